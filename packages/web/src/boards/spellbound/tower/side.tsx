import { motion } from 'motion/react'
import { Icon } from '../../../art/icon.tsx'
import { Moon, Sun } from '../../../art/lights.tsx'
import { Counted } from '../../../ui/counted.tsx'
import { layoutMotion } from '../../parts/layout-motion.tsx'
import type { Trace } from '../../parts/tracing.ts'
import { colourOf, pictureOf, printedOn } from '../card/art.ts'
import { BookMark } from '../card/face.tsx'
import { useCardLabel } from '../card/table-card.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './side.module.css'

/** One side of the tower: its sum, and the cards that make it. */
export const Side = ({ side }: { readonly side: 'sun' | 'moon' }) => {
  const { table, speak, traces, pointedAt, staged, scene, animationSpeed } = useBoard()
  const strength = table.strengths[side]
  const cards = traces[`${side}Stack`] ?? []
  const minions = side === 'moon' ? (traces.minions ?? []) : []
  const count = cards.length + minions.length + (side === 'moon' ? 1 : 0)
  return (
    <div
      className={style.side}
      data-side={side}
      data-many={count > 2 || undefined}
      data-crowded={count > 6 || undefined}
      data-pointed={pointedAt.includes(`pile:${side}Stack`) || undefined}
      data-staged={staged.includes(`tower:${side}`) || undefined}
    >
      <p className={style.sum} title={speak(words(`stack.${side}`, { strength }))}>
        {side === 'sun' ? <Sun /> : <Moon />}
        <b>
          <Counted value={strength} scene={scene} speed={animationSpeed} />
        </b>
        <span>{speak(words(side))}</span>
      </p>
      <div className={style.cards}>
        {side === 'moon' && (
          <span className={style.own} title={speak(words('stage.name', { stage: table.stage }))}>
            <Icon name="witch" />
            {table.strengths.stones}
          </span>
        )}
        {[...minions, ...cards].map((trace) => (
          <TowerCard key={trace.key} trace={trace} />
        ))}
      </div>
    </div>
  )
}

/** A card on the tower, small. */
const TowerCard = ({ trace }: { readonly trace: Trace }) => {
  const { speak, animationSpeed } = useBoard()
  const card = printedOn(trace.card)
  const colour = card?.kind === 'wicked' ? colourOf(trace.card) : undefined
  return (
    <motion.span {...layoutMotion(trace.key, animationSpeed)} className={style.card} data-kind={card?.kind}>
      <Spot
        thing={`tower:${trace.card}`}
        label={useCardLabel(trace.card)}
        card={trace.card}
        className={style.spot}
        glow="ring"
      >
        {colour === undefined ? (
          <Icon name={pictureOf(trace.card)} />
        ) : (
          <BookMark colour={colour} speak={speak} />
        )}
        <b>{(card?.sun ?? 0) + (card?.moon ?? 0)}</b>
      </Spot>
    </motion.span>
  )
}
