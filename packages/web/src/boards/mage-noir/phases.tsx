import { say } from '@conclave/kernel'
import type { MageNoirView } from '@conclave/mage-noir'
import { useBoard } from './context.ts'
import style from './phases.module.css'

const steps: readonly MageNoirView['phase'][] = ['draw', 'gather', 'take', 'main', 'end']

/** The phases of a turn, and which of them it is: where nothing else is to be told, one sees how far it has come. */
export const Phases = () => {
  const { table, alone } = useBoard()
  if (table.phase === 'opening') return null
  const now = steps.indexOf(table.phase)
  return (
    <ol className={style.phases} aria-hidden="true">
      {steps.map((phase, at) => (
        <li key={phase} data-now={at === now || undefined} data-done={at < now || undefined}>
          {alone(say(`phase.${phase}`))}
        </li>
      ))}
    </ol>
  )
}
