import style from './game-card.module.css'
import { shelfIcons } from './shelf-icons.ts'

/** Sparks: they rise where the mages of the earlier picture stood. */
const sparks = [
  [92, 96],
  [128, 62],
  [166, 104],
  [236, 98],
  [268, 58],
  [302, 92],
] as const

/** The Lodge in ruins, and the Possessed with the rose before it: made of the icons of the set. */
export const RebirthArt = () => (
  <svg className={style.art} viewBox="0 0 400 170" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="rebirth-dawn" cx="0.5" cy="0.95" r="0.95">
        <stop offset="0" stopColor="#d98a4e" />
        <stop offset="0.35" stopColor="#8c3b4a" />
        <stop offset="0.7" stopColor="#33203f" />
        <stop offset="1" stopColor="#14101f" />
      </radialGradient>
    </defs>
    <rect width="400" height="170" fill="url(#rebirth-dawn)" />
    <g fill="#f2e3b6">
      <path d="M52 29a11 11 0 0 1 0 22 7 11 0 0 0 0-22z" />
      <path d="M84 17a11 11 0 0 1 0 22z" />
      <circle cx="120" cy="24" r="11" />
    </g>
    <path d={shelfIcons.castle} transform="translate(20 52) scale(0.21)" fill="#2a1830" />
    <path d={shelfIcons.ruins} transform="translate(262 40) scale(0.235)" fill="#2a1830" />
    <path d="M0 170v-24q90-12 200-6t200-2v32z" fill="#120b16" />
    {sparks.map(([x, y]) => (
      <path key={x} d="M0-6 6 0 0 6-6 0z" transform={`translate(${x} ${y})`} fill="#f8c98a" opacity="0.8" />
    ))}
    <path
      d={shelfIcons.possessed}
      transform="translate(132 24) scale(0.265)"
      fill="#120b16"
      stroke="#e7b878"
      strokeWidth="7"
    />
    <path
      d={shelfIcons.rose}
      transform="translate(166 92) scale(0.145)"
      fill="#c23a55"
      stroke="#1a0a12"
      strokeWidth="12"
    />
  </svg>
)
