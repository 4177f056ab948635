import { chapterOf, retold } from '@conclave/black-rose'
import { Board } from './board.tsx'
import { LargeCard } from './card/large-card.tsx'
import { isSpell } from './card/printed.ts'
import { cueOf, headingOf, headline } from './cues.ts'
import { deedsOf } from './deeds/deeds.ts'
import { doneAfter } from './deeds/done.ts'
import { noticeOf } from './digest/notice.ts'
import { digestOf } from './digest/segments.ts'
import figures from './figures.ts'
import { hintsOf } from './hints/hints.ts'
import type { Kit } from './kit.ts'
import { legendFor } from './legend.tsx'
import { seatColours } from './measure.ts'
import { aheadOf, isOnTheWay } from './prompt/ahead.ts'
import { buttonsOf } from './prompt/buttons.ts'
import { effectOf } from './prompt/effect.ts'
import { scoreOf } from './score.ts'
import { roseSetup } from './setup/setup.tsx'
import { inOrder, shortcutOf } from './shortcuts.ts'
import { scenesOf } from './stage/scenes.ts'
import { tableAt } from './stage/table-at.ts'
import { tellOption, tellQuestion } from './telling.ts'
import { boardTexts } from './texts/index.ts'
import { cardIn, isEnding, sourceOf, thingsOf, throwsAway } from './things.ts'

const kit: Kit = {
  Board,
  air: { name: 'black-rose', theme: 'dark' },
  legend: legendFor,
  texts: boardTexts,
  Face: LargeCard,
  tellsAll: isSpell,
  thingsOf,
  inOrder,
  cardIn,
  shortcutOf,
  tellQuestion,
  tellOption,
  isEnding,
  throwsAway,
  plansOf: deedsOf,
  aheadOf,
  isOnTheWay,
  doneAfter,
  chapterOf,
  sourceOf,
  effectOf,
  buttonsOf,
  calm: true,
  digestOf,
  noticeOf,
  retell: retold,
  headingOf,
  headline,
  scoreOf,
  scenesOf,
  tableAt,
  cueOf,
  ...figures,
  seatColours,
  dividedBy: 'rounds',
  setup: roseSetup,
  hintsOf,
}
export default kit
