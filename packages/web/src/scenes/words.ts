import type { Step } from '../kit/scene.ts'
import type { LogEntry } from '../table/table.ts'
import type { RichText } from '../texts/rich.ts'
import type { TableTexts } from '../texts/table-texts.ts'

/** The words of a step: its own, or the log's sentence. */
export const wordsOf = (
  texts: TableTexts,
  log: readonly LogEntry[],
  { seq, says }: Pick<Step, 'seq' | 'says'>,
): RichText => {
  if (says !== null) return texts.rich(says)
  const entry = log.findLast((each) => each.seq === seq)
  return entry === undefined ? [] : texts.event(entry.event)
}
