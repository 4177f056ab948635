import type { RichText } from '../texts/rich.ts'
import { usePlay } from './play.ts'

/** A sentence in which every card can be opened. A full stop or bracket after a card stays beside it. */
export const RichLine = ({ rich }: { readonly rich: RichText }) =>
  rich.map((piece, at) => {
    const next = rich[at + 1]
    const before = rich[at - 1]
    if (typeof piece === 'string') {
      const shown = typeof before === 'object' ? piece.replace(closing, '') : piece
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      return <span key={at}>{shown}</span>
    }
    const mark = typeof next === 'string' ? (closing.exec(next)?.[0] ?? '') : ''
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        <CardLink card={piece.card} text={piece.text} />
        {mark}
      </span>
    )
  })

const closing = /^[.,;:!?)»”]+/

const CardLink = ({ card, text }: { readonly card: string; readonly text: string }) => {
  const { inspect, preview } = usePlay()
  return (
    <button
      type="button"
      className="card-link"
      onClick={() => inspect(card)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && preview(card)}
      onPointerLeave={() => preview(null)}
      onFocus={() => preview(card)}
      onBlur={() => preview(null)}
    >
      {text}
    </button>
  )
}
