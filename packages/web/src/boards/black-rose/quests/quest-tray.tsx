import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'

/** One's own unresolved quests. */
export const QuestTray = () => {
  const { me, card } = useBoard()
  return (
    <div>
      {me.quests.map(
        ({ quest }) =>
          quest !== null && (
            <Spot key={quest} thing={`quest:${quest}`} label={card(quest)} card={quest}>
              {card(quest)}
            </Spot>
          ),
      )}
    </div>
  )
}
