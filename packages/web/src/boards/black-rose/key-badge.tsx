import type { Thing } from '../../table/table.ts'
import { useBoard } from './context.ts'
import style from './key.module.css'

/** The digit that chooses a thing, drawn as a key on it. */
export const KeyBadge = ({
  thing,
  className = '',
}: {
  readonly thing: Thing
  readonly className?: string | undefined
}) => {
  const number = useBoard().numberOf(thing)
  if (number === null) return null
  return (
    <span className={`${style.key} ${className}`} aria-hidden="true" data-key={number}>
      {number}
    </span>
  )
}
