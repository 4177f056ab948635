import type { NamedModel } from '@conclave/black-rose'
import type { Thing } from '../../../table/table.ts'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import style from './foretold.module.css'

const thingOf = (model: NamedModel): Thing => ('n' in model ? `evocation:${model.n}` : `mage:${model.seat}`)

/** On a model: what it would have left after the answer that is looked at, or after it was chosen itself. */
export const ForetoldTag = ({ thing }: { readonly thing: Thing }) => {
  const { foretold } = useBoard()
  const { looked } = foretold
  const blows = (looked?.forecast ?? foretold.of(thing))?.blows ?? []
  const blow = blows.find(({ model }) => thingOf(model) === thing)
  if (blow === undefined || blow.before === blow.after) return null
  return (
    <span className={style.tag} data-after data-falls={blow.falls || undefined} aria-hidden="true">
      {blow.falls ? <Sign name="defeat" /> : `→${blow.after}`}
    </span>
  )
}
