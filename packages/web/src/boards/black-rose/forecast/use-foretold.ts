import { type Forecast, forecastOf } from '@conclave/black-rose'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Thing } from '../../../table/table.ts'
import { useTouch } from '../../../ui/use-touch.ts'
import type { Props } from '../kit.ts'
import { thingsOf } from '../things.ts'

/** Answer that is looked at, with its forecast and its place. */
interface Looked {
  readonly thing: Thing
  readonly forecast: Forecast
  /** True if a finger has lifted it: a second tap chooses it. */
  readonly lifted: boolean
}

export interface Foretold {
  readonly looked: Looked | null
  /** Forecast of choosing this thing; null where that cannot be told. */
  of(thing: Thing): Forecast | null
}

const isThing = (name: string): name is Thing => name.includes(':')

const thingAt = (target: EventTarget | null): Thing | null => {
  const name =
    target instanceof Element ? target.closest<HTMLElement>('[data-thing]')?.dataset.thing : undefined
  return name !== undefined && isThing(name) ? name : null
}

/**
 * Forecast of the answers on the board. Pointing at one or coming to it by key tells it; a finger's first tap lifts it, its
 * second one chooses.
 */
export const useForetold = (
  frame: RefObject<HTMLElement | null>,
  { question, options, table }: Pick<Props, 'question' | 'options' | 'table'>,
  deeds: ReadonlyMap<Thing, readonly { readonly foretells: Forecast | null }[]>,
): Foretold => {
  const forecasts = useMemo(() => {
    const found = new Map<Thing, Forecast>()
    for (const option of question === null ? [] : options) {
      const forecast = question === null ? null : forecastOf(table, question, option)
      if (forecast === null || question === null) continue
      for (const thing of thingsOf(option, question, table)) found.set(thing, forecast)
    }
    // What a click would do at once is told like any answer.
    for (const [thing, [only, another]] of deeds) {
      const foretold = another === undefined ? (only?.foretells ?? null) : null
      if (foretold !== null && !found.has(thing)) found.set(thing, foretold)
    }
    return found
  }, [question, options, table, deeds])
  const known = useRef(forecasts)
  known.current = forecasts
  const byTouch = useTouch()
  const [pointed, point] = useState<Thing | null>(null)
  const [lifted, lift] = useState<Thing | null>(null)
  const held = useRef(lifted)
  held.current = lifted
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question has other answers
  useEffect(() => lift(null), [forecasts])
  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const over = ({ pointerType, target }: PointerEvent): void => {
      if (pointerType === 'mouse' && !byTouch()) point(thingAt(target))
    }
    const leave = (): void => point(null)
    const focus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(':focus-visible')) point(thingAt(target))
    }
    const click = (event: MouseEvent): void => {
      const thing = thingAt(event.target)
      // A click without a press is a key's.
      const taps = byTouch() && event.detail > 0
      if (!taps || thing === null || !known.current.has(thing) || held.current === thing) return
      event.preventDefault()
      event.stopPropagation()
      lift(thing)
    }
    element.addEventListener('pointerover', over)
    element.addEventListener('pointerleave', leave)
    element.addEventListener('focusin', focus)
    element.addEventListener('focusout', leave)
    element.addEventListener('click', click, true)
    return () => {
      element.removeEventListener('pointerover', over)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('focusin', focus)
      element.removeEventListener('focusout', leave)
      element.removeEventListener('click', click, true)
    }
  }, [frame, byTouch])
  const thing = lifted ?? pointed
  const forecast = thing === null ? undefined : forecasts.get(thing)
  return {
    looked: thing === null || forecast === undefined ? null : { thing, forecast, lifted: lifted !== null },
    of: (each) => forecasts.get(each) ?? null,
  }
}
