import { expect, test } from 'vitest'
import { textsIn } from '../../src/index.ts'
import { rose } from '../../src/state.ts'
import { inAll } from './voices.ts'

const events = textsIn('rebirth').cards.filter(({ kind }) => kind === 'avatarEvent')
const textOf = (id: string) => inAll(events.find((card) => card.id === id)!.text)

test('[REB-AVA.13] an event of the Avatar says what the Avatar does, and to whom', () => {
  expect(textOf('mended-flesh')).toEqual({
    en: 'The Avatar heals 3 damage on itself.',
    fr: 'L’Avatar soigne 3 dégâts sur lui-même.',
    it: 'L’Avatar cura 3 danni su di sé.',
  })
  expect(textOf('the-bell-for-the-servants').en).toBe('The Avatar summons a Cadaver in its room.')
  expect(textOf('possession').en).toBe('The Avatar is placed in the Black Rose Room.')
  expect(textOf('rising-sap').en).toMatch(/^The Black Rose gains X PP, where X .* where she alone/)
  expect(textOf('hunt-of-the-rose').en).toBe(
    'The Avatar moves up to its movement towards the mage with the most PP.',
  )
  expect(textOf('her-eyes-open')).toEqual({
    en: 'The Avatar deals 1 black damage to the nearest mage.',
    fr: 'L’Avatar inflige 1 dégât noir au mage le plus proche.',
    it: 'L’Avatar infligge 1 danno nero al mago più vicino.',
  })
  expect(textOf('black-harvest').en).toBe('The Avatar places 1 instability cube in each room with a mage.')
})

test('[REB-CMP.25, RUL-59] they are of no moon', () => {
  expect(events).toHaveLength(15)
  for (const { facts } of events) expect(facts).not.toHaveProperty('moon')
})

test('[REB-AVA.28] the log names a room that it goes for with its article, and the Avatar as who uses one', () => {
  const { event } = textsIn('rebirth')
  const audience = 'everyone' as const
  const goes = event({ event: 'avatarGoesFor', audience, at: null, room: 'cemetery', by: 'mages' })
  expect(inAll(goes)).toEqual({
    en: 'The Avatar goes for the Cemetery: most mages.',
    fr: 'L’Avatar vise le Cimetière\u202f: le plus de mages.',
    it: 'L’Avatar prende di mira il Cimitero: il maggior numero di maghi.',
  })
  const uses = event({ event: 'roomActivated', audience, seat: rose, room: 'cemetery' })
  expect(inAll(uses).en).toBe('The Avatar activates the Cemetery.')
})

test('[REB-QST.3] Bloodletting says that one opponent is enough if there is but one', () => {
  const quest = textsIn('rebirth').cards.find(({ id }) => id === 'bloodletting')!
  expect(inAll(quest.text).en).toContain('each time another one (once is enough against a single opponent)')
})
