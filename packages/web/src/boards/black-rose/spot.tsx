import { type SpotProps, Spot as ThingSpot } from '../parts/spot.tsx'
import { useBoard } from './context.ts'
import { whyNot } from './prompt/why-not.ts'

/** A thing on this board. Where nothing can be done with it, a click says why. */
export const Spot = (props: SpotProps) => {
  const board = useBoard()
  const { thing, card, up = null, onPlain } = props
  const why = board.own && !board.targets.has(thing) ? whyNot(thing, board.question, board.table) : null
  if (why === null) return <ThingSpot board={board} {...props} />
  const explain: SpotProps['onPlain'] = (at, lifts) => {
    if (onPlain !== undefined) onPlain(at, lifts)
    else if (card != null) board.inspect(card, up)
    board.tell(board.speak(why))
  }
  return <ThingSpot board={board} {...props} onPlain={explain} />
}
