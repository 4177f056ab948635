import style from './game-card.module.css'

const colours = ['#6f2733', '#2f5c3b', '#51356f', '#2d4d7c', '#806420', '#77738a'] as const

/** The mages: where each stands, and her colour. */
const mages = [
  { x: 122, y: 130, colour: '#6fb0ee' },
  { x: 148, y: 152, colour: '#f0b94e' },
  { x: 278, y: 141, colour: '#74c99b' },
  { x: 252, y: 164, colour: '#f58a7e' },
] as const

/** The nineteen rooms: the middle, and two rings around it. */
const rooms = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-2, -1, 0, 1, 2]
    .filter((q) => Math.abs(q + r) <= 2)
    .map((q, at) => ({
      key: `${q} ${r}`,
      x: 27 * (q + r / 2),
      y: 23.4 * r,
      fill: q === 0 && r === 0 ? '#0c080f' : colours[(at * 2 + r * 3 + 8) % colours.length],
    })),
)

const hexagon = 'M0-14.6 12.7-7.3V7.3L0 14.6-12.7 7.3V-7.3z'

/** Petals in four whorls, the outermost first. */
const petals = [
  { count: 6, size: 1, turn: 0, fill: '#160a14', rim: '#8a3050' },
  { count: 6, size: 0.79, turn: 30, fill: '#1e0d1b', rim: '#9c3655' },
  { count: 5, size: 0.58, turn: 10, fill: '#281122', rim: '#b23f5d' },
  { count: 4, size: 0.38, turn: 40, fill: '#341529', rim: '#cc5570' },
].flatMap(({ count, size, turn, fill, rim }) =>
  Array.from({ length: count }, (_, at) => ({ size, angle: turn + (at * 360) / count, fill, rim })),
)

const petal = 'M0 4C-16-4-27-22-17-37-11-45-4-40 0-43 4-40 11-45 17-37 27-22 16-4 0 4z'

/** A black rose over the Lodge, under three moons. */
export const BlackRoseArt = () => (
  <svg className={style.art} viewBox="0 0 400 170" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="lodge-night" cx="0.5" cy="0.42" r="0.75">
        <stop offset="0" stopColor="#5a2340" />
        <stop offset="0.5" stopColor="#27122b" />
        <stop offset="1" stopColor="#0d0914" />
      </radialGradient>
    </defs>
    <rect width="400" height="170" fill="url(#lodge-night)" />
    <g fill="#f2e3b6">
      <path d="M52 35a11 11 0 0 1 0 22 7 11 0 0 0 0-22z" />
      <path d="M84 19a11 11 0 0 1 0 22z" />
      <circle cx="120" cy="24" r="11" />
    </g>
    <g transform="translate(200 136) scale(1.95 0.5)">
      {rooms.map(({ key, x, y, fill }) => (
        <path
          key={key}
          d={hexagon}
          transform={`translate(${x} ${y})`}
          fill={fill}
          stroke="#d9b978"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </g>
    {mages.map(({ x, y, colour }) => (
      <path
        key={x}
        d="M0-17a4.5 4.5 0 0 1 2.6 8.2Q7-6 7 0H-7q0-6 4.4-8.8A4.5 4.5 0 0 1 0-17z"
        transform={`translate(${x} ${y})`}
        fill={colour}
        stroke="#120a12"
        strokeWidth="1.4"
      />
    ))}
    <path d="M200 84q-6 30 0 56" fill="none" stroke="#0c070b" strokeWidth="6" strokeLinecap="round" />
    <path d="M197 116l-9-6 8 11m3-2 10-6-8 11" fill="#0c070b" />
    <path
      d="M198 121q-30 6-44-12 30-8 44 12zm2 5q30 4 46-14-32-8-46 14z"
      fill="#1d3322"
      stroke="#5c7c52"
      strokeWidth="1.2"
    />
    <g transform="translate(200 57) scale(1.18)">
      {petals.map(({ size, angle, fill, rim }) => (
        <path
          key={`${size} ${angle}`}
          d={petal}
          transform={`rotate(${angle}) scale(${size})`}
          fill={fill}
          stroke={rim}
          strokeWidth={1.2 / size}
        />
      ))}
      <path
        d="M-5 1c-1-6 8-8 9-1 1 6-8 8-9 3-1-4 5-6 7-2"
        fill="none"
        stroke="#e0708a"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </g>
  </svg>
)
