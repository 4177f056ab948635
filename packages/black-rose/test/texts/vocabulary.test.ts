import { type Message, say } from '@conclave/kernel'
import { catalogueProblems } from '@conclave/texts'
import { describe, expect, test } from 'vitest'
import { textsIn } from '../../src/index.ts'
import { standingOrders } from '../../src/standing-orders.ts'
import { settings } from '../../src/state.ts'
import { textOf } from '../../src/verbs/index.ts'
import { en } from '../../src/wording/en.ts'
import { modelsText, roomsText } from '../../src/wording/words.ts'
import {
  archetypes,
  colours,
  editionIds,
  elements,
  evocationKinds,
  phases,
  roomColours,
  schools,
  sides,
  slotNames,
  spellTypes,
  timings,
} from '../../src/words/board.ts'
import { checkTimes, standings, tallies } from '../../src/words/card.ts'
import { conditions, crowds } from '../../src/words/effect.ts'
import { each, modelKinds, picked, pickedRoom, roomKinds, roomsOf, spots } from '../../src/words/select.ts'
import { eachMage, gain, when } from '../../src/words/sentences.ts'
import { flawsIn, foreignInItalian } from './voices.ts'

const named = (prefix: string, names: readonly string[]): Message[] =>
  names.map((name) => say(`${prefix}.${name}`))

/** Everything that the interface looks up by the names of things. */
const lookedUp: Message[] = [
  ...named('school', schools),
  ...named('element', elements),
  ...named('type', spellTypes),
  ...named('side', sides),
  ...named('slot', slotNames),
  ...named('roomColour', roomColours),
  ...named('colour', colours),
  ...named('phase', phases),
  ...named('archetype', archetypes),
  ...named('evocation', evocationKinds),
  ...named('model', modelKinds),
  ...named('roomKind', roomKinds),
  ...spots.map((spot) => modelsText(each('enemyModel', spot))),
  ...named('standing', standings),
  ...named('time', checkTimes),
  ...Object.keys(settings).flatMap((name) => [say(`setting.${name}`), say(`setting.${name}.help`)]),
  ...Object.keys(standingOrders.settings).flatMap((name) => [
    say(`order.${name}`),
    say(`order.${name}.help`),
  ]),
  ...conditions.map((condition) => textOf(when(condition, gain(1)))),
  ...crowds.map((crowd) => textOf(eachMage(crowd, gain(1)))),
  modelsText(picked),
  roomsText(pickedRoom),
  ...roomColours.map((colour) => roomsText(roomsOf(colour))),
]

describe('the vocabulary', () => {
  test('[BRW-CMP.27, BRW-CMP.28, BRW-CMP.29, BRW-CMP.32] has a text for every word', () => {
    expect(elements).toHaveLength(7)
    expect(timings).toEqual(['blackRose', 'action', 'instant', 'evocation', 'cleanUp'])
    expect(tallies.filter((name) => !Object.hasOwn(en, `tally.${name}`))).toEqual([])
    expect(lookedUp.flatMap(flawsIn)).toEqual([])
  })

  test('agrees in all languages', () => {
    expect(catalogueProblems(textsIn('1.6').catalogues)).toEqual([])
  })

  test('is that of the Italian rulebook', () => {
    const { it } = textsIn('1.6').catalogues
    expect([it['kind.forgotten'], it['room.throne-room'], it['side.dark']]).toEqual([
      'magia dimenticata',
      'Stanza del trono',
      'rovescio',
    ])
    expect(Object.entries(it).filter(([, text]) => foreignInItalian.test(text))).toEqual([])
  })
})

describe.each(editionIds)('the cards of %s', (edition) => {
  test('have a name and a text in every language', () => {
    const { cards } = textsIn(edition)
    const missing = cards.filter(({ name }) => !Object.hasOwn(en, name.say)).map(({ id }) => id)
    expect(missing).toEqual([])
    expect(cards.flatMap(({ name, text }) => [...flawsIn(name), ...flawsIn(text)])).toEqual([])
  })
})
