import type { CardInfo } from '@conclave/kernel'
import type { BoardKit, PromptButton } from '../kit/kit.ts'
import { targetsOf } from '../kit/targets.ts'
import { buttonsOf } from '../play/buttons.ts'
import type { Lapsed } from '../table/table.ts'
import type { TableTexts } from '../texts/table-texts.ts'

/** So many answers that were let pass are named. */
const mostNamed = 3

/** Answers that were let pass when the time ran out, by the names that their buttons had. */
export const declinedIn = (
  kit: BoardKit | null,
  { t, speak, option: speakOption }: Pick<TableTexts, 't' | 'speak' | 'option'>,
  cards: ReadonlyMap<string, CardInfo>,
  { question, options, table }: Lapsed,
): string => {
  if (kit === null) return t('prompt.lapsed')
  const named = buttonsOf(kit, question, options, targetsOf(kit, question, options, table), table, cards)
  const covered = named.flatMap((button) => button.options)
  const others: PromptButton[] = options
    .filter((option) => !covered.includes(option))
    .map((option) => ({ options: [option] }))
  const missed = [...named, ...others].flatMap(({ options: [option], name }) => {
    if (option === undefined || kit.isEnding?.(option) === true) return []
    return [name === undefined ? speakOption(question, option) : speak(name)]
  })
  const what = [...missed.slice(0, mostNamed), ...(missed.length > mostNamed ? ['…'] : [])].join(', ')
  return what === '' ? t('prompt.lapsed') : t('prompt.lapsed.what', { what })
}
