import type { Message } from '@conclave/kernel'
import { Icon } from '../../art/icon.tsx'
import type { IconName } from '../../art/icons.ts'
import { Moon, Sun } from '../../art/lights.tsx'
import type { Legend, LegendLine } from '../../kit/legend.ts'
import style from './legend.module.css'
import { words } from './texts/index.ts'

const line = (says: Message, sign: LegendLine['sign']): LegendLine => ({ sign, says })

/** An icon as it stands on the board, in the colours of its sort. */
const icon = (name: IconName, sort?: 'danger' | 'would' | 'lit' | 'track') => () => (
  <Icon name={name} className={sort && style[sort]} />
)

/** The signs that the board of Spellbound has no room to explain: tracks, tower, wands and cards. */
export const legend: Legend = [
  line(words('legend.sun'), () => <Sun />),
  line(words('legend.moon'), () => <Moon />),
  line(words('legend.hat'), icon('hat')),
  line(words('legend.unguarded'), () => <span className={style.unguarded}>!</span>),
  line(words('legend.again'), icon('hat', 'danger')),
  line(words('legend.coming'), () => <Icon name="hat" className={style.coming} />),
  line(words('legend.would'), icon('book', 'would')),
  line(words('legend.scroll'), icon('scroll', 'track')),
  line(words('legend.recovered'), icon('recovered', 'track')),
  line(words('legend.troll'), icon('troll')),
  line(words('legend.draw'), icon('draw')),
  line(words('legend.influence'), icon('influence')),
  line(words('legend.wand.1'), icon('movement', 'lit')),
  line(words('legend.wand.2'), icon('book', 'lit')),
  line(words('legend.wand.3'), icon('burn', 'lit')),
  line(words('legend.useless'), () => <span className={style.useless} />),
]
