import { say } from '@conclave/kernel'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import { PowerTrack } from './power-track.tsx'
import style from './ribbon.module.css'

const phases = ['blackRose', 'study', 'preparation', 'action', 'evocation', 'cleanUp'] as const

/** The round, its phases, and the power track. */
export const Ribbon = () => {
  const { speak, table } = useBoard()
  return (
    <div className={style.ribbon}>
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
      <PowerTrack />
    </div>
  )
}
