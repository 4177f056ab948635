import type { Viewer } from '@conclave/kernel'
import { useEffect, useRef, useState } from 'react'
import { useTouch } from '../ui/use-touch.ts'

/** So long a card stays after one has left it: time enough to go and read it. Above the board it is in the way. */
const grace = { beside: 600, above: 150 } as const

/** Preview: the card that is shown large, and for how long. */
export interface Preview {
  /** The card being pointed at, else the one opened. */
  readonly shown: string | null
  /** The side of it that lies up, where it lies somewhere. */
  readonly up: string | null
  /** True if the shown card is one being pointed at, which lasts for a moment only. */
  readonly passing: boolean
  /** The side of the page where it hides nothing of what is pointed at. */
  readonly side: Side
  preview(card: string | null, up?: string | null): void
  inspect(card: string | null, up?: string | null): void
  /** Somebody has gone to the preview itself, to read, or has left it. */
  hold(held: boolean): void
}

type Side = 'left' | 'right'

/** A card, and the side of it that lies up. */
interface Seen {
  readonly card: string
  readonly up: string | null
}

/** Pointer: its position, the rest of something under it, and the card which that is. */
interface Pointer {
  readonly x: number
  readonly y: number
  rests: boolean
  below: Seen | null
}

const restingPointer: Pointer = { x: Number.NaN, y: Number.NaN, rests: false, below: null }

/**
 * `place` says where the card is shown: in the drawer beside the board, or above the board. Another viewer begins with
 * none: what one has read may be her secret.
 */
export const usePreview = (place: keyof typeof grace, version: number, viewer: Viewer): Preview => {
  const [hovered, setHovered] = useState<Seen | null>(null)
  const [inspected, setInspected] = useState<Seen | null>(null)
  const [side, setSide] = useState<Side>('right')
  const leaving = useRef(0)
  const held = useRef(false)
  const anchors = useRef<readonly Element[]>([])
  const byTouch = useTouch()
  const [reader, setReader] = useState(viewer)
  const pointer = useRef<Pointer>({ ...restingPointer })
  const keep = (): void => window.clearTimeout(leaving.current)
  const leave = (): void => {
    keep()
    if (held.current) return
    leaving.current = window.setTimeout(() => setHovered(null), grace[place])
  }
  // A card that was played under the pointer never tells that the pointer has left it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every position
  useEffect(() => {
    if (!anchors.current.some((each) => each.isConnected && each.matches(':hover, :focus'))) leave()
  }, [version])
  useEffect(() => () => window.clearTimeout(leaving.current), [])
  // What comes to lie under a pointer that rests is not pointed at, before the pointer moves.
  useEffect(() => {
    const isAt = ({ clientX, clientY }: PointerEvent): boolean =>
      pointer.current.x === clientX && pointer.current.y === clientY
    const onOver = (event: PointerEvent): void => {
      pointer.current.rests = isAt(event)
    }
    const onEntered = (): void => {
      pointer.current.rests = false
    }
    const onMove = (event: PointerEvent): void => {
      const moved = !isAt(event)
      const { below } = pointer.current
      pointer.current = { x: event.clientX, y: event.clientY, rests: false, below: moved ? null : below }
      if (moved && below !== null) show.current(below)
    }
    // What is entered is told with what is left, too.
    const comings = ['pointerout', 'pointerover'] as const
    for (const each of comings) {
      window.addEventListener(each, onOver, true)
      window.addEventListener(each, onEntered)
    }
    window.addEventListener('pointermove', onMove, true)
    return () => {
      for (const each of comings) {
        window.removeEventListener(each, onOver, true)
        window.removeEventListener(each, onEntered)
      }
      window.removeEventListener('pointermove', onMove, true)
    }
  }, [])
  const show = useRef((_: Seen): void => undefined)
  show.current = (seen) => {
    keep()
    held.current = false
    anchors.current = pointedAt()
    setSide(sideBeside(anchors.current[0]))
    setHovered(seen)
  }
  if (reader !== viewer) {
    setReader(viewer)
    setHovered(null)
    setInspected(null)
  }
  return {
    shown: (hovered ?? inspected)?.card ?? null,
    up: (hovered ?? inspected)?.up ?? null,
    passing: hovered !== null,
    side,
    preview: (card, up = null) => {
      pointer.current.below = null
      if (card === null) return leave()
      if (byTouch()) return
      if (pointer.current.rests) pointer.current.below = { card, up }
      else show.current({ card, up })
    },
    inspect: (card, up = null) => {
      keep()
      held.current = false
      setSide(sideBeside(pointedAt()[0]))
      setHovered(null)
      setInspected(card === null ? null : { card, up })
    },
    hold: (now) => {
      held.current = now
      if (now) keep()
      else leave()
    },
  }
}

/** Elements that cards are read from. */
const readFrom = 'button, [role=menuitem]'

/** Elements under the pointer and the focus. */
const pointedAt = (): Element[] => {
  const under = [...document.querySelectorAll(`:is(${readFrom}):hover`)].at(-1)
  return [under, document.activeElement].flatMap((each) => (each?.matches(readFrom) ? [each] : []))
}

const sideBeside = (thing: Element | undefined): Side => {
  const box = thing?.getBoundingClientRect()
  return box !== undefined && box.left + box.width / 2 > window.innerWidth / 2 ? 'left' : 'right'
}
