import { say } from '@conclave/kernel'
import type { Mana, Pile } from '@conclave/mage-noir'
import { Named } from '../../parts/named.tsx'
import { useBoard } from '../context.ts'
import { ManaRow } from '../element-mark.tsx'
import { joined, totalOf } from '../mana.ts'
import { manaText } from '../mana-text.ts'
import { words } from '../texts/index.ts'
import style from './ether.module.css'
import { paidBy } from './proposal.ts'

/** Takes a pile as it will be: says what one gets, what is left for the other, and how many cards it pays for. */
export const TakeButton = ({
  pile,
  coming,
  onTake,
}: {
  readonly pile: Pile
  readonly coming: readonly [Mana, Mana]
  onTake(): void
}) => {
  const { speak, me, near, nameOf } = useBoard()
  const player = nameOf(1 - near)
  const [mine, left] = pile === 'left' ? coming : [coming[1], coming[0]]
  const pays = paidBy(me, joined(me.reserve, mine))
  return (
    <button type="button" data-stop data-take={pile} tabIndex={-1} className={style.take} onClick={onTake}>
      <Named
        name={speak(
          words('take.label', {
            pile: say(`pile.${pile}`),
            mana: manaText(mine),
            left: manaText(left),
            player,
            pays,
          }),
        )}
      >
        <span className={style.takeName}>{speak(words(`take.${pile}`))}</span>
        <ManaRow mana={mine} speak={speak} />
        <span className={style.takeMore}>
          {totalOf(left) === 0 ? (
            speak(words('take.empties'))
          ) : (
            <>
              {speak(words('take.leaves', { player }))} <ManaRow mana={left} speak={speak} />
            </>
          )}{' '}
          · {speak(words('take.pays', { pays }))}
        </span>
      </Named>
    </button>
  )
}
