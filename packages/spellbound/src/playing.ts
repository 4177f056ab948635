import { tell } from '@conclave/kernel'
import { cardOf, cards } from './content/cards.ts'
import { happened } from './events.ts'
import type { CurrentCard, Spellbound, SpellboundOption } from './state.ts'
import { doesOf, waysToUse } from './verbs/index.ts'
import type { ChosenSentence, Effect, Part } from './words/effect.ts'

/** The effect of a base or ally card as it stands now; other cards cannot be played. */
export const effectOf = (id: string, first: boolean): Effect | undefined => {
  const card = cardOf(id)
  if (card.kind === 'base') return card.effect
  if (card.kind !== 'ally') return undefined
  return first && card.first !== undefined ? card.first : card.effect
}

/** [AR-16] True if the watchman card would be played for the first time. */
const isFirstPlay = (state: Spellbound): boolean => state.watchman === null

/** True if some part of a card in the Mage row can be used now; otherwise it can only be discarded (AR-58). */
export const isPlayable = (state: Spellbound, id: string): boolean => {
  if (alwaysPlayable.has(id)) return true
  const effect = effectOf(id, isFirstPlay(state))
  if (effect === undefined || !effect.parts.some((part) => isUsable(state, part))) return false
  return effect.pay.length === 0 || paymentsFor(state, id).length > 0
}

/** Cards that offer a move for nothing: there is always somewhere to go. */
const alwaysPlayable: ReadonlySet<string> = new Set(
  cards
    .filter((card) => card.kind === 'base' || card.kind === 'ally')
    .filter(
      ({ effect }) => effect.pay.length === 0 && effect.parts.flat().some(({ verb }) => verb === 'move'),
    )
    .map(({ id }) => id),
)

const isUsable = (state: Spellbound, part: Part): boolean =>
  part.some((sentence) => waysToUse(state, sentence, { part: 0, seat: state.active }).length > 0)

/** [AR-39] Payments for the Vampire: any other ally in the row, or a wicked card. */
export const paymentsFor = (state: Spellbound, id: string): SpellboundOption[] => {
  const effect = effectOf(id, false)
  if (effect === undefined) return []
  // A Vampire still in the row is not its own price.
  const ownCopies = state.current === null ? state.zones.mageRow.filter((card) => card === id).length : 2
  return effect.pay
    .flatMap((sentence) => waysToUse(state, sentence, { part: 0, seat: state.active }))
    .filter((option) => option.do === 'remove' && (option.card !== id || ownCopies >= 2))
}

/** The ways to go on with the card being resolved, each action once although several parts may offer it. */
export const partOptions = (state: Spellbound, current: CurrentCard): SpellboundOption[] => {
  const effect = effectOf(current.card, current.first)
  if (effect === undefined || current.over) return []
  const options: SpellboundOption[] = []
  const seen: ChosenSentence[] = []
  for (const part of openParts(effect, current)) {
    for (const sentence of effect.parts[part]!) {
      if (seen.includes(sentence)) continue
      seen.push(sentence)
      for (const option of waysToUse(state, sentence, { part, seat: state.active })) options.push(option)
    }
  }
  return options
}

/** The parts that have not been used or passed over. */
export const openParts = (effect: Effect, { used, over }: CurrentCard): number[] => {
  if (over) return []
  const from = effect.order === 'seq' ? Math.max(-1, ...used) + 1 : 0
  const open: number[] = []
  for (let part = from; part < effect.parts.length; part++) if (!used.includes(part)) open.push(part)
  return open
}

/** True once something of a card was used or paid: before that it could as well have been discarded. */
export const isBegun = ({ card, used }: CurrentCard): boolean =>
  used.length > 0 || effectOf(card, false)?.pay.length !== 0

/** A way to use a part of a card. */
export type PartOption = Extract<SpellboundOption, { readonly part: number }>

/** The sentence of a card that an answer belongs to: part and sort tell it, whether it is a first play or a later one. */
export const sentenceFor = (card: string, option: PartOption): ChosenSentence => {
  const answers = (sentence: ChosenSentence) => doesOf(sentence) === option.do
  const found =
    effectOf(card, false)?.parts[option.part]?.find(answers) ??
    effectOf(card, true)?.parts[option.part]?.find(answers)
  if (found === undefined) throw new Error(`no sentence of '${card}' offers '${option.do}'`)
  return found
}

/** Takes a card from the Mage row and begins to resolve it. */
export const startCard = (state: Spellbound, card: string): void => {
  const row = state.zones.mageRow
  row.splice(row.indexOf(card), 1)
  state.current = {
    card,
    first: isFirstPlay(state),
    paid: effectOf(card, false)?.pay.length === 0,
    used: [],
    village: -1,
    influence: 0,
    passenger: -1,
    carried: false,
    rode: false,
    declined: [],
    over: false,
  }
  tell?.(happened({ event: 'cardPlayed', seat: state.active, card }, 'SPB-ST.2'))
}

/** [SPB-ST.4] A finished card is discarded, unless its influence waits at a village or it guards the Wicked row. */
export const finishCard = (state: Spellbound): void => {
  const { current, zones } = state
  if (current === null) return
  const { card } = current
  const to = current.over || (current.influence > 0 ? 'stored' : 'discard')
  if (to === 'stored') state.stored.push({ village: current.village, card, value: current.influence })
  else zones[to].push(card)
  state.current = null
  tell?.(happened({ event: 'cardFinished', card, to }, to === 'stored' ? 'SPB-IN.3' : 'SPB-ST.4'))
}
