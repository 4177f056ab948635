import { cloneJson, give, hash, keyOf, type Option, openMatch, type Seat, viewOf } from '@conclave/kernel'
import { type MageNoir, type MageNoirOption, mageNoir } from '@conclave/mage-noir'
import { duelAt } from './duel.ts'

type BoardCard = MageNoir['players'][number]['board'][number]

const laid = (n: number, card: string, zone: BoardCard['zone'], life = 0): BoardCard => ({
  n,
  card,
  zone,
  locked: [0, 0, 0, 1, 0, 0],
  life,
  ignored: 0,
  doubled: false,
})

/** A duel in which the other mage has announced a Robe against a blow, and Ada may announce her Ritual, too. */
export const announcedDuel = (id: string, updated: number) => {
  const decks = { deck0: 'whirling-volley', deck1: 'growing-canopy' }
  const save = duelAt(id, decks, 'announced', { turn: 5, at: 'main' }, updated)
  const match = openMatch(mageNoir, save.file)
  if ('problem' in match) throw new Error(match.problem)
  const from = cloneJson(match.state)
  const [ada, bo] = from.players
  ada.hand.splice(0, Number.POSITIVE_INFINITY, 'acceleration', 'breath')
  ada.shown.length = 0
  ada.board.splice(
    0,
    Number.POSITIVE_INFINITY,
    laid(101, 'emptiness-ritual', 'rituals'),
    laid(102, 'zephyr', 'prepared'),
  )
  bo.board.splice(
    0,
    Number.POSITIVE_INFINITY,
    laid(103, 'kerlochs-robe', 'equipment'),
    laid(104, 'dead-tree', 'permanents', 1),
  )
  from.arrivals = 104
  const segment = { rules: mageNoir.rules, from, answers: [], hashes: [hash(from)] }
  const begun = openMatch(mageNoir, { ...save.file, segments: [segment] })
  if ('problem' in begun) throw new Error(begun.problem)
  const answer = (seat: Seat, wanted: (option: MageNoirOption) => boolean) => {
    const { options } = viewOf(mageNoir, begun.state, seat)
    const option = options.find((each: Option) => wanted(each as unknown as MageNoirOption))
    const refusal = option === undefined ? 'no such answer' : give(begun, seat, keyOf(option))
    if (refusal !== null) throw new Error(JSON.stringify(refusal))
  }
  answer(0, (option) => option.do === 'activate')
  answer(1, (option) => option.do === 'pass')
  answer(0, (option) => option.do === 'player' && option.seat === 1)
  answer(1, (option) => option.do === 'use')
  return { ...save, file: begun.file }
}
