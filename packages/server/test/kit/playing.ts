import { below, type ChanceState, keyOf, swift } from '@conclave/kernel'
import type { TableSocket } from './table-socket.ts'

/** One player's hands: which socket answers for a seat. */
export interface Hand {
  readonly seat: number
  readonly socket: TableSocket
}

/** A random legal answer that the seat could give now, leaving open questions alone; undefined if it is not asked. */
export const someAnswer = ({ seat, socket }: Hand, chance: ChanceState): string | undefined => {
  const view = socket.view(seat)
  if (view?.question == null || view.question.manner === 'open' || view.outcome !== null) return undefined
  const option = view.options[below(chance, view.options.length)]
  return option === undefined ? undefined : keyOf(option)
}

/** True if the match waits for one person's turn and would listen to nobody else. */
export const isQuiet = (hands: readonly Hand[]): boolean => {
  const asked = hands[0]?.socket.view(hands[0].seat)?.asked ?? []
  const level = hands.every(({ socket }) => socket.seq === hands[0]?.socket.seq)
  return (
    level &&
    asked.length === 1 &&
    asked[0]?.manner === 'turn' &&
    hands.some(({ seat }) => seat === asked[0]?.seat)
  )
}

/** Everybody has heard what the table has said so far: numbers do not tell, as each has her own. Takes back what is held. */
export const allHeard = async (hands: readonly Hand[]): Promise<void> => {
  await Promise.all(hands.map(({ seat, socket }) => socket.withdraw(seat)))
}

/** All want the match to end. */
export const endTogether = async (hands: readonly Hand[]): Promise<void> => {
  const ended = hands.map(({ socket }) =>
    socket.next('presence', ({ table }) => table.status === 'abandoned'),
  )
  await Promise.all(hands.map(({ seat, socket }) => socket.vote(seat, 'end')))
  await Promise.all(ended)
}

/** Plays with random answers until the match is over or `enough` says so. Returns how many answers were acknowledged. */
export const playOn = async (
  hands: readonly Hand[],
  seed: string,
  enough: (answered: number) => boolean = () => false,
): Promise<number> => {
  const chance = swift(seed)
  let answered = 0
  for (let idle = 0; idle < 200; idle++) {
    if (enough(answered) || hands.every(({ seat, socket }) => socket.view(seat)?.outcome)) return answered
    let acted = false
    for (const hand of hands) {
      const key = someAnswer(hand, chance)
      if (key === undefined) continue
      const { socket, seat } = hand
      const reply = await socket.answer(seat, key)
      acted = true
      if (reply.type === 'ack') {
        answered++
        idle = 0
      }
      // Everybody sees it, or what made it stale, before anybody answers again.
      await Promise.all(hands.map((each) => caughtUp(each.socket, reply.seq)))
      break
    }
    if (!acted) await Promise.race(hands.map(({ socket }) => socket.next('update')))
  }
  throw new Error('nobody could answer for a long time')
}

const caughtUp = async (socket: TableSocket, seq: number): Promise<void> => {
  if (socket.seq < seq) await socket.next('update', (update) => update.seq >= seq, 0)
}
