import style from './realm.module.css'

const trees = [
  [150, 92],
  [186, 78],
  [168, 116],
  [128, 128],
  [420, 88],
  [452, 106],
  [436, 132],
  [398, 120],
  [140, 196],
  [176, 206],
  [430, 200],
  [462, 186],
  [404, 214],
] as const

const hills = [
  [250, 84],
  [330, 92],
  [216, 214],
  [352, 210],
] as const

/** The engraved land under the places: hills, woods, a river and the roads. */
export const MapArt = () => (
  <svg
    className={style.art}
    viewBox="0 0 600 300"
    preserveAspectRatio="none"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    focusable="false"
  >
    <path
      d="M60 30Q200 120 300 150T540 270M540 30Q420 120 300 150T60 270"
      strokeDasharray="2 5"
      strokeWidth="1.600"
    />
    <path d="M300 20V280M40 150H560" strokeDasharray="2 5" strokeWidth="1.200" />
    <path d="M130 62c40 30 20 70 70 84s60 60 130 52 60 40 140 42" strokeWidth="5" opacity=".35" />
    {hills.map(([x, y]) => (
      <path
        key={x}
        d={`M${x - 26} ${y + 12}q10-22 24-22t26 22M${x - 4} ${y + 12}q10-14 20-14t18 14M${x - 8} ${y - 6}l6 14m2-14 5 12m3-9 4 9`}
        strokeWidth="1.100"
      />
    ))}
    {trees.map(([x, y]) => (
      <path
        key={`${x}-${y}`}
        d={`M${x} ${y - 14}l7 11h-4l6 9h-18l6-9h-4zM${x} ${y + 6}v5m2-14 3 6m-6-11 2 4`}
        strokeWidth="1.100"
      />
    ))}
  </svg>
)
