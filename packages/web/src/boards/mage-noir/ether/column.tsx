import { say } from '@conclave/kernel'
import { type Element, elements, type Mana, type Pile } from '@conclave/mage-noir'
import { useBoard } from '../context.ts'
import { ElementMark } from '../element-mark.tsx'
import { totalOf } from '../mana.ts'
import { manaText } from '../mana-text.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './ether.module.css'
import { TakeButton } from './take-button.tsx'

/** One pile of the ether: six counters and the total; `coming` is what a choice would leave in it. */
export const Column = ({
  pile,
  coming,
  onTake,
}: {
  readonly pile: Pile
  readonly coming: readonly [Mana, Mana] | null
  /** Takes the pile as it is coming, if that can be done now. */
  readonly onTake: (() => void) | null
}) => {
  const { speak, alone, table } = useBoard()
  const mana = table.ether[pile === 'left' ? 0 : 1]
  const other = table.ether[pile === 'left' ? 1 : 0]
  const total = totalOf(mana)
  const first = total < totalOf(other)
  const next = coming?.[pile === 'left' ? 0 : 1] ?? null
  return (
    <div className={style.column} data-pile={pile}>
      <Spot
        thing={`pile:${pile}`}
        label={speak(words('pile.label', { pile: say(`pile.${pile}`), mana: manaText(mana), total }))}
        className={style.title}
        glow="ring"
      >
        <span className={style.pileName}>{alone(say(`pile.${pile}`))}</span>
        <span className={style.total}>
          {total}
          {next !== null && totalOf(next) !== total && <> → {totalOf(next)}</>}
        </span>
        {first && <span className={style.first}>{speak(words('fillsFirst'))}</span>}
      </Spot>
      <div className={style.counters}>
        {elements.map((element) => (
          <Counter
            key={element}
            pile={pile}
            element={element}
            count={mana[element] ?? 0}
            more={next === null ? 0 : (next[element] ?? 0) - (mana[element] ?? 0)}
          />
        ))}
      </div>
      {onTake !== null && <TakeButton pile={pile} coming={coming ?? table.ether} onTake={onTake} />}
    </div>
  )
}

const Counter = ({
  pile,
  element,
  count,
  more,
}: {
  readonly pile: Pile
  readonly element: Element
  readonly count: number
  readonly more: number
}) => {
  const { speak, setExchange, question } = useBoard()
  const name = say(`element.${element}`)
  const label =
    more === 0
      ? words('counter', { count, element: name })
      : words('counter.after', { count, element: name, after: count + more })
  return (
    <Spot
      thing={`ether:${pile}:${element}`}
      label={speak(label)}
      className={style.counter}
      state={count + more === 0 ? 'none' : undefined}
      onLegal={question?.kind === 'main' ? () => setExchange({ pile, element }) : undefined}
    >
      <ElementMark element={element} speak={speak} />
      <span className={style.number} data-mana={`ether:${pile}:${element}`}>
        {count}
      </span>
      {more !== 0 && <span className={style.more}>{more > 0 ? `+${more}` : `−${-more}`}</span>}
    </Spot>
  )
}
