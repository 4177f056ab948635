import type { CardInfo, Message } from '@conclave/kernel'
import { type Content, contentOf, everythingIn } from '../content/content.ts'
import { takesSlot } from '../table/evocations.ts'
import { eventCard, kindName, quest as questName, room as roomName } from '../wording/things.ts'
import { phrase } from '../wording/words.ts'
import type { EditionId, Timing } from '../words/board.ts'
import type {
  EventCard,
  EventRule,
  Evocation,
  MageSheet,
  Quest,
  Room,
  SchoolBook,
  Task,
} from '../words/card.ts'
import type { Trigger } from '../words/trigger.ts'
import { actionInfo, avatarInfo } from './avatar-cards.ts'
import { saidByEvent, saidElsewhere, saidOfAvatar } from './clauses.ts'
import { jinxInfo, referenceInfo, upgradeInfo } from './components.ts'
import { deedText } from './deeds.ts'
import { effectAfter, effectText, triggerText } from './effects.ts'
import { powerText } from './powers.ts'
import { type SpellCard, spellInfo } from './spell-cards.ts'

const taskText = (task: Task): Message => {
  switch (task.task) {
    case 'activate':
      return phrase('task.activate', { room: roomName(task.room) })
    case 'count':
      return phrase(task.in === 'round' && task.atLeast === 1 ? 'task.count.once' : `task.count.${task.in}`, {
        what: phrase(`tally.${task.of}`, { count: task.atLeast }),
      })
    case 'quickElement':
      return phrase('task.quickElement', { element: phrase(`element.${task.element}`) })
    case 'stand':
      return phrase('task.stand', {
        standing: phrase(`standing.${task.is}`),
        time: phrase(`time.${task.at}`),
      })
    case 'control':
      return phrase('task.control', {
        kind: phrase(`model.${task.kind}`),
        atLeast: task.atLeast,
        time: phrase(`time.${task.at}`),
      })
    case 'stay':
      return phrase('task.stay', { room: roomName(task.room), time: phrase(`time.${task.at}`) })
    case 'share':
      return phrase('task.share', { mages: task.mages, time: phrase(`time.${task.at}`) })
    case 'spaces': {
      const gaps = { deed: deedText(task.deed), count: task.count }
      return task.different === null
        ? phrase('task.spaces', gaps)
        : phrase('task.spaces.different', { ...gaps, different: phrase(`different.${task.different}`) })
    }
  }
}

/** Reward of a completed quest beside its points, in words; null for nothing. */
const rewardText = ({ effect, instead }: Quest): Message | null =>
  effect.length === 0
    ? null
    : phrase(instead ? 'text.quest.instead' : 'text.quest.also', {
        effect: saidElsewhere(instead ? effectAfter(effect) : effectText(effect)),
      })

const questText = (quest: Quest): Message =>
  phrase('text.quest', {
    task: taskText(quest.task),
    power: quest.power,
    reward: rewardText(quest) ?? phrase('text.quest.only'),
  })

/** Text of “the first time”: a fall befalls somebody, and is nothing that she has done. */
const firstTimeText = ({ on }: Trigger) => (on === 'falls' ? 'rule.firstTime.falls' : 'rule.firstTime')

/** An event speaks to every mage. */
const eventRuleText = (rule: EventRule, timing: Timing): Message => {
  switch (rule.rule) {
    case 'whenever':
      return phrase(rule.firstOnly ? firstTimeText(rule.on) : 'rule.whenever', {
        on: triggerText(rule.on, 'you'),
        clause: effectAfter(rule.then),
      })
    case 'spellDamage':
      return phrase('rule.spellDamage', { by: rule.by, from: phrase(`roomColour.${rule.from}`) })
    case 'mageAttacks':
      return rule.by < 0
        ? phrase('rule.mageAttacks.less', { by: -rule.by })
        : phrase('rule.mageAttacks.more', { by: rule.by })
    case 'movement':
      return rule.by < 0
        ? phrase('rule.movement.less', { by: -rule.by })
        : phrase('rule.movement.more', { by: rule.by })
    case 'evocationAttacks':
      return timing === 'evocation'
        ? phrase('rule.evocationAttacks.now', { by: rule.by })
        : phrase('rule.evocationAttacks', { by: rule.by })
    case 'symbol':
      return phrase('rule.symbol', { count: rule.count })
    case 'sealed':
      return phrase('rule.sealed')
    case 'shortRange':
      return phrase('rule.shortRange', { element: phrase(`element.${rule.element}`), range: rule.range })
    case 'firstDamage':
      return phrase('rule.firstDamage', { less: rule.less })
    case 'halfHealing':
    case 'wildVortex':
    case 'noPlus':
      return phrase(`rule.${rule.rule}`)
    case 'flags':
    case 'solving':
    case 'bloom':
    case 'avatarSpeed':
    case 'avatarStrength':
    case 'avatarArmour':
    case 'avatarEvocations':
    case 'feast':
      return phrase(`rule.${rule.rule}`, { by: rule.by })
  }
}

const eventCardText = ({ effect, rules, timing, who, goesFor }: EventCard): Message => {
  const text = phrase('text.event', {
    lines: [
      ...(effect.length > 0 || rules.length === 0 ? [effectText(effect)] : []),
      ...rules.map((rule) => eventRuleText(rule, timing)),
    ],
  })
  return who === 'avatar' ? saidOfAvatar(text, goesFor ?? []) : saidByEvent(text)
}

/** [VRB-40] Text of an evocation's capacity for upgrades. */
const upgradesText = ({ upgrades, twice }: Evocation): Message[] =>
  upgrades === undefined
    ? []
    : [phrase(twice ? 'power.upgrades.twice' : 'power.upgrades', { count: upgrades })]

const evocationText = (evocation: Evocation): Message => {
  const { kind, movement, attack, health, sweeps, powers, large } = evocation
  const found = [
    ...(takesSlot(kind) ? [] : [phrase('power.outside')]),
    ...(large ? [phrase('power.large')] : []),
    ...(sweeps ? [phrase('power.sweeps')] : []),
    ...upgradesText(evocation),
    ...powers.map(powerText),
  ]
  return phrase('text.evocation', {
    movement,
    attack,
    health,
    powers: found.length === 0 ? [phrase('power.none')] : found,
  })
}

/** [REB-LDG.2] In Rebirth a room has two sides. */
const roomText = ({ effect, rebuilt }: Room): Message =>
  rebuilt === undefined
    ? effectText(effect)
    : phrase('text.room.sides', { effect: effectAfter(effect), rebuilt: effectAfter(rebuilt) })

const roomInfo = (room: Room) =>
  ({
    id: room.id,
    kind: 'room' as const,
    count: 1,
    name: roomName(room.id),
    text: roomText(room),
    facts: {
      colour: room.colour,
      slots: room.slots,
      // [REB-INS.6] What a room pays: its token, or three flags.
      ...(room.flags === undefined ? { power: room.power } : { flags: room.flags }),
    },
  }) satisfies CardInfo

const questInfo = (quest: Quest) =>
  ({
    id: quest.id,
    kind: 'quest' as const,
    count: 1,
    name: questName(quest.id),
    text: questText(quest),
    task: taskText(quest.task),
    reward: rewardText(quest),
    facts: { moon: quest.moon, power: quest.power, fourPlayers: quest.fourPlayers, instead: quest.instead },
  }) satisfies CardInfo & { readonly task: Message; readonly reward: Message | null }

const printedOnEvent = (event: EventCard) => ({
  timing: event.timing,
  // An instant event takes none.
  slot: event.slot === 0 ? null : event.slot,
  arrival: event.arrival,
  discard: event.discard,
  crown: event.crown,
})

const eventInfo = (event: EventCard) =>
  ({
    id: event.id,
    kind: 'event' as const,
    count: 1,
    name: eventCard(event.id),
    text: eventCardText(event),
    facts: { moon: event.moon, ...printedOnEvent(event) },
  }) satisfies CardInfo

/** [REB-CMP.25, RUL-59] Those of matches with the Avatar are one deck, of no moon. */
const avatarEventInfo = (event: EventCard) =>
  ({
    id: event.id,
    kind: 'avatarEvent' as const,
    count: 1,
    name: eventCard(event.id),
    text: eventCardText(event),
    facts: printedOnEvent(event),
  }) satisfies CardInfo

/** A single thing is told by itself, not as a list. */
const onlyOne = <Item>(items: readonly Item[]): Item | readonly Item[] =>
  items.length === 1 ? items[0]! : items

const printedOn = (evocation: Evocation) => ({
  name: kindName(evocation.kind),
  text: evocationText(evocation),
  facts: {
    archetype: onlyOne(evocation.archetypes),
    movement: evocation.movement,
    attack: evocation.attack,
    health: evocation.health,
  },
})

const evocationInfo = (evocation: Evocation) =>
  ({
    id: evocation.kind,
    kind: 'evocation' as const,
    count: evocation.figures,
    ...printedOn(evocation),
  }) satisfies CardInfo

/** [BRW-CMP.14] A model without a figure; where it has cards of its own, they bear its name. */
const tokenInfo = (evocation: Evocation, cards: number) =>
  ({
    id: cards === 0 ? evocation.kind : `${evocation.kind}.token`,
    kind: 'token' as const,
    count: evocation.figures,
    ...printedOn(evocation),
  }) satisfies CardInfo

/** [RUL-42, RUL-43] The nightmares are the cards of the Umbras, which neither move nor attack. */
const nightmareInfo = (evocation: Evocation) =>
  ({
    id: evocation.kind,
    kind: 'nightmare' as const,
    count: evocation.figures,
    ...printedOn(evocation),
    text: phrase('text.nightmare', { health: evocation.health, powers: evocation.powers.map(powerText) }),
  }) satisfies CardInfo

/** [BRW-CMP.19, BRW-R.44] Figures have a card each; what a classic box holds beyond that are cards of the token. */
const evocationCards = ({ evocations, evocationCards: printed }: Content) => {
  const token = evocations.get('infamyOfCrete')
  const figures = [...evocations.values()].filter((evocation) => evocation !== token)
  const cards = figures.map((evocation) =>
    evocation.archetypes.includes('shadow') ? nightmareInfo(evocation) : evocationInfo(evocation),
  )
  if (token === undefined) return cards
  const further = printed - figures.reduce((sum, evocation) => sum + evocation.figures, 0)
  const ofToken = further === 0 ? [] : [evocationInfo({ ...token, figures: further })]
  return [...cards, ...ofToken, tokenInfo(token, further)]
}

const mageText = ({ hand, health, movement, strength, school, quests }: MageSheet): Message => {
  const values = { hand, health, movement, strength }
  return school === null
    ? phrase('text.mage.quests', { ...values, quests: quests ?? 0 })
    : phrase('text.mage', { ...values, school: phrase(`school.${school}`) })
}

const mageInfo = (mage: MageSheet) =>
  ({
    id: mage.name,
    kind: 'mage' as const,
    count: 1,
    name: phrase(`mage.${mage.name}`),
    text: mageText(mage),
    facts: {
      school: mage.school,
      hand: mage.hand,
      health: mage.health,
      movement: mage.movement,
      strength: mage.strength,
    },
  }) satisfies CardInfo

/** A card or component, with the facts of its kind. */
export type BlackRoseCard =
  | SpellCard
  | ReturnType<typeof roomInfo>
  | ReturnType<typeof questInfo>
  | ReturnType<typeof eventInfo>
  | ReturnType<typeof avatarEventInfo>
  | ReturnType<typeof evocationInfo>
  | ReturnType<typeof tokenInfo>
  | ReturnType<typeof nightmareInfo>
  | ReturnType<typeof jinxInfo>
  | ReturnType<typeof upgradeInfo>
  | ReturnType<typeof referenceInfo>[number]
  | ReturnType<typeof mageInfo>
  | ReturnType<typeof actionInfo>
  | ReturnType<typeof avatarInfo>

/** The spells of schools, three of each. */
const ofSchools = (books: readonly SchoolBook[]) =>
  books.flatMap(({ school, spells }) => spells.map(spellInfo('spell', 3, school)))

/** Items that are in one of two boxes alone. */
const notIn = <Id, Item>(all: ReadonlyMap<Id, Item>, own: ReadonlyMap<Id, Item>): Item[] =>
  [...all].filter(([id]) => !own.has(id)).map(([, item]) => item)

/** [REB-C.25] Everything that may be mixed in from another box. */
export const guestsOf = (edition: EditionId): BlackRoseCard[] => {
  const [own, all] = [contentOf(edition), everythingIn(edition)]
  const books = notIn(all.books, own.books)
  return [
    ...ofSchools(books),
    ...all.personal.filter(({ id }) => !own.spells.has(id)).map(spellInfo('personal', 3)),
    ...notIn(all.evocations, own.evocations).map(evocationInfo),
    ...notIn(all.mages, own.mages).map(mageInfo),
    ...books.flatMap(referenceInfo),
  ]
}

/** Everything in the box of an edition. */
export const cardsOf = (edition: EditionId): BlackRoseCard[] => {
  const content = contentOf(edition)
  const ofAvatar = content.avatar?.events ?? []
  return [
    ...ofSchools([...content.books.values()]),
    ...content.personal.map(spellInfo('personal', 3)),
    ...content.forgotten.map(spellInfo('forgotten', 1)),
    ...[...content.rooms.values()].map(roomInfo),
    ...evocationCards(content),
    ...[...content.quests.values()].map(questInfo),
    ...[...content.events.values()].filter((event) => !ofAvatar.includes(event)).map(eventInfo),
    ...[...content.mages.values()].map(mageInfo),
    ...[...content.jinxes.values()].map(jinxInfo),
    ...[...content.upgrades.values()].map(upgradeInfo),
    ...[...content.books.values()].flatMap(referenceInfo),
    ...[...content.actions.values()].map(actionInfo),
    ...ofAvatar.map(avatarEventInfo),
    ...(content.avatar === null ? [] : [avatarInfo(content.avatar.sheet)]),
  ]
}
