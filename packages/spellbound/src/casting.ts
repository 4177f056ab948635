import type { QuestionOf, Seat } from '@conclave/kernel'
import { spellOf } from './content/cards.ts'
import { type Abouts, type Calls, innermost, type Window } from './procedures/procedure.ts'
import type { OptionOf, Spellbound } from './state.ts'
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
  // [SPB-SP.5] Own-turn spells belong to the caster's own Story.
  const ownStory = seat === state.active && state.phase === 'story'
  return held
    .filter((spell) => {
      const fits = openSpells.includes(spell) || (ownStory && spellOf(spell).timing === 'ownTurn')
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

/** [SPB-ES.1] Whether standing still would be punished now. */
export const wouldBePenalised = (state: Spellbound): boolean =>
  !state.moved && villageAt(state.mages[state.acting]!) < 0

const useful: { readonly [W in Window]: (state: Spellbound, spell: HeldSpellId) => boolean } = {
  'RW-1': (state, spell) => {
    if (spell !== 'alchemy' || state.stones.moon === 0) return false
    const city = state.phase === 'story' ? cityOf(state.mages[state.acting]!) : undefined
    return city === undefined || state.pieces[city] > track.pieceStart
  },
  'RW-2': (state, spell) => {
    if (state.batch === null || (spell !== 'hat-trick' && spell !== 'book-wyrms')) return false
    const { steps } = forecast(state, state.batch)
    return spell === 'hat-trick'
      ? steps.some(({ piece }) => piece !== 'troll')
      : steps.some(({ catches }) => catches)
  },
  'RW-3': (state, spell) => spell === 'teleport' && unguardedPieces(state).length > 0,
  'RW-4': (state, spell) =>
    spell === 'teleport' && (wouldBePenalised(state) || (state.fortuna.due && !state.fortuna.visited)),
}

/** The held spells that could change something in this window (5.2). */
export const responsesOf = (state: Spellbound, seat: Seat, window: Window): HeldSpellId[] => {
  const held = state.spells[seat]!
  return held.length === 0
    ? []
    : held.filter((spell) => useful[window](state, spell) && hasTarget(state, seat, spell))
}

/** The response window that is open, with what was answered in it so far; also while one of its spells is being aimed. */
export const openWindow = (state: Spellbound): Calls['respond'] | null => innermost(state, 'respond') ?? null

/** [SPB-FB.1] Four books, the Tower revealed, and every mage there. */
export const mayDeclare = (state: Spellbound): boolean =>
  state.bookSlots.length >= 4 && towerHolds(state).every(Boolean)

/** [SPB-TURN.5] Waiting on the Tower village while another mage is still on the way. */
export const mayPass = (state: Spellbound): boolean => {
  if (state.bookSlots.length < 4) return false
  const there = towerHolds(state)
  return there[state.acting] === true && !there.every(Boolean)
}

const towerHolds = (state: Spellbound): boolean[] =>
  state.mages.map((location) => {
    const village = villageAt(location)
    return village >= 0 && state.revealed[village] === true && state.villages[village] === 'witchs-tower'
  })
