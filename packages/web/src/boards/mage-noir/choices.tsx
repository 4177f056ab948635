import { keyOf } from '@conclave/kernel'
import type { MageNoirOption } from '@conclave/mage-noir'
import type { Thing } from '../../table/table.ts'
import { Face } from './card/face.tsx'
import style from './choices.module.css'
import { useBoard } from './context.ts'
import { ElementMark } from './element-mark.tsx'
import { Spot } from './spot.tsx'

type Chosen = Extract<MageNoirOption, { readonly card: string; readonly do: 'discard' | 'choose' }>

/** Cards of a pile, and Mana to be swapped: whatever is chosen from something that does not lie open. */
export const Choices = () => {
  const { options, speak, speakOption } = useBoard()
  const cards = options.filter((option): option is Chosen => option.do === 'choose')
  const swaps = options.filter((option) => option.do === 'swap')
  if (cards.length + swaps.length === 0) return null
  return (
    <div className={style.choices}>
      {cards.map((option) => (
        <div key={option.card} className={style.card}>
          <Spot
            thing={`choice:${option.card}`}
            label={speakOption(option)}
            card={option.card}
            className={style.spot}
          >
            <Face id={option.card} speak={speak} />
          </Spot>
        </div>
      ))}
      {swaps.map((option) => {
        const thing: Thing = `swap:${option.give}:${option.get}`
        return (
          <Spot key={keyOf(option)} thing={thing} label={speakOption(option)} className={style.swap}>
            <ElementMark element={option.give} speak={speak} /> →{' '}
            <ElementMark element={option.get} speak={speak} />
          </Spot>
        )
      })}
    </div>
  )
}
