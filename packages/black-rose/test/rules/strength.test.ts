import { expect, test } from 'vitest'
import { view } from '../../src/view.ts'
import { lay } from '../position.ts'

test('[BRW-V.3, BRW-V.23] everybody sees how strong a mage is now, what her physical attacks deal, and by which cards', () => {
  const t = lay({ mages: [{ at: 'arena' }, { at: 'garden' }], events: ['manners-please'] })
  const seen = () => view(t.state, 1).mages[0]
  expect(seen()).toMatchObject({
    strength: 2,
    blow: 1,
    blowBy: [{ card: 'event.manners-please', by: -1 }],
  })
  t.state.lasting.push({ seat: 0, card: 'quest.still-hot', rule: { rule: 'strength', by: 1 } })
  expect(seen()).toMatchObject({ strength: 3, blow: 2 })
  expect(seen()?.blowBy).toEqual([
    { card: 'quest.still-hot', by: 1 },
    { card: 'event.manners-please', by: -1 },
  ])
})
