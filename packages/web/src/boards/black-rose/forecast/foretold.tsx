import { type RefObject, useLayoutEffect, useState } from 'react'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import style from './foretold.module.css'
import { linesOf } from './lines.ts'

/** So far it stands from what it speaks of, and from the edges, in pixels. */
const gap = 8
/** So high it may be: where there is less room above, it stands below. */
const room = 120
/** Half as wide as it may be: it keeps within the board. */
const halfWidth = 190

interface Place {
  readonly left: number
  readonly top: number
  readonly below: boolean
}

/** Forecast of the answer that is looked at, beside it. */
export const ForetoldLines = ({ frame }: { readonly frame: RefObject<HTMLElement | null> }) => {
  const { foretold, speak, table } = useBoard()
  const { looked } = foretold
  const thing = looked?.thing ?? null
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const around = frame.current?.getBoundingClientRect()
    const box =
      thing === null
        ? undefined
        : [...(frame.current?.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`) ?? [])]
            .find((each) => each.checkVisibility())
            ?.getBoundingClientRect()
    if (around === undefined || box === undefined) {
      setPlace(null)
      return
    }
    const half = Math.min(halfWidth, around.width / 2)
    const below = box.top - around.top < room
    setPlace({
      left: Math.min(Math.max(box.left + box.width / 2 - around.left, half), around.width - half),
      top: (below ? box.bottom + gap : box.top - gap) - around.top,
      below,
    })
  }, [frame, thing])
  const lines = looked === null ? [] : linesOf(looked.forecast, table)
  return (
    <>
      {place !== null && looked !== null && (
        <div
          className={style.foretold}
          data-foretold
          data-below={place.below || undefined}
          style={{ left: place.left, top: place.top }}
          aria-hidden="true"
        >
          <p className={style.heading}>{speak(words('forecast'))}</p>
          <ul>
            {lines.map((line) => (
              <li key={JSON.stringify(line)}>{speak(line)}</li>
            ))}
          </ul>
          {looked.lifted && <p className={style.yes}>{speak(words('forecast.yes'))}</p>}
        </div>
      )}
      <p className="hidden" role="status">
        {lines.map(speak).join('. ')}
      </p>
    </>
  )
}
