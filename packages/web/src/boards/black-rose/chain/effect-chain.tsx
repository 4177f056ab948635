import { say } from '@conclave/kernel'
import { useBoard } from '../context.ts'
import { cardOf } from '../things.ts'

/** The effects at work, the innermost last. */
export const EffectChain = () => {
  const { table, alone } = useBoard()
  if (table.working.length === 0) return null
  return (
    <ol>
      {table.working.map(({ source, list, at }) => (
        <li key={`${list} ${at}`}>{cardOf(source) === undefined ? null : alone(say(source))}</li>
      ))}
    </ol>
  )
}
