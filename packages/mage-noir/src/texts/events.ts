import type { Message } from '@conclave/kernel'
import type { Happening, MageNoirEvent } from '../events.ts'
import type { Ending } from '../state.ts'
import { type About, card, element, isNoMana, mana, phrase, player } from './words.ts'

export const eventText = (happening: MageNoirEvent): Message => {
  const sentence: About<Happening, null, Message> = sentences[happening.event]
  return sentence(happening, null)
}

/** Sentence for the reason why the match was won or drawn. */
export const outcomeText = (reason: Ending): Message => phrase(`outcome.${reason}`)

/** Life that is left, as it is told: a mage or a permanent may have lost more than there was. */
const left = (life: number): number => Math.max(0, life)

const sentences: {
  readonly [E in Happening['event']]: About<Extract<Happening, { event: E }>, null, Message>
} = {
  matchBegan: ({ seat }) => phrase('event.matchBegan', { player: player(seat) }),
  openingKept: ({ seat }) => phrase('event.openingKept', { player: player(seat) }),
  starterChosen: ({ seat, first }) =>
    phrase('event.starterChosen', { player: player(seat), first: player(first) }),
  turnBegan: ({ seat, turn }) => phrase('event.turnBegan', { player: player(seat), turn }),
  phaseBegan: ({ seat, phase }) =>
    phrase('event.phaseBegan', { player: player(seat), phase: phrase(`phase.${phase}`) }),
  cardDrawn: ({ seat }) => phrase('event.cardDrawn', { player: player(seat) }),
  knownCardDrawn: ({ seat, card: id }) =>
    phrase('event.knownCardDrawn', { player: player(seat), card: card(id) }),
  drew: ({ card: id }) => phrase('event.drew', { card: card(id) }),
  deckEmpty: ({ seat }) => phrase('event.deckEmpty', { player: player(seat) }),
  deckShuffled: ({ seat }) => phrase('event.deckShuffled', { player: player(seat) }),
  manaAdded: ({ seat, element: which, pile }) =>
    phrase(`event.manaAdded.${pile}`, { player: player(seat), element: element(which) }),
  pileTaken: ({ seat, pile, mana: bag }) =>
    phrase(`event.pileTaken.${pile}`, { player: player(seat), mana: mana(bag) }),
  cardPrepared: ({ seat, card: id, locked }) =>
    isNoMana(locked)
      ? phrase('event.cardPrepared.free', { player: player(seat), card: card(id) })
      : phrase('event.cardPrepared', { player: player(seat), card: card(id), mana: mana(locked) }),
  componentUsed: ({ card: id }) => phrase('event.componentUsed', { card: card(id) }),
  cardActivated: ({ seat, card: id }) =>
    phrase('event.cardActivated', { player: player(seat), card: card(id) }),
  cardChanneled: ({ seat, card: id }) =>
    phrase('event.cardChanneled', { player: player(seat), card: card(id) }),
  abilityUsed: ({ seat, card: id }) => phrase('event.abilityUsed', { player: player(seat), card: card(id) }),
  manaExchanged: ({ seat, given, taken, pile }) =>
    phrase(`event.manaExchanged.${pile}`, {
      player: player(seat),
      given: mana(given),
      taken: element(taken),
    }),
  triggered: ({ card: id }) => phrase('event.triggered', { card: card(id) }),
  effectApplied: ({ card: id }) => phrase('event.effectApplied', { card: card(id) }),
  damageDealt: ({ seat, amount, life, by }) =>
    phrase('event.damageDealt', { player: player(seat), amount, life: left(life), by: card(by) }),
  permanentDamaged: ({ card: id, amount, life, by }) =>
    phrase('event.permanentDamaged', { card: card(id), amount, life: left(life), by: card(by) }),
  damagePrevented: ({ seat, amount, by, how }) =>
    phrase(`event.damagePrevented.${how}`, { player: player(seat), amount, by: card(by) }),
  damageRedirected: ({ seat, card: id, amount, by }) =>
    phrase('event.damageRedirected', { player: player(seat), card: card(id), amount, by: card(by) }),
  lifeLost: ({ seat, amount, life, by }) =>
    phrase('event.lifeLost', { player: player(seat), amount, life: left(life), by: card(by) }),
  lifeGained: ({ seat, amount, life, by }) =>
    phrase('event.lifeGained', { player: player(seat), amount, life: left(life), by: card(by) }),
  permanentLostLife: ({ card: id, amount, life }) =>
    phrase('event.permanentLostLife', { card: card(id), amount, life: left(life) }),
  permanentGainedLife: ({ card: id, amount, life, by }) =>
    phrase('event.permanentGainedLife', { card: card(id), amount, life: left(life), by: card(by) }),
  cardLeft: ({ seat, card: id, to }) =>
    to === 'discard' || to === 'destroyed'
      ? phrase(`event.cardLeft.${to}`, { card: card(id) })
      : phrase(`event.cardLeft.${to}`, { player: player(seat), card: card(id) }),
  cardDiscarded: ({ seat, card: id }) =>
    phrase('event.cardDiscarded', { player: player(seat), card: card(id) }),
  cardRetrieved: ({ seat, card: id }) =>
    phrase('event.cardRetrieved', { player: player(seat), card: card(id) }),
  cardFound: ({ seat, card: id }) => phrase('event.cardFound', { player: player(seat), card: card(id) }),
  nothingFound: ({ seat }) => phrase('event.nothingFound', { player: player(seat) }),
  cardReturnedToPreparation: ({ seat, card: id }) =>
    phrase('event.cardReturnedToPreparation', { player: player(seat), card: card(id) }),
  cardShuffledIn: ({ seat, card: id }) =>
    phrase('event.cardShuffledIn', { player: player(seat), card: card(id) }),
  topLookedAt: ({ seat, by }) => phrase('event.topLookedAt', { player: player(seat), by: card(by) }),
  topTaken: ({ seat, card: id, by }) =>
    phrase('event.topTaken', { player: player(seat), card: card(id), by: card(by) }),
  topSeen: ({ card: id }) => phrase('event.topSeen', { card: card(id) }),
  manaTaken: ({ seat, mana: bag, by }) =>
    phrase('event.manaTaken', { player: player(seat), mana: mana(bag), by: card(by) }),
  manaPaid: ({ seat, mana: bag, by }) =>
    phrase('event.manaPaid', { player: player(seat), mana: mana(bag), by: card(by) }),
  manaCreated: ({ seat, mana: bag, by }) =>
    phrase('event.manaCreated', { player: player(seat), mana: mana(bag), by: card(by) }),
  manaLocked: ({ mana: bag, card: id }) => phrase('event.manaLocked', { mana: mana(bag), card: card(id) }),
  manaSwapped: ({ seat, card: id, given, taken }) =>
    phrase('event.manaSwapped', {
      player: player(seat),
      card: card(id),
      given: element(given),
      taken: element(taken),
    }),
  reserveEmptied: ({ seat, mana: bag, by }) =>
    phrase('event.reserveEmptied', { player: player(seat), mana: mana(bag), by: card(by) }),
  turnRuleBegan: ({ card: id }) => phrase('event.turnRuleBegan', { card: card(id) }),
  turnEnded: ({ seat }) => phrase('event.turnEnded', { player: player(seat) }),
  matchWon: ({ seat, reason }) =>
    phrase('event.matchWon', { player: player(seat), why: outcomeText(reason) }),
  matchDrawn: ({ reason }) => phrase('event.matchDrawn', { why: outcomeText(reason) }),
}
