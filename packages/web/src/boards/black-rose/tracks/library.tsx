import { say } from '@conclave/kernel'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './library.module.css'

/** The Library: the decks of the six schools, and the Forgotten spells. */
export const Library = () => {
  const { table, speak, alone } = useBoard()
  return (
    <div className={style.library}>
      <h3 className={style.title}>{speak(words('library'))}</h3>
      <ul className={style.schools}>
        {table.library.map(({ school, deck, discards }) => (
          <li
            key={school}
            style={{ '--school': `var(--br-${school})` }}
            title={alone(say(`school.${school}`))}
          >
            <Spot
              thing={`school:${school}`}
              label={speak(
                words('library.school', {
                  school: say(`school.${school}`),
                  count: deck.count,
                  discards: discards.length,
                }),
              )}
              className={style.spot}
              glow="ring"
            >
              <Sign name={school} className={style.sigil} />
              <span className={style.count}>{deck.count}</span>
            </Spot>
          </li>
        ))}
      </ul>
    </div>
  )
}
