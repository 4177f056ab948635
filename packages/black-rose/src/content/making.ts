import type { MageName, Moon, PrintedElement, RoomColour, School, SpellType } from '../words/board.ts'
import type { Aim, EventCard, EventRule, Quest, Spell, SpellSide, Task } from '../words/card.ts'
import type { Sentences } from '../words/effect.ts'
import type { ModelKind, Range, RoomKind } from '../words/select.ts'
import type { Trigger } from '../words/trigger.ts'

// What a spell is aimed at.
export const self: Aim = { at: 'self' }
export const special: Aim = { at: 'special' }
/** One model within so many rooms in a straight line. */
export const one = (range: Range, kind: ModelKind = 'enemyModel'): Aim => ({ at: 'one', range, kind })
/** One room within so many rooms in a straight line. */
export const area = (range: Range, kind: RoomKind = 'room'): Aim => ({ at: 'area', range, kind })

// Sides of spells.
const casting =
  (type: SpellType) =>
  (element: PrintedElement, aim: Aim, ...effect: Sentences): SpellSide => ({
    type,
    element,
    aim,
    effect,
    on: null,
  })
const waiting =
  (type: SpellType) =>
  (element: PrintedElement, on: Trigger, ...effect: Sentences): SpellSide => ({
    type,
    element,
    aim: special,
    effect,
    on,
  })

export const combat = casting('combat')
export const contingency = casting('contingency')
export const protection = waiting('protection')
export const trap = waiting('trap')

// Spells.
interface Printed {
  readonly unstable?: true
  readonly light: SpellSide
  readonly dark: SpellSide
}

const spellOf =
  (school: Spell['school'], mage: MageName | null = null) =>
  (id: string, { unstable, light, dark }: Printed): Spell => ({
    id,
    school,
    unstable: unstable ?? false,
    sides: { light, dark },
    roomTrap: null,
    mage,
  })

/** Makes the spells of a school. */
export const schoolSpell = (school: School) => spellOf(school)
export const forgottenSpell = spellOf('forgotten')
export const personalSpell = (mage: MageName) => spellOf('personal', mage)

/** Makes the room traps of a school: one side, two colours, an effect for each (BRW-CMP.33). */
export const roomTrapOf =
  (school: School, { unstable }: { readonly unstable?: true } = {}) =>
  (
    id: string,
    element: PrintedElement,
    ...ways: readonly [readonly [RoomColour, Sentences], readonly [RoomColour, Sentences]]
  ): Spell => ({
    id,
    school,
    unstable: unstable ?? false,
    sides: {},
    roomTrap: { element, colours: [ways[0][0], ways[1][0]], effects: [ways[0][1], ways[1][1]] },
    mage: null,
  })

// Quests.
interface QuestPrint {
  readonly moon: Moon
  readonly task: Task
  readonly power: number
  /** The effect comes instead of the room's. */
  readonly instead?: true
  readonly fourPlayers?: true
}

export const quest = (id: string, print: QuestPrint, ...effect: Sentences): Quest => ({
  id,
  moon: print.moon,
  task: print.task,
  power: print.power,
  effect,
  instead: print.instead ?? false,
  fourPlayers: print.fourPlayers ?? false,
})

// Events.
interface EventPrint {
  readonly moon: Moon
  readonly arrival: number
  readonly discard: number
  readonly crown?: true
  readonly drawsColour?: true
}

const eventOf = (
  id: string,
  print: EventPrint,
  timing: EventCard['timing'],
  slot: number,
  effect: Sentences,
  rules: readonly EventRule[],
): EventCard => ({
  id,
  moon: print.moon,
  timing,
  slot,
  arrival: print.arrival,
  discard: print.discard,
  crown: print.crown ?? false,
  drawsColour: print.drawsColour ?? false,
  effect,
  rules,
})

/** Happens at once and is discarded. */
export const instantEvent = (id: string, print: EventPrint, ...effect: Sentences): EventCard =>
  eventOf(id, print, 'instant', 0, effect, [])
/** Happens in every Black Rose Phase while it lies on the board. */
export const phaseEvent = (id: string, slot: 1 | 2 | 3, print: EventPrint, ...effect: Sentences): EventCard =>
  eventOf(id, print, 'blackRose', slot, effect, [])
/** Changes the rules of the Action Phase while it lies on the board. */
export const actionEvent = (
  id: string,
  slot: 1 | 2 | 3,
  print: EventPrint,
  ...rules: readonly EventRule[]
): EventCard => eventOf(id, print, 'action', slot, [], rules)
/** [RUL-78] Happens when every Evocation Phase begins while it lies on the board. */
export const evocationEvent = (
  id: string,
  slot: 1 | 2 | 3,
  print: EventPrint,
  ...effect: Sentences
): EventCard => eventOf(id, print, 'evocation', slot, effect, [])
/** Changes the rules of the Evocation Phase while it lies on the board. */
export const evocationRule = (
  id: string,
  slot: 1 | 2 | 3,
  print: EventPrint,
  ...rules: readonly EventRule[]
): EventCard => eventOf(id, print, 'evocation', slot, [], rules)
/** [RUL-78, REB-CLN.2] Happens in every Clean-up while it lies on the board, or changes what follows there. */
export const cleanUpEvent = (
  id: string,
  slot: 1 | 2 | 3,
  print: EventPrint,
  effect: Sentences,
  ...rules: readonly EventRule[]
): EventCard => eventOf(id, print, 'cleanUp', slot, effect, rules)

export const whenever = (on: Trigger, ...then: Sentences): EventRule => ({
  rule: 'whenever',
  on,
  firstOnly: false,
  then,
})
/** Only for the first mage in a round. */
export const firstTime = (on: Trigger, ...then: Sentences): EventRule => ({
  rule: 'whenever',
  on,
  firstOnly: true,
  then,
})
