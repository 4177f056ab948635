import { say } from '@conclave/kernel'
import style from './chain.module.css'
import { useBoard } from './context.ts'
import { askedIn } from './ordering.ts'
import { Phases } from './phases.tsx'
import { words } from './texts/index.ts'
import { isNothingLeft } from './things.ts'

/** Whose turn it is, which phase, and the chain: what is at work, what waits, and which damage is on its way. */
export const Chain = () => {
  const { table, speak, alone, nameOf, card, inspect, question, options } = useBoard()
  const { working, packets, turnEffects } = table
  // What is being ordered stands in the form below.
  const waiting = table.waiting.slice(0, table.waiting.length - askedIn(table, question).length)
  return (
    <div className={style.chain}>
      <p className={style.turn}>
        {table.phase === 'opening'
          ? alone(say('phase.opening'))
          : speak(
              words(table.turnLimit === 0 ? 'turn' : 'turn.limited', {
                turn: table.turn,
                limit: table.turnLimit,
                player: nameOf(table.active),
                phase: say(`phase.${table.phase}`),
              }),
            )}
      </p>
      {question?.kind !== 'gather' && working.length + waiting.length + packets.length === 0 && <Phases />}
      {working.length + waiting.length + packets.length + turnEffects.length > 0 && (
        <ol className={style.links} aria-label={speak(words('chain'))}>
          {working.map((link, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place in the chain
              key={at}
              className={style.link}
              data-sort="working"
              // The innermost goes on first.
              aria-current={at === working.length - 1 ? 'step' : undefined}
            >
              <button type="button" data-stop tabIndex={-1} onClick={() => inspect(link.card)}>
                {card(link.card)}
              </button>
            </li>
          ))}
          {packets.map((packet, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={at} className={style.link} data-sort="packet">
              {speak(words('packet', { amount: packet.amount, target: targetName(packet) }))}
            </li>
          ))}
          {turnEffects.map(({ card: id }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={at} className={style.link} data-sort="turn">
              <button type="button" data-stop tabIndex={-1} onClick={() => inspect(id)}>
                {speak(words('chain.turn', { card: say(`card.${id}`) }))}
              </button>
            </li>
          ))}
          {waiting.map(({ card: id }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={at} className={style.link} data-sort="waiting">
              <button type="button" data-stop tabIndex={-1} onClick={() => inspect(id)}>
                {speak(words('chain.waits', { card: say(`card.${id}`) }))}
              </button>
            </li>
          ))}
        </ol>
      )}
      {question?.kind === 'main' && isNothingLeft(options) && (
        <p className={style.hint}>{speak(words('main.nothing'))}</p>
      )}
    </div>
  )

  function targetName({ seat, n }: (typeof packets)[number]): string {
    const on = table.players[seat]?.board.find((each) => each.n === n)
    return on === undefined ? nameOf(seat) : card(on.card)
  }
}
