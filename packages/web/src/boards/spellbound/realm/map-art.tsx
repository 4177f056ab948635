import style from './realm.module.css'

const trees = [
  [146, 88],
  [158, 82],
  [172, 86],
  [186, 80],
  [152, 104],
  [166, 100],
  [180, 98],
  [136, 122],
  [150, 126],
  [142, 142],
  [412, 84],
  [426, 80],
  [440, 88],
  [454, 98],
  [432, 104],
  [446, 116],
  [460, 124],
  [438, 132],
  [140, 190],
  [154, 196],
  [168, 204],
  [182, 210],
  [150, 212],
  [418, 204],
  [432, 196],
  [446, 202],
  [460, 190],
  [440, 214],
  [404, 214],
] as const

const hills = [
  [232, 86, 1],
  [262, 80, 1.25],
  [352, 84, 1.1],
  [378, 92, 0.8],
  [214, 216, 0.9],
  [244, 220, 1.1],
  [372, 218, 1],
] as const

/** The painted land under the places: roads, a river, hills and woods. */
export const MapArt = () => (
  <svg
    className={style.art}
    viewBox="0 0 600 300"
    preserveAspectRatio="none"
    fill="none"
    aria-hidden="true"
    focusable="false"
  >
    <path
      className={style.river}
      d="M130 62c40 30 20 70 70 84s60 60 130 52 60 40 140 42"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <g className={style.roads}>
      <path
        d="M60 30Q200 120 300 150T540 270M540 30Q420 120 300 150T60 270"
        strokeDasharray="3 5"
        strokeWidth="2"
      />
      <path d="M300 20V280M40 150H560" strokeDasharray="3 5" strokeWidth="1.500" />
    </g>
    {hills.map(([x, y, size]) => (
      <path
        key={x}
        className={style.hill}
        d="M-26 12q10-24 24-24t26 24zM-8-4l5 9m4-11 4 8"
        strokeWidth="1"
        transform={`translate(${x} ${y}) scale(${size})`}
      />
    ))}
    {trees.map(([x, y]) => (
      <path
        key={`${x}-${y}`}
        className={style.tree}
        d={`M${x} ${y - 15}l7 12h-4l6 10h-8v4h-2v-4h-8l6-10h-4z`}
        strokeWidth="0.800"
      />
    ))}
  </svg>
)
