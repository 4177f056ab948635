import { type SpotProps, Spot as ThingSpot } from '../parts/spot.tsx'
import { useBoard } from './context.ts'
import { whyNotAt } from './why-not.ts'

/** A thing on this board. A card on which nothing can be done now is read, and says why not. */
export const Spot = (props: SpotProps) => {
  const board = useBoard()
  const { inspect, tell, seat, alone } = board
  const { thing, card = null, onPlain } = props
  const read = (): void => {
    if (card === null) return
    inspect(card, props.up ?? null)
    const why = seat === 'spectator' ? null : whyNotAt(board, seat, thing, card)
    if (why !== null) tell(alone(why))
  }
  const plain = onPlain ?? (card === null ? undefined : read)
  return (
    <ThingSpot
      board={board}
      lifts={card !== null}
      {...props}
      {...(plain === undefined ? {} : { onPlain: plain })}
    />
  )
}
