import { say } from '@conclave/kernel'
import { foreseen } from '@conclave/mage-noir'
import { useState } from 'react'
import { Region } from '../../parts/region.tsx'
import { Face } from '../card/face.tsx'
import { needsOf, printedOn } from '../card/printed.ts'
import { useBoard } from '../context.ts'
import { Emblem } from '../ether/emblem.tsx'
import { prepareAnd } from '../leading.ts'
import { lacking, totalOf } from '../mana.ts'
import { manaText } from '../mana-text.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { keyInHand } from '../travel/traces.ts'
import { Travelling } from '../travel/travelling.tsx'
import { CardMenu, type Offer } from './card-menu.tsx'
import style from './hand.module.css'
import { Opening } from './opening.tsx'

/** The player's own cards; each says what it lacks. A click prepares it, a spell at once or for later. */
export const Hand = () => {
  const { me, speak, table, travels, near } = useBoard()
  const [offer, setOffer] = useState<Offer | null>(null)
  const cards = me.hand.cards ?? []
  if (table.phase === 'opening' && me.piles.some(({ cards: pile }) => pile !== undefined)) return <Opening />
  return (
    <Region name="hand" title={speak(words('hand'))} className={style.hand}>
      <Emblem />
      <div className={style.cards}>
        {cards.map((card, at) => (
          <HandCard
            key={keyInHand(travels, near, at)}
            card={card}
            trace={keyInHand(travels, near, at)}
            onOffer={(element) => setOffer({ card, anchor: element })}
          />
        ))}
        {cards.length === 0 && (
          <p className={style.none}>
            {speak(
              me.hand.cards === undefined
                ? words('hand.hidden', { count: me.hand.count })
                : words('hand.none'),
            )}
          </p>
        )}
      </div>
      <CardMenu offer={offer} close={() => setOffer(null)} />
    </Region>
  )
}

const HandCard = ({
  card,
  trace,
  onOffer,
}: {
  readonly card: string
  readonly trace: string
  onOffer(anchor: Element): void
}) => {
  const { me, speak, question, targets, lead, table, near, cards } = useBoard()
  const ready = question?.kind === 'main' && targets.has(`hand:${card}`)
  const cost = me.costs?.[card]
  const missing = cost === undefined ? {} : lacking(cost, me.reserve)
  const needs = needsOf(card, me.board, ready)
  const unmet = needs.filter(({ met }) => !met)
  const isSpell = printedOn(card)?.type === 'spell'
  const label = speak(
    words('list', {
      parts: [
        say(`card.${card}`),
        say(`kind.${printedOn(card)?.type ?? 'spell'}`),
        words('card.cost', { mana: manaText(cost ?? printedOn(card)?.cost ?? {}) }),
        ...(totalOf(missing) > 0 ? [words('card.lacks', { mana: manaText(missing) })] : []),
        ...(unmet.length > 0
          ? [words('card.needs', { words: unmet.map(({ word }) => say(`word.${word}`)) })]
          : []),
      ],
    }),
  )
  // What costs life is read before it is paid, and by finger everything is.
  const prepare = (anchor: Element, lifts: boolean) => {
    if (isSpell || lifts || foreseen(table, near, card, 0, 'enter').length > 0) onOffer(anchor)
    else lead(prepareAnd(card, null))
  }
  return (
    <Travelling trace={trace} className={style.card}>
      <Spot
        thing={`hand:${card}`}
        label={label}
        card={card}
        glow="card"
        onLegal={question?.kind === 'main' ? prepare : undefined}
      >
        <Face
          id={card}
          speak={speak}
          cost={cost}
          missing={missing}
          needs={needs}
          text={cards.get(card)?.text}
          size="hand"
        />
      </Spot>
    </Travelling>
  )
}
