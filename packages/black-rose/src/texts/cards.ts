import { type CardInfo, type Message, say } from '@conclave/kernel'
import { contentOf } from '../content/content.ts'
import { takesSlot } from '../table/evocations.ts'
import {
  type EditionId,
  type Element,
  elements,
  type RoomColour,
  type SpellType,
  schools,
  sides,
  spellTypes,
} from '../words/board.ts'
import type {
  Aim,
  EventCard,
  EventRule,
  Evocation,
  MageSheet,
  Power,
  Quest,
  Room,
  RoomTrap,
  Spell,
  SpellSide,
  Task,
} from '../words/card.ts'
import type { Sentence, Sentences } from '../words/effect.ts'
import type { Trigger } from '../words/trigger.ts'
import { clauseText, saidByEvent, saidElsewhere } from './clauses.ts'
import { eventCard, kindName, quest as questName, room as roomName, spell as spellName } from './things.ts'
import { phrase, rangeText } from './words.ts'

/** The sentences of an effect as they are printed; one that comes several times in a row is said once. */
const sentencesText = (effect: Sentences, on: Trigger | null): Message[] => {
  const said: { readonly sentence: Sentence; times: number }[] = []
  for (const sentence of effect) {
    const last = said.at(-1)
    if (last !== undefined && JSON.stringify(last.sentence) === JSON.stringify(sentence)) last.times++
    else said.push({ sentence, times: 1 })
  }
  if (said.length === 0) return [phrase('text.sentence', { clause: phrase('text.nothing') })]
  return said.map(({ sentence, times }) => {
    const clause = clauseOf(sentence, on)
    return phrase('text.sentence', { clause: times === 1 ? clause : phrase('text.times', { times, clause }) })
  })
}

/** An effect as it is printed. */
const effectText = (effect: Sentences): Message =>
  phrase('text.effect', { sentences: sentencesText(effect, null) })

/** An effect after what brings it about: the first sentence goes on from there. */
const effectAfter = (effect: Sentences, on: Trigger | null = null): Message => {
  const [first, ...rest] = sentencesText(effect, on)
  return rest.length === 0 ? first! : phrase('text.effect.after', { first: first!, rest })
}

/** What is cancelled can be named where it is known. */
const clauseOf = (sentence: Sentence, on: Trigger | null): Message => {
  if (sentence.verb !== 'cancel') return clauseText(sentence)
  switch (on?.on) {
    case 'targeted':
    case 'damage':
    case 'losePower':
    case 'moved':
    case 'activates':
      return phrase(`verb.cancel.${on.on}`)
    default:
      return clauseText(sentence)
  }
}

const aimText = (aim: Aim): Message => {
  switch (aim.at) {
    case 'self':
    case 'special':
      return phrase(`aim.${aim.at}`)
    case 'one':
      return phrase('aim.one', { kind: phrase(`model.${aim.kind}`), range: rangeText(aim.range) })
    case 'area':
      if (aim.kind === 'adjacentRoom')
        return phrase('aim.adjacent', { kind: phrase('roomKind.adjacentRoom') })
      if (aim.kind === 'room' && aim.range === 0) return phrase('aim.here')
      return phrase('aim.area', { kind: phrase(`roomKind.${aim.kind}`), range: rangeText(aim.range) })
  }
}

/** What a spell or an event waits for: another mage does something, or you yourself do. */
const triggerText = (trigger: Trigger, who: 'another' | 'you'): Message => {
  const gaps = { who }
  switch (trigger.on) {
    case 'damage':
      if (trigger.lethal) return phrase('on.damage.lethal')
      return trigger.to === 'you'
        ? phrase(`on.damage.you.${trigger.from}`)
        : phrase('on.damage.yourEvocation.any')
    case 'targeted':
      return phrase(`on.targeted.${trigger.by}`)
    case 'enters':
      return trigger.where === 'adjacent'
        ? phrase('on.enters.adjacent', gaps)
        : phrase('on.enters.colour', { ...gaps, colour: phrase(`roomColour.${trigger.where}`) })
    case 'activates':
      return phrase('on.activates', { ...gaps, colour: say(`roomColour.${trigger.colour}`) })
    case 'endsActivation':
      return phrase('on.endsActivation', { ...gaps, colour: phrase(`roomColour.${trigger.colour}`) })
    case 'casts':
      return castsText(trigger.what, gaps)
    case 'gains':
      return phrase('on.gains', { ...gaps, atLeast: trigger.atLeast })
    case 'losePower':
    case 'moved':
      return phrase(`on.${trigger.on}`)
    default:
      return phrase(`on.${trigger.on}`, gaps)
  }
}

const castsText = (what: string, gaps: { readonly who: string }): Message => {
  if (what === 'any' || what === 'quick') return phrase(`on.casts.${what}`, gaps)
  if ((elements as readonly string[]).includes(what))
    return phrase('on.casts.element', { ...gaps, what: phrase(`element.${what as Element}`) })
  if ((spellTypes as readonly string[]).includes(what))
    return phrase('on.casts.type', { ...gaps, what: phrase(`type.${what as SpellType}`) })
  throw new Error(`nobody can cast '${what}'`)
}

const sideText = (side: 'light' | 'dark', { type, element, aim, effect, on }: SpellSide): Message => {
  const gaps = {
    side: phrase(`side.${side}`),
    type: phrase(`type.${type}`),
    element: phrase(`element.${element}`),
  }
  return on === null
    ? phrase('text.side', { ...gaps, aim: aimText(aim), effect: effectText(effect) })
    : phrase('text.waiting', {
        ...gaps,
        on: triggerText(on, 'another'),
        effect: effectAfter(effect, on),
      })
}

const roomTrapText = ({ element, colours, effects }: RoomTrap): Message =>
  phrase('text.roomTrap', {
    type: phrase('type.roomTrap'),
    element: phrase(`element.${element}`),
    ways:
      JSON.stringify(effects[0]) === JSON.stringify(effects[1])
        ? [wayText(colours, effects[0])]
        : colours.map((colour, at) => wayText([colour], effects[at]!)),
  })

const wayText = (colours: readonly RoomColour[], effect: Sentences): Message =>
  phrase('text.roomTrap.way', {
    rooms: colours.map((colour) => phrase(`roomColour.${colour}.room`)),
    effect: saidElsewhere(effectAfter(effect)),
  })

/** [BRW-CAST.5, BRW-TP.3] A trap or a protection shakes the room when it is triggered. */
const symbolText = (printed: Spell['sides']): Message =>
  phrase(Object.values(printed).every(({ on }) => on !== null) ? 'text.unstable.waiting' : 'text.unstable')

/** Both sides of a spell, a line each, and the symbol between them. */
const spellText = ({ sides: printed, roomTrap, unstable }: Spell): Message =>
  phrase('text.spell', {
    sides: [
      ...(roomTrap === null ? [] : [roomTrapText(roomTrap)]),
      ...sides.flatMap((side) => {
        const found = printed[side]
        return found === undefined ? [] : [sideText(side, found)]
      }),
      ...(unstable ? [symbolText(printed)] : []),
    ],
  })

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
  }
}

const questText = ({ task, effect, instead, power }: Quest): Message =>
  phrase('text.quest', {
    task: taskText(task),
    power,
    reward:
      effect.length === 0
        ? phrase('text.quest.only')
        : phrase(instead ? 'text.quest.instead' : 'text.quest.also', {
            effect: saidElsewhere(instead ? effectAfter(effect) : effectText(effect)),
          }),
  })

/** An event speaks to every mage. */
const eventRuleText = (rule: EventRule): Message => {
  switch (rule.rule) {
    case 'whenever':
      return phrase(rule.firstOnly ? 'rule.firstTime' : 'rule.whenever', {
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
      return phrase('rule.evocationAttacks', { by: rule.by })
    case 'symbol':
      return phrase('rule.symbol', { count: rule.count })
    case 'sealed':
      return phrase('rule.sealed')
    case 'shortRange':
      return phrase('rule.shortRange', { element: phrase(`element.${rule.element}`), range: rule.range })
    case 'firstDamage':
      return phrase('rule.firstDamage', { less: rule.less })
  }
}

const eventCardText = ({ effect, rules }: EventCard): Message =>
  saidByEvent(
    phrase('text.event', {
      lines: [
        ...(effect.length > 0 || rules.length === 0 ? [effectText(effect)] : []),
        ...rules.map(eventRuleText),
      ],
    }),
  )

const powerText = (power: Power): Message =>
  power.power === 'attackHere'
    ? phrase('power.attackHere', { by: power.by })
    : phrase(`power.${power.power}`, { effect: saidElsewhere(effectAfter(power.effect)) })

const evocationText = ({ kind, movement, attack, health, sweeps, powers }: Evocation): Message => {
  const found = [
    ...(takesSlot(kind) ? [] : [phrase('power.outside')]),
    ...(sweeps ? [phrase('power.sweeps')] : []),
    ...powers.map(powerText),
  ]
  return phrase('text.evocation', {
    movement,
    attack,
    health,
    powers: found.length === 0 ? [phrase('power.none')] : found,
  })
}

const spellInfo =
  (kind: 'spell' | 'forgotten' | 'personal', count: number) =>
  (spell: Spell, at: number): CardInfo => ({
    id: spell.id,
    kind,
    count,
    name: spellName(spell.id),
    text: spellText(spell),
    facts: {
      ...(kind === 'spell' ? { school: spell.school } : {}),
      number: at + 1,
      unstable: spell.unstable,
      ...(spell.mage === null ? {} : { mage: spell.mage }),
      ...(spell.roomTrap === null
        ? { sides: sides.flatMap((side) => sideFacts(side, spell.sides[side])) }
        : { roomTrap: { element: spell.roomTrap.element, colours: [...spell.roomTrap.colours] } }),
    },
  })

const sideFacts = (side: string, printed: SpellSide | undefined) =>
  printed === undefined
    ? []
    : [
        {
          side,
          type: printed.type,
          element: printed.element,
          target: printed.aim.at,
          ...('range' in printed.aim ? { range: printed.aim.range } : {}),
        },
      ]

const roomInfo = (room: Room): CardInfo => ({
  id: room.id,
  kind: 'room',
  count: 1,
  name: roomName(room.id),
  text: effectText(room.effect),
  facts: { colour: room.colour, slots: room.slots, power: room.power },
})

const questInfo = (quest: Quest): CardInfo => ({
  id: quest.id,
  kind: 'quest',
  count: 1,
  name: questName(quest.id),
  text: questText(quest),
  facts: { moon: quest.moon, power: quest.power, fourPlayers: quest.fourPlayers, instead: quest.instead },
})

const eventInfo = (event: EventCard): CardInfo => ({
  id: event.id,
  kind: 'event',
  count: 1,
  name: eventCard(event.id),
  text: eventCardText(event),
  facts: {
    moon: event.moon,
    timing: event.timing,
    slot: event.slot,
    arrival: event.arrival,
    discard: event.discard,
    crown: event.crown,
  },
})

const evocationInfo = (evocation: Evocation): CardInfo => ({
  id: evocation.kind,
  kind: 'evocation',
  count: evocation.figures,
  name: kindName(evocation.kind),
  text: evocationText(evocation),
  facts: {
    archetype: evocation.archetype,
    movement: evocation.movement,
    attack: evocation.attack,
    health: evocation.health,
  },
})

const mageInfo = (mage: MageSheet): CardInfo => ({
  id: mage.name,
  kind: 'mage',
  count: 1,
  name: phrase(`mage.${mage.name}`),
  text: phrase('text.mage', {
    hand: mage.hand,
    health: mage.health,
    movement: mage.movement,
    strength: mage.strength,
    school: phrase(`school.${mage.school}`),
  }),
  facts: {
    school: mage.school,
    hand: mage.hand,
    health: mage.health,
    movement: mage.movement,
    strength: mage.strength,
  },
})

/** Everything in the box of an edition. */
export const cardsOf = (edition: EditionId): CardInfo[] => {
  const content = contentOf(edition)
  return [
    ...schools.flatMap((school) => content.schools[school].map(spellInfo('spell', 3))),
    ...content.personal.map(spellInfo('personal', 3)),
    ...content.forgotten.map(spellInfo('forgotten', 1)),
    ...[...content.rooms.values()].map(roomInfo),
    ...Object.values(content.evocations).map(evocationInfo),
    ...[...content.quests.values()].map(questInfo),
    ...[...content.events.values()].map(eventInfo),
    ...Object.values(content.mages).map(mageInfo),
  ]
}
