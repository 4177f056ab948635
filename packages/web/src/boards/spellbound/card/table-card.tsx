import { say } from '@conclave/kernel'
import { motion } from 'motion/react'
import type { Thing } from '../../../table/table.ts'
import { layoutMotion } from '../../parts/layout-motion.tsx'
import type { Trace } from '../../parts/tracing.ts'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { printedOn } from './art.ts'
import { Face } from './face.tsx'
import style from './table-card.module.css'

/** A card that lies on the table. It glides from where it lay before. */
export const TableCard = ({
  trace,
  thing,
  note,
  state,
  onLegal,
  className = '',
}: {
  readonly trace: Trace
  readonly thing: Thing
  /** A word on a little ribbon. */
  readonly note?: 'fresh' | 'guard' | undefined
  readonly state?: string | undefined
  readonly onLegal?: ((anchor: Element, lifts: boolean) => void) | undefined
  readonly className?: string | undefined
}) => {
  const { speak, animationSpeed, cards } = useBoard()
  const still = animationSpeed === 0
  return (
    <motion.div
      className={`${style.card} ${className}`}
      {...layoutMotion(trace.key, animationSpeed)}
      initial={still ? false : { opacity: 0, rotateY: 90 }}
      animate={{ opacity: 1, rotateY: 0 }}
      data-note={note}
      data-kind={printedOn(trace.card)?.kind}
    >
      <Spot
        thing={thing}
        label={useCardLabel(trace.card, note)}
        card={trace.card}
        className={style.spot}
        glow="card"
        state={state}
        onLegal={onLegal}
      >
        <Face id={trace.card} speak={speak} text={cards.get(trace.card)?.text} />
        {note !== undefined && <span className={style.note}>{speak(words(note))}</span>}
      </Spot>
    </motion.div>
  )
}

/** A card in words: its name and strength. */
export const useCardLabel = (id: string, note?: 'fresh' | 'guard'): string => {
  const { speak } = useBoard()
  const card = printedOn(id)
  const name = say(`card.${id}`)
  const label =
    card === undefined || card.sun + card.moon === 0
      ? name
      : words('card.strength', { card: name, sun: card.sun, moon: card.moon })
  return speak(note === undefined ? label : words(`card.${note}`, { card: label }))
}
