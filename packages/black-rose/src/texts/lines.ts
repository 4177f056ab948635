import type { Message } from '@conclave/kernel'
import { listsOf } from '../verbs/lists.ts'
import { phrase } from '../wording/words.ts'
import type { EditionId } from '../words/board.ts'
import { clauseText, saidIn } from './clauses.ts'

/** Lines of an effect at work, sentence by sentence; `list` as the view names it. */
export const effectLines = (edition: EditionId, list: string): Message[] =>
  (listsOf(edition).get(list) ?? []).map((sentence) =>
    phrase('text.sentence', { clause: saidIn(list, clauseText(sentence)) }),
  )
