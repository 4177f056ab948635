import { motion } from 'motion/react'
import { Icon } from '../../../art/icon.tsx'
import { Moon, Sun } from '../../../art/lights.tsx'
import { useSpread } from '../context.ts'
import { words } from '../texts/index.ts'
import { useLatest } from '../use-latest.ts'
import style from './bag.module.css'

interface Stones {
  readonly sun: number
  readonly moon: number
}

/** The bag: what is in it, what was drawn from it, what may still come into it. */
export const Bag = () => {
  const { table, speak, animationSpeed } = useSpread()
  const { bag, drawn, supply } = table
  const out = useLatest('stonesDrawn')
  return (
    <div className={style.bag}>
      <h3 className="hidden">{speak(words('bag'))}</h3>
      <span className={style.sack} title={speak(words('bag.in', { sun: bag.sun, moon: bag.moon }))}>
        <Icon name="bag" className={style.icon} />
        <span className={style.inside}>
          <Count stones={bag} />
        </span>
        {out !== null && animationSpeed > 0 && (
          <span className={style.out} key={out.seq} aria-hidden="true">
            {stonesOf(out.event as unknown as Stones).map((stone, at) => (
              <motion.i
                // biome-ignore lint/suspicious/noArrayIndexKey: the stones of one draw
                key={at}
                className={style.stone}
                initial={{ opacity: 0, x: 0, y: 0, scale: 0.4 }}
                animate={{ opacity: [0, 1, 1, 0], x: (at + 1) * 22, y: [0, -34, -26, -26], scale: 1.5 }}
                transition={{ duration: 1.8 / animationSpeed, delay: (at * 0.16) / animationSpeed }}
              >
                {stone === 'sun' ? <Sun /> : <Moon />}
              </motion.i>
            ))}
          </span>
        )}
      </span>
      <span className={style.pool}>
        {speak(words('bag.drawn'))} <Count stones={drawn} />
      </span>
      <span className={style.pool}>
        {speak(words('bag.supply'))} <Count stones={supply} />
      </span>
    </div>
  )
}

const stonesOf = ({ sun, moon }: Stones): ('moon' | 'sun')[] => [
  ...Array<'sun'>(Number(sun)).fill('sun'),
  ...Array<'moon'>(Number(moon)).fill('moon'),
]

const Count = ({ stones: { sun, moon } }: { readonly stones: Stones }) => (
  <span className={style.count}>
    <Sun />
    <b>{sun}</b>
    <Moon />
    <b>{moon}</b>
  </span>
)
