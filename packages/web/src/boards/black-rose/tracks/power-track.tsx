import type { Owner } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { OwnerMark } from '../art/owner-mark.tsx'
import { useBoard } from '../context.ts'
import { rose } from '../lodge/majority.ts'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'
import { lanesOf } from './lanes.ts'
import { MoonMark } from './moon-mark.tsx'
import style from './power-track.module.css'

/** The power track: where everybody stands, where the moons rise, and where it ends. */
export const PowerTrack = () => {
  const { table, speak } = useBoard()
  const end = table.moons.at(-1) ?? 30
  const owners: readonly { readonly owner: Owner; readonly power: number }[] = [
    ...table.mages.map(({ power }, owner) => ({ owner, power })),
    { owner: rose, power: table.rose.power },
  ]
  const most = Math.max(end, ...owners.map(({ power }) => power))
  const at = (power: number): string => `${(100 * power) / most}%`
  return (
    <div className={style.track}>
      <ul className="hidden">
        {owners.map(({ owner, power }) => (
          <li key={owner}>{speak(words('power.owner', { player: ownerName(owner), power }))}</li>
        ))}
      </ul>
      <div className={style.rail} aria-hidden="true">
        {Array.from({ length: most + 1 }, (_, power) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a scale
            key={power}
            className={style.tick}
            data-five={power % 5 === 0 || undefined}
            style={{ left: at(power) }}
          />
        ))}
        {table.moons.map((power, moon) => (
          <span
            key={power}
            className={style.moon}
            data-risen={table.moon > moon + 1 || undefined}
            style={{ left: at(power) }}
            title={
              moon < 2
                ? speak(words('moon.rises', { moon: moon + 2, power }))
                : speak(words('moon.end', { power }))
            }
          >
            {moon < 2 ? <MoonMark moon={moon + 2} /> : null}
            <b>{power}</b>
          </span>
        ))}
        {lanesOf(owners).map(({ owner, power, lane, lanes }) => (
          <span
            key={owner}
            className={style.token}
            style={{ left: at(power), top: `${lanes === 1 ? 50 : 18 + (64 * lane) / (lanes - 1)}%` }}
            title={`${speak(owner < 0 ? say('seat.rose') : say(`seat.${owner}`))}: ${power}`}
          >
            <OwnerMark owner={owner} />
          </span>
        ))}
      </div>
    </div>
  )
}
