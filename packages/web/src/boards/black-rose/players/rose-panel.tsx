import { say } from '@conclave/kernel'
import { OwnerMark, owned } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import { rose } from '../lodge/majority.ts'
import { words } from '../texts/index.ts'
import { Fact } from './fact.tsx'
import style from './players.module.css'

/** The Black Rose scores as everybody else does, and can win. */
export const RosePanel = () => {
  const { table, alone, speak } = useBoard()
  const { power, trophies, rooms } = table.rose
  return (
    <li className={style.panel} data-rose style={owned('var(--br-rose)')}>
      <div className={style.head}>
        <span className={style.who}>
          <span className={style.crest}>
            <Sign name="rose" />
          </span>
          <span className={style.name}>{alone(say('seat.rose'))}</span>
          <OwnerMark owner={rose} />
        </span>
        {trophies.length > 0 && (
          <Fact icon="trophy" text={words('fact.trophies', { count: trophies.length })}>
            {trophies.length}
          </Fact>
        )}
        {rooms.length > 0 && (
          <Fact icon="ruin" text={words('fact.rooms', { count: rooms.length })}>
            {rooms.length}
          </Fact>
        )}
        <b className={style.power}>
          {power}
          <span className="hidden">{speak(words('power.unit'))}</span>
        </b>
      </div>
    </li>
  )
}
