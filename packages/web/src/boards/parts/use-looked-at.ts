import { type FocusEvent, type PointerEvent, useState } from 'react'
import { isThing, type Thing } from '../../table/table.ts'

/** The thing that something on the page belongs to. */
const thingAt = (target: EventTarget): Thing | null => {
  const found =
    target instanceof Element ? target.closest<HTMLElement>('[data-thing]')?.dataset.thing : undefined
  return found !== undefined && isThing(found) ? found : null
}

/** Thing on a board that is pointed at, has the focus or was tapped; and the handlers by which the board's frame learns it. */
export const useLookedAt = () => {
  const [lookedAt, look] = useState<Thing | null>(null)
  const looking = {
    onPointerOver: ({ target }: PointerEvent) => look(thingAt(target)),
    // Whoever goes on to the menu of a thing goes on looking at it.
    onPointerLeave: () => {
      if (document.querySelector('[role=menu]') === null) look(null)
    },
    onFocus: ({ target }: FocusEvent) => look(thingAt(target)),
  }
  return { lookedAt, looking }
}
