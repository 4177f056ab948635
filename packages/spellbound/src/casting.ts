import type { QuestionOf, Seat } from '@conclave/kernel'
import { spellOf } from './content/cards.ts'
import { type Abouts, type Calls, innermost, type Window } from './procedures/procedure.ts'
import { type OptionOf, passesOf, type Spellbound } from './state.ts'
import { forecast } from './table/forecast.ts'
import { isSomebodyAt } from './table/mages.ts'
import { waysToUse } from './verbs/index.ts'
import { cities, cityOf, type Piece, track, villageAt } from './words/board.ts'
import type { HeldSpellId } from './words/card.ts'

/** Spells of any time that need no window: they may be cast whenever the match waits for the active player. */
const openSpells: readonly HeldSpellId[] = ['book-wyrms', 'teleport']

const hasTarget = (state: Spellbound, seat: Seat, spell: HeldSpellId): boolean =>
  waysToUse(state, spellOf(spell).effect, { part: 0, seat }).length > 0

const noCasts: readonly never[] = []

/** The spells this seat may cast while the match waits for the active player. */
export const casts = (state: Spellbound, seat: Seat): readonly OptionOf<'cast'>[] => {
  const held = state.spells[seat]!
  // Mostly nobody holds a spell, and everybody is looked at before every answer.
  if (held.length === 0) return noCasts
  // [SPB-SP.5] Own-turn spells belong to the caster's own turn: to Witch Time and Story, where she is asked.
  const ownTurn = seat === state.active && (state.phase === 'witchTime' || state.phase === 'story')
  return held
    .filter((spell) => {
      const fits = openSpells.includes(spell) || (ownTurn && spellOf(spell).timing === 'ownTurn')
      return fits && hasTarget(state, seat, spell)
    })
    .map((spell) => ({ do: 'cast', spell }))
}

/** [SPB-SP.6] The other holders of open spells, who may cast without being waited for. */
export const openQuestions = (state: Spellbound): QuestionOf<Abouts, 'openCast'>[] => {
  const questions: QuestionOf<Abouts, 'openCast'>[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.active || casts(state, seat).length === 0) continue
    questions.push({ seat, kind: 'openCast', manner: 'open', about: null })
  }
  return questions
}

/** [SPB-EN.2, SPB-EN.3] The hats of the cities without mage and Watchman, and the Troll if the wilderness is deserted. */
export const unguardedPieces = (state: Spellbound): Piece[] => {
  const open: Piece[] = cities.filter(
    (city) => !isSomebodyAt(state, `city:${city}`) && state.watchman !== city,
  )
  if (!isSomebodyAt(state, 'wilderness')) open.push('troll')
  return open
}

/** [SPB-ES.1] True if standing still would be punished now. It is the own figure that counts, also under Puppetry (L310). */
export const wouldBePenalised = (state: Spellbound): boolean =>
  !state.moved && villageAt(state.mages[state.active]!) < 0

/** Test by window: true if a spell could change what the window is about. */
const useful: { readonly [W in Window]: (state: Spellbound, seat: Seat, spell: HeldSpellId) => boolean } = {
  'RW-1': (state, _, spell) => {
    if (spell !== 'alchemy' || state.stones.moon === 0) return false
    const city = state.phase === 'story' ? cityOf(state.mages[state.acting]!) : undefined
    return city === undefined || state.pieces[city] > track.pieceStart
  },
  'RW-2': (state, seat, spell) => {
    if (state.batch === null) return false
    const { steps } = forecast(state, state.batch)
    if (spell === 'hat-trick') return steps.some(({ piece }) => piece !== 'troll')
    // [SPB-SP.5] The Hand of Fate belongs to the own turn, too: the Circle may save the book of its city.
    const city = cityOf(state.mages[state.acting]!)
    return (
      spell === 'circle-of-magi' &&
      seat === state.active &&
      steps.some(({ piece, catches }) => catches && piece === city)
    )
  },
  'RW-3': (state, _, spell) => spell === 'teleport' && unguardedPieces(state).length > 0,
  'RW-4': (state, _, spell) =>
    spell === 'teleport' && (wouldBePenalised(state) || (state.fortuna.due && !state.fortuna.visited)),
}

/** The held spells that may be cast in this window (5.2): those that could change something, and Book Wyrms (L975). */
export const responsesOf = (state: Spellbound, seat: Seat, window: Window): HeldSpellId[] => {
  const held = state.spells[seat]!
  return held.length === 0
    ? []
    : held.filter(
        (spell) =>
          (spell === 'book-wyrms' || useful[window](state, seat, spell)) && hasTarget(state, seat, spell),
      )
}

/** The response window that is open, with what was answered in it so far; also while one of its spells is being aimed. */
export const openWindow = (state: Spellbound): Calls['respond'] | null => innermost(state, 'respond') ?? null

/** [SPB-FB.1] Four books, the Tower revealed, and every mage there. */
export const mayDeclare = (state: Spellbound): boolean =>
  state.bookSlots.length >= 4 && towerHolds(state).every(Boolean)

/**
 * [SPB-TURN.5, AR-30] With four books, whoever is on the Tower village may let a turn go by (L748); but when all are there and
 * all have just done so, nothing would ever happen again.
 */
export const mayPass = (state: Spellbound): boolean => {
  if (state.bookSlots.length < 4) return false
  const there = towerHolds(state)
  return there[state.acting] === true && !(there.every(Boolean) && passesOf(state) >= state.seats)
}

const towerHolds = (state: Spellbound): boolean[] =>
  state.mages.map((location) => {
    const village = villageAt(location)
    return village >= 0 && state.revealed[village] === true && state.villages[village] === 'witchs-tower'
  })
