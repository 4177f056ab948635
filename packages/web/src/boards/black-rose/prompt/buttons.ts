import {
  type ActionName,
  type BlackRoseOption,
  type BlackRoseQuestion,
  type BlackRoseView,
  forecastOf,
  refusalText,
  rulesIn,
} from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import type { PromptButton } from '../../../kit/kit.ts'
import { linesOf } from '../forecast/lines.ts'
import type { Cards, Kit, Question } from '../kit.ts'
import { words } from '../texts/index.ts'
import { discardsQuests, nextStandard } from '../things.ts'
import { aimQuestion, castingBy, wantsTarget } from './ahead.ts'

type Sort = BlackRoseOption['do']
type Button = PromptButton<BlackRoseOption>

/** Actions of an activation, in this order, also those that glow on the board. */
const actions: readonly Sort[] = ['castNext', 'castQuick', 'move', 'attack', 'evocation', 'sacrifice', 'end']
/** [BRW-ACT.9, REB-ACT.12] To give up a spell is an action like others in Rebirth alone; else it stands last and apart. */
const plainActions: readonly Sort[] = ['castNext', 'castQuick', 'move', 'attack', 'end', 'sacrifice']

/** Number of targets that still have a button each beside their figures. */
const fewTargets = 4

/** Position of an action that cannot be taken. */
const missed: { readonly [S in Sort]?: ActionName } = {
  castNext: 'cast',
  move: 'explore',
  attack: 'fight',
  evocation: 'command',
  sacrifice: 'momentum',
}

/**
 * [REB-ACT.2] Buttons of refused actions: whoever has an action left sees all five, and the game says why some of them cannot be
 * taken.
 */
const refusedButtons = ({ refused = [] }: BlackRoseView, sort: Sort): Button[] =>
  refused
    .filter(({ action }) => action === missed[sort])
    .map((each) => ({ options: [], name: words(`action.${each.action}`), objection: refusalText(each) }))

/** Every sort of action is a button with its name, so is every spell that can be triggered, every quest that can be completed, and removing a spell. */
export const buttonsOf: NonNullable<Kit['buttonsOf']> = (question, options, table, cards) => {
  if (question.kind === 'component')
    return [
      // [REB-QST.4] A completed quest is no action, and seldom waits.
      ...options.flatMap((option) => questButton(option, cards, 'button.solve')),
      ...(rulesIn(table.edition).commands ? actions : plainActions).flatMap((sort) => {
        const found = options.filter((option) => option.do === sort)
        return found.length > 0 ? [actionButton(sort, found, question, table)] : refusedButtons(table, sort)
      }),
    ]
  // [BRW-STU.6] At any time of the Study Phase, and in nobody's way.
  if (removesAside(question)) {
    const removals = options.filter(isRemoval)
    return removals.length === 0 ? [] : [removalButton(removals)]
  }
  // [REB-AVA.27] A finger reads whom the Avatar may go for, where a mouse points at them.
  if (question.kind === 'avatarAim' && options.length <= fewTargets)
    return options.map((option) => ({ options: [option] }))
  if (question.kind === 'react') return options.filter(isTrigger).map(triggerButton)
  // [BRW-QST.2, BRW-QST.6] Which one, a menu asks, also where there is but one.
  if (discardsQuests(question)) return [discardButton(question, options)]
  if (mayComplete(options)) return options.flatMap((option) => questButton(option, cards, 'button.quest'))
  return []
}

/** True where a spell lies that could be removed, while something else can be done with it. */
const removesAside = ({ kind, about }: Question): boolean =>
  kind === 'librarySchool' || kind === 'libraryKeep' || kind === 'removal' || (kind === 'study' && about.over)

const discardButton = ({ kind }: Question, options: readonly BlackRoseOption[]): Button => ({
  options: options.filter((option) => option.do === 'quest'),
  aside: kind === 'giveUpQuest',
  name: words(kind === 'giveUpQuest' ? 'button.giveUp' : 'button.discardQuest'),
})

/** [BRW-QST.5] True if quests are offered to be completed, and not to be drawn: then one may always decline. */
const mayComplete = (options: readonly BlackRoseOption[]): boolean =>
  options.some((option) => option.do === 'pass' || option.do === 'no')

const questButton = (
  option: BlackRoseOption,
  cards: Cards,
  id: 'button.quest' | 'button.solve',
): Button[] => {
  const info = option.do === 'quest' ? cards.get(option.quest) : undefined
  if (info?.kind !== 'quest') return []
  const { name: quest, facts } = info
  return [{ options: [option], name: words(id, { quest, power: facts.power }) }]
}

type Trigger = Extract<BlackRoseOption, { readonly do: 'sacrifice' | 'trigger' }>
const isTrigger = (option: BlackRoseOption): option is Trigger => option.do === 'trigger'

type Removal = Extract<BlackRoseOption, { readonly do: 'remove' }>
const isRemoval = (option: BlackRoseOption): option is Removal => option.do === 'remove'

/** Button to remove a spell: a menu asks which one, also where there is but one, as it would be gone for good. */
const removalButton = (options: readonly Removal[]): Button => ({
  options,
  aside: true,
  name: words('button.remove'),
})

const cardNamed = (id: string) => ({ card: say(`spell.${id}`) })

/** A card that can answer more than one thing has a button for each, which says the whole of its answer. */
const triggerButton = (option: Trigger, _: number, all: readonly Trigger[]): Button =>
  all.filter(({ card, slot }) => card === option.card && slot === option.slot).length > 1
    ? { options: [option] }
    : { options: [option], name: words('button.trigger', cardNamed(option.card)) }

/**
 * [BRW-CAST.3, BRW-R.26] Name of a cast's button: where there is but one target, or none, nothing is asked after this, and the
 * button says what comes of it.
 */
const castName = (
  id: 'button.cast' | 'button.cast.quick',
  sort: 'castNext' | 'castQuick',
  card: string,
  table: BlackRoseView,
  seat: number,
): Message => {
  const spell = castingBy(sort, table)
  const [only, another] = spell?.aims ?? []
  if (spell === undefined || another !== undefined) return words(id, cardNamed(card))
  if (only === undefined)
    return wantsTarget(spell, table.edition)
      ? words('cast.nobody', cardNamed(card))
      : words(id, cardNamed(card))
  const forecast = forecastOf(table, aimQuestion(spell, seat), only.option)
  const [line] = forecast === null ? [] : linesOf(forecast, table)
  return line === undefined
    ? words(id, cardNamed(card))
    : words('cast.at', { ...cardNamed(card), forecast: line })
}

/** Spells lie on the sheet, where they are read: their names are enough. */
const momentumPart = (option: BlackRoseOption): Button[] =>
  option.do === 'sacrifice'
    ? [{ options: [option], quiet: true, name: words('button.momentum.which', cardNamed(option.card)) }]
    : []

const commandPart = (option: BlackRoseOption): Button[] =>
  option.do === 'evocation'
    ? [{ options: [option], name: words('button.command', { kind: say(`evocation.${option.kind}`) }) }]
    : []

const actionButton = (
  sort: Sort,
  options: readonly BlackRoseOption[],
  { seat, about: { through } }: BlackRoseQuestion<'component'>,
  table: BlackRoseView,
): Button => {
  const { mages, edition } = table
  const slots = mages[seat]?.slots ?? []
  const [only, another] = options
  // [REB-ACT.8, REB-ACT.9, REB-ACT.10, REB-ACT.12] Where evocations can be commanded, all actions have names of their own.
  const named = rulesIn(edition).commands
  switch (sort) {
    case 'castNext': {
      const card = nextStandard(slots)?.card
      return card == null ? { options } : { options, name: castName('button.cast', sort, card, table, seat) }
    }
    case 'castQuick': {
      const card = slots.find(({ slot }) => slot === 'quick')?.card
      return card == null
        ? { options }
        : { options, name: castName('button.cast.quick', sort, card, table, seat) }
    }
    case 'sacrifice': {
      const id = named ? 'button.momentum' : 'button.sacrifice'
      return another === undefined && only?.do === 'sacrifice'
        ? { options, quiet: true, aside: !named, name: words(id, cardNamed(only.card)) }
        : {
            options,
            quiet: true,
            aside: !named,
            name: words(`${id}.one`),
            ...(named && {
              parts: { asks: words('button.momentum.asks'), buttons: options.flatMap(momentumPart) },
            }),
          }
    }
    case 'evocation':
      return another === undefined && only?.do === 'evocation'
        ? { options, name: words('button.command', { kind: say(`evocation.${only.kind}`) }) }
        : {
            options,
            name: words('button.command.one'),
            parts: { asks: words('button.command.asks'), buttons: options.flatMap(commandPart) },
          }
    case 'move':
      return named ? { options, name: words('button.explore') } : { options }
    case 'attack':
      return named && through === undefined ? { options, name: words('button.fight') } : { options }
    default:
      return { options }
  }
}
