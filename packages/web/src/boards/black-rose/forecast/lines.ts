import {
  type BlackRoseView,
  type Blow,
  type Forecast,
  type NamedModel,
  rulesIn,
  type Shaken,
} from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'

type Table = Pick<BlackRoseView, 'edition'>

/** Name of a model: a mage by her player, an evocation by its kind and its owner. */
export const modelName = (model: NamedModel): Message =>
  'n' in model
    ? words('room.evocation', { kind: say(`evocation.${model.kind}`), player: ownerName(model.seat) })
    : model.seat < 0
      ? say('named.avatar')
      : say(`seat.${model.seat}`)

const scoresText = (scores: Blow['scores']): Message[] =>
  scores.map(({ owner, power }) => words('forecast.score', { player: ownerName(owner), power }))

const outcomeOf = (blow: Blow): Message => {
  const who = modelName(blow.model)
  const { before, after, falls, scores } = blow
  if (falls && 'n' in blow.model) return words('forecast.removed', { who })
  if (falls)
    return scores.length === 0
      ? words('forecast.falls.plain', { who })
      : words('forecast.falls', { who, scores: scoresText(scores) })
  return before === after ? words('forecast.none', { who }) : words('forecast.blow', { who, before, after })
}

const blowLine = (blow: Blow): Message => {
  const modifiers = blow.by.map(({ card, by }) =>
    words(by < 0 ? 'modifier.less' : 'modifier.more', { card: say(card), by: Math.abs(by) }),
  )
  return words('list', { parts: [outcomeOf(blow), ...modifiers] })
}

const roomLine = ({ room, before, after, slots, full, scores }: Shaken, { edition }: Table): Message => {
  const named = { room: say(`room.${room}`) }
  const [heir] = scores
  if (full && rulesIn(edition).lodgeIsRuined)
    return words('forecast.room.rebuilt', { ...named, scores: scoresText(scores) })
  if (full && heir !== undefined)
    return words('forecast.room.falls', { ...named, player: ownerName(heir.owner), power: heir.power })
  return words('forecast.room', { ...named, before, after, slots })
}

/** Forecast of an answer, line by line: first the hits, then the fate of rooms. */
export const linesOf = ({ blows, rooms }: Forecast, table: Table): readonly Message[] => [
  ...blows.map(blowLine),
  ...rooms.map((each) => roomLine(each, table)),
]
