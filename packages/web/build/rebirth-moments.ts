import { type BlackRose, type BlackRoseOption, blackRoseIn, textsIn } from '@conclave/black-rose'
import { give, keyOf, openMatch, type Question, viewOf } from '@conclave/kernel'
import { laidOut, lodgeAt } from './lodge.ts'

// Moments of Rebirth that no match comes to when one wants to see them: a fall, a stack of reactions, a room that is rebuilt.

/** A mage stands in this room, and lays nothing but these spells; those that are active lie face down. */
const lay = (
  state: BlackRose,
  seat: number,
  room: string,
  spells: readonly [string, 'ready' | 'active'][],
) => {
  const mage = state.mages[seat]
  if (mage === undefined) throw new Error('there is no such mage')
  mage.place = state.lodge.findIndex((laid) => laid.room === room)
  mage.damage.length = 0
  mage.sheet.fill(null)
  // The first of the slots is the quick one.
  spells.forEach(([card, status], at) => {
    mage.sheet[at + 1] = card
    const slot = mage.slots[(['first', 'second', 'third'] as const)[at] ?? 'third']
    slot.sides.splice(0, 2, 'light', 'dark')
    slot.status = status
    slot.marker = status === 'active' ? 'protection' : null
    slot.seen = 0
  })
}

/** Health at which Arianna stands. */
export const health =
  textsIn('rebirth').cards.flatMap((card) =>
    card.kind === 'mage' && card.id === 'arianna' ? [card.facts.health] : [],
  )[0] ?? 0

/** One mage before the end of her activation who can hardly stand, and the Avatar, which will act with Thorn Lash. */
export const alone = (id = 'alone', change: (state: BlackRose) => void = () => undefined) =>
  laidOut(
    lodgeAt(id, 'alone with it', { round: 1, at: 'component' }, 1, {
      edition: 'rebirth',
      options: { length: 'short', avatar: 'apprentice' },
      seats: 1,
    }),
    (state) => {
      lay(state, 0, 'arena', [])
      const wounds = Array.from({ length: health - 1 }, () => -1)
      Object.assign(state.mages[0] ?? {}, { name: 'arianna', damage: wounds })
      state.rose.reserve -= wounds.length
      // The moon is set back: events have paid the Black Rose, but it acts by the cards of the first moon.
      Object.assign(state, { moon: 1 })
      state.rose.power = 0
      const [deck] = state.avatar?.decks ?? []
      if (deck === undefined || state.avatar === undefined) throw new Error('there is no Avatar')
      const at = deck.cards.indexOf('thorn-lash')
      const top = deck.cards.length - 1
      ;[deck.cards[at], deck.cards[top]] = [deck.cards[top] ?? '', 'thorn-lash']
      state.avatar.back = null
      state.avatar.mage.place = state.lodge.findIndex(({ room }) => room === 'forge')
      // She has done one action, and may leave it at that.
      const parts = ['action']
      Object.assign(state.stack.at(-1)?.locals ?? {}, { parts })
      state.questions = state.questions.map((question) => ({ ...question, about: { parts } }))
      change(state)
    },
  )

/** Ada can cast Barbed Embrace on Bo, who has an active Scar Ward; she has a Tincture of Glass against what comes back. */
export const duel = (id: string) =>
  laidOut(
    lodgeAt(id, 'two at a stop', { round: 1, at: 'component' }, 1, {
      edition: 'rebirth',
      options: { length: 'short', avatar: 'none' },
      seats: 2,
    }),
    (state) => {
      lay(state, 0, 'arena', [
        ['barbed-embrace', 'ready'],
        ['tincture-of-glass', 'active'],
      ])
      lay(state, 1, 'arena', [['scar-ward', 'active']])
    },
  )

/** The same before one screen. */
export const shared = () => {
  const save = duel('shared')
  const seats = save.plan.seats.map((seat) => ({ ...seat, kind: 'human', level: null }))
  return { ...save, plan: { ...save.plan, seats } }
}

/** A duel in which both have answered, and Ada may answer once more: two full stops lie over each other. */
export const stacked = (id: string) => {
  const save = duel(id)
  const game = blackRoseIn('rebirth')
  const match = openMatch(game, save.file)
  if ('problem' in match) throw new Error(match.problem)
  for (let [question] = match.state.questions; question !== undefined; [question] = match.state.questions) {
    const ways = viewOf(game, match.state, question.seat).options as unknown as readonly BlackRoseOption[]
    const chosen = chainAnswer(question, ways)
    if (chosen === undefined) break
    give(match, question.seat, keyOf(chosen), () => undefined)
  }
  return { ...save, file: match.file }
}

/** Ada casts, Bo triggers what he has, and then it is for Ada to say. */
const chainAnswer = ({ seat }: Question, ways: readonly BlackRoseOption[]): BlackRoseOption | undefined => {
  const wanted = ['castNext', 'target', 'trigger'] as const
  if (seat === 0 && ways.some((way) => way.do === 'trigger')) return undefined
  return wanted.flatMap((deed) => ways.filter((way) => way.do === deed))[0] ?? ways[0]
}

/** The last action of a round in which the Throne Room is full: Ada has most of it, and the Black Rose the rest. */
export const mending = (id: string) =>
  alone(id, (state) => {
    const [ada] = state.mages
    const room = state.lodge.find((laid) => laid.room === 'throne-room')
    if (ada === undefined || room === undefined || state.avatar === undefined)
      throw new Error('something is missing')
    // It has revealed its cards of this round, and nobody is hurt.
    state.avatar.cards = 3
    state.rose.reserve += ada.damage.length
    ada.damage.length = 0
    ada.place = state.lodge.indexOf(room)
    ada.actions = 0
    room.cubes = [0, -1, 0, 0, -1, 0].slice(0, slotsOf(room.room))
    for (const owner of room.cubes) {
      if (owner === 0) ada.reserve--
      else state.rose.reserve--
    }
  })

/** Capacity of a room of Rebirth, in cubes. */
const slotsOf = (room: string): number =>
  textsIn('rebirth').cards.flatMap((card) =>
    card.kind === 'room' && card.id === room ? [card.facts.slots] : [],
  )[0] ?? 0
