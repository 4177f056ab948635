import { motion } from 'motion/react'
import { Moon, Sun } from '../../art/lights.tsx'
import style from './clash.module.css'
import { useSpread } from './context.ts'

/** What came out of the bag. */
export interface StonesDrawn {
  readonly sun: number
  readonly moon: number
}

/** The stones of one draw leap out one after the other, `wait` seconds after they are shown. */
export const Stones = ({
  drawn: { sun, moon },
  wait,
}: {
  readonly drawn: StonesDrawn
  readonly wait: number
}) => {
  const { animationSpeed } = useSpread()
  const stones = [...Array<'sun'>(Number(sun)).fill('sun'), ...Array<'moon'>(Number(moon)).fill('moon')]
  return stones.map((stone, at) => (
    <motion.i
      // biome-ignore lint/suspicious/noArrayIndexKey: the stones of one draw
      key={at}
      className={style.stone}
      initial={{ opacity: 0, x: -18 * (at + 1), y: 6, scale: 0.3 }}
      animate={{ opacity: 1, x: 0, y: [6, -16, 0], scale: 1 }}
      transition={{ duration: 0.4 / animationSpeed, delay: (wait + at * 0.14) / animationSpeed }}
    >
      {stone === 'sun' ? <Sun /> : <Moon />}
    </motion.i>
  ))
}
