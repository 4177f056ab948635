import { say } from '@conclave/kernel'
import { chapterOf, retold } from '@conclave/mage-noir'
import { Board } from './board.tsx'
import { LargeCard } from './card/large-card.tsx'
import { aftermath, cueOf, headingOf } from './cues.ts'
import { deckSetup } from './decks/deck-setup.tsx'
import { learningCode } from './decks/learning.ts'
import { deckObjection } from './decks/objection.ts'
import { digestOf } from './digest.ts'
import figures from './figures.ts'
import type { Kit } from './kit.ts'
import { legend } from './legend.tsx'
import { scenesOf } from './stage/scenes.ts'
import { tableAt } from './stage/table-at.ts'
import { tellOption } from './telling.ts'
import { boardTexts, words } from './texts/index.ts'
import { buttonsOf, isEnding, sourceOf, thingsOf } from './things.ts'

const duel = (one: string, other: string): NonNullable<Kit['presets']>[number] => ({
  name: words('preset', { one: say(`deck.${one}`), other: say(`deck.${other}`) }),
  options: { deck0: one, deck1: other },
})

/** A first duel with the learning decks, and two of the box. */
const presets: Kit['presets'] = [
  {
    name: words('preset.first'),
    options: { deck0: learningCode('sparks'), deck1: learningCode('saplings') },
  },
  duel('burning-wrath', 'growing-canopy'),
  duel('crushing-pressure', 'whirling-volley'),
]

const kit: Kit = {
  Board,
  air: { name: 'mage-noir' },
  legend: () => legend,
  texts: boardTexts,
  Face: LargeCard,
  thingsOf,
  isEnding,
  tellOption,
  chapterOf,
  digestOf,
  scenesOf,
  tableAt,
  sourceOf,
  buttonsOf,
  cardIn: (option) => ('card' in option ? option.card : undefined),
  presets,
  setup: deckSetup,
  objection: deckObjection,
  headingOf,
  retell: retold,
  aftermath,
  cueOf,
  ...figures,
}
export default kit
