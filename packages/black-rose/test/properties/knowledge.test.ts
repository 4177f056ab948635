import type { TableState } from '@conclave/kernel'
import { describe, expect, test } from 'vitest'
import type { BlackRose, Mage, Pile } from '../../src/state.ts'
import { commons, type NamesIn, zones } from '../../src/table/knowledge.ts'

/** All of a mage's, and all of the table's own, of which it has to be said who knows it. */
type OfMage<M extends Mage> = { readonly [Z in NamesIn<M>]: unknown }
type OfTable<S extends BlackRose> = { readonly [Z in NamesIn<Omit<S, keyof TableState>>]: unknown }

// The proof is that this file compiles: each `@ts-expect-error` is itself an error where the line below it is none.
describe('[BRW-GEN.6] who knows what is declared of everything that names cards', () => {
  test('of a mage: lists, piles, single names, and whatever holds some', () => {
    const whole: OfMage<Mage> = zones
    // @ts-expect-error
    const list: OfMage<Mage & { readonly curses: string[] }> = zones
    // @ts-expect-error
    const pile: OfMage<Mage & { readonly curses: Pile }> = zones
    // @ts-expect-error
    const one: OfMage<Mage & { readonly curse: string | null }> = zones
    // @ts-expect-error
    const inside: OfMage<Mage & { readonly cursed: { readonly by: number; readonly with: string[] } }> = zones
    const figure: OfMage<Mage & { readonly curses: number }> = zones
    expect(new Set([whole, list, pile, one, inside, figure])).toEqual(new Set([zones]))
  })

  test('of the table itself: a pile, one of each moon or school, lists of what lies open', () => {
    const whole: OfTable<BlackRose> = commons
    // @ts-expect-error
    const pile: OfTable<BlackRose & { readonly curses: Pile }> = commons
    // @ts-expect-error
    const piles: OfTable<BlackRose & { readonly curses: readonly [Pile, Pile, Pile] }> = commons
    // @ts-expect-error
    const bySchool: OfTable<BlackRose & { readonly curses: { readonly illusion?: Pile } }> = commons
    // @ts-expect-error
    const list: OfTable<BlackRose & { readonly cursed: string[] }> = commons
    const figures: OfTable<BlackRose & { readonly curses: readonly number[] }> = commons
    expect(new Set([whole, pile, piles, bySchool, list, figures])).toEqual(new Set([commons]))
  })
})
