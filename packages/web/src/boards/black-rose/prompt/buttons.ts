import type { BlackRoseOption, BlackRoseView } from '@conclave/black-rose'
import { type Option, type Question, say } from '@conclave/kernel'
import type { BoardKit, PromptButton } from '../../board.ts'
import { words } from '../texts/index.ts'
import { nextStandard } from '../things.ts'

type Sort = BlackRoseOption['do']

/** What one can do in an activation, in this order, whatever of it also glows on the board. */
const actions: readonly Sort[] = ['castNext', 'castQuick', 'move', 'attack', 'sacrifice', 'end']

/** Every sort of action is a button with its name, and so is every spell that can be triggered. */
export const buttonsOf: NonNullable<BoardKit['buttonsOf']> = (question, options, shown) => {
  const table = shown as BlackRoseView
  if (question.kind === 'component')
    return actions.flatMap((sort) => {
      const found = options.filter((option) => sortOf(option) === sort)
      return found.length === 0 ? [] : [actionButton(sort, found, question, table)]
    })
  if (question.kind === 'react')
    return options.filter((option) => sortOf(option) === 'trigger').map(triggerButton)
  return []
}

const sortOf = (option: Option): Sort => (option as unknown as BlackRoseOption).do

const cardNamed = (id: string) => ({ card: say(`spell.${id}`) })

const triggerButton = (option: Option): PromptButton => ({
  options: [option],
  name: words('button.trigger', cardNamed(String(option.card))),
})

const actionButton = (
  sort: Sort,
  options: readonly Option[],
  { seat }: Question,
  table: BlackRoseView,
): PromptButton => {
  const slots = table.mages[seat]?.slots ?? []
  const [only, another] = options
  switch (sort) {
    case 'castNext': {
      const card = nextStandard(slots)?.card
      return card == null ? { options } : { options, name: words('button.cast', cardNamed(card)) }
    }
    case 'castQuick': {
      const card = slots.find(({ slot }) => slot === 'quick')?.card
      return card == null ? { options } : { options, name: words('button.cast.quick', cardNamed(card)) }
    }
    case 'sacrifice':
      return another === undefined && only !== undefined
        ? { options, name: words('button.sacrifice', cardNamed(String(only.card))) }
        : { options, name: words('button.sacrifice.one') }
    default:
      return { options }
  }
}
