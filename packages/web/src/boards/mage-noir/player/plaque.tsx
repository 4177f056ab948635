import { say } from '@conclave/kernel'
import { type Element, elements, type PlayerView } from '@conclave/mage-noir'
import { useState } from 'react'
import { Counted } from '../../../ui/counted.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Back, Face } from '../card/face.tsx'
import { Picture } from '../card/picture.tsx'
import { useBoard } from '../context.ts'
import { ElementMark } from '../element-mark.tsx'
import { ForetoldTag } from '../foretold-tag.tsx'
import { totalOf } from '../mana.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { keyOnTop } from '../travel/traces.ts'
import { Travelling } from '../travel/travelling.tsx'
import style from './plaque.module.css'

/** A mage: life, status, reserve and piles. */
export const Plaque = ({ player, seat }: { readonly player: PlayerView; readonly seat: number }) => {
  const { speak, nameOf, table, scene, animationSpeed } = useBoard()
  const name = nameOf(seat)
  const aimed = table.packets.filter(({ seat: hit, n }) => hit === seat && n === 0)
  const danger = aimed.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <div className={style.plaque} data-active={table.active === seat || undefined}>
      <Spot
        thing={`mage:${seat}`}
        label={speak(
          words(player.mageNoir ? 'mage.noir' : 'mage', {
            player: name,
            life: player.life,
            hand: player.hand.count,
          }),
        )}
        className={style.mage}
        glow="ring"
        state={danger > 0 ? 'aimed' : undefined}
      >
        <span className={style.life} data-low={player.life <= 6 || undefined}>
          <Counted value={Math.max(0, player.life)} scene={scene} speed={animationSpeed} />
        </span>
        <span className={style.who}>
          <span className={style.name}>{name}</span>
          <span className={style.status} data-noir={player.mageNoir || undefined}>
            {player.mageNoir ? (
              <>
                <Picture name="mageNoir" /> {speak(words('noir'))}
              </>
            ) : (
              speak(words('notNoir'))
            )}
          </span>
        </span>
        {danger > 0 && <span className={style.danger}>−{danger}</span>}
        <ForetoldTag thing={`mage:${seat}`} />
      </Spot>
      <Reserve player={player} seat={seat} name={name} />
      <Piles player={player} seat={seat} />
    </div>
  )
}

/** The Mana of a mage, one counter for each element. */
const Reserve = ({
  player,
  seat,
  name,
}: {
  readonly player: PlayerView
  readonly seat: number
  readonly name: string
}) => {
  const { speak, me } = useBoard()
  const mine = player === me
  return (
    <div className={style.reserve} data-empty={totalOf(player.reserve) === 0 || undefined}>
      {elements.map((element) => (
        <ReserveCounter
          key={element}
          element={element}
          count={player.reserve[element] ?? 0}
          seat={seat}
          mine={mine}
        />
      ))}
      <span className="hidden">
        {speak(words('reserve.of', { player: name, count: totalOf(player.reserve) }))}
      </span>
    </div>
  )
}

const ReserveCounter = ({
  element,
  count,
  seat,
  mine,
}: {
  readonly element: Element
  readonly count: number
  readonly seat: number
  readonly mine: boolean
}) => {
  const { speak } = useBoard()
  const inside = (
    <>
      <ElementMark element={element} speak={speak} />
      <span className={style.number} data-mana={`reserve:${seat}:${element}`}>
        {count}
      </span>
    </>
  )
  const label = speak(words('reserve.counter', { count, element: say(`element.${element}`) }))
  if (!mine) {
    return (
      <span className={style.counter} data-none={count === 0 || undefined} role="img" aria-label={label}>
        {inside}
      </span>
    )
  }
  return (
    <Spot
      thing={`reserve:${element}`}
      label={label}
      className={style.counter}
      state={count === 0 ? 'none' : undefined}
    >
      {inside}
    </Spot>
  )
}

/** Tally of a pile: the number of its cards, and its name. */
const Tally = ({ count, name }: { readonly count: number; readonly name: 'deck' | 'discard' | 'hand' }) => {
  const { speak } = useBoard()
  return (
    <span className={style.tally}>
      <span className={style.number}>{count}</span>
      <small>{speak(words(`pile.${name}`))}</small>
    </span>
  )
}

/** Deck and discard pile; the pile can be looked through. */
const Piles = ({ player, seat }: { readonly player: PlayerView; readonly seat: number }) => {
  const { speak, nameOf, card, near, inspect, travels } = useBoard()
  const [open, setOpen] = useState(false)
  const top = player.top[0] ?? null
  const player_ = nameOf(seat)
  const discarded = player.discard.cards ?? []
  const last = discarded.at(-1)
  return (
    <div className={style.piles}>
      <span
        className={style.pile}
        role="img"
        aria-label={speak(
          top === null
            ? words('deck.of', { player: player_, count: player.deck.count })
            : words('deck.known', { player: player_, count: player.deck.count, card: card(top) }),
        )}
        title={top === null ? undefined : card(top)}
      >
        <span className={style.tiny} data-pile={`deck:${seat}`}>
          {top === null ? (
            <Back />
          ) : (
            <Travelling trace={keyOnTop(travels, 'deck', seat)} className={style.top}>
              <Face id={top} speak={speak} />
            </Travelling>
          )}
        </span>
        <Tally count={player.deck.count} name="deck" />
      </span>
      <Spot
        thing={`discard:${seat}`}
        label={speak(words('discard.of', { player: player_, count: discarded.length }))}
        card={last ?? null}
        className={style.pile}
        onPlain={() => setOpen(true)}
      >
        <span
          className={style.tiny}
          data-empty={last === undefined || undefined}
          data-pile={`discard:${seat}`}
        >
          {last !== undefined && (
            <Travelling trace={keyOnTop(travels, 'discard', seat)} className={style.top}>
              <Face id={last} speak={speak} />
            </Travelling>
          )}
        </span>
        <Tally count={discarded.length} name="discard" />
      </Spot>
      {seat !== near && (
        <span
          className={style.pile}
          role="img"
          aria-label={speak(words('hand.of', { player: player_, count: player.hand.count }))}
        >
          <span className={style.backs} data-pile={`hand:${seat}`}>
            {Array.from({ length: Math.min(player.hand.count, 8) }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
              <span key={at} className={style.backCard}>
                <Back />
              </span>
            ))}
          </span>
          <Tally count={player.hand.count} name="hand" />
        </span>
      )}
      <Dialog
        title={speak(words('discard.of', { player: player_, count: discarded.length }))}
        isOpen={open}
        onClose={() => setOpen(false)}
        wide
      >
        {discarded.length === 0 && <p>{speak(words('pile.none'))}</p>}
        <ol className={style.list} reversed>
          {discarded.toReversed().map((id, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pile is never reordered
            <li key={at}>
              <button type="button" className={style.entry} onClick={() => inspect(id)}>
                {card(id)}
              </button>
            </li>
          ))}
        </ol>
      </Dialog>
    </div>
  )
}
