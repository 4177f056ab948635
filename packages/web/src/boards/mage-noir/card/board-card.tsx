import { say } from '@conclave/kernel'
import type { Thing } from '../../../table/table.ts'
import { useBoard } from '../context.ts'
import { ManaRow } from '../element-mark.tsx'
import { ForetoldTag } from '../foretold-tag.tsx'
import { totalOf } from '../mana.ts'
import { manaText } from '../mana-text.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { keyOnBoard } from '../travel/traces.ts'
import { Travelling } from '../travel/travelling.tsx'
import style from './board-card.module.css'
import { Face } from './face.tsx'
import { type BoardCardView, isAlike, isComponent, printedOn, wordsOf } from './printed.ts'

/** A card on the board, with its Mana as a belt. Cards that nobody could tell apart are chosen as one. */
export const BoardCard = ({
  on,
  board,
}: {
  readonly on: BoardCardView
  readonly board: readonly BoardCardView[]
}) => {
  const { speak, alone, table, targets, travels, cards } = useBoard()
  const own: Thing = `board:${on.n}`
  const twin = targets.has(own)
    ? undefined
    : board.find((other) => isAlike(on, other) && targets.has(`board:${other.n}`))
  const working = table.working.some(({ n }) => n === on.n)
  const aimed = table.packets.some(({ n }) => n === on.n)
  return (
    <Travelling trace={keyOnBoard(travels, on.n)} className={style.card} zone={on.zone} working={working}>
      <Spot
        thing={twin === undefined ? own : `board:${twin.n}`}
        label={useLabel(on)}
        card={on.card}
        className={style.spot}
        glow="card"
        state={aimed ? 'aimed' : undefined}
      >
        <Face id={on.card} speak={speak} life={on.life} text={cards.get(on.card)?.text} />
        <ForetoldTag thing={own} />
        {on.protector && <span className={style.protector} />}
        {totalOf(on.locked) > 0 && (
          <span
            className={style.belt}
            data-mana={`belt:${on.n}`}
            style={{ '--kinds': Object.keys(on.locked).length }}
            title={alone(words('card.locked', { mana: manaText(on.locked) }))}
          >
            <ManaRow mana={on.locked} speak={speak} />
          </span>
        )}
      </Spot>
    </Travelling>
  )
}

/** A card on the board in words: where it is, its life, its Mana, its words. */
const useLabel = (on: BoardCardView): string => {
  const { speak } = useBoard()
  const gives = isComponent(on) ? wordsOf(on.card).map((word) => say(`word.${word}`)) : []
  const parts = [
    words('card.at', { card: say(`card.${on.card}`), zone: say(`zone.${on.zone}`) }),
    ...((printedOn(on.card)?.life ?? 0) > 0 ? [words('card.life', { life: on.life })] : []),
    ...(on.protector ? [say('keyword.protector')] : []),
    ...(totalOf(on.locked) > 0 ? [words('card.locked', { mana: manaText(on.locked) })] : []),
    ...(gives.length > 0 ? [words('card.gives', { words: gives })] : []),
  ]
  return speak(words('list', { parts }))
}
