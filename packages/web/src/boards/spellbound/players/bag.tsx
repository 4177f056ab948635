import { Icon } from '../../../art/icon.tsx'
import { Moon, Sun } from '../../../art/lights.tsx'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import style from './bag.module.css'

interface Stones {
  readonly sun: number
  readonly moon: number
}

/** The bag: what is in it, what was drawn from it, what may still come into it. */
export const Bag = () => {
  const { table, speak } = useBoard()
  const { bag, drawn, supply } = table
  return (
    <div className={style.bag}>
      <h3 className="hidden">{speak(words('bag'))}</h3>
      <span className={style.sack} title={speak(words('bag.in', { sun: bag.sun, moon: bag.moon }))}>
        <Icon name="bag" className={style.icon} />
        <span className={style.inside}>
          <Count stones={bag} />
        </span>
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

const Count = ({ stones: { sun, moon } }: { readonly stones: Stones }) => (
  <span className={style.count}>
    <Sun />
    <b>{sun}</b>
    <Moon />
    <b>{moon}</b>
  </span>
)
