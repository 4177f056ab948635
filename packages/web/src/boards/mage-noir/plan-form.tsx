import { say } from '@conclave/kernel'
import type { MageNoirOption, MageNoirView } from '@conclave/mage-noir'
import { isCostly } from './card/printed.ts'
import { useBoard } from './context.ts'
import style from './ether/ether.module.css'
import { asProposed, proposed } from './leading.ts'
import { words } from './texts/index.ts'

/** Words for the proposal: that it costs nothing, or that it does, and what else may be done. */
const ruleOf = (
  options: readonly MageNoirOption[],
  { n }: { readonly n: number },
  { players }: MageNoirView,
): 'free' | 'costly' | 'instead' => {
  const on = players.flatMap(({ board }) => board).find((each) => each.n === n)
  if (on !== undefined && !isCostly(on)) return 'free'
  return options.some((other) => other.do === 'instead') ? 'instead' : 'costly'
}

/** Choice of components: the proposal with one confirm; any other is clicked on the board. */
export const PlanForm = () => {
  const { options, table, speak, choose, lead, question, preparing } = useBoard()
  const option = proposed(options, table)
  if (question === null || option?.do !== 'component') return null
  return (
    <form className={style.form} onSubmit={(event) => event.preventDefault()}>
      <p className={style.rule}>{speak(words(`plan.rule.${ruleOf(options, option, table)}`))}</p>
      <div className={style.line}>
        <button
          type="button"
          data-stop
          tabIndex={-1}
          className="button primary small"
          onClick={() => (options.length === 1 ? choose(option) : lead(asProposed(preparing.current)))}
        >
          {speak(words('plan.use', { card: say(`card.${option.card}`) }))}
        </button>
      </div>
    </form>
  )
}
