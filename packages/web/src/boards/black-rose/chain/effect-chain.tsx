import { cardOf } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { EffectChain as Chain, type ChainLink } from '../../parts/effect-chain.tsx'
import { type BoardContext, useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import style from './chain.module.css'
import { type Effect, linksOf } from './links.ts'
import { packetsOf } from './packets.ts'
import { Stop } from './stop.tsx'

/** Things to be chosen must not lie under the chain. */
const isEvent = (thing: string): boolean => thing.startsWith('event:')
const isQuest = (thing: string): boolean => thing.startsWith('quest:')

/** Number of links from which on a stack needs the room of the quests, too; half of them would be no use to anybody. */
const tall = 4

/** Effect chain: what resolves next on top, each effect with its sentences, the present one marked; and damage on its way. */
export const EffectChain = () => {
  const board = useBoard()
  const { speak, targets, inspect } = board
  const packets = packetLinks(board)
  const links = effectLinks(board)
  if (links.length + packets.length === 0) return null
  return (
    <div
      className={style.place}
      data-low={targets.things.some(isEvent) || undefined}
      data-tall={(links.length >= tall && !targets.things.some(isQuest)) || undefined}
    >
      <section className={style.chain} aria-label={speak(words('chain'))}>
        <Chain form="stack" links={[...packets, ...links]} inspect={inspect} />
      </section>
    </div>
  )
}

const packetLinks = ({ table, speak, card, nameOf }: BoardContext): ChainLink[] =>
  packetsOf(table).map(({ model, seat, kind, amount }) => ({
    key: model,
    sort: 'packet',
    name: speak(
      kind === null
        ? words('chain.packet', { amount, target: nameOf(seat) })
        : words('chain.packet.evocation', { amount, target: card(kind), player: nameOf(seat) }),
    ),
  }))

const effectLinks = ({ table, speak, alone, nameOf }: BoardContext): ChainLink[] =>
  linksOf(table).map((link) => {
    if (link.sort === 'stop') {
      const { key, sort, stop } = link
      return { key, sort, name: alone(words('stop')), children: <Stop stop={stop} /> }
    }
    const { key, source, you, lines } = link
    const card = cardOf(source)
    return {
      key,
      sort: 'working',
      name: speak(say(card === undefined ? `source.${source}` : source)),
      card,
      children: (
        <>
          <span className={style.of}> {nameOf(you)}</span>
          <Lines lines={lines} />
        </>
      ),
    }
  })

/** Sentences of an effect, with how far it has come. */
const Lines = ({ lines }: Pick<Effect, 'lines'>) => {
  const { speak, alone } = useBoard()
  return (
    <ol className={style.lines}>
      {lines.map(({ key, line, time }) => (
        <li key={key} data-time={time} aria-current={time === 'now' || time === 'waits' ? 'step' : undefined}>
          {alone(line)}
          {time === 'waits' && <em className={style.waits}> {speak(words('chain.waits'))}</em>}
        </li>
      ))}
    </ol>
  )
}
