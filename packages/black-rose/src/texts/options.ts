import type { Message } from '@conclave/kernel'
import { evocationCard, spellOf } from '../content/content.ts'
import type { BlackRoseQuestion } from '../frames/abouts.ts'
import { type BlackRoseOption, type Do, nobody, type OptionOf } from '../state.ts'
import { textOfAll } from '../verbs/index.ts'
import { sentencesOf } from '../verbs/lists.ts'
import {
  eventCard,
  jinxName,
  kindName,
  kindOf,
  mageText,
  quest,
  room,
  spell,
  upgradeName,
} from '../wording/things.ts'
import { type About, phrase, player } from '../wording/words.ts'
import type { EditionId } from '../words/board.ts'
import { saidIn } from './clauses.ts'
import { sentenceAsked } from './questions.ts'
import { heardAt } from './reactions.ts'

/** Question that an answer belongs to. */
interface Asking {
  readonly question: BlackRoseQuestion
  readonly edition: EditionId
}

/** A short label for an answer. */
export const optionTextIn =
  (edition: EditionId) =>
  (question: BlackRoseQuestion, option: BlackRoseOption): Message => {
    const label: About<BlackRoseOption, Asking, Message> = labels[option.do]
    return label(option, { question, edition })
  }

const plain =
  <D extends Do>(id: Parameters<typeof phrase>[0]): About<OptionOf<D>, Asking, Message> =>
  () =>
    phrase(id)

/** Text of the alternative to an evocation's attack. */
const insteadText = ({ about }: BlackRoseQuestion<'evocationTurn'>, edition: EditionId): Message => {
  if (about.instead !== undefined)
    return phrase('option.mode', { clause: textOfAll(sentencesOf(edition, about.instead)) })
  const kind = kindOf(about.model)
  const powers = kind === undefined ? [] : evocationCard(edition, kind).powers
  const found = powers.find((each) => each.power === 'insteadOfAttack')
  return found === undefined
    ? phrase('option.yes')
    : phrase('option.mode', { clause: textOfAll(found.effect) })
}

/** Texts for ending something, where there is a better word than that it is done. */
const endings: { readonly [Kind in BlackRoseQuestion['kind']]?: Parameters<typeof phrase>[0] } = {
  evocationTurn: 'option.no',
  study: 'option.end.study',
}

/** Texts for passing, where there is a better word than no. */
const passes: { readonly [Kind in BlackRoseQuestion['kind']]?: Parameters<typeof phrase>[0] } = {
  react: 'option.pass.react',
  attackTarget: 'option.pass.attackTarget',
}

const labels: { readonly [D in Do]: About<OptionOf<D>, Asking, Message> } = {
  mage: ({ mage }) => phrase('option.mage', { mage: phrase(`mage.${mage}`) }),
  colour: ({ colour }) => phrase('option.colour', { colour: phrase(`colour.${colour}`) }),
  school: ({ school }) => phrase('option.school', { school: phrase(`school.${school}`) }),
  startingList: ({ list }) => phrase(`option.startingList.${list}`),
  quest: ({ quest: id }, { question }) =>
    phrase(question.kind === 'component' ? 'option.solve' : 'option.quest', { quest: quest(id) }),
  card: ({ card }, { question }) =>
    phrase(question.kind === 'study' ? 'option.discard' : 'option.card', { card: spell(card) }),
  remove: ({ card }, { edition }) =>
    phrase(spellOf(edition, card).school === 'personal' ? 'option.remove.aside' : 'option.remove', {
      card: spell(card),
    }),
  slot: ({ slot }) => phrase('option.slot', { slot: phrase(`slot.${slot}`) }),
  takeBack: ({ slot }) => phrase('option.takeBack', { slot: phrase(`slot.${slot}`) }),
  side: ({ side }) => phrase('option.side', { side: phrase(`side.${side}`) }),
  sacrifice: ({ card, slot }) =>
    phrase('option.sacrifice', { card: spell(card), slot: phrase(`slot.${slot}`) }),
  trigger: ({ card, slot, heard }, { question }) => {
    const gaps = { card: spell(card), slot: phrase(`slot.${slot}`) }
    // [REB-EFF.8] What it answers, where that is not clear.
    return question.kind === 'react' && heard !== undefined
      ? phrase('option.trigger.heard', { ...gaps, heard: heardAt(question, heard) })
      : phrase('option.trigger', gaps)
  },
  castFromHand: ({ card, side, slot }) =>
    phrase('option.castFromHand', {
      card: spell(card),
      side: phrase(`side.${side}`),
      slot: phrase(`slot.${slot}`),
    }),
  move: plain('option.move'),
  attack: (_, { question }) => {
    // The room that an attack begins with, where there is nobody to attack without it.
    const through = question.kind === 'component' ? question.about.through : undefined
    return through === undefined
      ? phrase('option.attack')
      : phrase('option.attack.through', { room: room(through) })
  },
  castNext: plain('option.castNext'),
  castQuick: plain('option.castQuick'),
  room: ({ room: id }) => phrase('option.room', { room: room(id) }),
  stop: plain('option.stop'),
  pass: (_, { question }) => phrase(passes[question.kind] ?? 'option.pass'),
  back: plain('option.back'),
  ready: plain('option.ready'),
  unready: plain('option.unready'),
  yes: (_, { question, edition }) => {
    if (question.kind === 'evocationTurn') return insteadText(question, edition)
    return phrase(question.kind === 'replaceEvocation' ? 'option.yes.beside' : 'option.yes')
  },
  no: (_, { question }) => phrase(question.kind === 'replaceEvocation' ? 'option.no.summon' : 'option.no'),
  enough: plain('option.enough'),
  end: (_, { question }) =>
    question.kind === 'component' && question.manner === 'window'
      ? phrase('option.end.active')
      : phrase(endings[question.kind] ?? 'option.end'),
  activate: plain('option.activate'),
  target: ({ seat }, { question }) =>
    seat === question.seat ? phrase('option.you') : phrase('option.target', { player: player(seat) }),
  evocation: ({ kind, n, seat }, { question }) => {
    const gaps = { kind: kindName(kind), n }
    if (seat === nobody) return phrase('option.evocation.nobodys', gaps)
    if (seat !== question.seat) return phrase('option.evocation', { ...gaps, player: mageText(seat) })
    return phrase(question.kind === 'component' ? 'option.command' : 'option.evocation.yours', gaps)
  },
  element: ({ element }) => phrase('option.element', { element: phrase(`element.${element}`) }),
  before: plain('option.before'),
  after: plain('option.after'),
  mode: ({ mode }, { question, edition }) => {
    if (question.kind !== 'effect') throw new Error(`'${question.kind}' has no modes`)
    const sentence = sentenceAsked(edition, question)
    if (sentence.verb !== 'choose') throw new Error(`'${sentence.verb}' has no modes`)
    return phrase('option.mode', {
      clause: saidIn(question.about.list, textOfAll(sentence.options[mode - 1]!)),
    })
  },
  cube: ({ seat }, { question }) =>
    seat === question.seat ? phrase('option.cube.yours') : phrase('option.cube', { player: player(seat) }),
  place: ({ count }) => phrase('option.place', { count }),
  event: ({ card }, { question, edition }) => {
    const buries = question.kind === 'effect' && sentenceAsked(edition, question)
    return phrase(
      buries && buries.verb === 'lookAtEvents' && buries.then === 'mayBury'
        ? 'option.event.bury'
        : 'option.event',
      { card: eventCard(card) },
    )
  },
  hand: ({ card }) => phrase('option.hand', { card: spell(card) }),
  memories: ({ card }) => phrase('option.memories', { card: spell(card) }),
  jinx: ({ jinx }) => phrase('option.jinx', { jinx: jinxName(jinx) }),
  upgrade: ({ upgrade }) => phrase('option.upgrade', { upgrade: upgradeName(upgrade) }),
  umbra: ({ kind }) => phrase('option.umbra', { kind: kindName(kind) }),
  again: ({ card, slot }) => phrase('option.again', { card: spell(card), slot: phrase(`slot.${slot}`) }),
  winner: ({ seat }, { question }) =>
    seat === question.seat ? phrase('option.you') : phrase('option.winner', { player: player(seat) }),
}
