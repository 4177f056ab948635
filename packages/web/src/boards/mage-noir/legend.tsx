import { type Message, say } from '@conclave/kernel'
import { elements } from '@conclave/mage-noir'
import type { Legend, LegendLine } from '../../kit/legend.ts'
import { Picture } from './card/picture.tsx'
import { ElementMark } from './element-mark.tsx'
import style from './legend.module.css'
import { words } from './texts/index.ts'

const line = (says: Message, sign: LegendLine['sign']): LegendLine => ({ sign, says })

/** The signs of the duel: elements, what stands at the edges of a card, what is drawn on whom it strikes. */
export const legend: Legend = [
  ...elements.map(
    (element): LegendLine => ({
      sign: (speak) => <ElementMark element={element} speak={speak} className={style.element ?? ''} />,
      says: words('alone', { text: say(`element.${element}`) }),
    }),
  ),
  line(words('legend.missing'), (speak) => (
    <span className={style.missing}>
      <ElementMark element="air" speak={speak} className={style.element ?? ''} />1
    </span>
  )),
  line(words('legend.locked'), (speak) => (
    <span className={style.belt}>
      <ElementMark element="fire" speak={speak} className={style.element ?? ''} />2
    </span>
  )),
  line(words('legend.needs'), (speak) => <span className={style.need}>{speak(words('legend.word'))}</span>),
  line(words('legend.gives'), (speak) => <span className={style.word}>{speak(words('legend.word'))}</span>),
  line(words('legend.life'), () => <span className={style.life}>6</span>),
  line(words('legend.noir'), () => <Picture name="mageNoir" />),
  line(words('legend.foretold'), () => <span className={style.tag}>9 → 6</span>),
  line(words('legend.maybe'), () => (
    <span className={style.tag} data-maybe>
      9 → 6
    </span>
  )),
]
