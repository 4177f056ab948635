import { icons, type RoseIcon } from '../art/icons.ts'
import { useBoard } from '../context.ts'
import { type Arrow, arrowsOf } from './arrows.ts'
import { floor, middleOf } from './geometry.ts'
import style from './shots.module.css'

/** Arrows from room to room while others may react, above everybody in the rooms. */
export const Shots = () => {
  const arrows = arrowsOf(useBoard().table)
  if (arrows.length === 0) return null
  return (
    <svg
      className={style.shots}
      viewBox={`0 0 ${floor.width} ${floor.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {arrows.map(({ key, ...arrow }) => (
        <Shot key={key} {...arrow} />
      ))}
    </svg>
  )
}

const signs: { readonly [Sort in Arrow['sort']]: RoseIcon } = {
  damage: 'wound',
  aim: 'range',
  move: 'movement',
  activate: 'instability',
  summon: 'evocation',
}

/** So far from the middle of a room an arrow ends, beside the models in it. */
const aside = 28
/** So far at most from where it comes is the disc: at the wall, where there are neither names nor models. */
const wall = 46

/** Something on its way from one room to another: a disc that says what, and an arrow to where. */
const Shot = ({ sort, from, to, amount }: Omit<Arrow, 'key'>) => {
  const [a, b] = [middleOf(from), middleOf(to)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const long = Math.hypot(dx, dy)
  const [ux, uy] = [dx / long, dy / long]
  const start = Math.min(wall, long / 2 - 4)
  const disc = { x: a.x + start * ux, y: a.y + start * uy }
  const tip = { x: b.x - aside * ux, y: b.y - aside * uy }
  const [left, right] = [-1, 1].map(
    (side) => `${tip.x - 13 * ux - side * 9 * uy},${tip.y - 13 * uy + side * 9 * ux}`,
  )
  return (
    <g className={style.shot} data-sort={sort}>
      <path className={style.shaft} d={`M${disc.x} ${disc.y}L${tip.x - 10 * ux} ${tip.y - 10 * uy}`} />
      <polygon className={style.head} points={`${tip.x},${tip.y} ${left} ${right}`} />
      <circle className={style.disc} cx={disc.x} cy={disc.y} r="8.500" />
      {amount === undefined ? (
        <path
          className={style.sign}
          d={icons[signs[sort]]}
          transform={`translate(${disc.x - 6} ${disc.y - 6}) scale(${12 / 512})`}
        />
      ) : (
        <text className={style.amount} x={disc.x} y={disc.y + 4.2}>
          {amount}
        </text>
      )}
    </g>
  )
}
