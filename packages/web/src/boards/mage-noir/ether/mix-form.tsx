import { say } from '@conclave/kernel'
import { type Element, elements, type Pile } from '@conclave/mage-noir'
import { useState } from 'react'
import { Named } from '../../parts/named.tsx'
import { useBoard } from '../context.ts'
import { ElementMark } from '../element-mark.tsx'
import { addInOrder } from '../leading.ts'
import { words } from '../texts/index.ts'
import { type Batch, isPossible, otherPile, pileAt } from './batch.ts'
import style from './ether.module.css'

interface Change {
  readonly order?: readonly Element[]
  readonly start?: Pile
}

/**
 * Order in which Mana go to the ether: filled in, and free to change until a pile is taken or the Mana are let go. Each place
 * says into which pile it falls.
 */
export const MixForm = ({
  batch,
  order,
  start,
  gathering,
  change,
}: {
  readonly batch: Batch
  readonly order: readonly Element[]
  readonly start: Pile
  readonly gathering: boolean
  change(changed: Change): void
}) => {
  const { speak, lead } = useBoard()
  const [at, setAt] = useState(0)
  const place = Math.min(at, order.length - 1)
  const put = (element: Element) => {
    const next = order.map((each, index) => (index === place ? element : each))
    if (!isPossible(batch, next)) return
    change({ order: next })
    setAt((place + 1) % order.length)
  }
  const swap = (index: number) => {
    if (batch.free > 0 || index === place) return setAt(index)
    const next = [...order]
    ;[next[place], next[index]] = [order[index] ?? 'air', order[place] ?? 'air']
    change({ order: next })
  }
  return (
    <form
      className={style.form}
      aria-label={speak(words(gathering ? 'mix.gather' : 'mix.release'))}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`${style.line} ${style.falling}`}>
        {order.map((element, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={index}
            type="button"
            data-stop
            tabIndex={-1}
            className={style.place}
            aria-pressed={index === place}
            onClick={() => swap(index)}
          >
            <Named
              name={speak(
                words('mix.place', {
                  at: index + 1,
                  element: say(`element.${element}`),
                  pile: say(`pile.${pileAt(start, index)}`),
                }),
              )}
            >
              <span className={style.fall} data-to={pileAt(start, index)} aria-hidden="true">
                {pileAt(start, index) === 'left' ? '◀' : '▶'}
              </span>
              <ElementMark element={element} speak={speak} />
            </Named>
          </button>
        ))}
        {batch.pile === null && (
          <button
            type="button"
            data-stop
            tabIndex={-1}
            className={style.turn}
            onClick={() => change({ start: otherPile(start) })}
          >
            {speak(words('mix.start', { pile: say(`pile.${start}`) }))}
          </button>
        )}
      </div>
      {batch.free > 0 && (
        <fieldset className={style.line} aria-label={speak(words('mix.elements'))}>
          {elements.map((element) => (
            <button
              key={element}
              type="button"
              data-thing={`put:${element}`}
              data-legal
              tabIndex={-1}
              className={style.pick}
              onClick={() => put(element)}
            >
              <Named name={speak(words('mix.put', { element: say(`element.${element}`), at: place + 1 }))}>
                <ElementMark element={element} speak={speak} />
              </Named>
            </button>
          ))}
        </fieldset>
      )}
      <p className={style.hint}>{speak(words(batch.free > 0 ? 'mix.rule' : 'mix.swap'))}</p>
      {!gathering && (
        <button
          type="button"
          data-stop
          tabIndex={-1}
          className="button primary small"
          onClick={() => lead(addInOrder(order, start, null))}
        >
          {speak(words('mix.go'))}
        </button>
      )}
    </form>
  )
}
