import { type SpotProps, Spot as ThingSpot } from '../parts/spot.tsx'
import { useSpread } from './context.ts'

/** A thing on this board. */
export const Spot = (props: SpotProps) => <ThingSpot board={useSpread()} {...props} />
