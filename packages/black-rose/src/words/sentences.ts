import type { EvocationKind, JinxKind } from './board.ts'
import type { Amount, Condition, Crowd, LastingRule, Sentence, Sentences } from './effect.ts'
import { type ModelKind, type Models, type Range, type Rooms, target, you } from './select.ts'

// How content writes sentences. Whom a sentence is about comes last and is the declared target or you unless told.

// Amounts.
export const strength = (plus = 0): Amount => ({ by: 'strength', plus })
/** So much for each of your models of this kind, at most so many. */
export const forEach = (of: ModelKind, plus = 0, most = 99): Amount => ({ by: 'count', of, plus, most })
export const near = (here: number, far: number): Amount => ({ by: 'near', here, far })
/** The printed health of what was removed. */
export const noted: Amount = { by: 'noted' }
/** As much as in what has triggered this. */
export const same: Amount = { by: 'same' }
/** As much damage as this reaction has ignored. */
export const ignored: Amount = { by: 'ignored' }
/** One for each jinx on it, or for each Umbra assigned to it. */
export const jinxesOn = (most = 99): Amount => ({ by: 'jinxesOn', most })
export const umbrasOn = (most = 99): Amount => ({ by: 'umbrasOn', most })
/** One for each enemy mage with an Umbra. */
export const haunted = (most = 99): Amount => ({ by: 'haunted', most })
/** One for each room where you alone have the most cubes. */
export const leads = (most = 99): Amount => ({ by: 'leads', most })
export const speed: Amount = { by: 'speed' }

// Damage and instability.
export const deal = (amount: Amount, to: Models = target): Sentence => ({ verb: 'deal', amount, to })
/** The Black Rose deals it: black cubes, which reach into cells and into what is yours (VRB-11). */
export const roseDeals = (amount: Amount, to: Models = target): Sentence => ({
  verb: 'deal',
  amount,
  to,
  from: 'rose',
})
/** [VRB-12] Cost of a spell to its mage. */
export const pain = (count: number): Sentence => roseDeals(count, you)
export const convertDamage = (count: number, to: Models = target): Sentence => ({
  verb: 'convertDamage',
  count,
  to,
})
export const heal = (amount: Amount, to: Models = you): Sentence => ({ verb: 'heal', amount, to })
export const transferDamage = (count: number, to: Models = target): Sentence => ({
  verb: 'transferDamage',
  count,
  to,
})
export const instability = (count: Amount, rooms: Rooms): Sentence => ({
  verb: 'instability',
  count,
  in: rooms,
})
export const convertInstability = (count: number, rooms: Rooms): Sentence => ({
  verb: 'convertInstability',
  count,
  in: rooms,
})
export const removeInstability = (count: number, rooms: Rooms): Sentence => ({
  verb: 'removeInstability',
  count,
  in: rooms,
})
/** [VRB-16] Cube by cube, each into a room within range, at most so many into one. */
export const scatter = (count: number, range: Range, mostInOne = count): Sentence => ({
  verb: 'scatter',
  count,
  range,
  mostInOne,
})

// Power and the Crown.
export const gain = (amount: Amount): Sentence => ({ verb: 'gain', amount })
export const roseGains = (count: number): Sentence => ({ verb: 'roseGains', count })
export const roseLoses = (count: number): Sentence => ({ verb: 'roseLoses', count })
export const losePower = (count: number, to: Models = target): Sentence => ({ verb: 'losePower', count, to })
export const stealPower = (count: number, to: Models = target): Sentence => ({
  verb: 'stealPower',
  count,
  to,
})
export const crown: Sentence = { verb: 'crown' }

// Cards.
/** Draw from your Grimoire. */
export const grimoire = (count: number): Sentence => ({ verb: 'grimoire', count })
/** Draw from schools of your choice, keep some. */
export const library = (count: number, keep = count): Sentence => ({ verb: 'library', count, keep })
/** Look at the top cards of one school, take one, the others to the bottom. */
export const browse = (count: number): Sentence => ({ verb: 'browse', count })
export const search = (where: 'memories' | 'grimoire' | 'either'): Sentence => ({ verb: 'search', where })
export const discard = (count: number, to: Models = you): Sentence => ({
  verb: 'discard',
  count,
  to,
  atRandom: false,
})
export const discardAtRandom = (count: number, to: Models): Sentence => ({
  verb: 'discard',
  count,
  to,
  atRandom: true,
})
export const burnLibrary = (count: number): Sentence => ({ verb: 'burnLibrary', count })
export const drawQuest = (count = 1): Sentence => ({ verb: 'drawQuest', count })
/** Look at the top quests, take one, the others to the bottom. */
export const chooseQuest = (count: number): Sentence => ({ verb: 'chooseQuest', count })
export const stealQuest = (from: Models = target): Sentence => ({ verb: 'stealQuest', to: from })
export const lookAtQuests = (of: Models = target): Sentence => ({ verb: 'lookAtQuests', to: of })
export const completeQuest: Sentence = { verb: 'completeQuest' }
export const revealSpells = (which: 'next' | 'all', to: Models = target): Sentence => ({
  verb: 'revealSpells',
  to,
  which,
})
/** Its next ready standard spell goes to its Memories. */
export const loseSpell = (to: Models = target): Sentence => ({ verb: 'loseSpell', to })
export const castFromHand = (count = 1): Sentence => ({ verb: 'castFromHand', count })
/** [BRW-ROOM.5] The power of the Black Rose Room. */
export const forgotten: Sentence = { verb: 'forgotten' }
/** Ready spells, shown to you alone. */
export const lookAtSpells = (which: 'one' | 'all', of: Models = target): Sentence => ({
  verb: 'lookAtSpells',
  which,
  to: of,
})
/** A spell of its Memories, or of its hand, which you look at, on top of its Grimoire. */
export const putOnTop = (from: 'memories' | 'hand', to: Models = you): Sentence => ({
  verb: 'putOnTop',
  from,
  to,
})
/** The top cards of its Grimoire go to its Memories. */
export const mill = (count: number, to: Models = target): Sentence => ({ verb: 'mill', count, to })
/** [VRB-49] A cube on a quest of yours, up to so many times. */
export const progress = (count = 1): Sentence => ({ verb: 'progress', count })
/** Unsolved quests of yours are discarded; nobody gains anything. */
export const dropQuest = (count = 1): Sentence => ({ verb: 'dropQuest', count })
/** Look at the top Forgotten spells, take one, the others to the bottom. */
export const learnForgotten = (look: number): Sentence => ({ verb: 'learnForgotten', look })
/** The effect of a revealed spell of yours, or of the target's, as your own and with new targets. */
export const again = (whose: 'you' | 'target'): Sentence => ({
  verb: 'again',
  to: whose === 'you' ? you : target,
})

// Movement.
export const step = (count: Amount, to: Models = you): Sentence => ({
  verb: 'step',
  count,
  to,
  straight: false,
})
export const stepStraight = (count: number): Sentence => ({ verb: 'step', count, to: you, straight: true })
/** You move another model. */
export const push = (count: number, to: Models = target): Sentence => ({
  verb: 'step',
  count,
  to,
  straight: false,
})
export const place = (to: Models, rooms: Rooms): Sentence => ({ verb: 'place', to, in: rooms })
/** You and it change places. */
export const swap = (to: Models = target): Sentence => ({ verb: 'swap', to })
export const sendBack = (to: Models): Sentence => ({ verb: 'sendBack', to })
export const endMove = (to: Models): Sentence => ({ verb: 'endMove', to })
export const toCell = (to: Models): Sentence => ({ verb: 'toCell', to })

// Fighting and evocations.
export const attack = (bonus = 0): Sentence => ({ verb: 'attack', bonus })
/** In the room that says so. */
export const attackThere = (bonus: number): Sentence => ({ verb: 'attack', bonus, there: true })
export const summon = (kind: EvocationKind, rooms: Rooms, health: number | null = null): Sentence => ({
  verb: 'summon',
  kind,
  in: rooms,
  health,
})
export const act = (to: Models): Sentence => ({ verb: 'act', to })
export const removeEvocation = (to: Models): Sentence => ({ verb: 'removeEvocation', to })
export const replaceEvocation = (to: Models, kind: EvocationKind): Sentence => ({
  verb: 'replaceEvocation',
  to,
  kind,
})
/** [VRB-40] Up to so many upgrades, each kind and bearer chosen among these. */
export const upgrade = (count: number, to: Models): Sentence => ({ verb: 'upgrade', count, to })
/** Resolves the call of totems. */
export const callTotem = (to: Models): Sentence => ({ verb: 'callTotem', to })

// Jinxes and Umbras.
/** [VRB-38] `any`: the controller chooses a kind that is still there. */
export const jinx = (kind: JinxKind | 'any', to: Models = target): Sentence => ({ verb: 'jinx', kind, to })
export const removeJinx = (count: number, to: Models = you): Sentence => ({ verb: 'removeJinx', count, to })
/** One of yours. */
export const moveJinx = (to: Models = target): Sentence => ({ verb: 'moveJinx', to })
/** [VRB-34] One Umbra; the controller chooses its nightmare. */
export const assign = (to: Models = target): Sentence => ({ verb: 'assign', to })
/** One Umbra of this mage's, or this very one. */
export const removeUmbra = (to: Models = you): Sentence => ({ verb: 'removeUmbra', to })

// Rooms and actions.
export const activate = (rooms: Rooms): Sentence => ({ verb: 'activate', in: rooms })
export const refresh = (rooms: Rooms): Sentence => ({ verb: 'refresh', in: rooms })
export const block = (rooms: Rooms): Sentence => ({ verb: 'block', in: rooms })
/** Two outer rooms change places, so many times. */
export const swapRooms = (count = 1): Sentence => ({ verb: 'swapRooms', count })
export const inhibit = (what: 'move' | 'activate', to: Models = target): Sentence => ({
  verb: 'inhibit',
  what,
  to,
})
export const refreshActions: Sentence = { verb: 'refreshActions' }
export const loseAction = (to: Models = target): Sentence => ({ verb: 'loseAction', to })
/** [BRW-V.23, VRB-44] For you, or in Rebirth for another model. */
export const lasting = (rule: LastingRule, to: Models = you): Sentence =>
  to.models === 'you' ? { verb: 'lasting', rule } : { verb: 'lasting', rule, to }

// Events.
export const lookAtEvents = (count: number, then: 'reorder' | 'mayBury'): Sentence => ({
  verb: 'lookAtEvents',
  count,
  then,
})
export const moveEvent: Sentence = { verb: 'moveEvent' }
/** Events leave the board; `pays` gains their discard values. */
export const dropEvents = (which: 'all' | 'one', pays: 'nobody' | 'rose' | 'you'): Sentence => ({
  verb: 'dropEvents',
  which,
  pays,
})

// Reactions.
export const avoidDamage = (count: number | 'all'): Sentence => ({ verb: 'avoidDamage', count })
/** One of your models takes so much of it instead. */
export const divertDamage = (count: number, to: Models): Sentence => ({ verb: 'divertDamage', count, to })
export const avoid: Sentence = { verb: 'avoid' }
export const cancel: Sentence = { verb: 'cancel' }
export const redirect: Sentence = { verb: 'redirect' }
/** [VRB-51] Ignore up to so much damage of that spell. */
export const shield = (count: number): Sentence => ({ verb: 'shield', count })

// Sentences about sentences.
/** One sentence of several verbs. */
export const and = (...then: Sentences): Sentence => ({ verb: 'and', then })
export const may = (...then: Sentences): Sentence => ({ verb: 'may', then })
export const choose = (...options: readonly Sentences[]): Sentence => ({ verb: 'choose', options })
export const payPower = (power: number, ...then: Sentences): Sentence => ({
  verb: 'pay',
  power,
  cards: 0,
  then,
})
export const payCards = (cards: number, ...then: Sentences): Sentence => ({
  verb: 'pay',
  power: 0,
  cards,
  then,
})
export const when = (condition: Condition, ...then: Sentences): Sentence => ({
  verb: 'when',
  condition,
  then,
})
export const eachMage = (who: Crowd, ...then: Sentences): Sentence => ({ verb: 'eachMage', who, then })
