import { type SpotProps, Spot as ThingSpot } from '../parts/spot.tsx'
import { useBoard } from './context.ts'

/** A thing on this board. */
export const Spot = (props: SpotProps) => <ThingSpot board={useBoard()} {...props} />
