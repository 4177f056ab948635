import type { Procedures } from '@conclave/kernel'
import type { Spellbound, SpellboundOption } from '../state.ts'
import { advance } from './advance.ts'
import { climb, encounter } from './encounter.ts'
import { endOfStory } from './end-of-story.ts'
import { finalBattle } from './final-battle.ts'
import { handOfFate } from './hand-of-fate.ts'
import { cityMagic } from './magic.ts'
import { playCard } from './play-card.ts'
import type { Calls } from './procedure.ts'
import { cast, respond } from './spells.ts'
import { story } from './story.ts'
import { match, turn } from './turn.ts'
import { useWand } from './wand.ts'
import { witchTime } from './witch-time.ts'

export const procedures = {
  match,
  turn,
  witchTime,
  story,
  playCard,
  useWand,
  cast,
  respond,
  cityMagic,
  advance,
  endOfStory,
  handOfFate,
  encounter,
  climb,
  finalBattle,
} satisfies Procedures<Spellbound, SpellboundOption> & Record<keyof Calls, unknown>
