import { say } from '@conclave/kernel'
import { chapterOf } from '@conclave/spellbound'
import { Board } from './board.tsx'
import { LargeCard } from './card/large-card.tsx'
import { concerns, cueOf, headingOf, headline, titleOf } from './cues.ts'
import { digestOf } from './digest.ts'
import figures from './figures.ts'
import type { Kit } from './kit.ts'
import { legend } from './legend.tsx'
import { outcomeOf, plansOf } from './outcome.ts'
import { scenesOf } from './stage/scenes.ts'
import { tableAt } from './stage/table-at.ts'
import { boardTexts } from './texts/index.ts'
import './tokens.css'
import { buttonsOf, calls, cardIn, cardOf, isEnding, sourceOf, thingsOf, throwsAway } from './things.ts'

/** From a first match to the hardest one. */
const presets: Kit['presets'] = [
  { name: say('title.apprentice'), options: { trollBreaker: false, dan: 0, witchFinder: false } },
  { name: say('title.trollBreaker'), options: { trollBreaker: true, dan: 0, witchFinder: false } },
  { name: say('title.dan', { dan: 5 }), options: { trollBreaker: false, dan: 5, witchFinder: false } },
  { name: say('title.witchFinder'), options: { trollBreaker: true, dan: 3, witchFinder: true } },
]

/** Measured in `docs/bots.md`: what one weak partner makes of a company. */
const partners: Kit['partners'] = {
  usual: 'adept:ms=700',
  warnings: { random: say('partner.random'), greedy: say('partner.greedy') },
}

const kit: Kit = {
  Board,
  air: { name: 'spellbound' },
  legend: () => legend,
  texts: boardTexts,
  Face: LargeCard,
  unprinted: ['code'],
  thingsOf,
  isEnding,
  throwsAway,
  plansOf,
  tellOption: outcomeOf,
  buttonsOf,
  cardIn,
  chapterOf,
  sourceOf,
  calls,
  presets,
  partners,
  headingOf,
  concerns,
  cardOf,
  headline,
  titleOf,
  digestOf,
  scenesOf,
  tableAt,
  cueOf,
  ...figures,
}
export default kit
