import type { Message, Seat } from '@conclave/kernel'
import type { BlackRoseQuestion, NamedOccurrence } from '../frames/abouts.ts'
import { type ModelId, rose } from '../state.ts'
import { actionCard, kindName, kindOf, mageText, modelText, quest, room, spell } from '../wording/things.ts'
import { phrase, player } from '../wording/words.ts'

/** Name of a seat for the one who is asked: she herself is “you”. */
const called = (seat: Seat, asked: Seat): Message => (seat === asked ? phrase('you') : player(seat))

/** Card that is aimed at somebody: a spell, or an action card of the Avatar. */
const aimedCard = ({ card, by }: Extract<NamedOccurrence, { what: 'targeted' }>): Message =>
  by === rose ? actionCard(card) : spell(card)

/** [REB-EFF.3] Something that has happened and can be reacted to at a full stop. */
const heardText = (occurrence: NamedOccurrence, asked: Seat): Message => {
  const place = room(occurrence.where ?? 'cell')
  switch (occurrence.what) {
    case 'damaged': {
      const gaps = { player: called(occurrence.by, asked), amount: occurrence.amount }
      return occurrence.model === `mage.${asked}`
        ? phrase('heard.damaged.you', gaps)
        : phrase('heard.damaged.model', { ...gaps, model: whoText(occurrence, asked) })
    }
    case 'targeted':
      return phrase('heard.targeted', {
        card: aimedCard(occurrence),
        player: mageText(occurrence.by, asked),
      })
    case 'enters':
    case 'attacks':
      return phrase(`heard.${occurrence.what}`, { model: whoText(occurrence, asked), room: place })
    case 'wasMoved':
      return phrase('heard.wasMoved', { player: called(occurrence.by, asked), room: place })
    case 'activates':
    case 'summons':
    case 'places':
      return phrase(`heard.${occurrence.what}`, { player: called(occurrence.seat, asked), room: place })
    case 'casts':
      return occurrence.card === ''
        ? phrase('heard.casts.hidden', { player: called(occurrence.seat, asked) })
        : phrase('heard.casts', { player: called(occurrence.seat, asked), card: spell(occurrence.card) })
    case 'heals':
      return phrase('heard.heals', { player: called(occurrence.seat, asked) })
    case 'drawsQuest':
    case 'completes':
      return phrase(`heard.${occurrence.what}`, {
        player: called(occurrence.seat, asked),
        quest: quest(occurrence.quest),
      })
    case 'removed':
      return phrase('heard.removed', { kind: kindName(occurrence.kind) })
    case 'jinxed':
    case 'assigned':
      return phrase(`heard.${occurrence.what}`, { player: called(occurrence.by, asked) })
    default:
      throw new Error(`nobody reacts to '${occurrence.what}' at a full stop`)
  }
}

const whoText = ({ who, model }: NamedOccurrence & { readonly model: ModelId }, asked: Seat): Message =>
  modelText(who ?? model, asked)

/** One of the things that she is asked about. */
export const heardAt = ({ about, seat }: BlackRoseQuestion<'react'>, at: number): Message =>
  heardText([about, ...(about.also ?? [])][at]!, seat)

/** Text of an occurrence that somebody may react to, and of her being asked. */
export const reaction = ({ about: occurrence, seat: asked }: BlackRoseQuestion<'react'>): Message => {
  if (occurrence.also !== undefined)
    return phrase('question.react.heard', {
      heard: [occurrence, ...occurrence.also].map((each) => heardText(each, asked)),
    })
  const { who } = occurrence
  const place = room(occurrence.where ?? 'cell')
  switch (occurrence.what) {
    case 'damage': {
      const gaps = { player: called(occurrence.by, asked), amount: occurrence.amount }
      const kind = kindOf(who)
      return kind === undefined
        ? phrase('question.react.damage', gaps)
        : phrase('question.react.damage.evocation', { ...gaps, kind: kindName(kind) })
    }
    case 'targeted':
      return phrase('question.react.targeted', {
        card: aimedCard(occurrence),
        player: mageText(occurrence.by, asked),
      })
    case 'losePower':
      return phrase('question.react.losePower', {
        player: called(occurrence.by, asked),
        amount: occurrence.amount,
      })
    case 'moved':
      if (occurrence.where === undefined)
        return phrase('question.react.moved', { player: called(occurrence.by, asked) })
      return occurrence.where === 'cell'
        ? phrase('question.react.moved.cell', { player: called(occurrence.by, asked) })
        : phrase('question.react.moved.to', { player: called(occurrence.by, asked), room: place })
    case 'enters':
      return phrase('question.react.enters', {
        model: modelText(who ?? occurrence.model, asked),
        room: place,
      })
    case 'gains':
      return phrase('question.react.gains', {
        player: called(occurrence.seat, asked),
        amount: occurrence.amount,
      })
    case 'endsMove':
    case 'activates':
    case 'endsActivation':
      return phrase(`question.react.${occurrence.what}`, {
        player: called(occurrence.seat, asked),
        room: place,
      })
    case 'completes':
      return phrase('question.react.completes', {
        player: called(occurrence.seat, asked),
        quest: quest(occurrence.quest),
      })
    case 'casts':
      return occurrence.card === ''
        ? phrase('question.react.casts.hidden', { player: called(occurrence.seat, asked) })
        : phrase('question.react.casts', {
            player: called(occurrence.seat, asked),
            card: spell(occurrence.card),
          })
    case 'summons': {
      const kind = kindOf(who)
      return kind === undefined
        ? phrase('question.react.summons.gone', { player: called(occurrence.seat, asked) })
        : phrase('question.react.summons', {
            player: called(occurrence.seat, asked),
            kind: kindName(kind),
            room: place,
          })
    }
    case 'draws':
      return phrase('question.react.draws', { player: called(occurrence.seat, asked) })
    case 'defeats':
      return phrase('question.react.defeats', {
        player: called(occurrence.seat, asked),
        whom: called(occurrence.whom, asked),
      })
    default:
      return heardText(occurrence, asked)
  }
}
