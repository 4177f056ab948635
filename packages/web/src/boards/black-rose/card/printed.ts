import type { CardInfo, Message } from '@conclave/kernel'
import { words } from '../texts/index.ts'

/** One effect of a spell as it is printed; a room trap has only one. */
export interface Half {
  readonly side: 'light' | 'dark'
  readonly type: 'combat' | 'contingency' | 'protection' | 'trap' | 'roomTrap'
  readonly element: string
  /** Whom or what it is aimed at, and how far; the colours of a room trap. */
  readonly target: 'self' | 'one' | 'area' | 'special' | null
  readonly range: number | 'lodge' | null
  readonly colours: readonly string[]
  /** The target in words. */
  readonly aim: Message | null
  /** What it waits for, if anything, and what it does. */
  readonly effect: Message
}

export interface PrintedSpell {
  readonly id: string
  readonly name: Message
  /** A school, or what stands for it. */
  readonly school: string
  readonly unstable: boolean
  readonly halves: readonly Half[]
}

interface SideFacts {
  readonly side: 'light' | 'dark'
  readonly type: Half['type']
  readonly element: string
  readonly target: NonNullable<Half['target']>
  readonly range?: number | 'lodge'
}

/** The facts that the game gives of a spell. */
interface SpellFacts {
  readonly school?: string
  readonly unstable: boolean
  readonly sides?: readonly SideFacts[]
  readonly roomTrap?: { readonly element: string; readonly colours: readonly string[] }
}

export const isSpell = ({ kind }: CardInfo): boolean =>
  kind === 'spell' || kind === 'personal' || kind === 'forgotten'

const messagesIn = (message: Message | undefined, gap: string): readonly Message[] => {
  const found = message?.with?.[gap]
  if (Array.isArray(found)) return found
  return typeof found === 'object' ? [found as Message] : []
}

/** The effect alone: type, element and target are shown as signs. */
const effectOf = (side: Message | undefined): Message => {
  const [effect] = messagesIn(side, 'effect')
  const [on] = messagesIn(side, 'on')
  if (effect === undefined) return { say: '…' }
  return on === undefined ? effect : words('half.waiting', { on, effect })
}

const printed = new WeakMap<CardInfo, PrintedSpell>()

/** What is printed on a spell, read from its facts and its generated text. */
export const spellOn = (card: CardInfo): PrintedSpell => {
  const known = printed.get(card)
  if (known !== undefined) return known
  // The game describes its cards as data; these are the facts of its spells.
  const facts = card.facts as unknown as SpellFacts
  const texts = messagesIn(card.text, 'sides')
  const halves: Half[] =
    facts.roomTrap === undefined
      ? (facts.sides ?? []).map(({ side, type, element, target, range }, at) => ({
          side,
          type,
          element,
          target,
          range: range ?? null,
          colours: [],
          aim: messagesIn(texts[at], 'aim')[0] ?? null,
          effect: effectOf(texts[at]),
        }))
      : [
          {
            side: 'light',
            type: 'roomTrap',
            element: facts.roomTrap.element,
            target: null,
            range: null,
            colours: facts.roomTrap.colours,
            aim: null,
            effect: words('half.ways', { ways: messagesIn(texts[0], 'ways') }),
          },
        ]
  const spell: PrintedSpell = {
    id: card.id,
    name: card.name,
    school: facts.school ?? card.kind,
    unstable: facts.unstable,
    halves,
  }
  printed.set(card, spell)
  return spell
}

/** The half that lies up; a room trap has only one. */
export const halfOf = (card: CardInfo, side: string | null): Half | undefined => {
  const { halves } = spellOn(card)
  return halves.find((half) => half.side === side) ?? (halves.length === 1 ? halves[0] : undefined)
}
