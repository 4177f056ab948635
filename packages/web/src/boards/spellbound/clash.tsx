import { AnimatePresence, motion } from 'motion/react'
import { Moon, Sun } from '../../art/lights.tsx'
import style from './clash.module.css'
import { useSpread } from './context.ts'
import { words } from './texts/index.ts'
import { useLatest } from './use-latest.ts'

interface Compared {
  readonly sun: number
  readonly moon: number
  readonly battle: 'encounter' | 'final'
}

/** Both strengths meet in the middle of the table. Nothing waits for it. */
export const Clash = () => {
  const { speak, animationSpeed } = useSpread()
  const latest = useLatest('strengthsCompared')
  if (animationSpeed === 0) return null
  const compared = latest?.event as unknown as Compared | undefined
  const time = 0.55 / animationSpeed
  return (
    <AnimatePresence>
      {compared !== undefined && (
        <motion.div
          key={latest?.seq}
          className={style.clash}
          aria-hidden="true"
          initial={{ opacity: 0, scale: 0.7 }}
          animate={{ opacity: 1, scale: 1 }}
          exit={{ opacity: 0, scale: 1.1 }}
          transition={{ duration: time / 2 }}
        >
          <p className={style.title}>{speak(words(`clash.${compared.battle}`))}</p>
          <div className={style.sums}>
            <motion.p
              className={style.sum}
              initial={{ x: -160 }}
              animate={{ x: 0 }}
              transition={{ duration: time }}
            >
              <Sun />
              {compared.sun}
            </motion.p>
            <motion.p
              className={style.sum}
              initial={{ x: 160 }}
              animate={{ x: 0 }}
              transition={{ duration: time }}
            >
              {compared.moon}
              <Moon />
            </motion.p>
          </div>
          <p className={style.result}>
            {speak(words(compared.sun > compared.moon ? 'clash.won' : 'clash.lost'))}
          </p>
        </motion.div>
      )}
    </AnimatePresence>
  )
}
