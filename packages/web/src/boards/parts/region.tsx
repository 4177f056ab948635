import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Corners } from '../../art/ornaments.tsx'
import style from './region.module.css'

const arrows: { readonly [key: string]: readonly [x: number, y: number] | undefined } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const spotsIn = (region: HTMLElement | null): HTMLElement[] => [
  ...(region?.querySelectorAll<HTMLElement>('[data-thing], [data-stop]') ?? []),
]

/** One part of the board: one stop of the Tab key; the arrows go from thing to thing. */
export const Region = ({
  name,
  title,
  className = '',
  children,
}: {
  readonly name: string
  readonly title: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) => {
  const region = useRef<HTMLElement>(null)
  const last = useRef<HTMLElement | null>(null)
  const heading = useId()
  // After every change exactly one thing can be reached by Tab: the last one used, else one that can be chosen.
  useEffect(() => {
    const spots = spotsIn(region.current)
    const stop =
      spots.find((spot) => spot === last.current) ??
      spots.find((spot) => spot.dataset.legal !== undefined) ??
      spots[0]
    for (const spot of spots) spot.tabIndex = spot === stop ? 0 : -1
  })
  const move = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    const from = document.activeElement
    if (way === undefined || !(from instanceof HTMLElement) || event.altKey || event.ctrlKey) return
    const next = nearest(from, spotsIn(region.current), way)
    event.preventDefault()
    next?.focus()
  }
  return (
    <section
      ref={region}
      className={`${style.region} ${className}`}
      aria-labelledby={heading}
      data-region={name}
      onKeyDown={move}
      onFocus={({ target }) => {
        const spots = spotsIn(region.current)
        if (!spots.includes(target)) return
        last.current = target
        for (const spot of spots) spot.tabIndex = spot === target ? 0 : -1
      }}
    >
      <h2 id={heading} className="hidden">
        {title}
      </h2>
      <Corners />
      {children}
    </section>
  )
}

/** The nearest thing in a direction; what lies straight ahead counts as nearer than what lies aside. */
const nearest = (
  from: HTMLElement,
  spots: readonly HTMLElement[],
  [x, y]: readonly [number, number],
): HTMLElement | undefined => {
  const here = middleOf(from)
  let best: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const there = middleOf(spot)
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x)
    const distance = ahead + 2 * aside
    if (spot === from || ahead < 2 || distance >= least) continue
    least = distance
    best = spot
  }
  return best
}

const middleOf = (element: HTMLElement): { readonly x: number; readonly y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
