import type { Thing } from '../../table/table.ts'
import { useBoard } from './context.ts'
import style from './foretold-tag.module.css'

/** On a target: what its life would become. Its name says it, too. */
export const ForetoldTag = ({ thing }: { readonly thing: Thing }) => {
  const foretold = useBoard().foretold.get(thing)
  if (foretold === undefined || foretold.before === foretold.after) return null
  const { before, after, sure, answered } = foretold
  return (
    <span
      className={style.tag}
      data-foretold={`${before}→${after}`}
      data-tone={after > before ? 'gain' : after === 0 ? 'end' : 'harm'}
      data-maybe={!sure || undefined}
      aria-hidden="true"
    >
      {before} → {after}
      {answered && ' ?'}
    </span>
  )
}
