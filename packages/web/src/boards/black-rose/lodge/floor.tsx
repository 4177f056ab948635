import { distance, type RoomView, rulesIn } from '@conclave/black-rose'
import { useBoard } from '../context.ts'
import style from './floor.module.css'
import { cellBeside, cornersOf, floor, inLineWith, middleOf } from './geometry.ts'

const colours = ['red', 'green', 'purple', 'blue', 'yellow', 'white', 'orange'] as const

/** Tiles: the pattern of the floor tells the colours of rooms apart without colour. */
const tiles: { readonly [C in (typeof colours)[number]]: string } = {
  red: 'M0 8 8 0l8 8M0 16l8-8 8 8',
  green: 'M8 2a4 4 0 0 0 0 8 4 4 0 0 0 0-8zM0 13h3m10 0h3',
  purple: 'M8 0l8 8-8 8-8-8z',
  blue: 'M0 5q4-5 8 0t8 0M0 13q4-5 8 0t8 0',
  yellow: 'M0 0h16v16H0zM8 0v16',
  white: 'M0 8h16M0 0h16M4 0v8m8 0v8',
  orange: 'M8 1l5 7-5 7-5-7zM0 0l3 4m10-4-3 4M0 16l3-4m10 4-3-4',
}

/**
 * Floor: the hall, the passages to the cells, the floors of the rooms, and what is painted on them while somebody looks: the
 * reach of a spell, and what lies in a straight line with a room.
 */
export const Floor = ({
  looked,
  reached,
}: {
  /** The hex that is looked at. */
  readonly looked: number | null
  /** The hexes that a spell reaches; null while none is looked at. */
  readonly reached: readonly number[] | null
}) => {
  const { table } = useBoard()
  // Before the first round nobody has a cell.
  const { lodgeIsRuined: isRuined } = rulesIn(table.edition)
  const seated = table.phase === 'opening' ? [] : table.mages
  return (
    <svg
      className={style.floor}
      viewBox={`0 0 ${floor.width} ${floor.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        {colours.map((colour) => (
          <pattern key={colour} id={`br-${colour}`} width="16" height="16" patternUnits="userSpaceOnUse">
            <path d={tiles[colour]} className={style.tile} />
          </pattern>
        ))}
        <radialGradient id="br-light" cx="50%" cy="38%" r="70%">
          <stop offset="0" stopColor="#ffe6b0" stopOpacity=".42" />
          <stop offset=".55" stopColor="#ffcf80" stopOpacity=".08" />
          <stop offset="1" stopColor="#000" stopOpacity=".42" />
        </radialGradient>
        <radialGradient id="br-dusk" cx="50%" cy="40%" r="75%">
          <stop offset="0" stopColor="#fff" stopOpacity=".1" />
          <stop offset="1" stopColor="#000" stopOpacity=".5" />
        </radialGradient>
        <radialGradient id="br-ember" cx="50%" cy="52%" r="68%">
          <stop offset="0" stopColor="#ffb66a" stopOpacity=".3" />
          <stop offset=".5" stopColor="#ff9d5c" stopOpacity=".06" />
          <stop offset="1" stopColor="#000" stopOpacity=".4" />
        </radialGradient>
      </defs>
      {seated.flatMap(({ gate, exits }) => {
        const hexOf = (name: string): number => table.lodge.findIndex(({ room }) => room === name)
        const from = cellBeside(hexOf(gate))
        return (exits ?? [gate]).map((exit) => {
          const to = middleOf(hexOf(exit))
          return (
            <path
              key={`${gate} ${exit}`}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              className={style.passage}
            />
          )
        })
      })}
      {table.lodge.map(({ room, colour, destroyed, token }, hex) => (
        <g
          key={room}
          className={style.room}
          data-colour={colour ?? 'none'}
          data-ruin={destroyed ? (isRuined ? 'used' : 'dead') : undefined}
        >
          <polygon points={cornersOf(hex, 0.985)} className={style.ground} />
          {colour !== null && (!destroyed || isRuined) && (
            <polygon points={cornersOf(hex, 0.93)} fill={`url(#br-${colour})`} className={style.tiles} />
          )}
          <polygon points={cornersOf(hex, 0.93)} fill={`url(#${lightOf(destroyed && isRuined, token)})`} />
          {destroyed && <Cracks hex={hex} glows={isRuined} />}
          <polygon points={cornersOf(hex, 0.93)} className={style.wall} />
        </g>
      ))}
      {reached?.map((hex) => (
        <polygon key={hex} points={cornersOf(hex, 0.9)} className={style.reach} data-reached />
      ))}
      {looked !== null && <Lines from={looked} />}
    </svg>
  )
}

/** Light of a room: of its fire, of the embers in ruins that are used, or none. */
const lightOf = (isUsedRuin: boolean, token: RoomView['token']): string =>
  isUsedRuin ? 'br-ember' : token === 'bright' ? 'br-light' : 'br-dusk'

/** Rubble of a destroyed room. */
const Cracks = ({ hex, glows }: { readonly hex: number; readonly glows: boolean }) => {
  const { x, y } = middleOf(hex)
  const d = `M${x} ${y}l-14-22 6-14M${x} ${y}l24-14 14 2M${x} ${y}l16 22-4 16M${x} ${y}l-26 12-12-4m24-31-12-4m46 25 14-2`
  return (
    <>
      <path d={d} className={style.crack} />
      {glows && <path d={d} className={style.glow} />}
    </>
  )
}

/** The straight lines through a room: a mark and the distance on every room in them. */
const Lines = ({ from }: { readonly from: number }) => {
  const start = middleOf(from)
  return (
    <g className={style.lines}>
      {inLineWith(from).map((hex) => {
        const { x, y } = middleOf(hex)
        return (
          <g key={hex}>
            <path d={`M${start.x} ${start.y}L${x} ${y}`} className={style.line} />
            {/* Beside the cubes: neither names nor models are there. */}
            <circle cx={x + 37.5} cy={y + 27} r="7" className={style.step} />
            <text x={x + 37.5} y={y + 30.4} className={style.distance}>
              {distance(from, hex)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
