import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'

/** The choices before the first round: a mage, a colour, a school and a starting list. */
export const Opening = () => {
  const { targets, speakOption } = useBoard()
  const picks = targets.things.filter((thing) => thing.startsWith('pick:'))
  return picks.map((thing) => {
    const name = targets.of(thing).map(speakOption).join(', ')
    return (
      <Spot key={thing} thing={thing} label={name}>
        {name}
      </Spot>
    )
  })
}
