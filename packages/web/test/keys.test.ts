import type { BlackRoseOption } from '@conclave/black-rose'
import { textsIn } from '@conclave/black-rose'
import type { Option, Question } from '@conclave/kernel'
import { describe, expect, it } from 'vitest'
import { rowsOfRooms } from '../src/boards/black-rose/lodge/compass.ts'
import { inOrder, shortcutOf } from '../src/boards/black-rose/shortcuts.ts'
import { capOf, inNumberOrder, keysOf } from '../src/play/keys.ts'
import { type Position, positionsOf } from './boards/black-rose/playing.ts'

const asked = (kind: string): Question => ({ seat: 0, kind, manner: 'secret', about: null })
const given = (...options: readonly BlackRoseOption[]) => options

const [{ table: lodge }] = [...positionsOf('1.6', 3, 'keys', 1)] as [Position]
const cards = new Map(textsIn('1.6').cards.map((card) => [card.id, card]))

describe('keys of answers', () => {
  it('are the digits in their order, as long as there are some', () => {
    const options: Option[] = Array.from({ length: 11 }, (_, n) => ({ do: 'room', n }))
    const keys = keysOf(null, asked('step'), options)
    expect(options.map((option) => keys.get(option))).toEqual([
      ...['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      ...[undefined, undefined],
    ])
  })

  it('of slots are their numbers, whichever are free; one goes back by a key of its own', () => {
    const options = given({ do: 'slot', slot: 'second' }, { do: 'slot', slot: 'quick' }, { do: 'back' })
    const keys = keysOf({ shortcutOf }, asked('planSlot'), options)
    expect(options.map((option) => keys.get(option))).toEqual(['2', '4', 'Escape'])
    expect(capOf('Escape')).toBe('Esc')
  })

  it('do nothing at once that cannot be taken back, and leave the digits to the cards when one may be ready', () => {
    const options = given(
      { do: 'ready' },
      { do: 'takeBack', slot: 'first' },
      { do: 'remove', card: 'maze' },
      { do: 'card', card: 'maze' },
    )
    const keys = keysOf({ shortcutOf }, asked('planCard'), options)
    expect(options.map((option) => keys.get(option))).toEqual(['e', undefined, undefined, '1'])
  })

  it('number rooms row by row, as one reads', () => {
    const middle = lodge.lodge[0]!.room
    const around = rowsOfRooms[1]!.map((hex) => lodge.lodge[hex]!.room)
    const offered = [middle, ...around.toReversed()].map((room) => ({ do: 'room', room }) as const)
    const stepping = { seat: 0, kind: 'aim', manner: 'turn', about: { card: 'maze', side: 'light' } } as const
    const numbered = inOrder(offered, stepping, cards, lodge)
    expect(numbered.map((option) => option.do === 'room' && option.room)).toEqual([...around, middle])
  })

  it('go from left to right, those of the prompt bar first', () => {
    const options = given(
      { do: 'card', card: 'whisper' },
      { do: 'card', card: 'fireball' },
      { do: 'end' },
      { do: 'card', card: 'leech' },
    )
    const ordered = inNumberOrder({ inOrder }, asked('study'), options, options.slice(2, 3), cards, lodge)
    expect(ordered.map((option) => option.card ?? option.do)).toEqual(['end', 'fireball', 'leech', 'whisper'])
    const choosing = { seat: 0, kind: 'chooseMage', manner: 'turn', about: null } as const
    const [tessa, nero] = [{ do: 'mage', mage: 'tessa' } as const, { do: 'mage', mage: 'nero' } as const]
    expect(inOrder([tessa, nero], choosing, cards, lodge)).toEqual([nero, tessa])
  })
})
