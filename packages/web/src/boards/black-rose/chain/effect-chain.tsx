import { cardOf } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import style from './chain.module.css'
import { linksOf } from './links.ts'
import { packetsOf } from './packets.ts'
import { Stop } from './stop.tsx'

/** What may be chosen is not to lie under it. */
const isEvent = (thing: string): boolean => thing.startsWith('event:')
const isQuest = (thing: string): boolean => thing.startsWith('quest:')

/** From so many links on a stack needs the room of the quests, too; half of them would be no use to anybody. */
const tall = 4

/** The effects at work, what resolves next on top: each with its sentences, the present one marked; and damage on its way. */
export const EffectChain = () => {
  const { table, speak, alone, nameOf, inspect, card, targets } = useBoard()
  const packets = packetsOf(table)
  const links = linksOf(table)
  if (links.length + packets.length === 0) return null
  return (
    <div
      className={style.place}
      data-low={targets.things.some(isEvent) || undefined}
      data-tall={(links.length >= tall && !targets.things.some(isQuest)) || undefined}
    >
      <section className={style.chain} aria-label={speak(words('chain'))}>
        {packets.length > 0 && (
          <ul className={style.packets}>
            {packets.map(({ model, seat, kind, amount }) => (
              <li key={model} className={style.packet}>
                {kind === null
                  ? speak(words('chain.packet', { amount, target: nameOf(seat) }))
                  : speak(
                      words('chain.packet.evocation', { amount, target: card(kind), player: nameOf(seat) }),
                    )}
              </li>
            ))}
          </ul>
        )}
        <ol className={style.links}>
          {links.map((link) => {
            if (link.sort === 'stop')
              return (
                <li key={link.key} className={style.link} data-stop-at>
                  <Stop stop={link.stop} />
                </li>
              )
            const { key, source, you, lines } = link
            const id = cardOf(source)
            return (
              <li key={key} className={style.link}>
                <p className={style.source}>
                  {id === undefined ? (
                    speak(say(`source.${source}`))
                  ) : (
                    <button type="button" onClick={() => inspect(id)}>
                      {speak(say(source))}
                    </button>
                  )}
                  <span className={style.of}> {nameOf(you)}</span>
                </p>
                <ol className={style.lines}>
                  {lines.map(({ key: at, line, time }) => (
                    <li
                      key={at}
                      data-time={time}
                      aria-current={time === 'now' || time === 'waits' ? 'step' : undefined}
                    >
                      {alone(line)}
                      {time === 'waits' && <em className={style.waits}> {speak(words('chain.waits'))}</em>}
                    </li>
                  ))}
                </ol>
              </li>
            )
          })}
        </ol>
      </section>
    </div>
  )
}
