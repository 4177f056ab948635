import {
  type PointerEvent as Press,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import style from './carrier.module.css'
import { type Carried, type Dragging, DraggingProvider, isPlace, type Place } from './dragging.ts'

/** So far the pointer moves before a press is no click any more, in pixels. */
const threshold = 6

/** The place at a point of the page that accepts what is carried. */
const placeAt = (x: number, y: number, { accepts }: Carried): Place | null => {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-place]')?.dataset.place
    if (place !== undefined && isPlace(place) && accepts(place)) return place
  }
  return null
}

/** Lets things be carried about with the mouse. Whatever can be dragged can be clicked, too; fingers scroll instead. */
export const Carrier = ({
  frame,
  children,
}: {
  /** Frame in which the look of the carried thing is placed. */
  readonly frame: RefObject<HTMLElement | null>
  readonly children: ReactNode
}) => {
  const [carried, carry] = useState<Carried | null>(null)
  const [over, setOver] = useState<Place | null>(null)
  const [trail, setTrail] = useState<readonly Place[]>([])
  const ghost = useRef<HTMLDivElement | null>(null)
  const at = useRef('0')
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  const grab: Dragging['grab'] = (press: Press, what) => {
    if (press.button !== 0 || press.pointerType === 'touch') return
    stop.current?.()
    const { clientX, clientY } = press
    const listening = new AbortController()
    const { signal } = listening
    let carrying = false
    let last: Place | null = null
    const goTo = (place: Place | null): void => {
      if (place === last) return
      last = place
      setOver(place)
      if (place !== null && what.passes !== undefined) setTrail(what.passes(place))
    }
    const follow = ({ clientX: x, clientY: y }: PointerEvent): void => {
      const box = frame.current?.getBoundingClientRect()
      if (box === undefined) return
      at.current = `${x - box.left}px ${y - box.top}px`
      if (ghost.current !== null) ghost.current.style.translate = at.current
    }
    const move = (event: PointerEvent): void => {
      const far = Math.hypot(event.clientX - clientX, event.clientY - clientY)
      if (!carrying && far < threshold) return
      if (!carrying) carry(what)
      carrying = true
      follow(event)
      goTo(placeAt(event.clientX, event.clientY, what))
    }
    const end = (): void => {
      listening.abort()
      stop.current = null
      carry(null)
      setOver(null)
      setTrail([])
    }
    const up = (event: PointerEvent): void => {
      const place = carrying ? placeAt(event.clientX, event.clientY, what) : null
      if (carrying) swallowClick()
      if (place !== null) goTo(place)
      end()
      if (place !== null) what.drop(place)
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') end()
    }
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', up, { signal })
    addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', key, { signal })
    stop.current = end
  }
  return (
    <DraggingProvider value={{ carried, over, trail, grab }}>
      {children}
      {carried !== null && (
        <div
          ref={(element) => {
            ghost.current = element
            if (element !== null) element.style.translate = at.current
          }}
          className={style.ghost}
          data-over={over !== null || undefined}
          aria-hidden="true"
        >
          {carried.look}
        </div>
      )}
    </DraggingProvider>
  )
}

/** The click that ends a drag is none. */
const swallowClick = (): void => {
  const swallow = (event: Event): void => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
