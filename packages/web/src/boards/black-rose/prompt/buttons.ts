import type { BlackRoseOption, BlackRoseView } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import type { PromptButton } from '../../board.ts'
import type { Kit, Question } from '../kit.ts'
import { words } from '../texts/index.ts'
import { nextStandard } from '../things.ts'

type Sort = BlackRoseOption['do']
type Button = PromptButton<BlackRoseOption>

/** What one can do in an activation, in this order, whatever of it also glows on the board. */
const actions: readonly Sort[] = ['castNext', 'castQuick', 'move', 'attack', 'sacrifice', 'end']

/** Every sort of action is a button with its name, and so is every spell that can be triggered. */
export const buttonsOf: NonNullable<Kit['buttonsOf']> = (question, options, table) => {
  if (question.kind === 'component')
    return actions.flatMap((sort) => {
      const found = options.filter((option) => option.do === sort)
      return found.length === 0 ? [] : [actionButton(sort, found, question, table)]
    })
  if (question.kind === 'react') return options.filter(isTrigger).map(triggerButton)
  return []
}

type Trigger = Extract<BlackRoseOption, { readonly do: 'sacrifice' | 'trigger' }>
const isTrigger = (option: BlackRoseOption): option is Trigger => option.do === 'trigger'

const cardNamed = (id: string) => ({ card: say(`spell.${id}`) })

const triggerButton = (option: Trigger): Button => ({
  options: [option],
  name: words('button.trigger', cardNamed(option.card)),
})

const actionButton = (
  sort: Sort,
  options: readonly BlackRoseOption[],
  { seat }: Question,
  table: BlackRoseView,
): Button => {
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
      return another === undefined && only?.do === 'sacrifice'
        ? { options, name: words('button.sacrifice', cardNamed(only.card)) }
        : { options, name: words('button.sacrifice.one') }
    default:
      return { options }
  }
}
