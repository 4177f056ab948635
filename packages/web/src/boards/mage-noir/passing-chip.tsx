import style from './chain.module.css'
import { useBoard } from './context.ts'
import { isPassing, passFor } from './passing.ts'
import { words } from './texts/index.ts'

/** [6.6, rule 5] Whoever is asked to react may pass for the rest of the turn; a chip says so, and takes it back. */
export const PassingChip = () => {
  const { question, options, table, orders, setOrder, speak, choose } = useBoard()
  const passes = isPassing(table, orders)
  const pass = passes ? undefined : passFor(question, options, table)
  if (!passes && pass === undefined) return null
  const press = () => {
    if (pass !== undefined) choose(pass)
    setOrder('pass-turn', passes ? 0 : table.turn)
  }
  return (
    <button
      type="button"
      data-stop
      tabIndex={-1}
      className={style.passing}
      aria-pressed={passes}
      onClick={press}
    >
      {speak(words(passes ? 'passing.on' : 'passing.begin'))}
      {passes && <span aria-hidden="true"> ✕</span>}
    </button>
  )
}
