import { actionPhase, activation, fight, move, sacrifice } from './activation.ts'
import { avatarActivation, avatarCard } from './avatar.ts'
import { blackRosePhase, drawEvent } from './black-rose-phase.ts'
import { cast, castFromHand } from './cast.ts'
import { cleanUp } from './clean-up.ts'
import { damage } from './damage.ts'
import { defeat } from './defeat.ts'
import { effect } from './effect.ts'
import { act, evocationPhase, summon } from './evocations.ts'
import { attack } from './fighting.ts'
import { match, opening, round } from './match.ts'
import { relocate, walk } from './movement.ts'
import { period } from './period.ts'
import { losePower } from './power.ts'
import { preparation } from './preparation.ts'
import type { Calls } from './procedure.ts'
import { completeQuest, limitQuests, questCheck, questLimits, solveQuest } from './quests.ts'
import { happening, news, trigger, window } from './react.ts'
import { repeat } from './repeat.ts'
import { activateRoom } from './rooms.ts'
import { scoring } from './scoring.ts'
import { study, studyPhase } from './study.ts'

/** One entry for each procedure; a missing one does not compile. */
export const procedures = {
  match,
  opening,
  round,
  blackRosePhase,
  drawEvent,
  studyPhase,
  study,
  preparation,
  actionPhase,
  activation,
  move,
  fight,
  walk,
  relocate,
  attack,
  activateRoom,
  sacrifice,
  cast,
  castFromHand,
  repeat,
  trigger,
  effect,
  window,
  news,
  happening,
  period,
  damage,
  defeat,
  losePower,
  summon,
  evocationPhase,
  act,
  questCheck,
  completeQuest,
  limitQuests,
  questLimits,
  solveQuest,
  cleanUp,
  scoring,
  avatarActivation,
  avatarCard,
} satisfies { readonly [N in keyof Calls]: unknown }
