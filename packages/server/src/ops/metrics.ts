import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Metrics that operators can watch, for Prometheus. */
export interface Metrics {
  readonly registry: Registry
  readonly answers: Counter<'by'>
  readonly refusals: Counter<'code'>
  readonly unstored: Counter
  readonly broken: Counter
  readonly swept: Counter<'what'>
  readonly commits: Histogram
  readonly writes: Counter
  readonly answerTime: Histogram
  readonly thoughts: Counter<'by'>
  readonly thinkTime: Histogram
  readonly requests: Histogram<'route' | 'status'>
}

/** Gauges that are read when somebody asks. */
export interface Counted {
  liveTables(): number
  loadedMatches(): number
  runningMatches(): number
  clients(): number
  /** Readiness, as `/ready` says it: answers are taken and stored. */
  isReady(): Promise<boolean>
  /** Bytes left on the disk of the data folder, and those that the database takes. */
  freeBytes(): number
  databaseBytes(): number
}

const fast = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export const metricsFor = (counted: () => Counted | undefined): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'conclave_' })
  const registers = [registry]
  const gauge = (name: string, help: string, read: (counted: Counted) => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const now = counted()
        this.set(now === undefined ? 0 : await read(now))
      },
    })
  gauge('conclave_tables_live', 'Tables in memory', (now) => now.liveTables())
  gauge('conclave_matches_loaded', 'Matches whose state is in memory', (now) => now.loadedMatches())
  gauge('conclave_matches_running', 'Those of them that are not over', (now) => now.runningMatches())
  gauge('conclave_clients', 'Connected sockets', (now) => now.clients())
  gauge('conclave_ready', 'Whether answers are taken and stored: 1 or 0', async (now) =>
    Number(await now.isReady()),
  )
  gauge('conclave_disk_free_bytes', 'Free on the disk of the data folder', (now) => now.freeBytes())
  gauge('conclave_database_bytes', 'What the database and its log take', (now) => now.databaseBytes())
  return {
    registry,
    unstored: new Counter({
      name: 'conclave_unstored_total',
      help: 'Answers that were refused because they could not be stored',
      registers,
    }),
    broken: new Counter({
      name: 'conclave_broken_total',
      help: 'Matches that could not be brought back from their log',
      registers,
    }),
    swept: new Counter({
      name: 'conclave_swept_total',
      help: 'What was kept no longer',
      labelNames: ['what'],
      registers,
    }),
    answers: new Counter({
      name: 'conclave_answers_total',
      help: 'Answers taken into a log, by who gave them',
      labelNames: ['by'],
      registers,
    }),
    refusals: new Counter({
      name: 'conclave_refusals_total',
      help: 'Messages and requests refused, by reason',
      labelNames: ['code'],
      registers,
    }),
    commits: new Histogram({
      name: 'conclave_commit_seconds',
      help: 'How long a transaction took',
      buckets: fast,
      registers,
    }),
    writes: new Counter({
      name: 'conclave_writes_total',
      help: 'Writes; divided by the number of transactions, the size of a group commit',
      registers,
    }),
    answerTime: new Histogram({
      name: 'conclave_answer_seconds',
      help: 'From an answer’s arrival to its acknowledgement',
      buckets: fast,
      registers,
    }),
    thoughts: new Counter({
      name: 'conclave_bot_thoughts_total',
      help: 'Answers of bots, by whether the bot itself or a simpler one gave them',
      labelNames: ['by'],
      registers,
    }),
    thinkTime: new Histogram({
      name: 'conclave_bot_think_seconds',
      help: 'How long a bot thought, waiting for a thread included',
      buckets: fast.concat(5, 10),
      registers,
    }),
    requests: new Histogram({
      name: 'conclave_http_seconds',
      help: 'HTTP requests by route and status',
      labelNames: ['route', 'status'],
      buckets: fast,
      registers,
    }),
  }
}
