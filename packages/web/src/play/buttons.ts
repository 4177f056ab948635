import type { Option } from '@conclave/kernel'
import type { BoardKit, GameTypes, PromptButton } from '../kit/kit.ts'
import type { Targets } from '../kit/targets.ts'

/** More answers without a thing on the board than this become a list that can be opened. */
const mostButtons = 7

/** The buttons of the prompt bar: those that the game names, then every other answer without a thing on the board. */
export const buttonsOf = <G extends GameTypes>(
  kit: Pick<BoardKit<G>, 'buttonsOf'> | null,
  question: G['question'] | null,
  options: readonly G['option'][],
  { elsewhere }: Pick<Targets<G['option']>, 'elsewhere'>,
  table: G['view'],
  cards: ReadonlyMap<string, G['card']>,
): readonly PromptButton<G['option']>[] => {
  if (kit === null || question === null) return []
  const named = kit.buttonsOf?.(question, options, table, cards) ?? []
  const covered = named.flatMap((button) => button.options)
  const others = elsewhere.length > mostButtons ? [] : elsewhere.filter((option) => !covered.includes(option))
  return [...named, ...others.map((option) => ({ options: [option] }))]
}

/** The answers that are given in the prompt bar by one click, in their order there; those of a menu have no key. */
export const inTheBar = (
  buttons: readonly PromptButton[],
  { elsewhere }: Pick<Targets, 'elsewhere'>,
): readonly Option[] => {
  const single = buttons.flatMap(({ options }) => (options.length === 1 ? options : []))
  return [...new Set([...single, ...elsewhere])]
}
