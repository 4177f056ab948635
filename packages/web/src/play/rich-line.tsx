import type { RichText } from '../texts/rich.ts'
import { usePlay } from './play.ts'

/** A sentence in which every card can be opened. */
export const RichLine = ({ rich }: { readonly rich: RichText }) => {
  const { inspect, preview } = usePlay()
  let at = 0
  return (
    <>
      {rich.map((piece) => {
        const key = at++
        if (typeof piece === 'string') return <span key={key}>{piece}</span>
        return (
          <button
            key={key}
            type="button"
            className="card-link"
            onClick={() => inspect(piece.card)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && preview(piece.card)}
            onPointerLeave={() => preview(null)}
            onFocus={() => preview(piece.card)}
            onBlur={() => preview(null)}
          >
            {piece.text}
          </button>
        )
      })}
    </>
  )
}
