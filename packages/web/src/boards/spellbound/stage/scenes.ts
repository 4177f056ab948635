import { texts } from '@conclave/spellbound'
import { banner, type Scene } from '../../../kit/scene.ts'
import { undoneEvent } from '../../../table/table.ts'
import type { Kit } from '../kit.ts'
import { words } from '../texts/index.ts'
import { type Battle, battleFrom, sceneOf, stepsOf } from './battle.ts'
import { type Doing, deedOf } from './deeds.ts'
import type { Entry } from './entry.ts'
import { momentOf } from './moments.ts'

/** So many lines tell of hunters that step one after the other; the tracks show where they stand. */
const mostLines = 5

const said = ({ event }: Entry) => (event.event === undoneEvent ? null : texts.event(event))

/** Hunters that step one after the other are told at once, with the last of them. */
const huntOf = (steps: readonly Entry[]): Scene => ({
  ...banner(steps.at(-1)?.seq ?? 0, {
    title: words('scene.hunt'),
    says: steps[0] === undefined ? null : said(steps[0]),
    also: steps.slice(1, mostLines).flatMap((entry) => said(entry) ?? []),
    things: [
      ...new Set(
        steps.flatMap(({ event }) =>
          event.event === 'pieceAdvanced' ? [`piece:${event.piece}` as const] : [],
        ),
      ),
    ],
    tone: 'bad',
    cue: 'threat',
  }),
})

/** Deed at hand after an entry. */
const doingAfter = ({ event }: Entry, doing: Doing | null): Doing | null => {
  switch (event.event) {
    case 'cardPlayed':
      return { seat: event.seat, card: event.card, shown: false }
    case 'cardFinished':
    case 'turnBegan':
      return null
    default:
      return doing
  }
}

/** The scenes in a log: battles step by step, moments, cards that are sent, played and cast, hunters that step. */
export const scenesOf: NonNullable<Kit['scenesOf']> = (log, _, viewer) => {
  const scenes: Scene[] = []
  let battle: Battle | null = null
  let doing: Doing | null = null
  let hunt: Entry[] = []
  const close = (): void => {
    if (hunt.length > 0) scenes.push(huntOf(hunt))
    if (battle !== null) scenes.push(sceneOf(battle))
    hunt = []
    battle = null
  }
  for (const entry of log) {
    const { event } = entry
    if (event.event !== undoneEvent && event.audience !== 'everyone') continue
    const added: ReturnType<typeof stepsOf> = battle === null ? null : stepsOf(battle, entry)
    if (battle !== null && added !== null) battle.steps.push(...added)
    else if (event.event === 'pieceAdvanced') hunt.push(entry)
    else {
      close()
      battle = battleFrom(entry)
      const scene = battle === null ? (momentOf(entry) ?? deedOf(entry, doing, viewer)) : null
      if (scene !== null) scenes.push(scene)
      doing = doingAfter(entry, doing)
    }
  }
  close()
  return scenes
}
