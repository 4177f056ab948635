import { say } from '@conclave/kernel'
import { motion } from 'motion/react'
import type { Thing } from '../../../table/table.ts'
import { glide } from '../../parts/glide.ts'
import { OwnerMark, owned, useOwnerColour } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { partiesOf } from './arrows.ts'
import { beastOf } from './beast.ts'
import type { Summoned } from './gathering.ts'
import style from './models.module.css'
import { useGrab } from './use-grab.tsx'

/** The beast of a seat, for its figure and its sheet. */
export const Beast = ({
  seat,
  className,
}: {
  readonly seat: number
  readonly className?: string | undefined
}) => <Sign name={beastOf(seat)} className={className} />

/** What is said of a mage: who, where, how much damage. */
export const useMageLabel = (): ((seat: number) => string) => {
  const { table, speak } = useBoard()
  return (seat) => {
    const mage = table.mages[seat]
    if (mage === undefined) return ''
    const { place, damage, health } = mage
    return speak(
      words('model.mage', {
        player: say(`seat.${seat}`),
        place: place === 'cell' ? say('place.cell') : say(`room.${place}`),
        damage: damage.length,
        health,
      }),
    )
  }
}

/** A mage as a standing figure: its colour, its beast, how much it can still take. */
export const MageFigure = ({ seat }: { readonly seat: number }) => {
  const { table, near, own, animationSpeed } = useBoard()
  const colour = useOwnerColour()(seat)
  const label = useMageLabel()(seat)
  const grab = useGrab({ mage: seat })
  const mage = table.mages[seat]
  if (mage === undefined) return null
  return (
    <motion.span
      className={style.mage}
      {...glide(`mage-${seat}`, animationSpeed)}
      style={owned(colour)}
      data-active={(table.phase === 'action' && table.active === seat) || undefined}
      data-own={(own && near === seat) || undefined}
    >
      <Spot
        thing={`mage:${seat}`}
        label={label}
        card={mage.name}
        className={style.spot}
        role={mage.place === 'cell' ? undefined : 'gridcell'}
        onGrab={grab}
      >
        <svg viewBox="0 0 24 30" className={style.figure} aria-hidden="true" focusable="false">
          <ellipse cx="12" cy="26.500" rx="11" ry="3.200" className={style.base} />
          <path
            d="M12 .8C7.400.8 5.200 4 5 8.200 4.700 13 2.600 18 2 25.600c5 2.400 15 2.400 20 0C21.400 18 19.300 13 19 8.200 18.800 4 16.600.8 12 .8z"
            className={style.robe}
          />
        </svg>
        <Beast seat={seat} className={style.beast} />
        <span className={style.left}>{mage.health - mage.damage.length}</span>
        <Rings thing={`mage:${seat}`} />
        <Key thing={`mage:${seat}`} />
      </Spot>
    </motion.span>
  )
}

/** What is said of an evocation. */
export const useEvocationLabel = (): ((evocation: Summoned) => string) => {
  const { speak } = useBoard()
  return ({ kind, owner, place, damage, health, acted }) =>
    speak(
      words(acted ? 'model.evocation.acted' : 'model.evocation', {
        kind: say(`evocation.${kind}`),
        player: say(`seat.${owner}`),
        place: place === 'cell' ? say('place.cell') : say(`room.${place}`),
        left: health - damage.length,
        health,
      }),
    )
}

/** An evocation as a round token: what it is, whose, and how much it can still take. */
export const EvocationToken = ({
  evocation,
  listed = false,
}: {
  readonly evocation: Summoned
  /** Whether it is shown in a list and not where it stands. */
  readonly listed?: boolean
}) => {
  const { animationSpeed, near, own, table } = useBoard()
  const { n, kind, owner, health, damage, acted } = evocation
  const colour = useOwnerColour()(owner)
  const label = useEvocationLabel()(evocation)
  const grab = useGrab({ evocation: n })
  return (
    <motion.span
      className={style.evocation}
      {...glide(listed ? `listed-${n}` : `evocation-${n}`, animationSpeed)}
      style={owned(colour)}
      data-acted={acted || undefined}
      data-own={(own && near === owner) || undefined}
      data-waiting={(table.phase === 'evocation' && !acted) || undefined}
    >
      <Spot
        thing={`evocation:${n}`}
        label={label}
        card={kind}
        className={style.spot}
        {...(listed ? {} : { role: 'gridcell', onGrab: grab })}
      >
        <span className={style.token}>
          <Sign name={kind} />
        </span>
        <OwnerMark owner={owner} className={style.mark} />
        <span className={style.left}>{health - damage.length}</span>
        {!listed && <Rings thing={`evocation:${n}`} />}
        {!listed && <Key thing={`evocation:${n}`} />}
      </Spot>
    </motion.span>
  )
}

/** Around a model: that something comes from it or goes to it, while others may react. */
const Rings = ({ thing }: { readonly thing: Thing }) => {
  const { table } = useBoard()
  return partiesOf(table)
    .filter((party) => party.thing === thing)
    .map(({ part, sort }) => (
      <i key={`${part} ${sort}`} className={style.ring} data-part={part} data-sort={sort} />
    ))
}

/** The key that chooses a model, where there is one. */
const Key = ({ thing }: { readonly thing: Thing }) => {
  const { numberOf } = useBoard()
  const number = numberOf(thing)
  return number === null ? null : <span className={style.key}>{number}</span>
}
