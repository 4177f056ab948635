import type { ComponentType } from 'react'
import style from './lobby.module.css'

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

/** A picture for each game, small enough for the first page. */
export const gameArt: { readonly [game: string]: ComponentType | undefined } = { spellbound: Spellbound }
