import { schools } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { Region } from '../../parts/region.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'

/** Events on the board and the schools of the Library. */
export const Tracks = () => {
  const { speak, table, card, alone } = useBoard()
  return (
    <Region name="tracks" title={speak(words('tracks'))}>
      {table.events.map(
        (event) =>
          event !== null && (
            <Spot key={event.card} thing={`event:${event.card}`} label={card(event.card)} card={event.card}>
              {card(event.card)}
            </Spot>
          ),
      )}
      {schools.map((school) => (
        <Spot key={school} thing={`school:${school}`} label={alone(say(`school.${school}`))}>
          {alone(say(`school.${school}`))}
        </Spot>
      ))}
    </Region>
  )
}
