import type { MatchFile } from '@conclave/kernel'
import type { LoadedGame } from '../games/loaded-game.ts'
import { plainOf } from '../texts/rich.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import { Detail } from '../ui/detail.tsx'
import type { Flaw } from './flaw.ts'

/** Says in the reader's language what is wrong with a match file: which answer, at what moment. */
export const FlawNote = ({
  flaw,
  file,
  loaded,
  texts,
  nameOf,
}: {
  readonly flaw: Flaw
  readonly file: MatchFile
  readonly loaded: LoadedGame
  readonly texts: TableTexts
  nameOf(seat: number): string
}) => (
  <div role="alert" style={{ display: 'grid', gap: '0.75rem', maxWidth: '40rem' }}>
    <p>{flawWords(flaw, file, loaded, texts)}</p>
    {flaw.answer !== null && <p>{momentWords(flaw, loaded, texts, nameOf(flaw.answer.seat))}</p>}
    <Detail words={flaw.detail} />
  </div>
)

const flawWords = (
  { kind, answer }: Flaw,
  file: MatchFile,
  { game }: LoadedGame,
  { t }: TableTexts,
): string => {
  if (kind === 'answer') return t('flaw.answer', { number: answer?.number ?? 0, all: answer?.all ?? 0 })
  if (kind === 'outdated')
    return t('flaw.outdated', { played: file.segments.at(-1)?.rules ?? '', today: game.rules })
  return t(`flaw.${kind}`)
}

/** Words for the moment of a flaw: the answer's seat, the turn and the question, as far as they can be told. */
const momentWords = (
  { answer, moment }: Flaw,
  { kit }: LoadedGame,
  texts: TableTexts,
  name: string,
): string => {
  const { t } = texts
  const number = answer?.number ?? 0
  const turn = moment === null ? undefined : kit?.turnOf?.(moment.table)
  const by = turn === undefined ? t('flaw.by', { number, name }) : t('flaw.by.turn', { number, name, turn })
  if (!moment?.asked) return by
  const { question, options } = moment.asked
  return `${by} ${t('flaw.asked', { question: plainOf(texts.question(question, options)) })}`
}
