import type { CardInfo, Option, Question, Seat, View, Viewer } from '@conclave/kernel'
import { createContext, use } from 'react'
import type { LoadedGame } from '../games/loaded-game.ts'
import type { Leading, Plan, PromptButton } from '../kit/kit.ts'
import type { Targets } from '../kit/targets.ts'
import type { Stage } from '../scenes/use-stage.ts'
import type { ChatLine, Suggestion, Table, TableSnapshot, Thing } from '../table/table.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import type { Listening } from './listening.ts'
import type { Preview } from './use-preview.ts'
import type { Since } from './use-since.ts'
import type { Suggesting } from './use-suggesting.ts'

export const drawerTabs = ['log', 'rules', 'chat', 'cards'] as const
export type DrawerTab = (typeof drawerTabs)[number]

/** All that the parts of a table's page share. */
export interface Play extends Preview {
  readonly table: Table
  readonly snapshot: TableSnapshot
  readonly loaded: LoadedGame
  readonly texts: TableTexts
  readonly cards: ReadonlyMap<string, CardInfo>
  /** Through whose eyes the table is shown, and who answers. */
  readonly viewer: Viewer
  setViewer(viewer: Viewer): void
  readonly view: View
  readonly question: Question | null
  readonly options: readonly Option[]
  /** All options in the order of their numbers: those of the prompt bar first. */
  readonly numbered: readonly Option[]
  /** The key that gives an answer, as in `KeyboardEvent.key`; null if none does. */
  keyFor(option: Option): string | null
  /** The buttons of the prompt bar. */
  readonly buttons: readonly PromptButton[]
  readonly targets: Targets
  choose(option: Option): void
  /** Chooses the only one of these options, or lets the player choose in a menu beside the anchor. */
  chooseFrom(options: readonly Option[], anchor: Element | null): void
  readonly listening: Listening
  /** Stage, which shows events; the game waits for it. */
  readonly stage: Stage
  /** Events since the viewer last acted. */
  readonly since: Since
  lead(next: Leading): void
  /** Gives several answers in one. */
  givePlan(plan: Plan): void
  act(thing: Thing, anchor: Element, lifts?: boolean): void
  /** Lets go of what was taken up, or takes back what one is on the way with; whether there was anything. */
  goBack(): boolean
  readonly suggesting: Suggesting
  /** Chooses what the next step of somebody's plan points at, or lets the player choose if that is several options. */
  follow(suggestion: Suggestion, anchor: Element | null): void
  undo(): void
  readonly mayUndo: boolean
  /** Reason why nothing can be taken back, in words; null if something can. */
  readonly whyNoUndo: string | null
  /** Lines of others in the chat that were not read yet. */
  readonly unread: readonly ChatLine[]
  readonly drawer: DrawerTab | null
  openDrawer(tab: DrawerTab | null): void
  /** Opens the rules at a rule. */
  showRule(rule: string): void
  readonly rule: string | null
  nameOf(seat: Seat): string
  viewerName(viewer: Viewer): string
  /** Tells the person something for a moment. */
  tell(words: string): void
  readonly said: { readonly words: string } | null
}

const PlayContext = createContext<Play | null>(null)
export const PlayProvider = PlayContext

export const usePlay = (): Play => {
  const play = use(PlayContext)
  if (play === null) throw new Error('there is no table here')
  return play
}
