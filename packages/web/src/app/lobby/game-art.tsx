import type { ComponentType } from 'react'
import { BlackRoseArt } from './black-rose-art.tsx'
import style from './game-card.module.css'
import { RebirthArt } from './rebirth-art.tsx'

const books = ['red', 'blue', 'green', 'yellow', 'silver'] as const

/** Five books before the witch's tower, under the moon. */
const Spellbound = () => (
  <svg className={style.art} viewBox="0 0 400 170" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#141634" />
        <stop offset="0.7" stopColor="#3a2f5f" />
        <stop offset="1" stopColor="#6b4a55" />
      </linearGradient>
    </defs>
    <rect width="400" height="170" fill="url(#night)" />
    <circle cx="322" cy="46" r="26" fill="#f2e3b6" />
    <circle cx="332" cy="40" r="23" fill="#262452" />
    {[30, 75, 120, 168, 214, 262, 372].map((x, at) => (
      <circle key={x} cx={x} cy={14 + ((at * 37) % 60)} r="1.4" fill="#f2e3b6" />
    ))}
    <path d="M300 170V92l-8-6V72h10v6h8v-6h10v6h8v-6h10v14l-8 6v78zM312 70l8-30 8 30z" fill="#0f1027" />
    <rect x="316" y="100" width="8" height="14" rx="4" fill="#f3b23c" />
    <path d="M0 150q60-30 130-8t150 2 120-6v32H0z" fill="#0d0e22" />
    {books.map((book, at) => (
      <g key={book} transform={`translate(${36 + at * 46} ${112 - (at % 2) * 8}) rotate(${(at - 2) * 4})`}>
        <path
          d="M0 0h26v36H0q-5-2 0-6V0z"
          fill={
            { red: '#b8413a', blue: '#3f6db3', green: '#3f8450', yellow: '#c3921b', silver: '#98a1b1' }[book]
          }
          stroke="#e8cf8d"
          strokeWidth="1.6"
        />
        <path d="M2 31h24" stroke="#f6ecd6" strokeWidth="3" />
        <path d="M13 8l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#f8e2a3" />
      </g>
    ))}
  </svg>
)

const elements = [
  { name: 'air', x: 158, y: 141, colour: '#c9dbe8', path: 'M-7-3c4-5 11-4 12 0M-8 1h14M-6 5c4 4 9 3 10 0' },
  {
    name: 'fire',
    x: 184,
    y: 141,
    colour: '#e0622f',
    path: 'M0-9c5 6 7 9 4 14-2 3-7 3-9 0-2-4 1-6 1-9 2 2 3 2 4-5z',
  },
  { name: 'water', x: 171, y: 119, colour: '#4a8fc9', path: 'M0-9c5 7 7 10 4 14-2 3-6 3-8 0-3-4-1-7 4-14z' },
  { name: 'vegetal', x: 229, y: 119, colour: '#5d9a4b', path: 'M-7 7C-8-3 0-9 9-8 9 1 3 8-7 7zM-7 7 4-3' },
  { name: 'mineral', x: 216, y: 141, colour: '#a48a6c', path: 'M-4-8h8l5 6L0 9-9-2z' },
  { name: 'arcane', x: 242, y: 141, colour: '#9a6ad0', path: 'M0-10l3 7 7 3-7 3-3 7-3-7-7-3 7-3z' },
] as const

/** Two mages before the ether: six elements in two piles, and a flame against a tree. */
const MageNoir = () => (
  <svg className={style.art} viewBox="0 0 400 170" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="ether" cx="0.5" cy="0.62" r="0.7">
        <stop offset="0" stopColor="#4b4560" />
        <stop offset="0.55" stopColor="#221f30" />
        <stop offset="1" stopColor="#100e18" />
      </radialGradient>
    </defs>
    <rect width="400" height="170" fill="url(#ether)" />
    <path d="M0 170V120q60 22 200 22t200-22v50z" fill="#0b0a11" />
    <path d="M58 170q-6-46 6-74l-12 3 20-28q8-14 18 0l20 28-12-3q12 28 6 74z" fill="#07060b" />
    <path d="M296 170q-6-46 6-74l-12 3 20-28q8-14 18 0l20 28-12-3q12 28 6 74z" fill="#07060b" />
    <path d="M128 96q14-26 4-42 20 12 18 36-1 16-14 18-12-1-8-12z" fill="#e0622f" opacity="0.9" />
    <path d="M134 97q6-12 2-21 10 8 8 19-1 8-6 8-6 0-4-6z" fill="#f7c35a" />
    <path
      d="M266 110v-22m0 6q-20 2-18-16 14 0 18 12 0-20 16-22 6 20-16 28"
      fill="#5d9a4b"
      stroke="#8a6b45"
      strokeWidth="3"
    />
    {elements.map(({ name, colour, path, x, y }) => (
      <g key={name} transform={`translate(${x} ${y})`}>
        <circle r="12" fill={colour} stroke="#f4e6c2" strokeWidth="1.2" />
        <path
          d={path}
          transform="scale(0.72)"
          fill="none"
          stroke="#14121c"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
      </g>
    ))}
    {[
      [72, 88],
      [86, 88],
      [310, 88],
      [324, 88],
    ].map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="1.8" fill="#f7c35a" />
    ))}
  </svg>
)

/** For a game that nobody has painted yet: a closed book on a dark table. */
const Unknown = () => (
  <svg className={style.art} viewBox="0 0 400 170" aria-hidden="true" focusable="false">
    <rect width="400" height="170" fill="#2a2438" />
    <path d="M0 140q100-20 200-6t200-8v44H0z" fill="#15111f" />
    <path d="M150 40h92q8 0 8 8v78h-96q-10-2-4-12z" fill="#7a5a2a" stroke="#e8cf8d" strokeWidth="2" />
    <path d="M154 114h94" stroke="#f6ecd6" strokeWidth="5" />
    <path d="M200 56l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" fill="#f8e2a3" />
  </svg>
)

const pictures: { readonly [title: string]: ComponentType | undefined } = {
  spellbound: Spellbound,
  'mage-noir': MageNoir,
  'black-rose': BlackRoseArt,
  rebirth: RebirthArt,
}

/** A picture for each title, small enough for the first page. */
export const GameArt = ({ title }: { readonly title: string }) => {
  const Picture = pictures[title] ?? Unknown
  return <Picture />
}
