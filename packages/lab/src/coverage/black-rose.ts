import { type BlackRoseEvent, type EditionId, type VerbName, verbsOfCards } from '@conclave/black-rose'
import type { Json } from '@conclave/kernel'
import type { Summon } from './witness.ts'

type Happening = BlackRoseEvent['event']

const moves = ['stepped', 'placed'] as const
const draws = ['drew', 'drewFromGrimoire', 'drewFromLibrary', 'takenFromMemories'] as const
const hurts = ['damaged', 'damageAvoided'] as const
/** In secret, or before everybody's eyes. */
const quests = ['questDrawn', 'questOpened'] as const

/** Evidence that a verb was run, while a card that has it is at work. A verb without an entry does not compile. */
const evidence: { readonly [V in VerbName]: readonly Happening[] } = {
  deal: hurts,
  convertDamage: ['damageConverted'],
  heal: ['healed'],
  transferDamage: ['damageMoved'],
  instability: ['instabilityPlaced'],
  convertInstability: ['instabilityConverted'],
  removeInstability: ['instabilityRemoved'],
  gain: ['powerGained'],
  roseGains: ['powerGained'],
  roseLoses: ['powerLost'],
  losePower: ['powerLost'],
  stealPower: ['powerStolen'],
  crown: ['crownTaken'],
  grimoire: ['drewFromGrimoire'],
  library: draws,
  browse: ['libraryLookedAt', ...draws],
  search: draws,
  discard: ['discarded'],
  burnLibrary: ['libraryBurnt'],
  drawQuest: quests,
  chooseQuest: [...quests, 'drewQuest'],
  stealQuest: ['questStolen'],
  lookAtQuests: ['questsLookedAt'],
  completeQuest: ['questCompleted'],
  revealSpells: ['spellShown'],
  loseSpell: ['discarded'],
  // What leaves the sheet for it: the cast itself already begins something new.
  castFromHand: ['discarded'],
  forgotten: ['forgottenTaken'],
  step: moves,
  place: moves,
  swap: moves,
  sendBack: moves,
  endMove: ['stepped', 'inhibited', 'damaged'],
  toCell: ['wentToCell'],
  attack: hurts,
  summon: ['summoned'],
  act: [...moves, ...hurts],
  removeEvocation: ['evocationRemoved'],
  replaceEvocation: ['evocationRemoved', 'summoned', 'transmuted'],
  activate: ['roomActivated'],
  refresh: ['roomRefreshed'],
  block: ['roomBlocked'],
  swapRooms: ['roomsSwapped'],
  inhibit: ['inhibited'],
  refreshActions: ['actionsRefreshed'],
  loseAction: ['actionLost'],
  lasting: ['lastingBegan'],
  lookAtEvents: ['eventsLookedAt'],
  moveEvent: ['eventMoved', 'eventDiscarded'],
  avoidDamage: ['damageAvoided'],
  divertDamage: ['damageMoved', 'damaged', 'damageAvoided'],
  avoid: ['avoided'],
  cancel: ['cancelled'],
  redirect: ['redirected', 'cancelled'],
  scatter: ['instabilityPlaced'],
  lookAtSpells: ['spellsLookedAt'],
  putOnTop: ['putOnTop', 'hiddenOnTop'],
  mill: ['milled'],
  progress: ['questProgressed', 'questCompleted'],
  dropQuest: ['questDiscarded'],
  learnForgotten: ['forgottenTaken'],
  again: ['spellRepeated'],
  upgrade: ['upgraded'],
  callTotem: ['called'],
  jinx: ['jinxed'],
  removeJinx: ['jinxRemoved'],
  moveJinx: ['jinxMoved'],
  assign: ['assigned'],
  removeUmbra: ['evocationRemoved'],
  dropEvents: ['eventDiscarded'],
  shield: ['shielded'],
  and: ['jinxed', 'damaged', 'damageAvoided', 'lastingBegan', 'assigned'],
  // Sentences about sentences have done their work when one inside them has.
  may: ['summoned', 'healed', 'discarded', 'damaged', 'powerGained', ...quests, ...draws, ...moves],
  choose: ['healed', 'powerGained', 'damaged', 'discarded', ...quests, ...draws, ...moves],
  pay: ['powerLost', 'discarded'],
  when: ['powerGained', 'avoided', 'damaged', 'spellShown', 'discarded', 'healed', ...moves],
  eachMage: [
    'powerLost',
    'powerGained',
    'damaged',
    'healed',
    'discarded',
    'summoned',
    ...quests,
    'drewFromGrimoire',
    'drewFromLibrary',
    'wentToCell',
    'inhibited',
    'actionLost',
    'crownTaken',
  ],
}

/** With these something new begins; what is at work before them is over. */
const begins = new Set<Happening>(['roundBegan', 'phaseBegan', 'actionSpent', 'cast', 'actionRevealed'])

/** The cards that do their work in this event. */
const usedCards = (event: BlackRoseEvent): readonly string[] => {
  switch (event.event) {
    case 'cast':
    case 'triggered':
    case 'eventDrawn':
    case 'eventWorks':
      return [event.card]
    case 'actionRevealed':
      return [event.card, 'possessed']
    case 'roomActivated':
      return [event.room]
    case 'questCompleted':
    case 'questActivated':
      return [event.quest]
    case 'mageChosen':
      return [event.mage]
    case 'schoolChosen':
      return [`reference.${event.school}`]
    case 'summoned':
    case 'called':
    case 'umbraActs':
      return kindOf(event.model)
    case 'assigned':
    case 'transmuted':
      return [event.kind]
    case 'jinxed':
      return [event.jinx]
    case 'upgraded':
      return [event.upgrade]
    default:
      return []
  }
}

const kindOf = (model: Json): string[] =>
  typeof model === 'object' && model !== null && 'kind' in model ? [String(model.kind)] : []

/** Every verb that the cards of an edition use. */
export const blackRoseVerbs = (edition: EditionId): string[] => [
  ...new Set([...verbsOfCards(edition).values()].flatMap((verbs) => [...verbs])),
]

/** Notes the cards and verbs of Black Rose Wars that did what they are for. */
export const blackRoseWitness =
  (edition: EditionId): Summon<BlackRoseEvent> =>
  (notes) => {
    const verbsOf = verbsOfCards(edition)
    let atWork = new Set<VerbName>()
    return {
      hear: (event) => {
        if (begins.has(event.event)) atWork = new Set()
        for (const verb of atWork) if (evidence[verb].includes(event.event)) notes.verbs.add(verb)
        for (const used of usedCards(event)) {
          notes.cards.add(used)
          for (const verb of verbsOf.get(used) ?? []) atWork.add(verb)
        }
      },
    }
  }

/** [REB-AVA.1] Alone one meets the Avatar, and of every other match of two or three it is part. */
export const blackRoseOptions =
  (edition: EditionId) =>
  (match: number, seats: number): { readonly [name: string]: string } => {
    if (edition !== 'rebirth' || seats === 4) return {}
    const difficulty = Math.floor(match / 8) % 2 === 0 ? 'apprentice' : 'master'
    return seats === 1 || match % 8 < 4 ? { avatar: difficulty } : {}
  }
