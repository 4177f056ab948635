import { type Message, say } from '@conclave/kernel'
import { textOf } from '../verbs/index.ts'
import type { TextId } from '../wording/en.ts'
import type { Sentence } from '../words/effect.ts'
import type { ModelKey } from '../words/keys.ts'

type Gap = NonNullable<Message['with']>[string]

/** A message in which every message, the innermost first, has been changed. */
const changed = (message: Message, change: (message: Message) => Message): Message => {
  const inside = (gap: Gap): Gap => {
    if (typeof gap !== 'object') return gap
    return 'say' in gap ? changed(gap, change) : gap.map((each) => changed(each, change))
  }
  const { say: id, with: gaps } = message
  if (gaps === undefined) return change(message)
  return change({
    say: id,
    with: Object.fromEntries(Object.entries(gaps).map(([name, gap]) => [name, inside(gap)])),
  })
}

/** Other texts instead of these. */
type Instead = { readonly [id in TextId]?: TextId }

const instead =
  (texts: Instead) =>
  (message: Message): Message => ({ ...message, say: texts[message.say as TextId] ?? message.say })

/** Of two ways, “if you do” would go with both. */
const asOneWay: Instead = {
  'verb.pay.power': 'verb.pay.power.way',
  'verb.pay.cards': 'verb.pay.cards.way',
  'verb.upgrade': 'verb.upgrade.way',
}

export const clauseText = (sentence: Sentence): Message =>
  changed(textOf(sentence), (message) =>
    message.say === 'verb.choose' ? changed(message, instead(asOneWay)) : message,
  )

/** “This room” is said by a room of itself; other cards speak of the room that they have named. */
const fromElsewhere: Instead = {
  'rooms.there': 'rooms.named',
  'where.there': 'where.named',
  'roomKind.roomNextToThis': 'roomKind.roomNextToThat',
}

/** Text of “this room” on a card that is not that room. */
export const saidElsewhere = (message: Message): Message => changed(message, instead(fromElsewhere))

/** An evocation speaks of its own room. */
const ofItsRoom: Instead = { 'rooms.there': 'rooms.its', 'where.there': 'where.its' }

/** Text of “this room” on an evocation or its upgrade. */
export const saidOfItsRoom = (message: Message): Message => changed(message, instead(ofItsRoom))

/** Wording of an Umbra's effect: its mage does something to another, who has assigned it, that is not about damage. */
const aboutThatMage: Instead = { 'models.mageBehind': 'models.thatMage' }

/** Text about the mage behind something that is no damage. */
export const saidOfThatMage = (message: Message): Message => changed(message, instead(aboutThatMage))

/** [BRW-EVT.10] Wording of an event's cubes: they are black, whoever is told to place them. */
const ofTheRose: Instead = {
  'verb.deal': 'verb.deal.black',
  'verb.deal.you': 'verb.deal.you.black',
  'verb.instability': 'verb.instability.black',
  'verb.removeInstability': 'verb.removeInstability.black',
}

export const saidByEvent = (message: Message): Message => changed(message, instead(ofTheRose))

/** [REB-AVA.13] Wording of an event that lets the Avatar do something: nobody else is spoken to. */
const ofTheAvatar: Instead = {
  'verb.deal': 'verb.deal.avatar',
  'verb.heal.you': 'verb.heal.avatar',
  'verb.summon': 'verb.summon.avatar',
  'verb.place.you': 'verb.place.avatar',
  'verb.gain': 'verb.gain.avatar',
  'verb.step.speed': 'verb.step.avatar',
  'verb.instability': 'verb.instability.avatar',
  'amount.leads': 'amount.leads.hers',
  'model.enemyMage': 'model.mage',
}

/** Quarry of the Avatar, as an event names it. */
const preys: { readonly [K in ModelKey]?: TextId } = { nearness: 'prey.nearness', power: 'prey.power' }

const withPrey =
  ([key]: readonly ModelKey[]) =>
  (message: Message): Message => {
    const prey = key === undefined ? undefined : preys[key]
    return message.say === 'verb.deal.avatar' || message.say === 'verb.step.avatar'
      ? { ...message, with: { ...message.with, prey: say(prey ?? 'prey.nearness') } }
      : message
  }

/** Text of an event that lets the Avatar do something. */
export const saidOfAvatar = (message: Message, goesFor: readonly ModelKey[]): Message =>
  saidByEvent(changed(changed(message, instead(ofTheAvatar)), withPrey(goesFor)))

/** [REB-AVA.15] Wording of an action card: it is the Avatar that does it, and nobody at the table is spoken to. */
const onActionCards: Instead = {
  'verb.deal': 'verb.deal.byAvatar',
  'verb.heal.you': 'verb.heal.avatar',
  'verb.instability': 'verb.instability.avatar',
  'verb.convertDamage': 'verb.convertDamage.avatar',
  'verb.convertInstability': 'verb.convertInstability.avatar',
  'verb.summon': 'verb.summon.avatar',
  'verb.gain': 'verb.gain.avatar',
  'verb.stealPower': 'verb.stealPower.avatar',
  'verb.crown': 'verb.crown.avatar',
  'verb.avoidDamage': 'verb.avoidDamage.avatar',
  'verb.shield': 'verb.shield.avatar',
  'verb.when.roomRebuilt': 'verb.when.roomRebuilt.avatar',
  'aim.self': 'aim.self.avatar',
  'range.within': 'range.within.avatar',
  'rooms.yours': 'rooms.its',
}

export const saidByAction = (message: Message): Message => changed(message, instead(onActionCards))

/** Text of a sentence in a list, by the name of the list. */
export const saidIn = (list: string, message: Message): Message => {
  if (list.startsWith('action/')) return saidByAction(message)
  return list.startsWith('event/') ? saidByEvent(message) : message
}
