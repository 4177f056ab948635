import { rulesIn } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { OwnerMark } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'
import { PowerTrack } from './power-track.tsx'
import style from './ribbon.module.css'

const phases = ['blackRose', 'study', 'preparation', 'action', 'evocation', 'cleanUp'] as const

/** The round, its phases, and the power track. */
export const Ribbon = () => {
  const { speak, table } = useBoard()
  return (
    <div className={style.ribbon} data-in-sight>
      <b className={style.round}>{speak(words('round', { round: Math.max(1, table.round) }))}</b>
      <ol className={style.phases}>
        {phases.map((phase) => (
          <li
            key={phase}
            className={style.phase}
            aria-current={table.phase === phase ? 'step' : undefined}
            title={speak(say(`phase.${phase}`))}
          >
            {speak(words(`phase.${phase}`))}
          </li>
        ))}
      </ol>
      <First />
      <PowerTrack />
    </div>
  )
}

/** [REB-GEN.2] First seat, and the one from the next phase on: the Crown may be elsewhere already. */
const First = () => {
  const { speak, table } = useBoard()
  if (table.phase === 'opening' || rulesIn(table.edition).crownFrom !== 'phase') return null
  const { first, crown } = table
  const told = speak(
    first === crown
      ? words('first.both', { player: ownerName(first) })
      : words('list', {
          parts: [
            words('first.now', { player: ownerName(first) }),
            words('first.next', { player: ownerName(crown) }),
          ],
        }),
  )
  return (
    <span className={style.first} title={told}>
      <span className="hidden">{told}</span>
      <span aria-hidden="true">
        {speak(words('first'))} <OwnerMark owner={first} />
        {first === crown ? (
          <Sign name="crown" />
        ) : (
          <>
            {' '}
            {speak(words('first.then'))} <OwnerMark owner={crown} />
            <Sign name="crown" />
          </>
        )}
      </span>
    </span>
  )
}
