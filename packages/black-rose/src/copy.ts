import { cloneJson } from '@conclave/kernel'
import type { BlackRose, LaidRoom, Mage, Pile, Slot } from './state.ts'

const copyPile = ({ cards, seen }: Pile): Pile => ({ cards: cards.slice(), seen: seen.slice() })

const copySlot = (slot: Slot): Slot => ({ ...slot, sides: slot.sides.slice() })

const copyRoom = (laid: LaidRoom): LaidRoom => ({ ...laid, cubes: laid.cubes.slice() })

const copyMage = (mage: Mage): Mage => ({
  ...mage,
  damage: mage.damage.slice(),
  hand: mage.hand.slice(),
  grimoire: copyPile(mage.grimoire),
  looking: mage.looking.slice(),
  memories: mage.memories.slice(),
  known: mage.known.slice(),
  sheet: mage.sheet.slice(),
  slots: {
    quick: copySlot(mage.slots.quick),
    first: copySlot(mage.slots.first),
    second: copySlot(mage.slots.second),
    third: copySlot(mage.slots.third),
  },
  quests: copyPile(mage.quests),
  completed: mage.completed.slice(),
  won: mage.won.slice(),
  rooms: mage.rooms.slice(),
  inhibited: mage.inhibited.slice(),
  draft: { ...mage.draft },
  tally: {
    activation: { ...mage.tally.activation },
    round: { ...mage.tally.round },
    match: { ...mage.tally.match },
    marks: mage.tally.marks.slice(),
  },
  offered: mage.offered.slice(),
})

const copyLibrary = (library: BlackRose['library']): BlackRose['library'] => ({
  destruction: copyPile(library.destruction),
  divination: copyPile(library.divination),
  necromancy: copyPile(library.necromancy),
  transmutation: copyPile(library.transmutation),
  illusion: copyPile(library.illusion),
  conspiracy: copyPile(library.conspiracy),
  forgotten: copyPile(library.forgotten),
})

const copyDiscards = (discards: BlackRose['schoolDiscards']): BlackRose['schoolDiscards'] => ({
  destruction: discards.destruction.slice(),
  divination: discards.divination.slice(),
  necromancy: discards.necromancy.slice(),
  transmutation: discards.transmutation.slice(),
  illusion: discards.illusion.slice(),
  conspiracy: discards.conspiracy.slice(),
})

type Three<T> = readonly [T, T, T]

const three = <T>([first, second, third]: Three<T>, copy: (item: T) => T): Three<T> => [
  copy(first),
  copy(second),
  copy(third),
]

const copyList = (list: string[]): string[] => list.slice()

/**
 * A copy that shares nothing with the original but the rules of the table, which never change. Bots copy a state for
 * every answer they think about; written out field by field that takes a quarter of the time.
 */
export const copy = (state: BlackRose): BlackRose => ({
  ...state,
  chance: cloneJson(state.chance),
  stack: cloneJson(state.stack),
  questions: cloneJson(state.questions),
  outcome: cloneJson(state.outcome),
  mages: state.mages.map(copyMage),
  rose: { ...state.rose, trophies: state.rose.trophies.slice(), rooms: state.rose.rooms.slice() },
  lodge: state.lodge.map(copyRoom),
  evocations: cloneJson(state.evocations),
  library: copyLibrary(state.library),
  schoolDiscards: copyDiscards(state.schoolDiscards),
  gone: state.gone.slice(),
  questDecks: three(state.questDecks, copyPile),
  questDiscards: three(state.questDiscards, copyList),
  eventDecks: three(state.eventDecks, copyPile),
  eventDiscards: three(state.eventDiscards, copyList),
  events: cloneJson(state.events),
  drawn: cloneJson(state.drawn),
  lasting: cloneJson(state.lasting),
  news: cloneJson(state.news),
  totals: state.totals.slice(),
  contenders: state.contenders.slice(),
})
