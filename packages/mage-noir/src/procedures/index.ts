import type { Procedures } from '@conclave/kernel'
import type { Calls } from '../frames/calls.ts'
import type { MageNoir, MageNoirOption } from '../state.ts'
import { activate, channel, exchange } from './actions.ts'
import { batch } from './batch.ts'
import { damage } from './damage.ts'
import { effect } from './effect.ts'
import { instant } from './instant.ts'
import { leave } from './leave.ts'
import { mainPhase } from './main-phase.ts'
import { match, opening } from './match.ts'
import { prepare } from './prepare.ts'
import { settle } from './settle.ts'
import { triggers } from './triggers.ts'
import { endOfTurn, turn } from './turn.ts'
import { useAbility } from './use-ability.ts'
import { window } from './window.ts'

export const procedures = {
  match,
  opening,
  turn,
  mainPhase,
  endOfTurn,
  prepare,
  activate,
  channel,
  instant,
  useAbility,
  exchange,
  effect,
  triggers,
  settle,
  damage,
  leave,
  batch,
  window,
} satisfies Procedures<MageNoir, MageNoirOption> & Record<keyof Calls, unknown>
