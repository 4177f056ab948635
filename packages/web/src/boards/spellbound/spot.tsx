import { type SpotProps, Spot as ThingSpot } from '../parts/spot.tsx'
import { useBoard } from './context.ts'
import { whyNot } from './why-not.ts'

/** A thing on this board. Where nothing can be done, a click says why; a card is read besides. */
export const Spot = (props: SpotProps) => {
  const board = useBoard()
  const { question, table, speak, inspect, tell } = board
  const { thing, card = null, onPlain } = props
  const why = question === null ? null : whyNot(thing, question, table)
  const read = (): void => {
    if (card !== null) inspect(card, props.up ?? null)
    if (why !== null) tell(speak(why))
  }
  const plain = onPlain ?? (card === null && why === null ? undefined : read)
  return (
    <ThingSpot
      board={board}
      lifts={card !== null}
      {...props}
      {...(plain === undefined ? {} : { onPlain: plain })}
    />
  )
}
