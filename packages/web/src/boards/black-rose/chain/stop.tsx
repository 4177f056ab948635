import type { StopView } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { useBoard } from '../context.ts'
import { ownerName } from '../owner-name.ts'
import { words } from '../texts/index.ts'
import style from './chain.module.css'

/** [REB-EFF.3, REB-EFF.8] Full stop: what lies and may still be taken back, what was declared, and who is still to speak. */
export const Stop = ({ stop: { loose, aimed, declared, left } }: { readonly stop: StopView }) => {
  const { table, alone } = useBoard()
  const modelName = (model: string): Message => {
    const [sort, number] = model.split('.')
    if (sort === 'mage') return Number(number) < 0 ? say('named.avatar') : ownerName(Number(number))
    const found = table.evocations.find(({ n }) => n === Number(number))
    return found === undefined ? say('model.evocation') : say(`evocation.${found.kind}`)
  }
  const lines: Message[] = [
    ...aimed.map(({ card, by, at }) =>
      words('stop.aimed', {
        card: say(by < 0 ? `action.${card}` : `spell.${card}`),
        target: at < 0 ? say('named.avatar') : ownerName(at),
      }),
    ),
    ...loose.map(({ model, room, owner, count }) =>
      words('stop.loose', {
        count,
        player: ownerName(owner),
        place: model === null ? say(`room.${room}`) : modelName(model),
      }),
    ),
    ...declared.map(({ seat, slot }) =>
      slot === 'back'
        ? words('stop.declared.back')
        : words('stop.declared', { player: ownerName(seat), slot: say(`slot.${slot}`) }),
    ),
    ...(left.length === 0 ? [] : [words('stop.left', { players: left.map(ownerName) })]),
  ]
  return (
    <ul className={style.heard}>
      {lines.map((message) => (
        <li key={JSON.stringify(message)}>{alone(message)}</li>
      ))}
    </ul>
  )
}
