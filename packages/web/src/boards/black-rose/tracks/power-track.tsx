import type { Owner } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { OwnerMark } from '../art/owner-mark.tsx'
import { useBoard } from '../context.ts'
import { rose } from '../lodge/majority.ts'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'
import { middlesOf } from './dodging.ts'
import { MoonMark } from './moon-mark.tsx'
import style from './power-track.module.css'

/** Width of a token with the space around it, in letters of the track. */
const token = 1.24

/** The power track: where everybody stands, where the moons rise, and where it ends. */
export const PowerTrack = () => {
  const { table, speak } = useBoard()
  const end = table.moons.at(-1) ?? 30
  const owners: readonly { readonly owner: Owner; readonly power: number }[] = [
    ...table.mages.map(({ power }, owner) => ({ owner, power })),
    { owner: rose, power: table.rose.power },
  ]
  const most = Math.max(end, ...owners.map(({ power }) => power))
  const at = (power: number): string => `${(100 * power) / most}cqw`
  const spaces = [...new Set(owners.map(({ power }) => power))].sort((one, other) => one - other)
  const stands = spaces.map((power) => ({
    power,
    on: owners.filter((each) => each.power === power),
    count: owners.filter((each) => each.power === power).length,
  }))
  const middles = middlesOf(stands, token, at)
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
            data-moon={power}
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
        {stands.map(({ power, on, count }, index) => (
          <span
            key={power}
            className={style.stand}
            style={{
              '--at': at(power),
              '--middle': middles[index],
              '--half': `${(count * token) / 2}em`,
            }}
          >
            <i className={style.foot} />
            <span className={style.tokens}>
              {on.map(({ owner }) => (
                <span
                  key={owner}
                  className={style.token}
                  data-token={owner}
                  title={`${speak(owner < 0 ? say('seat.rose') : say(`seat.${owner}`))}: ${power}`}
                >
                  <OwnerMark owner={owner} />
                </span>
              ))}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}
