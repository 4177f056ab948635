import { answerOf } from '@conclave/table'
import { AnimatePresence, motion } from 'motion/react'
import { Icon } from '../../art/icon.tsx'
import { Moon, Sun } from '../../art/lights.tsx'
import style from './clash.module.css'
import { useSpread } from './context.ts'
import { Stones, type StonesDrawn } from './stones.tsx'
import { words } from './texts/index.ts'
import { useLatest } from './use-latest.ts'

interface Compared {
  readonly sun: number
  readonly moon: number
  readonly battle: 'encounter' | 'final'
}

/** Within so many answers, a draw from the bag belongs to the battle after it. */
const sameBattle = 8

/** Stones out of the bag, and both strengths as they meet in the middle of the table. Nothing waits for it. */
export const Clash = () => {
  const { animationSpeed } = useSpread()
  const battle = useLatest('strengthsCompared')
  const draw = useLatest('stonesDrawn')
  if (animationSpeed === 0) return null
  const compared = battle?.event
  const drawn = draw?.event
  const ofBattle =
    battle !== null &&
    draw !== null &&
    battle.seq > draw.seq &&
    answerOf(battle) - answerOf(draw) < sameBattle
  return (
    <AnimatePresence>
      {drawn !== undefined && !ofBattle && (
        <motion.div
          key={`stones ${draw?.seq}`}
          className={style.drawn}
          aria-hidden="true"
          initial={{ opacity: 0, y: 20 }}
          animate={{ opacity: 1, y: 0 }}
          exit={{ opacity: 0 }}
          transition={{ duration: 0.2 / animationSpeed }}
        >
          <Icon name="bag" className={style.bag} />
          <Stones drawn={drawn} wait={0.15} />
        </motion.div>
      )}
      {compared !== undefined && (
        <Meeting
          key={`battle ${battle?.seq}`}
          compared={compared}
          drawn={ofBattle ? drawn : undefined}
          speed={animationSpeed}
        />
      )}
    </AnimatePresence>
  )
}

const Meeting = ({
  compared: { sun, moon, battle },
  drawn,
  speed,
}: {
  readonly compared: Compared
  readonly drawn: StonesDrawn | undefined
  readonly speed: number
}) => {
  const { speak } = useSpread()
  const won = sun > moon
  const time = 0.45 / speed
  const side = (wins: boolean, from: number) => ({
    initial: { x: from, opacity: 0 },
    animate: {
      x: [from, 0, from / 30, 0],
      opacity: [0, 1, 1, wins ? 1 : 0.5],
      scale: [1, 1, 1, wins ? 1.15 : 0.85],
    },
    transition: { duration: time * 2, times: [0, 0.45, 0.6, 1] },
  })
  return (
    <motion.div
      className={style.clash}
      data-won={won || undefined}
      aria-hidden="true"
      initial={{ opacity: 0, scale: 0.85 }}
      animate={{ opacity: 1, scale: 1 }}
      exit={{ opacity: 0, scale: 1.05 }}
      transition={{ duration: time / 2 }}
    >
      <p className={style.title}>{speak(words(`clash.${battle}`))}</p>
      <div className={style.sums}>
        <motion.p className={style.sum} data-side="sun" {...side(won, -150)}>
          <Sun />
          {sun}
        </motion.p>
        <motion.span
          className={style.swords}
          initial={{ scale: 0, rotate: -90 }}
          animate={{ scale: 1, rotate: 0 }}
          transition={{ duration: time, delay: time * 0.7 }}
        >
          <Icon name="warrior" />
        </motion.span>
        <motion.p className={style.sum} data-side="moon" {...side(!won, 150)}>
          {moon}
          <Moon />
        </motion.p>
      </div>
      {drawn !== undefined && (
        <p className={style.stones}>
          <Icon name="bag" className={style.bag} />
          <Stones drawn={drawn} wait={0.1} />
        </p>
      )}
      <motion.p
        className={style.result}
        initial={{ opacity: 0, scaleX: 0.3 }}
        animate={{ opacity: 1, scaleX: 1 }}
        transition={{ duration: time * 0.7, delay: time * 1.4 }}
      >
        {speak(words(won ? 'clash.won' : 'clash.lost'))}
      </motion.p>
    </motion.div>
  )
}
