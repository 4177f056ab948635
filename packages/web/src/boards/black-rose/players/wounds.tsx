import { type Owner, rulesIn, scoresFor } from '@conclave/black-rose'
import { OwnerMark } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { looseAmong } from '../chain/loose.ts'
import { useBoard } from '../context.ts'
import { sharesOf } from '../lodge/majority.ts'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'
import { fullnessOf } from './forecast.ts'
import style from './wounds.module.css'

/** The health bar: cubes in the order they came, and what everybody would gain if the mage were defeated now. */
export const Wounds = ({
  victim,
  damage,
  health,
}: {
  readonly victim: number
  readonly damage: readonly Owner[]
  readonly health: number
}) => {
  const { speak, table } = useBoard()
  const loose = looseAmong(damage, { model: `mage.${victim}` }, table)
  const scores = scoresFor(damage, victim, rulesIn(table.edition).sharedThird)
  const meaning = speak(
    words('wounds', {
      count: damage.length,
      health,
      shares: sharesOf(damage).map(({ owner, count }) =>
        words('room.share', { player: ownerName(owner), count }),
      ),
    }),
  )
  const forecast = speak(
    words('wounds.now', {
      scores: scores.map(({ owner, power }) => words('wounds.score', { player: ownerName(owner), power })),
    }),
  )
  const names = scores.map(({ owner }) => speak(owner < 0 ? words('rose.short') : ownerName(owner)))
  const condition = speak(words('wounds.if'))
  const critical = damage.length > 0 && health - damage.length <= 3
  return (
    <div className={style.wounds} data-critical={critical || undefined}>
      <span className={style.bar} title={meaning}>
        <span className="hidden">
          {meaning}
          {loose.includes(true) && ` ${speak(words('stop.still', { count: loose.filter(Boolean).length }))}`}
        </span>
        {Array.from({ length: health }, (_, at) => {
          const owner = damage[at]
          return (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: cubes are their places
              key={at}
              className={style.place}
              data-hit={owner !== undefined || undefined}
              data-loose={loose[at] || undefined}
            >
              {owner !== undefined && <OwnerMark owner={owner} />}
            </i>
          )
        })}
      </span>
      {scores.length > 0 && (
        <span className={style.now} data-fullness={fullnessOf(condition, names)} title={forecast}>
          <span className="hidden">{forecast}</span>
          <span className={style.words} aria-hidden="true">
            {condition}
          </span>
          <Sign name="defeat" className={style.sign} />
          {scores.map(({ owner, power }, at) => (
            <span key={owner} className={style.score} aria-hidden="true">
              <OwnerMark owner={owner} />
              <span className={style.name}>{names[at]}</span>
              <b>{power}</b>
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
