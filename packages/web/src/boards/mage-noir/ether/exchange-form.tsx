import { say } from '@conclave/kernel'
import { type Element, elements } from '@conclave/mage-noir'
import { Named } from '../../parts/named.tsx'
import { type BoardContext, type Exchange, useBoard } from '../context.ts'
import { ElementMark } from '../element-mark.tsx'
import { exchangeFor } from '../leading.ts'
import { bagOf, covers, joined } from '../mana.ts'
import { words } from '../texts/index.ts'
import style from './ether.module.css'
import { firstGiven, isEnough, ratesOf, withGift } from './giving.ts'

/** Gift in an exchange unless the player changes it. */
export const given = ({ me, table, near }: BoardContext, { element }: Exchange): readonly Element[] => {
  const needs = Object.values(me.costs ?? {}).reduce(joined, {})
  return firstGiven(me.reserve, needs, element, ratesOf(table, near))
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
  const { speak, me, lead, table, near } = useBoard()
  const rates = ratesOf(table, near)
  const ready = isEnough(me.reserve, chosen, exchange.element, rates)
  const withIt = (element: Element) => withGift(chosen, element, exchange.element, rates)
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
              disabled={!covers(me.reserve, bagOf(withIt(element)))}
              onClick={() => change(withIt(element))}
            >
              <Named name={speak(words('exchange.add', { element: say(`element.${element}`) }))}>
                <ElementMark element={element} speak={speak} />
              </Named>
            </button>
          ))}
      </fieldset>
      <p className={style.rule}>
        {rates[0] === undefined
          ? speak(words('exchange.rule'))
          : speak(words('exchange.rate', { element: say(`element.${rates[0]}`) }))}
      </p>
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
