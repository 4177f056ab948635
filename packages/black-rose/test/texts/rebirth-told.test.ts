import { expect, test } from 'vitest'
import { textsIn } from '../../src/index.ts'
import { rose } from '../../src/state.ts'
import { type Board, lay } from '../position.ts'
import { inAll } from './voices.ts'

const narrow = '\u202f'
const { event } = textsIn('rebirth')

/** The first line of the log about something of this name. */
const lineOf = (t: Board, name: string) => inAll(event(t.happened(name)[0]!))

test('[REB-AVA.35] the log says why an Umbra of the Avatar takes damage', () => {
  const t = lay({
    edition: 'rebirth',
    phase: 'cleanUp',
    avatar: { umbras: [{ kind: 'vertigo', by: 0 }] },
    mages: [{ quests: ['kindling'] }],
  })
  const { en, fr, it } = lineOf(t, 'damaged')
  expect(en).toMatch(/ takes 1 damage from the Black Rose: the Avatar’s Clean-up\.$/)
  expect(fr).toMatch(new RegExp(` subit 1 dégât de la Rose noire${narrow}: l’entretien de l’Avatar\\.$`))
  expect(it).toMatch(/: la pulizia dell’Avatar\.$/)
})

test('[REB-END.5] the line of the final score says nothing of rooms, which bring nothing at the end', () => {
  const rebirth = lay({
    edition: 'rebirth',
    phase: 'scoring',
    crown: 0,
    mages: [{ power: 30 }, { power: 3 }],
  })
  expect(lineOf(rebirth, 'scored')).toEqual({
    en: 'Raven: PP 30, quests 0, trophies 0, Crown 1; total 31.',
    fr: `Corbeau${narrow}: PP 30, quêtes 0, trophées 0, Couronne 1${narrow}; total 31.`,
    it: 'Corvo: PP 30, missioni 0, trofei 0, Corona 1; totale 31.',
  })
  const earlier = lay({ edition: '1.6', phase: 'scoring', crown: 0, mages: [{ power: 30 }, { power: 3 }] })
  expect(lineOf(earlier, 'scored').en).toBe('Raven: PP 30, quests 0, trophies 0, rooms 0, Crown 1; total 31.')
})

test('[REB-END.1] what is gained or dealt comes from something that has a name', () => {
  for (const by of ['attack', 'defeat', 'avatar']) {
    const { en, fr, it } = inAll(
      event({ event: 'powerGained', audience: 'everyone', seat: rose, amount: 1, power: 1, by }),
    )
    for (const said of [en, fr, it]) expect(said).not.toMatch(new RegExp(`: ${by}\\.`))
  }
})
