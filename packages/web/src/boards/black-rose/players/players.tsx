import { say } from '@conclave/kernel'
import { Region } from '../../parts/region.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'

/** Everybody's mage. */
export const Players = () => {
  const { speak, table } = useBoard()
  return (
    <Region name="mages" title={speak(words('mages'))}>
      {table.mages.map(({ power }, seat) => {
        const name = speak(say(`seat.${seat}`))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their places
          <Spot key={seat} thing={`mage:${seat}`} label={name}>
            {name} {power}
          </Spot>
        )
      })}
    </Region>
  )
}
