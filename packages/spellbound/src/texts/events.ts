import type { Message } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import type { SpellboundEvent } from '../events.ts'
import type { LossRule, victoryRule } from '../state.ts'
import { type About, book, card, phrase, piece, place, player, village } from './words.ts'

export const eventText = (event: SpellboundEvent): Message => {
  const sentence: About<SpellboundEvent, null, Message> = sentences[event.event]
  return sentence(event, null)
}

/** Sentence for the reason why the match was won or lost. */
export const outcomeText = (reason: LossRule | typeof victoryRule): Message => phrase(`outcome.${reason}`)

const sentences: {
  readonly [E in SpellboundEvent['event']]: About<Extract<SpellboundEvent, { event: E }>, null, Message>
} = {
  matchBegan: ({ seat }) => phrase('event.matchBegan', { player: player(seat) }),
  openingRedrawn: () => phrase('event.openingRedrawn'),
  turnBegan: ({ seat, turn }) => phrase('event.turnBegan', { player: player(seat), turn }),
  turnPassed: ({ seat }) => phrase('event.turnPassed', { player: player(seat) }),
  phaseBegan: ({ phase, seat }) =>
    phrase('event.phaseBegan', { player: player(seat), phase: phrase(`phase.${phase}`) }),
  cardSent: ({ seat, card: id, side }) =>
    phrase(`event.cardSent.${side}`, { player: player(seat), card: card(id), strength: cardOf(id)[side] }),
  cardPlayed: ({ seat, card: id }) => phrase('event.cardPlayed', { player: player(seat), card: card(id) }),
  cardFinished: ({ card: id, to }) => phrase(`event.cardFinished.${to}`, { card: card(id) }),
  cardDiscarded: ({ seat, card: id, from }) =>
    cardOf(id).kind === 'fortune'
      ? phrase('event.fortunaLeft', { card: card(id) })
      : phrase(`event.cardDiscarded.${from}`, { player: player(seat), card: card(id) }),
  cardDrawn: ({ card: id, row }) => phrase(`event.cardDrawn.${row}`, { card: card(id) }),
  mageMoved: ({ mage, to, by }) =>
    phrase(`event.mageMoved.${by}`, { player: player(mage), place: place(to) }),
  passengerTaken: ({ mage, by }) =>
    phrase('event.passengerTaken', { player: player(by), passenger: player(mage) }),
  passengerRefused: ({ mage, by }) =>
    phrase('event.passengerRefused', { player: player(by), passenger: player(mage) }),
  proposalRefused: ({ mage, by, card: id, stands }) =>
    phrase(stands ? 'event.proposalRefused.forGood' : 'event.proposalRefused', {
      player: player(by),
      mage: player(mage),
      spell: card(id),
    }),
  refusalStands: ({ mage, card: id }) =>
    phrase('event.refusalStands', { mage: player(mage), spell: card(id) }),
  passengerPutDown: ({ mage }) => phrase('event.passengerPutDown', { passenger: player(mage) }),
  villageRevealed: ({ village: index, card: id }) =>
    phrase('event.villageRevealed', { place: village(index), card: card(id) }),
  wandCharged: ({ seat, level }) => phrase('event.wandCharged', { player: player(seat), level }),
  wandEmptied: ({ seat }) => phrase('event.wandEmptied', { player: player(seat) }),
  wandUsed: ({ seat, power }) => phrase(`event.wandUsed.${power}`, { player: player(seat) }),
  stonesDrawn: ({ sun, moon }) =>
    phrase(`event.stonesDrawn.${sun === 0 ? 'moon' : moon === 0 ? 'sun' : 'both'}`, { sun, moon }),
  stoneAdded: ({ stone }) => phrase(`event.stoneAdded.${stone}`),
  influenceUsed: ({ seat, village: index, amount, total, cost, card: id }) =>
    phrase(total > cost ? 'event.influenceUsed.over' : 'event.influenceUsed', {
      player: player(seat),
      place: village(index),
      card: card(id),
      amount,
      total,
      cost,
    }),
  allyRecruited: ({ village: index, card: id, copies }) =>
    phrase('event.allyRecruited', { place: village(index), card: card(id), others: copies - 1 }),
  villageEmptied: ({ village: index }) => phrase('event.villageEmptied', { place: village(index) }),
  bookAdvanced: ({ book: colour, to, seat }) =>
    phrase('event.bookAdvanced', { player: player(seat), book: book(colour), to }),
  bookRecovered: ({ book: colour, seat }) =>
    phrase('event.bookRecovered', { player: player(seat), book: book(colour) }),
  bookLost: ({ book: colour, piece: hunter }) =>
    phrase('event.bookLost', { book: book(colour), piece: piece(hunter) }),
  pieceAdvanced: ({ piece: which, to, cause }) =>
    phrase(`event.pieceAdvanced.${cause}`, { piece: piece(which), to }),
  pieceRetreated: ({ piece: which, to }) => phrase('event.pieceRetreated', { piece: piece(which), to }),
  stepPrevented: ({ piece: which, spell }) =>
    phrase('event.stepPrevented', { piece: piece(which), spell: card(spell) }),
  spellDrawn: ({ seat, card: id }) => phrase('event.spellDrawn', { player: player(seat), card: card(id) }),
  spellCast: ({ seat, card: id }) => phrase('event.spellCast', { player: player(seat), card: card(id) }),
  stoneFlipped: ({ seat }) => phrase('event.stoneFlipped', { player: player(seat) }),
  mageSteered: ({ seat, mage }) => phrase('event.mageSteered', { player: player(seat), mage: player(mage) }),
  watchmanPlaced: ({ city }) => phrase('event.watchmanPlaced', { place: place(`city:${city}`) }),
  changelingTook: ({ village: index, card: id, replaced }) =>
    phrase(replaced ? 'event.changelingTook.replaced' : 'event.changelingTook.gone', {
      place: village(index),
      card: card(id),
    }),
  purged: () => phrase('event.purged'),
  witchTurnedAway: ({ card: id, by }) => phrase('event.witchTurnedAway', { card: card(id), guard: card(by) }),
  encounterBegan: ({ seat }) => phrase('event.encounterBegan', { player: player(seat) }),
  wickedAdded: ({ card: id }) => phrase('event.wickedAdded', { card: card(id) }),
  strengthsCompared: ({ sun, moon, battle }) => phrase(`event.strengthsCompared.${battle}`, { sun, moon }),
  encounterWon: () => phrase('event.encounterWon'),
  encounterLost: ({ by }) => phrase('event.encounterLost', { by }),
  minionArrived: ({ card: id }) => phrase('event.minionArrived', { card: card(id) }),
  witchClimbed: ({ stage }) => phrase('event.witchClimbed', { stage }),
  deckReshuffled: ({ count }) => phrase('event.deckReshuffled', { count }),
  finalBattleDeclared: ({ seat }) => phrase('event.finalBattleDeclared', { player: player(seat) }),
  bookAllotted: ({ seat, to, card: id }) =>
    to === 'sun'
      ? phrase('event.bookAllotted.sun', { player: player(seat) })
      : phrase('event.bookAllotted.destroy', { player: player(seat), card: card(id) }),
  matchWon: () => phrase('event.matchWon'),
  matchLost: ({ reason }) => phrase('event.matchLost', { why: outcomeText(reason) }),
}
