import { type Message, say } from '@conclave/kernel'
import type { Legend, LegendLine } from '../../kit/legend.ts'
import type { RoseIcon } from './art/icons.ts'
import { Sign } from './art/sign.tsx'
import { words } from './texts/index.ts'

const line = (icon: RoseIcon, says: Message): LegendLine => ({ sign: () => <Sign name={icon} />, says })

const types = ['combat', 'contingency', 'protection', 'trap'] as const
const elements = ['air', 'earth', 'fire', 'water', 'magic', 'sacred', 'profane'] as const

/** A sign that is explained by its name alone. */
const named = (icon: RoseIcon, name: string): LegendLine =>
  line(icon, words('legend.alone', { text: say(name) }))

/** The signs of spells and panels: types and elements by their names, figures by what they count. */
export const legend: Legend = [
  ...types.map((type) => named(type, `type.${type}`)),
  ...elements.map((element) => named(element, `element.${element}`)),
  line('strength', words('legend.strength')),
  line('movement', words('legend.movement')),
  line('hand', words('legend.hand')),
  line('grimoire', words('legend.grimoire')),
  line('quest', words('legend.quest')),
  line('crown', words('crown.here')),
  line('trophy', words('legend.trophy')),
  line('ruin', words('legend.ruin')),
  line('locked', words('legend.locked')),
  line('lasting', words('legend.lasting')),
]
