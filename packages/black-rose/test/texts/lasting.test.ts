import { expect, test } from 'vitest'
import { lastingText } from '../../src/texts/lasting.ts'
import { view } from '../../src/view.ts'
import { after, castNext, lay, play } from '../position.ts'
import { inAll } from './voices.ts'

test('[BRW-V.23] everybody sees what lasts, from which card, and reads it in a few words', () => {
  const t = lay({ mages: [{ at: 'garden', first: 'beast-form' }, { at: 'forge' }] })
  play(t, 0, castNext, { do: 'element', element: 'fire' }, after)
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { lasting } = view(t.state, viewer)
    expect(lasting).toEqual([
      { seat: 0, source: 'spell.beast-form', rule: 'strength', amount: 1 },
      { seat: 0, source: 'spell.beast-form', rule: 'prowl', amount: 0 },
    ])
    expect(lasting.map((each) => inAll(lastingText(each)))).toEqual([
      { en: '+1 strength', fr: '+1 en force', it: '+1 alla forza' },
      {
        en: 'Prowls in the Evocation Phase',
        fr: 'Rôde en phase d’évocation',
        it: 'In agguato nella fase delle evocazioni',
      },
    ])
  }
})
