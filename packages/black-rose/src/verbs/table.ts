import type { Sentence } from '../words/effect.ts'
import { again } from './again.ts'
import { assign, callTotem, removeUmbra, upgrade } from './assigned.ts'
import { and, choose, eachMage, may, pay, when } from './branch.ts'
import { castFromHand, discard, forgotten, grimoire, loseSpell, revealSpells, search } from './cards.ts'
import { convertDamage, deal, heal, transferDamage } from './damage.ts'
import { dropEvents, lookAtEvents, moveEvent } from './events.ts'
import { act, attack, removeEvocation, replaceEvocation, summon } from './evocations.ts'
import { learnForgotten, lookAtSpells, mill, putOnTop } from './insight.ts'
import { convertInstability, instability, removeInstability, scatter } from './instability.ts'
import { jinx, moveJinx, removeJinx } from './jinxes.ts'
import { browse, burnLibrary, library } from './library.ts'
import { endMove, inhibit, place, sendBack, step, swap, toCell } from './movement.ts'
import { crown, gain, losePower, roseGains, roseLoses, stealPower } from './power.ts'
import {
  chooseQuest,
  completeQuest,
  drawQuest,
  dropQuest,
  lookAtQuests,
  progress,
  stealQuest,
} from './quests.ts'
import { avoid, avoidDamage, cancel, divertDamage, redirect, shield } from './reactions.ts'
import { activate, block, lasting, loseAction, refresh, refreshActions, swapRooms } from './rooms.ts'
import type { Verb } from './verb.ts'

/** A verb without an entry or without one of its faces does not compile. */
const verbs = {
  deal,
  convertDamage,
  heal,
  transferDamage,
  instability,
  convertInstability,
  removeInstability,
  scatter,
  gain,
  roseGains,
  roseLoses,
  losePower,
  stealPower,
  crown,
  grimoire,
  library,
  browse,
  search,
  discard,
  burnLibrary,
  drawQuest,
  chooseQuest,
  stealQuest,
  lookAtQuests,
  completeQuest,
  revealSpells,
  loseSpell,
  castFromHand,
  forgotten,
  lookAtSpells,
  putOnTop,
  mill,
  progress,
  dropQuest,
  learnForgotten,
  again,
  step,
  place,
  swap,
  sendBack,
  endMove,
  toCell,
  attack,
  summon,
  act,
  removeEvocation,
  replaceEvocation,
  upgrade,
  callTotem,
  jinx,
  removeJinx,
  moveJinx,
  assign,
  removeUmbra,
  activate,
  refresh,
  block,
  swapRooms,
  inhibit,
  refreshActions,
  loseAction,
  lasting,
  lookAtEvents,
  moveEvent,
  dropEvents,
  avoidDamage,
  divertDamage,
  avoid,
  cancel,
  redirect,
  shield,
  and,
  may,
  choose,
  pay,
  when,
  eachMage,
} satisfies {
  readonly [S in Sentence as S['verb']]: Verb<S>
}

// The table is typed by verb; a sentence finds its own entry by its verb.
export const verbOf = (sentence: Sentence): Verb<Sentence> => verbs[sentence.verb] as Verb<Sentence>
