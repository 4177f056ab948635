import { type BlackRoseView, rulesIn } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import type { ReactNode } from 'react'
import type { Legend, LegendLine } from '../../kit/legend.ts'
import type { RoseIcon } from './art/icons.ts'
import { Sign } from './art/sign.tsx'
import { Picture } from './card/picture.tsx'
import style from './legend.module.css'
import { words } from './texts/index.ts'

const drawn = (sign: ReactNode, says: Message): LegendLine => ({ sign: () => sign, says })

const line = (icon: RoseIcon, says: Message): LegendLine => drawn(<Sign name={icon} />, says)

/** Line of its own for a text that the board says elsewhere, too. */
const alone = (text: Message): Message => words('legend.alone', { text })

/** A sign that is drawn by the style sheet alone. */
const shape = (name: string, says: Message, inside?: ReactNode): LegendLine =>
  drawn(
    <i className={style.shape} data-shape={name}>
      {inside}
    </i>,
    says,
  )

const types = ['combat', 'contingency', 'protection', 'trap'] as const
const elements = ['air', 'earth', 'fire', 'water', 'magic', 'sacred', 'profane'] as const

/** A sign that is explained by its name alone. */
const named = (icon: RoseIcon, name: string): LegendLine => line(icon, alone(say(name)))

/** Line on the range of an effect, as it stands beside its target. */
const aim = (at: 'one' | 'area' | 'self', says: Message): LegendLine =>
  drawn(
    <>
      <Picture name={`aim.${at}`} />
      {at !== 'self' && <b className={style.reach}>2</b>}
    </>,
    says,
  )

const spells: Legend = [
  shape('light', words('legend.light')),
  shape('dark', words('legend.dark')),
  ...types.map((type) => named(type, `type.${type}`)),
]

const cards: Legend = [
  ...elements.map((element) => named(element, `element.${element}`)),
  aim('one', words('legend.one')),
  aim('area', words('legend.area')),
  aim('self', words('legend.self')),
  line('quick', words('legend.quick')),
  line('instability', words('legend.unstable')),
]

const panels: Legend = [
  line('rose', words('legend.power')),
  line('strength', words('legend.strength')),
  line('movement', words('legend.movement')),
  line('hand', words('legend.hand')),
  line('grimoire', words('legend.grimoire')),
  line('quest', words('legend.quest')),
  line('crown', words('crown.here')),
  line('trophy', words('legend.trophy')),
  line('locked', words('legend.locked')),
  line('lasting', words('legend.lasting')),
  shape('slot', words('legend.slot')),
  shape('left', words('legend.left'), 7),
]

const lodge: Legend = [
  shape('cube', words('legend.cube')),
  shape('deed', words('legend.deed')),
  shape('way', words('legend.way')),
  drawn(<b>⤳</b>, words('legend.drag')),
]

/** Only in Rebirth: rooms in ruins that are rebuilt, full stops, jinxes and upgrades. */
const rebirth: Legend = [
  shape('ruin', alone(words('room.ruins'))),
  shape('rebuilt', words('legend.rebuilt')),
  shape('full', alone(words('room.full'))),
  shape('flags', words('legend.flags'), '3/2/1'),
  shape('stop', words('legend.stop')),
  shape('loose', words('legend.loose')),
  line('jinx', words('legend.jinx')),
  line('upgrade', words('legend.upgrade')),
]

/** [REB-AVA.10, REB-AVA.14, REB-AVA.19] The cards of the Avatar, those to come and those that it has revealed, and their backs. */
const avatar: Legend = [
  shape('back', words('legend.avatar.card'), <Sign name="rose" />),
  shape('revealed', words('legend.avatar.revealed'), 1),
  drawn(
    <span className={style.backs}>
      <Sign name="trap" />
      <Sign name="protection" />
    </span>,
    words('legend.avatar.back'),
  ),
]

/** The signs of spells, panels and the Lodge, as this edition has them: names, and what figures and frames mean. */
export const legendFor = ({ edition, avatar: body }: BlackRoseView): Legend => {
  const { lodgeIsRuined } = rulesIn(edition)
  return [
    ...spells,
    ...(lodgeIsRuined ? [named('roomTrap', 'type.roomTrap')] : []),
    ...cards,
    ...panels,
    ...(lodgeIsRuined ? [] : [line('ruin', words('legend.ruin'))]),
    ...lodge,
    ...(lodgeIsRuined ? rebirth : []),
    ...(body === undefined ? [] : avatar),
  ]
}
