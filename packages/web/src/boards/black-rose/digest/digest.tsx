import { say } from '@conclave/kernel'
import { useBoard } from '../context.ts'

/** What happened in the phase that is over. */
export const Digest = () => {
  const { table, alone } = useBoard()
  return <p className="hidden">{alone(say(`phase.${table.phase}`))}</p>
}
