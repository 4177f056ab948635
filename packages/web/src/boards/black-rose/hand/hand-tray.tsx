import { Face } from '../card/face.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'

/** The hand, and cards that are chosen from something that does not lie open. */
export const HandTray = () => {
  const { me, card, targets, speak, cards } = useBoard()
  const hand = me.hand.cards ?? []
  const choices = targets.things.filter((thing) => thing.startsWith('choice:'))
  return (
    <div>
      {choices.map((thing) => {
        const id = thing.slice('choice:'.length)
        return (
          <Spot key={thing} thing={thing} label={card(id)} card={id}>
            <Face info={cards.get(id)} speak={speak} />
          </Spot>
        )
      })}
      {hand.map((id, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are all alike
        <Spot key={`${id} ${at}`} thing={`hand:${id}`} label={card(id)} card={id}>
          <Face info={cards.get(id)} speak={speak} />
        </Spot>
      ))}
    </div>
  )
}
