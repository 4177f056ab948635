import { ask, call, done, go, tell } from '@conclave/kernel'
import { casts, mayDeclare, openQuestions } from '../casting.ts'
import { cards } from '../content/cards.ts'
import { happened } from '../events.ts'
import { isPlayable, startCard } from '../playing.ts'
import type { OptionOf, Spellbound, StoredCard } from '../state.ts'
import { discardFrom, distinct } from '../table/display.ts'
import { openCast, ruleOfCast } from './open-cast.ts'
import { castLocals, procedure, question } from './procedure.ts'
import { wandUses } from './wand.ts'

/** [SPB-IN.8] Gives up one stored card; no action is gained. */
const giveUp = (state: Spellbound, { village, card, value }: StoredCard): void => {
  const at = state.stored.findIndex(
    (stored) => stored.village === village && stored.card === card && stored.value === value,
  )
  state.stored.splice(at, 1)
  state.zones.discard.push(card)
  tell?.(happened({ event: 'cardDiscarded', seat: state.active, card, from: 'stored' }, 'SPB-IN.8'))
}

/** [SPB-ST.8] Fortuna is a mage card like the others (L309, L557). */
const mostCardsLeft = 2

type Deed = 'play' | 'discard' | 'wand' | 'cast' | 'giveUp' | 'declare' | 'endStory'
const rules = {
  play: 'SPB-ST.2',
  discard: 'SPB-ST.5',
  wand: 'SPB-WN.3',
  giveUp: 'SPB-IN.8',
  declare: 'SPB-FB.2',
  endStory: 'SPB-ST.8',
} as const

// Built once: every option is frozen data, and these are offered again and again.
const plays = new Map(cards.map(({ id }): [string, OptionOf<'play'>] => [id, { card: id, do: 'play' }]))
const discards = new Map(
  cards.map(({ id }): [string, OptionOf<'discard'>] => [id, { card: id, do: 'discard' }]),
)

const deeds = (state: Spellbound): OptionOf<Deed>[] => {
  const list: OptionOf<Deed>[] = []
  for (const card of distinct(state.zones.mageRow)) {
    if (card === 'fortuna-deck') continue
    if (isPlayable(state, card)) list.push(plays.get(card)!)
    list.push(discards.get(card)!)
  }
  for (const use of wandUses(state)) list.push(use)
  for (const cast of casts(state, state.active)) list.push(cast)
  for (const { village, card, value } of state.stored) {
    const option = { card, do: 'giveUp', value, village } as const
    if (!list.some((other) => isSameGiveUp(other, option))) list.push(option)
  }
  if (mayDeclare(state)) list.push({ do: 'declare' })
  if (state.zones.mageRow.length <= mostCardsLeft) list.push({ do: 'endStory' })
  return list
}

/** Copies of a card that were left for the same influence at the same village are alike. */
const isSameGiveUp = (other: OptionOf<Deed>, { village, card, value }: StoredCard): boolean =>
  other.do === 'giveUp' && other.card === card && other.value === value && other.village === village

/** [SPB-ST.1] The active player plays cards, uses the wand and casts spells in any order, until she ends the phase. */
export const story = procedure('story')({
  first: 'begin',
  steps: {
    begin: (state) => {
      state.phase = 'story'
      return go('choose')
    },
    choose: (state) => ask(question(state.active, 'story', null), ...openQuestions(state)),
  },
  questions: {
    // D-04
    story: {
      rule: (option: OptionOf<Deed>) => (option.do === 'cast' ? ruleOfCast(option) : rules[option.do]),
      options: deeds,
      reply: (state, _, option: OptionOf<Deed>, { seat }) => {
        switch (option.do) {
          case 'play':
            startCard(state, option.card)
            return call('playCard', {}, 'choose')
          case 'discard':
            discardFrom(state, 'mageRow', option.card, 'SPB-ST.5')
            return go('choose')
          case 'wand':
            return call('useWand', { power: option.power }, 'choose')
          case 'cast':
            return call('cast', castLocals(seat, option.spell), 'choose')
          case 'giveUp':
            giveUp(state, option)
            return go('choose')
          case 'declare':
            return call('finalBattle', { allotted: 0 }, 'choose')
          case 'endStory':
            return done
        }
      },
    },
    openCast: openCast('choose'),
  },
})
