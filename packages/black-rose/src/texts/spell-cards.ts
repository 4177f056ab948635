import type { CardInfo, Message } from '@conclave/kernel'
import { spell as spellName } from '../wording/things.ts'
import { phrase, rangeText } from '../wording/words.ts'
import type { MageName, PrintedElement, RoomColour, School, Side, SpellType } from '../words/board.ts'
import { sides } from '../words/board.ts'
import type { Aim, RoomTrap, Spell, SpellSide } from '../words/card.ts'
import type { Sentences } from '../words/effect.ts'
import type { Range } from '../words/select.ts'
import type { Trigger } from '../words/trigger.ts'
import { saidElsewhere, saidOfThatMage } from './clauses.ts'
import { effectAfter, effectText, triggerText } from './effects.ts'

export const aimText = (aim: Aim): Message => {
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

/** One effect of a spell as it is printed; a room trap has only one, which lies up on either side. */
export interface SpellHalf {
  readonly side: Side
  readonly type: SpellType | 'roomTrap'
  readonly element: PrintedElement
  /** Target of its aim, and the range; null for a room trap. */
  readonly target: Aim['at'] | null
  readonly range: Range | null
  /** The colours of a room trap's rooms. */
  readonly colours: readonly RoomColour[]
  /** The target in words; what lies in wait has none. */
  readonly aim: Message | null
  /** Trigger, in words, if it waits for one. */
  readonly on: Message | null
  /** Effects; a room trap has one or two. */
  readonly does: readonly Message[]
}

/** Text of a spell that lies in wait: it speaks of the room and the mage that its trigger has named. */
const waitingText = (effect: Sentences, on: Trigger): Message => {
  const text = saidElsewhere(effectAfter(effect, on))
  return on.on === 'assigned' ? saidOfThatMage(text) : text
}

const sideHalf = (side: Side, { type, element, aim, effect, on }: SpellSide): SpellHalf => ({
  side,
  type,
  element,
  target: aim.at,
  range: 'range' in aim ? aim.range : null,
  colours: [],
  aim: on === null ? aimText(aim) : null,
  on: on === null ? null : triggerText(on, 'another'),
  does: [on === null ? effectText(effect) : waitingText(effect, on)],
})

const roomTrapHalf = ({ element, colours, effects }: RoomTrap): SpellHalf => ({
  side: 'light',
  type: 'roomTrap',
  element,
  target: null,
  range: null,
  colours,
  aim: null,
  on: null,
  does:
    JSON.stringify(effects[0]) === JSON.stringify(effects[1])
      ? [wayText(colours, effects[0])]
      : colours.map((colour, at) => wayText([colour], effects[at]!)),
})

const halvesOf = ({ sides: printed, roomTrap }: Spell): SpellHalf[] => [
  ...(roomTrap === null ? [] : [roomTrapHalf(roomTrap)]),
  ...sides.flatMap((side) => {
    const found = printed[side]
    return found === undefined ? [] : [sideHalf(side, found)]
  }),
]

const halfText = ({ side, type, element, aim, on, does }: SpellHalf): Message => {
  const signs = { type: phrase(`type.${type}`), element: phrase(`element.${element}`) }
  if (type === 'roomTrap') return phrase('text.roomTrap', { ...signs, ways: does })
  const gaps = { side: phrase(`side.${side}`), ...signs, effect: does }
  if (on !== null) return phrase('text.waiting', { ...gaps, on })
  return aim === null ? phrase('text.side', gaps) : phrase('text.side', { ...gaps, aim })
}

const wayText = (colours: readonly RoomColour[], effect: Sentences): Message =>
  phrase('text.roomTrap.way', {
    rooms: colours.map((colour) => phrase(`roomColour.${colour}.room`)),
    effect: saidElsewhere(effectAfter(effect)),
  })

/** [BRW-CAST.5, BRW-TP.3] A trap or a protection shakes the room when it is triggered. */
const symbolText = (printed: Spell['sides']): Message =>
  phrase(Object.values(printed).every(({ on }) => on !== null) ? 'text.unstable.waiting' : 'text.unstable')

/** Both sides of a spell, a line each, and the symbol between them. */
const spellText = ({ sides: printed, unstable }: Spell, halves: readonly SpellHalf[]): Message =>
  phrase('text.spell', { sides: [...halves.map(halfText), ...(unstable ? [symbolText(printed)] : [])] })

/** A spell as it is listed, and what its halves say. */
export interface SpellCard extends CardInfo {
  readonly kind: 'spell' | 'forgotten' | 'personal'
  readonly halves: readonly SpellHalf[]
  readonly facts: {
    readonly school?: School
    /** Its place in its school. */
    readonly number: number
    readonly unstable: boolean
    readonly mage?: MageName
    readonly sides?: readonly {
      readonly side: Side
      readonly type: SpellType
      readonly element: PrintedElement
      readonly target: Aim['at']
      readonly range?: Range
    }[]
    readonly roomTrap?: { readonly element: PrintedElement; readonly colours: readonly RoomColour[] }
  }
}

export const spellInfo =
  (kind: SpellCard['kind'], count: number, school?: School) =>
  (spell: Spell, at: number): SpellCard => {
    const halves = halvesOf(spell)
    return {
      id: spell.id,
      kind,
      count,
      name: spellName(spell.id),
      text: spellText(spell, halves),
      halves,
      facts: {
        ...(school === undefined ? {} : { school }),
        number: at + 1,
        unstable: spell.unstable,
        ...(spell.mage === null ? {} : { mage: spell.mage }),
        ...(spell.roomTrap === null
          ? { sides: sides.flatMap((side) => sideFacts(side, spell.sides[side])) }
          : { roomTrap: { element: spell.roomTrap.element, colours: [...spell.roomTrap.colours] } }),
      },
    }
  }

const sideFacts = (side: Side, printed: SpellSide | undefined) =>
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
