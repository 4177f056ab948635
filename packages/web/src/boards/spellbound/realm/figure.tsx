import { say } from '@conclave/kernel'
import { motion } from 'motion/react'
import { Icon } from '../../../art/icon.tsx'
import { type ColourName, shapes } from '../../../art/shapes.tsx'
import { layoutMotion } from '../../parts/layout-motion.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './figure.module.css'

/** A mage as a figure: hat and robe in her colour, her shape and letter on the robe. */
export const MageArt = ({ colour, letter }: { readonly colour: ColourName; readonly letter: string }) => (
  <svg viewBox="0 0 24 32" className={style.art} aria-hidden="true" focusable="false">
    <path
      d="M12 .8 16.600 11l3 .7-1.900 1.500c2.200 3.600 3.700 9.300 4.600 16.300Q12 32.600 1.700 29.500c.9-7 2.400-12.700 4.600-16.300l-1.900-1.500 3-.7z"
      fill={`var(--book-${colour})`}
      stroke="var(--figure-edge)"
      strokeWidth="1.3"
      strokeLinejoin="round"
    />
    <path d="M4.600 11.800q7.400 2.800 14.800 0" stroke="var(--figure-edge)" strokeWidth="1" fill="none" />
    <g transform="translate(5.200 15) scale(.85)">
      <path d={shapes[colour]} fill="var(--figure-light)" />
    </g>
    <text
      x="12"
      y={colour === 'red' ? 26.4 : 25.3}
      textAnchor="middle"
      fontSize={colour === 'red' ? 8 : 9.5}
      fontWeight="800"
      fontFamily="var(--font-text)"
      fill="var(--figure-ink)"
    >
      {letter}
    </text>
  </svg>
)

/** A mage on the map. */
export const Figure = ({ seat }: { readonly seat: number }) => {
  const { table, speak, letter, animationSpeed } = useBoard()
  const player = table.players[seat]
  if (player === undefined) return null
  const { colour, location } = player
  const label = speak(words('mage', { player: say(`seat.${seat}`), place: say(`location.${location}`) }))
  return (
    <motion.span
      className={style.figure}
      {...layoutMotion(`mage-${seat}`, animationSpeed)}
      data-acting={table.acting === seat || undefined}
    >
      <Spot thing={`mage:${seat}`} label={label} className={style.spot} glow="ring">
        <MageArt colour={colour} letter={letter(colour)} />
      </Spot>
    </motion.span>
  )
}

/** The City Watchman with his lantern. */
export const Watchman = () => {
  const { speak, animationSpeed } = useBoard()
  return (
    <motion.span
      className={style.watchman}
      {...layoutMotion('watchman', animationSpeed)}
      title={speak(words('watchman'))}
    >
      <Icon name="watchman" />
    </motion.span>
  )
}
