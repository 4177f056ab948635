import { say } from '@conclave/kernel'
import { type Element, elements } from '@conclave/mage-noir'
import { Named } from '../../parts/named.tsx'
import { type Exchange, type Spread, useSpread } from '../context.ts'
import { ElementMark } from '../element-mark.tsx'
import { exchangeFor } from '../leading.ts'
import { bagOf, covers, joined } from '../mana.ts'
import { words } from '../texts/index.ts'
import { gifts } from './batch.ts'
import style from './ether.module.css'

/** [MN-3.37] How many Mana have to be given: two, or one at the better rate of this turn. */
const needed = ({ table, near }: Spread, { element }: Exchange, given: readonly Element[]): number => {
  const rates = table.turnEffects.filter(({ kind, seat }) => kind === 'exchangeRate' && seat === near)
  return rates.some((rate) => rate.element === element || given.some((each) => each === rate.element)) ? 1 : 2
}

/** What is given unless the player changes it. */
export const given = (spread: Spread, exchange: Exchange): Element[] => {
  const { me } = spread
  const needs = Object.values(me.costs ?? {}).reduce(joined, {})
  return gifts(me.reserve, needs, needed(spread, exchange, []))
}

/** Two Mana of the reserve for one of the fuller pile: filled in, changeable, one confirm. */
export const ExchangeForm = ({
  exchange,
  given: chosen,
  change,
  close,
}: {
  readonly exchange: Exchange
  readonly given: readonly Element[]
  change(given: readonly Element[]): void
  close(): void
}) => {
  const spread = useSpread()
  const { speak, me, lead } = spread
  const count = needed(spread, exchange, chosen)
  const ready = chosen.length === count && covers(me.reserve, bagOf(chosen))
  const add = (element: Element) => {
    const most = needed(spread, exchange, [element])
    const next = [...chosen, element].slice(-most)
    change(next.sort((one, other) => elements.indexOf(one) - elements.indexOf(other)))
  }
  return (
    <form
      className={style.form}
      aria-label={speak(words('exchange', { element: say(`element.${exchange.element}`) }))}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={style.line}>
        <span>{speak(words('exchange.give'))}</span>
        {chosen.map((element, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <ElementMark key={at} element={element} speak={speak} className={style.gift} />
        ))}
        <span>{speak(words('exchange.for'))}</span>
        <ElementMark element={exchange.element} speak={speak} className={style.gift} />
      </div>
      <fieldset className={style.line} aria-label={speak(words('exchange.from'))}>
        {elements
          .filter((element) => (me.reserve[element] ?? 0) > 0)
          .map((element) => (
            <button
              key={element}
              type="button"
              data-stop
              tabIndex={-1}
              className={style.pick}
              disabled={!covers(me.reserve, bagOf([...chosen, element].slice(-count)))}
              onClick={() => add(element)}
            >
              <Named name={speak(words('exchange.add', { element: say(`element.${element}`) }))}>
                <ElementMark element={element} speak={speak} />
              </Named>
            </button>
          ))}
      </fieldset>
      <p className={style.rule}>{speak(words('exchange.rule'))}</p>
      <div className={style.line}>
        <button
          type="button"
          data-stop
          tabIndex={-1}
          className="button primary small"
          disabled={!ready}
          onClick={() => {
            lead(exchangeFor(exchange.pile, exchange.element, chosen))
            close()
          }}
        >
          {speak(words('exchange.go'))}
        </button>
        <button type="button" data-stop tabIndex={-1} className="button small" onClick={close}>
          {speak(words('exchange.cancel'))}
        </button>
      </div>
    </form>
  )
}
