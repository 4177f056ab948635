import { keyOf, type Option, type Question } from '@conclave/kernel'
import { useState } from 'react'
import type { Ahead, Leading } from '../kit/kit.ts'

/** An answer that its player has taken up, and what it would be asked next: nothing is given before that is answered, too. */
export interface TakenUp {
  readonly first: Option
  readonly ahead: Ahead
}

interface Kept extends TakenUp {
  readonly version: number
  readonly asked: Question
}

/** Answer that is taken up at this position; whatever happens lets go of it. */
export const useAhead = (version: number, asked: Question | null) => {
  const [kept, keep] = useState<Kept | null>(null)
  const taken = kept !== null && asked !== null && kept.version === version ? kept : null
  return {
    taken,
    take: (first: Option, ahead: Ahead): void => {
      if (asked !== null) keep({ first, ahead, version, asked })
    },
    letGo: (): void => keep(null),
  }
}

/**
 * Gives both answers. In between only what the kit says may be asked (an element, a reaction), and the player answers that
 * herself; anything else ends it.
 */
export const bothOf = ({ first, ahead: { question, between } }: TakenUp, second: Option): Leading => {
  let begun = false
  const wanted = (options: readonly Option[], option: Option): Option | 'off' =>
    options.find((each) => keyOf(each) === keyOf(option)) ?? 'off'
  return ({ kind }, options) => {
    if (!begun) {
      begun = true
      return wanted(options, first)
    }
    if (kind === question.kind) return wanted(options, second)
    return between.includes(kind) ? 'wait' : null
  }
}
