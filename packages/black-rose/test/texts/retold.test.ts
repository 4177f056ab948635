import { languages } from '@conclave/kernel'
import { expect, test } from 'vitest'
import {
  type BlackRoseEvent,
  happened,
  type PrivateHappening,
  type PublicHappening,
  privately,
} from '../../src/events.ts'
import { retold, textsIn } from '../../src/index.ts'
import { roomColours } from '../../src/words/board.ts'
import { inAll } from './voices.ts'

const told = (event: PublicHappening): BlackRoseEvent => happened(event, 'BRW-STU.1')
const alone = (event: PrivateHappening): BlackRoseEvent => privately(event.seat, event, 'BRW-STU.1')

/** The log as it is read in a language. */
const read = (language: 'en' | 'fr' | 'it', ...events: BlackRoseEvent[]): string[] =>
  retold(events).map(({ at, says }) => inAll(says ?? textsIn('1.6').event(events[at]!))[language])

const drew = (card: string, seat = 0): BlackRoseEvent => alone({ event: 'drew', seat, card })

test('[BRW-STU.1] one draw is one line: with the cards for whoever sees them, without for the others', () => {
  const library = told({ event: 'drewFromLibrary', seat: 0, schools: ['destruction', 'illusion'] })
  expect(read('en', drew('fireball'), drew('dismiss'), library)).toEqual([
    'Raven draws Fireball and Dismiss from the Library.',
  ])
  expect(read('en', library)).toEqual(['Raven draws from the Library: Destruction and Illusion.'])
  const grimoire = told({ event: 'drewFromGrimoire', seat: 0, count: 2 })
  const renewed = told({ event: 'grimoireRenewed', seat: 0 })
  expect(read('fr', drew('fireball'), renewed, drew('dismiss'), grimoire)).toHaveLength(2)
  expect(read('it', drew('fireball'), grimoire)).toEqual([
    expect.stringMatching(/^Corvo pesca .+ dal Grimorio\.$/),
  ])
})

test('[BRW-STU.1] what another draws right before is not told as one’s own', () => {
  const others = told({ event: 'drewFromGrimoire', seat: 1, count: 1 })
  expect(read('en', drew('fireball'), others)).toEqual([
    'Raven draws Fireball.',
    'Stag draws 1 card from the Grimoire.',
  ])
})

test('[BRW-QST.9] a quest that is drawn or stolen is told once', () => {
  const drawn = alone({ event: 'drewQuest', seat: 0, quest: 'walk-the-hound' })
  expect(read('en', told({ event: 'questDrawn', seat: 0 }), drawn)).toEqual([
    'Raven draws the quest Walk the Hound.',
  ])
  expect(read('en', told({ event: 'questStolen', seat: 0, whom: 1 }), drawn)).toEqual([
    'Raven steals the quest Walk the Hound from Stag.',
  ])
  expect(read('en', told({ event: 'questDrawn', seat: 1 }))).toEqual(['Stag draws a quest.'])
})

test('[BRW-V.30] who looks at cards of the Library draws only what she takes', () => {
  const saw = (card: string): BlackRoseEvent => alone({ event: 'sawSpell', seat: 0, card })
  const looked = told({ event: 'libraryLookedAt', seat: 0, school: 'illusion', count: 2 })
  expect(read('en', saw('blur'), saw('maze'), looked)).toEqual([
    'Raven looks at the top 2 cards of Illusion: Blur and Maze.',
  ])
  expect(read('en', looked)).toEqual(['Raven looks at the top 2 cards of Illusion.'])
  expect(read('fr', looked)).toEqual(['Corbeau regarde les 2 premières cartes de l’école Illusion.'])
})

test('[BRW-D.42] quests and events that one looks at are named in the line that tells of it', () => {
  const quest = alone({ event: 'sawQuest', seat: 0, quest: 'walk-the-hound' })
  expect(read('en', quest, told({ event: 'questsLookedAt', seat: 0, whom: 1 }))).toEqual([
    'Raven looks at the quests of Stag: Walk the Hound.',
  ])
  const event = alone({ event: 'sawEvent', seat: 0, card: 'open-archive' })
  expect(read('en', event, told({ event: 'eventsLookedAt', seat: 0, count: 1 }))).toEqual([
    'Raven looks at the next event: Open Archive.',
  ])
})

test('who wounds herself is named once; who defeats comes first where words have a gender', () => {
  const hurt = (seat: number) =>
    told({ event: 'damaged', model: { seat: 0 }, seat, amount: 2, by: 'spell.fireball' })
  expect(read('en', hurt(0))).toEqual(['Raven takes 2 damage: Fireball.'])
  expect(read('it', hurt(1))).toEqual([expect.stringMatching(/^Cervo infligge 2 danni a Corvo: /)])
  expect(read('fr', told({ event: 'defeated', seat: 0, by: 1 }))).toEqual(['Cerf vainc Corbeau.'])
})

test('[BRW-V.31] cards that somebody discards one after the other are one line', () => {
  const discards = (card: string, seat = 1) => told({ event: 'discarded', seat, card })
  expect(
    read('en', discards('fireball'), discards('dismiss'), discards('maze'), discards('blur', 0)),
  ).toEqual(['Stag discards Fireball, Dismiss and Maze.', 'Raven discards Blur.'])
})

test('[BRW-ACT.8] an action that nothing comes of says so, once something else has begun', () => {
  const acts = told({ event: 'actionSpent', seat: 1 })
  const steps = told({ event: 'stepped', model: { seat: 1 }, room: 'forge' })
  const phase = told({ event: 'phaseBegan', phase: 'evocation' })
  expect(read('en', acts)).toEqual(['Stag takes a physical action.'])
  expect(read('en', acts, steps)[0]).toBe('Stag takes a physical action.')
  expect(read('en', acts, phase)[0]).toBe('Stag takes a physical action and does nothing with it.')
  expect(read('fr', acts, phase)[0]).toBe('Cerf fait une action physique sans rien en tirer.')
  expect(read('it', acts, phase)[0]).toBe('Cervo compie un’azione fisica senza farne nulla.')
})

test('[REB-ACT.6, REB-ACT.8, REB-ACT.9, REB-ACT.10, REB-ACT.12] the actions of Rebirth are told by their names', () => {
  const explores = told({ event: 'actionSpent', seat: 1, action: 'explore' })
  const fights = told({ event: 'actionSpent', seat: 1, action: 'fight' })
  const commands = told({ event: 'actionSpent', seat: 1, action: 'command', kind: 'succubus' })
  const momentum = told({ event: 'sacrificed', seat: 1, card: 'fireball', slot: 'first', momentum: true })
  expect(read('en', explores, fights, commands, momentum)).toEqual([
    'Stag explores and does nothing with it.',
    'Stag fights nobody.',
    'Stag commands a Succubus, which does nothing.',
    'Momentum: Stag sacrifices Fireball for a step.',
  ])
  const steps = told({ event: 'stepped', model: { seat: 1 }, room: 'forge' })
  expect(read('fr', explores, steps)[0]).toBe('Cerf explore.')
  expect(read('it', fights, steps)[0]).toBe('Cervo combatte.')
})

test('[BRW-ROOM.1] the colour of a room has a word in every language', () => {
  const { catalogues } = textsIn('rebirth')
  for (const language of languages)
    for (const colour of roomColours)
      expect(Object.keys(catalogues[language]), colour).toContain(`colour.${colour}`)
})
