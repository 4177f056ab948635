import type { EventView } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { motion } from 'motion/react'
import { layoutMotion } from '../../parts/layout-motion.tsx'
import { Sign } from '../art/sign.tsx'
import { useWholeLines } from '../card/whole-lines.ts'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './events.module.css'
import { MoonMark } from './moon-mark.tsx'

/** The event board: three slots; every round the events slide to the next one and off the board. */
export const Events = () => {
  const { table, speak, cards } = useBoard()
  // [REB-AVA.9] The Avatar has one deck for all moons.
  const isOfMoon = table.avatar === undefined
  const deck = table.eventDecks[isOfMoon ? table.moon - 1 : 0]?.count ?? 0
  const named = isOfMoon
    ? words('events.deck', { moon: table.moon, count: deck })
    : words('events.deck.avatar', { count: deck })
  const texts = table.events.map((event) => {
    const info = event === null ? undefined : cards.get(event.card)
    return info === undefined ? '' : speak(info.text)
  })
  const [list] = useWholeLines<HTMLOListElement>(texts.join('\n'))
  return (
    <div className={style.events}>
      <h3 className={style.title}>
        {speak(words('events'))}
        <span className={style.deck} title={speak(named)}>
          {isOfMoon && <MoonMark moon={table.moon} />} {deck}
        </span>
      </h3>
      {table.drawn !== null && <EventCard event={table.drawn} slot={0} />}
      <ol ref={list} className={style.slots} data-shrinks>
        {table.events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots are their places
          <li key={at} className={style.slot} data-empty={event === null || undefined}>
            {event === null ? (
              <span className={style.empty}>
                <span>{speak(words('events.slot', { slot: at + 1 }))}</span>
              </span>
            ) : (
              <EventCard event={event} slot={at + 1} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

const EventCard = ({ event, slot }: { readonly event: EventView; readonly slot: number }) => {
  const { card, cards, speak, animationSpeed } = useBoard()
  const info = cards.get(event.card)
  if (info?.kind !== 'event' && info?.kind !== 'avatarEvent') return null
  const { arrival, discard, timing } = info.facts
  const label = speak(
    words(slot === 0 ? 'event.drawn' : 'event.at', {
      card: say(`event.${event.card}`),
      slot,
      player: say(`seat.${event.drawer}`),
    }),
  )
  return (
    <motion.div className={style.laid} {...layoutMotion(`event-${event.card}`, animationSpeed)}>
      <Spot
        thing={`event:${event.card}`}
        label={label}
        card={event.card}
        className={style.event}
        glow="ring"
        state={event.spent ? 'spent' : slot === 0 ? 'drawn' : undefined}
      >
        <span className={style.printed}>
          <span className={style.head}>
            {info.kind === 'event' && <MoonMark moon={info.facts.moon} />}
            {slot > 0 && (
              <span className={style.at} aria-hidden="true">
                {slot}
              </span>
            )}
            <span className={style.name}>{card(event.card)}</span>
            {event.colour !== null && <i className={style.colour} data-colour={event.colour} />}
            <span className={style.worth} title={speak(words('event.worth'))}>
              {timing === 'action' && <Sign name="combat" />}
              <Sign name="rose" />
              {arrival}/{discard}
            </span>
          </span>
          <span className={style.text} data-effect>
            {speak(info.text)}
          </span>
        </span>
      </Spot>
    </motion.div>
  )
}
