import type { QuestionOf } from '@conclave/kernel'
import type { Element } from '../words/mana.ts'
import type { Stop } from './calls.ts'

export type Abouts = {
  opening: null
  starter: null
  gather: BatchAbout
  batch: BatchAbout
  takePile: null
  main: null
  anyTime: null
  plan: { readonly card: string }
  give: { readonly element: Element }
  window: { readonly stop: Stop; readonly card: string }
  /** Target: the player (`n` is 0), or a card of hers. */
  protect: { readonly source: string; readonly card: string; readonly n: number; readonly amount: number }
  order: { readonly cards: readonly string[] }
  release: null
  /** The card and its sentence that want a choice, how many are left, and which Mana is next. */
  effect: {
    readonly card: string
    readonly n: number
    readonly list: string
    readonly at: number
    readonly left: number
    readonly next: Element | ''
  }
  price: { readonly card: string; readonly n: number }
  unique: { readonly card: string }
  handLimit: { readonly left: number }
}

type BatchAbout = { readonly card: string; readonly left: number }

/** The questions of the game. */
export type MageNoirQuestion = QuestionOf<Abouts>
