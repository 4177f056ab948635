import { say } from '@conclave/kernel'
import { Named } from '../../parts/named.tsx'
import { Region } from '../../parts/region.tsx'
import { Face } from '../card/face.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './opening.module.css'

const names = ['first', 'second'] as const

/** [MN-2.3] The two opening piles, side by side: a click on one keeps it. */
export const Opening = () => {
  const { me, speak, targets, preview, inspect, cards: infos } = useBoard()
  return (
    <Region name="hand" title={speak(words('opening'))} className={style.opening}>
      {me.piles.map(({ cards = [] }, at) => {
        const name = names[at] ?? 'first'
        return (
          <div key={name} className={style.pile}>
            <div className={style.cards}>
              {cards.map((card, index) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal cards of a pile are the same
                  key={`${card} ${index}`}
                  type="button"
                  data-stop
                  tabIndex={-1}
                  className={style.card}
                  onClick={() => inspect(card)}
                  onPointerEnter={() => preview(card)}
                  onPointerLeave={() => preview(null)}
                  onFocus={() => preview(card)}
                  onBlur={() => preview(null)}
                >
                  <Named name={speak(say(`card.${card}`))}>
                    <Face id={card} speak={speak} text={infos.get(card)?.text} size="hand" />
                  </Named>
                </button>
              ))}
            </div>
            {targets.has(`opening:${name}`) && (
              <Spot
                thing={`opening:${name}`}
                label={speak(words('opening.pile', { cards: cards.map((card) => say(`card.${card}`)) }))}
                className={style.keep}
              >
                {speak(words('opening.keep'))}
              </Spot>
            )}
          </div>
        )
      })}
    </Region>
  )
}
