import { keyOf, mayHear, type Option, type Viewer } from '@conclave/kernel'
import { everyCard } from '@conclave/texts'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { LoadedGame } from '../games/loaded-game.ts'
import type { Course, GameTypes, Leading, Plan } from '../kit/kit.ts'
import { everything, noTargets, targetsOf } from '../kit/targets.ts'
import { useStage } from '../scenes/use-stage.ts'
import { useAir } from '../settings/appearance.ts'
import { curtainFor, undoneFrom, undoObjectionFor } from '../table/secrets.ts'
import { nextOf } from '../table/suggestions.ts'
import { askedSeat, type Table, type Thing } from '../table/table.ts'
import { useTexts } from '../texts/context.tsx'
import { tableTexts } from '../texts/table-texts.ts'
import { isRoomy, useClosedWhenNarrowed } from '../ui/narrow.ts'
import { alone, andDone } from './and-done.ts'
import { buttonsOf, inTheBar } from './buttons.ts'
import { askedIn, gestures } from './gestures.ts'
import { inNumberOrder, keysOf } from './keys.ts'
import { type Led, nextLed } from './led.ts'
import { useListening } from './listening.ts'
import { nameSeat } from './names.ts'
import type { DrawerTab, Play } from './play.ts'
import { tellingOf } from './telling.ts'
import { bothOf, useAhead } from './use-ahead.ts'
import { usePreview } from './use-preview.ts'
import { useSeatColours } from './use-seat-colours.ts'
import { useShifted } from './use-shifted.ts'
import { useSince } from './use-since.ts'
import { useSuggesting } from './use-suggesting.ts'
import { useUnread } from './use-unread.ts'

/** A menu of the options of one thing. */
export interface ThingMenu {
  readonly options: readonly Option[]
  /** Several answers in one. */
  readonly plans: readonly Plan[]
  /** The card that it is about, to be read while one chooses. */
  readonly card: string | null
  readonly anchor: Element
}

/** View state of a table's page. */
export interface PlayState {
  readonly play: Play | null
  readonly menu: ThingMenu | null
  closeMenu(): void
  /** Curtain: the name of the player to hand the screen to first; nothing of `play` may be shown before that. */
  readonly curtain: { readonly name: string; lift(): void } | null
}

/** Everything that a table's page knows and does; null until the first view is there. `eyes` fixes the viewer. */
export const usePlayState = (table: Table, loaded: LoadedGame, eyes?: Viewer): PlayState => {
  const whole = useSyncExternalStore(
    useCallback((changed) => table.subscribe(changed), [table]),
    () => table.snapshot(),
  )
  const { catalogues, language } = useTexts()
  // Snapshots come often, names change hardly ever.
  const names = JSON.stringify(whole.seats.map(({ name }) => name))
  const plainTexts = useMemo(
    () => tableTexts(loaded, catalogues, language, JSON.parse(names)),
    [loaded, catalogues, language, names],
  )
  const cards = useMemo(() => new Map(everyCard(loaded.texts).map((card) => [card.id, card])), [loaded])
  const [picked, setPicked] = useState<Viewer | null>(null)
  // Who is known to sit before this screen; matters only where there are secrets.
  const [facing, setFacing] = useState<Viewer | null>(null)
  const [drawer, openDrawer] = useState<DrawerTab | null>(() => (isRoomy() ? 'log' : null))
  useClosedWhenNarrowed(openDrawer)
  const [rule, setRule] = useState<string | null>(null)
  const [menu, setMenu] = useState<ThingMenu | null>(null)
  const [said, setSaid] = useState<Play['said']>(null)
  const leading = useRef<Led | null>(null)
  const [made] = useState(gestures)
  const shifted = useShifted()

  const { version } = whole
  // A seat that was picked by hand is let go when the match goes on without it.
  useEffect(() => {
    if (version >= 0) setPicked(null)
  }, [version])

  // While others decide, whoever sits before the screen stays there.
  const wishes = [eyes, picked, askedSeat(whole, facing), facing, whole.mySeats[0]]
  const viewer = wishes.find((each) => each != null && whole.views.has(each)) ?? 'spectator'
  const preview = usePreview(drawer === null ? 'above' : 'beside', version, viewer)
  const veiled = eyes === undefined ? curtainFor(whole, viewer, facing) : null
  // People at one screen do not hear what was told to the others alone.
  const snapshot = useMemo(
    () => ({ ...whole, log: whole.log.filter(({ event }) => mayHear(event, viewer)) }),
    [whole, viewer],
  )
  const view = snapshot.views.get(viewer)
  const { kit } = loaded
  useAir(kit?.air)
  useEffect(() => {
    if (kit !== null) table.countTurns?.(kit)
  }, [table, kit])
  const turn = view === undefined ? null : (kit?.turnOf(view.table) ?? null)
  const texts = useMemo(() => tellingOf(plainTexts, kit, view?.table, cards), [plainTexts, kit, view, cards])
  const stage = useStage({
    kit,
    table,
    snapshot,
    shown: view?.table,
    viewer,
    texts,
    paused: veiled !== null,
    deadline: viewer === 'spectator' ? undefined : snapshot.deadlines.get(viewer),
  })
  // What is shown of the table and told of the match follows the scenes.
  const shown = useMemo(
    () => (view === undefined || stage.table === null ? view : { ...view, table: stage.table }),
    [view, stage.table],
  )
  const { told } = stage
  const toldSoFar = useMemo(
    () => (told === null ? snapshot : { ...snapshot, log: snapshot.log.filter(({ seq }) => seq <= told) }),
    [snapshot, told],
  )
  // Nobody answers into a table that still plays.
  const isDeaf = snapshot.connection === 'lost' || stage.held
  const asked = isDeaf ? null : (view?.question ?? null)
  const { taken, take, letGo } = useAhead(version, asked)
  const question = taken?.ahead.question ?? asked
  const offers = taken?.ahead.options ?? view?.options ?? noOptions
  useSeatColours(view === undefined ? noColours : (kit?.seatColours?.(view.table, view.asked) ?? noColours))
  const unread = useUnread(whole, drawer === 'chat')
  const suggesting = useSuggesting(table, snapshot, viewer)
  const own = useMemo(
    () => (kit === null || view === undefined ? noTargets : targetsOf(kit, question, offers, view.table)),
    [kit, question, offers, view],
  )
  const targets = suggesting.plan === null ? own : everything
  const plans = useMemo(
    () =>
      question === null || view === undefined
        ? noPlans
        : (kit?.plansOf?.(question, offers, view.table) ?? noPlans),
    [kit, question, offers, view],
  )
  const options = question === null ? noOptions : offers
  const offered = useMemo(() => JSON.stringify([question, options]), [question, options])
  // What others do meanwhile does not take a menu away from whoever reads it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers are another menu
  useEffect(() => setMenu(null), [offered])
  const listening = useListening(whole, offered)
  const since = useSince(kit, viewer, toldSoFar, question, options, view)
  const buttons = useMemo(
    () => (view === undefined ? [] : buttonsOf(kit, question, options, own, view.table, cards)),
    [kit, question, options, own, view, cards],
  )
  const numbered = useMemo(
    () =>
      kit === null || question === null || view === undefined
        ? options
        : inNumberOrder(kit, question, options, inTheBar(buttons, own), cards, view.table),
    [kit, question, options, buttons, own, cards, view],
  )
  const keys = useMemo(
    () => (question === null ? noKeys : keysOf(kit, question, numbered)),
    [kit, question, numbered],
  )

  /** The next of the answers that were decided on together, if any. */
  const goOn = (): void => {
    if (leading.current === null || view === undefined) return
    const next = nextLed(leading.current, asked, asked === null ? noOptions : view.options, view.table, turn)
    if (next === 'wait') return
    if (next === 'off') table.missed?.()
    if (next === null || next === 'off' || asked === null) leading.current = null
    else {
      listening.answered()
      made.answer()
      table.answer(asked.seat, keyOf(next))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every position
  useEffect(goOn, [version, stage.held])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every position
  useEffect(() => {
    const seat = made.next((each) => askedIn(whole.views.get(each)), whole.undo)
    if (seat !== null) table.undo(seat)
  }, [version])

  if (view === undefined || shown === undefined)
    return { play: null, menu: null, closeMenu: () => setMenu(null), curtain: null }

  /** Course that says that this was all, where Shift does; a lesson asks one thing after the other. */
  const done = (): Course | null =>
    asked === null || !shifted.current || table.missed !== undefined
      ? null
      : (kit?.doneAfter?.(asked) ?? null)
  const leadBy = (next: Leading): void => {
    if (asked === null || !listening.hears()) return
    const last = done()
    leading.current = { seat: asked.seat, turn, next: last === null ? next : andDone<GameTypes>(next, last) }
    setMenu(null)
    made.begin(asked.seat, askedIn(view))
    goOn()
  }
  const choose = (option: Option): void => {
    if (question === null || !listening.hears()) return
    if (taken !== null) {
      letGo()
      if (option !== taken.ahead.back) leadBy(bothOf(taken, option))
      return
    }
    // A lesson asks one thing after the other.
    const ahead = table.missed === undefined ? (kit?.aheadOf?.(option, question, view.table) ?? null) : null
    if (ahead !== null) {
      setMenu(null)
      take(option, ahead)
      return
    }
    if (done() !== null) {
      leadBy(alone<GameTypes>(option))
      return
    }
    listening.answered()
    setMenu(null)
    for (const suggestion of snapshot.suggestions) {
      const next = nextOf(suggestion)
      const mine = suggestion.to === question.seat
      if (mine && next !== undefined && own.of(next).includes(option)) table.follow(suggestion.from, 'step')
    }
    made.begin(question.seat, askedIn(view))
    made.answer()
    table.answer(question.seat, keyOf(option))
  }
  const chooseFrom = (found: readonly Option[], anchor: Element | null, lifts = false): void => {
    const [only, another] = found
    if (only === undefined || question === null) return
    const asksBack = lifts || another !== undefined || kit?.throwsAway?.(only, question) === true
    if (!asksBack) choose(only)
    else if (anchor !== null) setMenu({ options: found, plans: noPlans, card: null, anchor })
  }
  const givePlan = ({ first, goesOn, leads }: Plan): void => {
    let step = 0
    letGo()
    const course = leads?.()
    leadBy(course === undefined ? (_, offered) => [first, goesOn(offered)][step++] ?? null : course.next)
  }
  const chooseAt = (thing: Thing, anchor: Element | null, lifts = false): boolean => {
    const found = own.of(thing)
    const here = plans.filter((plan) => plan.thing === thing)
    const [only] = here
    // What a plan begins with is done by it.
    const others = found.filter((option) => !here.some(({ first }) => keyOf(first) === keyOf(option)))
    if (only !== undefined && here.length + others.length === 1 && !lifts) givePlan(only)
    else if (anchor !== null && (here.length > 0 || others.length > 1 || lifts))
      setMenu({ options: others, plans: here, card: kit?.cardOf?.(thing) ?? null, anchor })
    else chooseFrom(found, anchor, lifts)
    return found.length + here.length > 0
  }
  const act = (thing: Thing, anchor: Element, lifts = false): void => {
    if (suggesting.plan !== null) suggesting.point(thing)
    else if (chooseAt(thing, anchor, lifts)) return
    else if (question === null && snapshot.connection === 'live' && snapshot.mySeats.length > 0)
      table.ping(thing)
    else {
      if (question !== null) table.missed?.()
      const card = kit?.cardOf?.(thing)
      if (card !== undefined) preview.inspect(card)
    }
  }
  const nameOf = (seat: number) => nameSeat(texts, snapshot.seats[seat], seat)
  const undoSeat = undoneFrom(snapshot, viewer)
  const objection = undoSeat === undefined ? undoObjectionFor(snapshot, viewer) : null
  const whyNoUndo = objection === null ? null : texts.t(`undo.not.${objection}`)
  const undo = (): void => {
    if (whyNoUndo !== null) setSaid({ words: whyNoUndo })
    if (undoSeat === undefined || whyNoUndo !== null) return
    leading.current = null
    made.undo(undoSeat)
    table.undo(undoSeat)
  }
  const play: Play = {
    table,
    snapshot: toldSoFar,
    loaded,
    texts,
    cards,
    viewer,
    setViewer: setPicked,
    view: shown,
    question,
    options,
    numbered,
    keyFor: (option) => keys.get(option) ?? null,
    buttons,
    targets,
    choose,
    chooseFrom,
    listening,
    stage,
    since,
    lead: (next) => {
      letGo()
      leadBy(next)
    },
    givePlan,
    act,
    goBack: () => {
      if (taken !== null) {
        letGo()
        return true
      }
      if (question === null || kit?.isOnTheWay?.(question) !== true || whyNoUndo !== null) return false
      undo()
      return true
    },
    suggesting: {
      ...suggesting,
      lay: () => {
        suggesting.lay()
        setPicked(null)
      },
    },
    follow: (suggestion, anchor) => {
      const next = nextOf(suggestion)
      if (next !== undefined) chooseAt(next, anchor)
    },
    undo: () => {
      // What was only taken up is let go first.
      if (taken !== null) letGo()
      else undo()
    },
    mayUndo: taken !== null || whyNoUndo === null,
    whyNoUndo: taken === null ? whyNoUndo : null,
    ...preview,
    unread,
    drawer,
    openDrawer,
    showRule: (id) => {
      setRule(kit?.chapterOf?.(id) ?? id)
      openDrawer('rules')
    },
    rule,
    nameOf,
    tell: (words) => setSaid({ words }),
    said,
    viewerName: (who) => (who === 'spectator' ? texts.t('seat.spectator') : nameOf(who)),
  }
  const curtain = veiled === null ? null : { name: play.viewerName(veiled), lift: () => setFacing(veiled) }
  return { play, menu, closeMenu: () => setMenu(null), curtain }
}

const noPlans: readonly Plan[] = []
const noOptions: readonly Option[] = []
const noColours: readonly string[] = []
const noKeys: ReadonlyMap<Option, string> = new Map()
