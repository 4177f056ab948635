import type { Message } from '@conclave/kernel'
import { listsOf } from '../verbs/lists.ts'
import type { EditionId } from '../words/board.ts'
import { clauseText, saidIn } from './clauses.ts'
import { phrase } from './words.ts'

/** What an effect at work does, sentence by sentence; `list` as the view names it. */
export const effectLines = (edition: EditionId, list: string): Message[] =>
  (listsOf(edition).get(list) ?? []).map((sentence) =>
    phrase('text.sentence', { clause: saidIn(list, clauseText(sentence)) }),
  )
