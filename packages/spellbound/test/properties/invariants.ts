import { allyOf, cards, copiesOf } from '../../src/content/cards.ts'
import { isOnTrack, lost, recovered, type Spellbound } from '../../src/state.ts'
import { gatheredAt } from '../../src/table/villages.ts'
import { colours, hunterOf, pieces, track } from '../../src/words/board.ts'

/** The invariants of section 7.4: what is wrong with a position, or null. They are numbered as there. */
export const violation = (state: Spellbound): string | null =>
  cardsOnce(state) ??
  stonesKept(state) ??
  booksAhead(state) ??
  piecesOnTrack(state) ??
  fewLost(state) ??
  fullRow(state) ??
  levels(state) ??
  storedBelowCost(state) ??
  minionsFollowWins(state) ??
  destinyGrowsOnlyBy(state) ??
  nothingLeftOver(state)

const everyCard = copiesOf(cards.filter(({ kind }) => kind !== 'wand')).sort()

/** 1. Every card is in exactly one zone; the four wands lie before the players or in the box. */
const cardsOnce = ({ zones, villages, stored, current, spells }: Spellbound): string | null => {
  const found = [
    ...Object.values(zones).flat(),
    ...villages.filter((card) => card !== null),
    ...stored.map(({ card }) => card),
    ...(current === null ? [] : [current.card]),
    ...spells.flat(),
  ].sort()
  if (found.length === everyCard.length && found.every((card, at) => card === everyCard[at])) return null
  const missing = everyCard.filter((card) => count(found, card) < count(everyCard, card))
  const surplus = found.filter((card) => count(found, card) > count(everyCard, card))
  return `1: missing ${missing.join(' ')}; too many ${surplus.join(' ')}`
}

const count = (list: readonly string[], card: string): number => list.filter((each) => each === card).length

/** 2. Eight suns and eight moons. */
const stonesKept = ({ bag, drawn, supply }: Spellbound): string | null => {
  for (const stone of ['sun', 'moon'] as const) {
    const places = [bag[stone], drawn[stone], supply[stone]]
    if (places.some((each) => each < 0) || places.reduce((sum, each) => sum + each) !== 8)
      return `2: ${stone} ${places}`
  }
  return null
}

/** 3. A book on its track is ahead of its hunter, on 4 to 8. */
const booksAhead = (state: Spellbound): string | null => {
  for (const book of colours) {
    const at = state.books[book]
    if ((at === recovered) !== state.bookSlots.includes(book)) return `3: ${book} and its slot`
    if (isOnTrack(state, book) && (at < 4 || at > 8 || state.pieces[hunterOf(book)] >= at))
      return `3: ${book} on ${at}`
  }
  return null
}

/** 4. Pieces stand on 1 to 9, at most one of them on 9. */
const piecesOnTrack = (state: Spellbound): string | null => {
  for (const piece of pieces) if (state.pieces[piece] < 1 || state.pieces[piece] > 9) return `4: ${piece}`
  const atEnd = pieces.filter((piece) => state.pieces[piece] === track.end)
  return state.outcome === null && atEnd.length > 1 ? `4: at the end ${atEnd}` : null
}

/** 5. At most one lost book. */
const fewLost = (state: Spellbound): string | null => {
  const gone = colours.filter((book) => state.books[book] === lost)
  return state.outcome === null && gone.length > 1 ? `5: lost ${gone}` : null
}

/** 6. Five mage cards at the beginning of a turn. */
const fullRow = ({ questions, zones }: Spellbound): string | null =>
  questions.some(({ kind }) => kind === 'turn' || kind === 'witchTime') && zones.mageRow.length !== 5
    ? `6: ${zones.mageRow.length} mage cards`
    : null

/** 7. Wands from 0 to 3, the Witch on 1 to 4. */
const levels = ({ wands, stage, outcome }: Spellbound): string | null => {
  if (wands.some((level) => level < 0 || level > 3)) return `7: wands ${wands}`
  return stage < 1 || stage > (outcome === null ? 4 : 5) ? `7: stage ${stage}` : null
}

/** 8. What is stored at a village is not yet enough. */
const storedBelowCost = (state: Spellbound): string | null => {
  for (const [village, card] of state.villages.entries()) {
    const gathered = gatheredAt(state, village)
    const cost = allyOf(card)?.cost
    if (gathered > 0 && (cost === undefined || gathered >= cost))
      return `8: ${gathered} at village ${village + 1}`
  }
  return null
}

/** 9. A minion for every encounter won, up to three; books destroy them in the final battle only. */
const minionsFollowWins = ({ zones, encounters, phase }: Spellbound): string | null => {
  const minion = new Set(['skeleton-army', 'goblin-spider-riders', 'danzer'])
  const destroyed = zones.removed.filter((card) => minion.has(card)).length
  if (destroyed > 0 && phase !== 'finalBattle') return '9: a minion was destroyed'
  return zones.minions.length + destroyed === Math.min(3, encounters.won) ? null : `9: ${zones.minions}`
}

/** 10. Destiny cards come only from villages, reserve and wicked deck. */
const destinyGrowsOnlyBy = (state: Spellbound): string | null => {
  const { zones, villages, stored, current, seats, variants } = state
  const inPlay = ['deck', 'discard', 'mageRow', 'wickedRow', 'guards', 'sunStack', 'moonStack'] as const
  const destroyed = zones.removed.filter((card) => !isSpellOrMinion(card)).length
  const now =
    inPlay.reduce((sum, zone) => sum + zones[zone].length, stored.length + (current === null ? 0 : 1)) +
    destroyed
  const start = (seats <= 2 ? 21 : 20) + (variants.trollBreaker ? 1 : 0)
  const added = (variants.trollBreaker ? 9 : 10) - zones.wickedDeck.length
  const joined = 19 - zones.reserve.length + 9 - villages.filter((card) => allyOf(card) !== undefined).length
  return now === start + added + joined
    ? null
    : `10: ${now} destiny cards, not ${start} + ${added} + ${joined}`
}

const kinds = new Map(cards.map(({ id, kind }) => [id, kind]))
const isSpellOrMinion = (card: string): boolean => kinds.get(card) === 'spell' || kinds.get(card) === 'minion'

/** Besides: what belongs to one instruction is gone when it is over. */
const nothingLeftOver = (state: Spellbound): string | null => {
  if (state.outcome !== null) return null
  if (state.prevented !== null && state.batch === null) return 'a hat is held without a batch'
  if (state.questions.some(({ kind }) => kind === 'turn' || kind === 'witchTime' || kind === 'story')) {
    const left = [state.batch, state.current].some((each) => each !== null)
    if (left || state.fresh > 0 || state.stones.sun + state.stones.moon > 0 || state.bookSuns > 0)
      return 'something is left over'
  }
  return null
}
