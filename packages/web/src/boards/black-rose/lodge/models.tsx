import { contentOf, type Owner } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { motion } from 'motion/react'
import type { Thing } from '../../../table/table.ts'
import { layoutMotion } from '../../parts/layout-motion.tsx'
import { OwnerMark, owned, useOwnerColour } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import { useDropping } from '../drag/dragging.ts'
import { ForetoldTag } from '../forecast/tag.tsx'
import { nobody, ownerName } from '../owner-name.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { partiesOf } from './arrows.ts'
import { beastOf } from './beast.ts'
import { bodyOf } from './bodies.ts'
import type { Summoned } from './gathering.ts'
import { rose } from './majority.ts'
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

/** Click on a model where something can be done with it at once; a finger is asked first. */
const useDoing = (thing: Thing) => {
  const { deeds, targets, act, speak, foretold } = useBoard()
  const here = targets.has(thing) ? undefined : deeds.get(thing)
  if (here === undefined) return { label: '', spot: {} }
  return {
    label: ` (${speak(words('list', { parts: here.map(({ name }) => name) }))})`,
    spot: {
      state: 'deed',
      onPlain: (at: Element, lifts: boolean) => act(thing, at, lifts && foretold.of(thing) === null),
    },
  }
}

/** Label of a mage or the Avatar: name, place, damage. */
export const useMageLabel = (): ((owner: Owner) => string) => {
  const { table, speak } = useBoard()
  return (owner) => {
    const body = bodyOf(table, owner)
    if (body === undefined) return ''
    const { name, place, damage, health, jinxes } = body
    const standing = words(owner === rose ? 'model.avatar' : 'model.mage', {
      player: name,
      place: placeText(place),
      damage: damage.length,
      health,
    })
    if (jinxes.length === 0) return speak(standing)
    const borne = words('model.jinxed', { jinxes: jinxes.map(({ kind }) => say(`jinx.${kind}`)) })
    return speak(words('list', { parts: [standing, borne] }))
  }
}

const placeText = (place: string): Message => (place === 'cell' ? say('place.cell') : say(`room.${place}`))

/** A mage as a standing figure: its colour, its beast, how much it can still take. The Avatar has thorns. */
export const MageFigure = ({ owner }: { readonly owner: Owner }) => {
  const { table, near, own, animationSpeed } = useBoard()
  const colour = useOwnerColour()(owner)
  const label = useMageLabel()(owner)
  const grab = useGrab({ mage: owner })
  const dropping = useDropping(`mage:${owner}`)
  const doing = useDoing(`mage:${owner}`)
  const body = bodyOf(table, owner)
  if (body === undefined) return null
  return (
    <motion.span
      className={style.mage}
      {...layoutMotion(`mage-${owner}`, animationSpeed)}
      style={owned(colour)}
      data-active={(table.phase === 'action' && table.active === owner) || undefined}
      data-own={(own && near === owner) || undefined}
      data-avatar={owner === rose || undefined}
      data-place={`mage:${owner}`}
      data-dropping={dropping}
    >
      <Spot
        thing={`mage:${owner}`}
        label={label + doing.label}
        {...doing.spot}
        card={body.card}
        className={style.spot}
        role={body.place === 'cell' ? undefined : 'gridcell'}
        onGrab={grab}
      >
        <svg viewBox="0 0 24 30" className={style.figure} aria-hidden="true" focusable="false">
          <ellipse cx="12" cy="26.500" rx="11" ry="3.200" className={style.base} />
          {owner === rose && (
            <path
              d="M4 14 .5 11.500 4.800 11zM20 14l3.500-2.500-4.300-.5zM3 20-.8 18.500 3.600 17zM21 20l3.800-1.500-4.400-1.500zM8 2.500 6.500-1.500 10 1.200zM16 2.500l1.500-4L14 1.200z"
              className={style.robe}
            />
          )}
          <path
            d="M12 .8C7.400.8 5.200 4 5 8.200 4.700 13 2.600 18 2 25.600c5 2.400 15 2.400 20 0C21.400 18 19.300 13 19 8.200 18.800 4 16.600.8 12 .8z"
            className={style.robe}
          />
        </svg>
        <Beast seat={owner} className={style.beast} />
        {body.jinxes.length > 0 && (
          <span className={style.burden}>
            <Sign name="jinx" />
          </span>
        )}
        <span className={style.left} data-left>
          {body.health - body.damage.length}
        </span>
        <ForetoldTag thing={`mage:${owner}`} />
        <Rings thing={`mage:${owner}`} />
        <ModelKey thing={`mage:${owner}`} />
      </Spot>
    </motion.span>
  )
}

export const useEvocationLabel = (): ((evocation: Summoned) => string) => {
  const { speak } = useBoard()
  return (evocation) => {
    const { place, damage, health, acted, upgrades = [] } = evocation
    const standing = words('model.evocation', {
      kind: whoseText(evocation),
      place: placeText(place),
      left: health - damage.length,
      health,
    })
    const parts = [
      standing,
      ...(upgrades.length === 0
        ? []
        : [words('model.upgraded', { upgrades: upgrades.map((upgrade) => say(`upgrade.${upgrade}`)) })]),
      ...(isUmbra(evocation) ? [words('umbra.how')] : acted ? [words('model.acted')] : []),
    ]
    return speak(words('list', { parts }))
  }
}

/** [RUL-42] True for an Umbra that haunts a mage: it is nobody's; otherwise an evocation is somebody's. */
export const isUmbra = ({ paired }: Pick<Summoned, 'paired'>): boolean => paired !== undefined

/** Text of an evocation: its owner, or the mage it haunts and by whose doing. */
export const whoseText = ({ kind, owner, paired, assignedBy }: Summoned): Message =>
  paired === undefined
    ? words('room.evocation', { kind: say(`evocation.${kind}`), player: ownerName(owner) })
    : words('room.umbra', {
        kind: say(`evocation.${kind}`),
        player: ownerName(paired),
        by: ownerName(assignedBy ?? nobody),
      })

/** An evocation as a round token: what it is, whose, and how much it can still take. */
export const EvocationToken = ({
  evocation,
  listed = false,
}: {
  readonly evocation: Summoned
  /** True if it is shown in a list and not where it stands. */
  readonly listed?: boolean
}) => {
  const { animationSpeed, near, own, table } = useBoard()
  const { n, kind, owner, health, damage, acted, upgrades = [], assignedBy } = evocation
  const colour = useOwnerColour()(owner)
  const label = useEvocationLabel()(evocation)
  const grab = useGrab({ evocation: n })
  const dropping = useDropping(`evocation:${n}`)
  const doing = useDoing(`evocation:${n}`)
  return (
    <motion.span
      className={style.evocation}
      {...layoutMotion(listed ? `listed-${n}` : `evocation-${n}`, animationSpeed)}
      style={owned(colour)}
      data-acted={acted || undefined}
      data-own={(own && near === owner) || undefined}
      data-waiting={(table.phase === 'evocation' && !acted && !isUmbra(evocation)) || undefined}
      data-large={contentOf(table.edition).evocations.get(kind)?.large || undefined}
      data-umbra={isUmbra(evocation) || undefined}
      data-place={listed ? undefined : `evocation:${n}`}
      data-dropping={listed ? undefined : dropping}
    >
      <Spot
        thing={`evocation:${n}`}
        label={label + doing.label}
        {...doing.spot}
        card={kind}
        className={style.spot}
        {...(listed ? {} : { role: 'gridcell', onGrab: grab })}
      >
        <span className={style.token}>
          <Sign name={kind} />
        </span>
        <OwnerMark owner={assignedBy ?? owner} className={style.mark} />
        {upgrades.length > 0 && (
          <span className={style.burden}>
            <Sign name="upgrade" />
            {upgrades.length > 1 && upgrades.length}
          </span>
        )}
        <span className={style.left}>{health - damage.length}</span>
        {!listed && <ForetoldTag thing={`evocation:${n}`} />}
        {!listed && <Rings thing={`evocation:${n}`} />}
        {!listed && <ModelKey thing={`evocation:${n}`} />}
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
const ModelKey = ({ thing }: { readonly thing: Thing }) => {
  const { numberOf } = useBoard()
  const number = numberOf(thing)
  return number === null ? null : <span className={style.key}>{number}</span>
}
