import { colours } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { useBoard } from '../context.ts'
import { KeyBadge } from '../key-badge.tsx'
import { Spot } from '../spot.tsx'
import style from './opening.module.css'

/** [BRW-SET.11] The colours of cubes and markers that are left. */
export const Colours = () => {
  const { alone, targets } = useBoard()
  return (
    <ul className={style.picks} data-columns="2">
      {colours.map((colour) => (
        <li
          key={colour}
          className={style.pick}
          style={{ '--tint': `var(--br-${colour})` }}
          data-taken={!targets.has(`pick:${colour}`) || undefined}
        >
          <Spot thing={`pick:${colour}`} label={alone(say(`colour.${colour}`))} className={style.spot}>
            <span className={style.swatch} />
            <span className={style.name}>{alone(say(`colour.${colour}`))}</span>
            <KeyBadge thing={`pick:${colour}`} />
          </Spot>
        </li>
      ))}
    </ul>
  )
}
