import { say } from '@conclave/kernel'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'

/** The places for spells on one's own sheet. */
export const PlanningBoard = () => {
  const { me, alone, card, targets } = useBoard()
  return (
    <div>
      {me.slots.map(({ slot, card: laid, side }) => (
        <Spot key={slot} thing={`slot:${slot}`} label={alone(say(`slot.${slot}`))} card={laid}>
          {alone(say(`slot.${slot}`))} {laid !== null && card(laid)}{' '}
          {side !== null && alone(say(`side.${side}`))}
        </Spot>
      ))}
      {(['light', 'dark'] as const).map(
        (side) =>
          targets.has(`side:${side}`) && (
            <Spot key={side} thing={`side:${side}`} label={alone(say(`side.${side}`))}>
              {alone(say(`side.${side}`))}
            </Spot>
          ),
      )}
    </div>
  )
}
