import {
  below,
  type ChanceState,
  choices,
  keyOf,
  type MatchFile,
  readSettings,
  type Seat,
  type Segment,
  swift,
} from '@conclave/kernel'
import {
  type AnyGame,
  type By,
  beginTable,
  type Chapter,
  type Checkpoint,
  chapterAfter,
  checkpointOf,
  dueByOrder,
  type Giver,
  giveAt,
  giverOf,
  heardSince,
  type LogEntry,
  nextForBot,
  type Orders,
  rebase,
  reopen,
  reopening,
  replay,
  type Seating,
  spokenFor,
  type Table,
  undoAt,
} from '../src/index.ts'

/** Happening at a table, of its own or because somebody does it; numbers choose among what there is. */
export type Happening =
  | { readonly do: 'answer' | 'undo' | 'orders' | 'listen'; readonly which: number }
  | { readonly do: 'reopen' | 'replay' | 'checkpoint' | 'restore' }

/** Somebody who hears of a table now and then, and keeps a log of her own. */
export interface Listener {
  seen: number
  log: LogEntry[]
}

/** A table with everybody at it, as a host keeps it. */
export interface Evening {
  table: Table
  readonly game: AnyGame
  readonly kinds: readonly ('human' | 'bot')[]
  readonly orders: Orders[]
  readonly shared: boolean
  readonly chance: ChanceState
  /** Giver of each entry of the file, as a host's own storage says. */
  readonly givers: Giver[]
  readonly listeners: readonly Listener[]
  /** Stored by a host, so that it need not give all answers again. */
  saved: { readonly checkpoint: Checkpoint; readonly chapters: readonly Chapter[] } | null
  /** Left behind by the table since it came back from there: entries of its file, and answers that stand. */
  left: { readonly file: Segment; readonly given: Table['match']['given'] } | null
}

export const seatingOf = ({ kinds, orders, shared }: Evening): Seating => ({
  seats: kinds.map((kind, seat) => ({ kind, orders: orders[seat] ?? {} })),
  shared,
})

export const beginEvening = (
  game: AnyGame,
  seed: string,
  options: Orders,
  kinds: readonly ('human' | 'bot')[],
  shared: boolean,
): Evening => {
  const table = beginTable(game, { options, seats: kinds.length, seed })
  if ('problem' in table) throw new Error(table.problem)
  const listeners = [0, 1].map((): Listener => ({ seen: -1, log: [] }))
  const chance = swift(`${seed} evening`)
  return {
    table,
    game,
    kinds,
    orders: [],
    shared,
    chance,
    givers: [],
    listeners,
    saved: null,
    left: null,
  }
}

/** The match file with all that ever happened, as a host keeps it. */
export const wholeFile = ({ table, left }: Pick<Evening, 'table' | 'left'>): MatchFile => {
  const { file } = table.match
  const own = file.segments.at(-1)!
  if (left === null) return JSON.parse(JSON.stringify(file))
  const answers = [...left.file.answers, ...own.answers]
  const hashes = [...left.file.hashes.slice(0, -1), ...own.hashes]
  return JSON.parse(JSON.stringify({ ...file, segments: [{ ...left.file, answers, hashes }] }))
}

/** The answers that stand, of the whole match. */
export const givenAt = ({ table, left }: Pick<Evening, 'table' | 'left'>): Table['match']['given'] =>
  left === null
    ? table.match.given
    : [
        ...left.given,
        ...table.match.given.filter((_, at) => (table.seqs[at] ?? 0) > left.file.answers.length),
      ]

/** Notes who gave what the file has got since. */
const note = (evening: Evening, by: Giver): void => {
  const { answers } = wholeFile(evening).segments.at(-1)!
  while (evening.givers.length < answers.length) evening.givers.push(by)
}

const put = (evening: Evening, seat: Seat, key: string, by: By): void => {
  const refusal = giveAt(evening.table, seat, key, giverOf(by))
  if (refusal !== null) throw new Error(refusal.message)
  note(evening, giverOf(by))
}

/** Settles: all that the table does by itself until a person has to be asked: orders first, then one bot after the other. */
export const settleDown = (evening: Evening): void => {
  const considered = new Set<Seat>()
  for (;;) {
    const seating = seatingOf(evening)
    const due = dueByOrder(evening.table, seating)
    if (due !== null) {
      put(evening, due.question.seat, due.key, due.by)
      considered.clear()
      continue
    }
    const question = nextForBot(evening.table, seating, considered)
    if (question === undefined) return
    const options = choices(evening.game, evening.table.match.state, question)
    const silent = question.manner === 'open' && below(evening.chance, 8) > 0
    const thought = silent ? null : keyOf(options[below(evening.chance, options.length)]!)
    const spoken = spokenFor(evening.table, seating, question, thought)
    if (spoken === null) considered.add(question.seat)
    else {
      put(evening, question.seat, spoken.key, 'bot')
      considered.clear()
      // A match of bots alone would never rest.
      if (!evening.kinds.includes('human')) return
    }
  }
}

export const happen = (evening: Evening, happening: Happening): void => {
  const { table, game, chance } = evening
  const { state } = table.match
  switch (happening.do) {
    case 'answer': {
      const asked = state.questions.filter(
        ({ seat, manner }) =>
          evening.kinds[seat] === 'human' && (manner !== 'open' || below(chance, 4) === 0),
      )
      const question = asked[happening.which % asked.length]
      if (question === undefined) return
      const options = choices(game, state, question)
      put(evening, question.seat, keyOf(options[happening.which % options.length]!), 'player')
      return
    }
    case 'undo':
      undoAt(table, happening.which % evening.kinds.length)
      note(evening, 'seat')
      return
    case 'orders': {
      const seat = happening.which % evening.kinds.length
      evening.orders[seat] = someOrders(game, chance)
      table.back.delete(seat)
      return
    }
    case 'listen':
      listen(table, evening.listeners[happening.which % evening.listeners.length]!)
      return
    case 'checkpoint': {
      rebase(table)
      const checkpoint = checkpointOf(table)
      if (checkpoint === null) return
      const { saved } = evening
      const chapters = [...(saved?.chapters ?? []), chapterAfter(table, saved?.checkpoint.seq ?? -1)]
      evening.saved = JSON.parse(JSON.stringify({ checkpoint, chapters }))
      return
    }
    case 'restore':
      restore(evening)
      return
    case 'reopen':
    case 'replay':
      evening.table = again(happening.do, evening, wholeFile(evening))
      evening.left = null
  }
}

/** Brings the table back from its last checkpoint and what was answered since. */
export const restore = (evening: Evening): void => {
  const { saved, game, givers } = evening
  if (saved === null) return
  const { checkpoint, chapters } = saved
  const file = wholeFile(evening)
  const [segment] = file.segments
  const given = givenAt(evening)
  const after = checkpoint.seq
  const own = { ...segment!, answers: segment!.answers.slice(after), hashes: segment!.hashes.slice(after) }
  const log = chapters.flatMap((chapter) => chapter.log)
  const undone = chapters.flatMap((chapter) => chapter.undone)
  const steps = reopening(game, { ...file, segments: [own] }, ({ at }) => givers[after + at] ?? 'seat', {
    ...checkpoint,
    log,
    undone,
  })
  let step = steps.next()
  while (!step.done) step = steps.next()
  if ('problem' in step.value) throw new Error(step.value.problem)
  evening.table = step.value
  const stands = given.length - (step.value.match.given.length - checkpoint.given.length)
  const answers = segment!.answers.slice(0, after)
  evening.left = {
    file: { ...segment!, answers, hashes: segment!.hashes.slice(0, after + 1) },
    given: given.slice(0, stands),
  }
}

export const again = (
  how: 'reopen' | 'replay',
  { game, givers }: Pick<Evening, 'game' | 'givers'>,
  file: Table['match']['file'],
): Table => {
  const giver = ({ at }: { readonly at: number }): Giver => givers[at] ?? 'seat'
  const opened = how === 'reopen' ? reopen(game, file, giver) : replay(game, file, { giver })
  if ('problem' in opened) throw new Error(opened.problem)
  return opened
}

export const listen = (table: Table, listener: Listener): void => {
  const { holds, entries } = heardSince(table, listener.seen)
  const kept = listener.log.filter(({ seq }) => Math.floor(seq / 1_000) <= holds)
  listener.log = [...kept, ...entries]
  listener.seen = table.seq
}

const someOrders = ({ standingOrders }: AnyGame, chance: ChanceState): Orders => {
  const given: { [name: string]: boolean | number | string } = {}
  for (const [name, setting] of Object.entries(standingOrders?.settings ?? {})) {
    if (setting.type === 'boolean') given[name] = below(chance, 2) === 1
    if (setting.type === 'choice') given[name] = setting.choices[below(chance, setting.choices.length)]!
  }
  const reading = readSettings(standingOrders?.settings ?? {}, given)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.chosen
}
