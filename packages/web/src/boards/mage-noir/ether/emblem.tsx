import { elements } from '@conclave/mage-noir'
import { shapes } from '../element-mark.tsx'
import style from './emblem.module.css'

const rings = [94, 88, 58, 22] as const

/** A point on a ring, from the top, clockwise. */
const on = (radius: number, part: number): readonly [number, number] => [
  Math.round(100 * radius * Math.sin(2 * Math.PI * part)) / 100,
  Math.round(-100 * radius * Math.cos(2 * Math.PI * part)) / 100,
]

/** The circle that the ether is drawn from: the six elements around it. It says nothing, it is there to be looked at. */
export const Emblem = () => (
  <svg viewBox="-100 -100 200 200" className={style.emblem} aria-hidden="true" focusable="false">
    {rings.map((radius) => (
      <circle key={radius} r={radius} />
    ))}
    {elements.map((element, at) => {
      const [x, y] = on(73, at / elements.length)
      const [from, to] = [on(58, at / elements.length), on(58, (at + 2) / elements.length)]
      return (
        <g key={element}>
          <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
          <path
            d={shapes[element]}
            transform={`translate(${x - 9} ${y - 9}) scale(1.15)`}
            data-element={element}
          />
        </g>
      )
    })}
    {Array.from({ length: 36 }, (_, at) => {
      const [from, to] = [on(88, at / 36), on(at % 3 === 0 ? 82 : 85, at / 36)]
      // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
      return <line key={at} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
    })}
  </svg>
)
