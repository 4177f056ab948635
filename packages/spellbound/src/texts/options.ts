import type { Message } from '@conclave/kernel'
import { cardOf } from '../content/cards.ts'
import type { SpellboundQuestion } from '../procedures/procedure.ts'
import { type Do, type OptionOf, type SpellboundOption, wrongOption } from '../state.ts'
import { type About, book, card, phrase, piece, place, player, village } from './words.ts'

/** A short label for an answer. */
export const optionText = (question: SpellboundQuestion, option: SpellboundOption): Message => {
  const label: About<SpellboundOption, SpellboundQuestion, Message> = labels[option.do]
  return label(option, question)
}

/** Wicked cards of one colour differ in strength only, so it is always said. */
const wicked = (id: string) => ({ card: card(id), strength: cardOf(id).moon })

/** True if somebody asks for one's mage with a spell, and does not offer a ride. */
const isProposal = ({ kind, about }: SpellboundQuestion): boolean =>
  kind === 'consent' && cardOf(about.card).kind === 'spell'

const labels: { readonly [D in Do]: About<OptionOf<D>, SpellboundQuestion, Message> } = {
  begin: () => phrase('option.begin'),
  pass: () => phrase('option.pass'),
  declare: () => phrase('option.declare'),
  endStory: () => phrase('option.endStory'),
  finish: (option, { kind, about }) =>
    kind === 'part' ? phrase('option.finish', { card: card(about.card) }) : wrongOption(option),
  putDown: () => phrase('option.putDown'),
  decline: () => phrase('option.decline'),
  shine: () => phrase('option.shine'),
  proceed: (option, { kind, about }) =>
    kind === 'spell' ? phrase('option.proceed', { spell: card(about.spell) }) : wrongOption(option),
  accept: (_, question) => phrase(isProposal(question) ? 'option.agree' : 'option.accept'),
  notNow: () => phrase('option.notNow'),
  refuse: (_, question) => phrase(isProposal(question) ? 'option.disagree' : 'option.refuse'),
  send: ({ card: id }) => {
    const { sun, moon } = cardOf(id)
    return moon > 0
      ? phrase('option.send.moon', wicked(id))
      : phrase('option.send.sun', { card: card(id), strength: sun })
  },
  sendPixies: ({ count }) => phrase('option.sendPixies', { count }),
  play: ({ card: id }) => phrase('option.play', { card: card(id) }),
  discard: ({ card: id }) => phrase('option.discard', { card: card(id) }),
  remove: ({ card: id }) =>
    cardOf(id).kind === 'wicked'
      ? phrase('option.remove.moon', wicked(id))
      : phrase('option.remove', { card: card(id) }),
  destroy: ({ card: id }) => phrase('option.destroy', wicked(id)),
  burn: ({ card: id }) => phrase('option.burn', wicked(id)),
  wand: ({ power }) => phrase(`option.wand.${power}`),
  cast: ({ spell }) => phrase('option.cast', { spell: card(spell) }),
  giveUp: ({ card: id, value, village: index }) =>
    phrase('option.giveUp', { card: card(id), value, place: village(index) }),
  move: ({ to }, { kind }) =>
    phrase(kind === 'destination' ? 'option.appear' : 'option.move', { place: place(to) }),
  magic: () => phrase('option.magic'),
  unseat: () => phrase('option.unseat'),
  warlockPair: () => phrase('option.warlockPair'),
  guard: () => phrase('option.guard'),
  pushBack: () => phrase('option.pushBack'),
  rout: () => phrase('option.rout'),
  influence: ({ amount }) => phrase('option.influence', { amount }),
  search: ({ book: colour }) => phrase('option.search', { book: book(colour) }),
  watchman: ({ city }) => phrase('option.watchman', { place: place(`city:${city}`) }),
  changeling: ({ village: index }) => phrase('option.changeling', { place: village(index) }),
  carry: ({ mage }) => phrase('option.carry', { player: player(mage) }),
  puppet: ({ mage }) => phrase('option.puppet', { player: player(mage) }),
  whisk: ({ mage }) => phrase('option.whisk', { player: player(mage) }),
  propose: ({ mage }) => phrase('option.propose', { player: player(mage) }),
  book: ({ book: colour }) => phrase('option.book', { book: book(colour) }),
  hat: ({ hat }) => phrase('option.hat', { piece: piece(hat) }),
}
