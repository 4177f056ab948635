import { type Procedure, type Procedures, tell } from '@conclave/kernel'
import { isForAvatar, leftToTheCrown } from '../avatar/policies.ts'
import { reasonFor } from '../avatar/reasons.ts'
import type { Calls } from '../frames/calls.ts'
import type { BlackRose, BlackRoseOption } from '../state.ts'
import { actionPhase, activation, fight, move, sacrifice } from './activation.ts'
import { avatarActivation, avatarCard, avatarReaction } from './avatar.ts'
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
import { completeQuest, limitQuests, questCheck, questLimits, solveQuest } from './quests.ts'
import { happening, news, trigger, window } from './react.ts'
import { repeat } from './repeat.ts'
import { activateRoom } from './rooms.ts'
import { scoring } from './scoring.ts'
import { study, studyPhase } from './study.ts'

/** One entry for each procedure; a missing one does not compile. */
const all = {
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
  avatarReaction,
} satisfies { readonly [N in keyof Calls]: unknown }

type Any = Procedure<BlackRose, BlackRoseOption>

/** [REB-AVA.27, REB-AVA.28] Of what may be answered for the Avatar, whoever answers chooses among what its rules leave; the log says why. */
const withAvatar = (procedure: Any): Any => ({
  ...procedure,
  questions: Object.fromEntries(
    Object.entries(procedure.questions).map(([kind, asks]) => [
      kind,
      {
        ...asks,
        options: (state: BlackRose, locals: never, question: never) => {
          const options = asks.options(state, locals, question)
          return state.avatar === undefined ? options : leftToTheCrown(state, question, options)
        },
        reply: (state: BlackRose, locals: never, option: BlackRoseOption, question: never) => {
          if (tell && state.avatar !== undefined && isForAvatar(question)) {
            const reason = reasonFor(state, question, asks.options(state, locals, question), option)
            if (reason !== null) tell(reason)
          }
          return asks.reply(state, locals, option, question)
        },
      },
    ]),
  ),
})

export const procedures: Procedures<BlackRose, BlackRoseOption> = Object.fromEntries(
  Object.entries(all).map(([name, procedure]) => [name, withAvatar(procedure)]),
)
