import { say } from '@conclave/kernel'
import { type ChainLink, EffectChain } from '../parts/effect-chain.tsx'
import style from './chain.module.css'
import { type BoardContext, useBoard } from './context.ts'
import { askedIn } from './ordering.ts'
import { Phases } from './phases.tsx'
import { words } from './texts/index.ts'
import { isNothingLeft } from './things.ts'

/** Turn and phase, and the effect chain; while nothing is on the chain, the phases of the turn. */
export const Chain = () => {
  const board = useBoard()
  const { table, speak, alone, nameOf, inspect, question, options } = board
  const links = linksOf(board)
  const isQuiet = links.every(({ sort }) => sort === 'turn')
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
      {question?.kind !== 'gather' && isQuiet && <Phases />}
      {links.length > 0 && (
        <EffectChain name={speak(words('chain'))} form="row" links={links} inspect={inspect} />
      )}
      {question?.kind === 'main' && isNothingLeft(options) && (
        <p className={style.hint}>{speak(words('main.nothing'))}</p>
      )}
    </div>
  )
}

/** Links of the chain: effects at work, of which the innermost goes on first, damage on its way, the turn's effects, and those that wait. */
const linksOf = ({ table, question, speak, card, nameOf }: BoardContext): ChainLink[] => {
  const { working, packets, turnEffects, players } = table
  // What is being ordered stands in the form below.
  const waiting = table.waiting.slice(0, table.waiting.length - askedIn(table, question).length)
  const target = ({ seat, n }: (typeof packets)[number]): string => {
    const on = players[seat]?.board.find((each) => each.n === n)
    return on === undefined ? nameOf(seat) : card(on.card)
  }
  return [
    ...working.map(
      ({ card: id }, at): ChainLink => ({
        key: `working ${at}`,
        sort: 'working',
        name: card(id),
        card: id,
        now: at === working.length - 1,
      }),
    ),
    ...packets.map(
      (packet, at): ChainLink => ({
        key: `packet ${at}`,
        sort: 'packet',
        name: speak(words('packet', { amount: packet.amount, target: target(packet) })),
      }),
    ),
    ...turnEffects.map(
      ({ card: id }, at): ChainLink => ({
        key: `turn ${at}`,
        sort: 'turn',
        name: speak(words('chain.turn', { card: say(`card.${id}`) })),
        card: id,
      }),
    ),
    ...waiting.map(
      ({ card: id }, at): ChainLink => ({
        key: `waiting ${at}`,
        sort: 'waiting',
        name: speak(words('chain.waits', { card: say(`card.${id}`) })),
        card: id,
      }),
    ),
  ]
}
