import { readMatchFile } from '@conclave/protocol'
import { reportsIn, reportsInDatabase, StartFailure } from '@conclave/server'
import { Command } from 'commander'
import { pc } from '../colours.ts'
import { DataFailure, UsageFailure } from '../failure.ts'
import { absolute, type Io } from '../io.ts'
import { writeMatch } from '../match-file.ts'
import { columns, print, printJson, table } from '../output.ts'
import { databaseOf } from './database.ts'

/** A report as the server has stored it: `packages/server/src/tables/exporting.ts` writes it. */
interface Bundle {
  readonly report?: { readonly text?: string; readonly seat?: number | null; readonly client?: object }
  readonly table?: {
    readonly id?: string
    readonly status?: string
    readonly seq?: number
    readonly rules?: string
  }
  readonly file?: { readonly game?: string; readonly edition?: string } | null
  readonly events?: readonly unknown[]
}

interface Report {
  readonly id: string
  readonly table: string
  readonly at: string
  readonly bundle: Bundle
}

interface ReportsOptions {
  readonly data?: string
  readonly databaseUrl?: string
  readonly json?: boolean
  readonly match?: string
}

/** `conclave reports` */
export const reportsCommand = (io: Io): Command =>
  new Command('reports')
    .description('Read the problems that players have reported to a server, also while it runs.')
    .argument('[id]', 'show this report; the first letters of its id will do')
    .option('--data <folder>', 'the data folder of the server (usual: data)')
    .option('--database-url <url>', 'the PostgreSQL database of the server (env: DATABASE_URL)')
    .option('--match <file>', 'write the match of the report to a file, for replay and verify')
    .option('--json', 'print one JSON document: the list, or the report with all that belongs to it')
    .action((id: string | undefined, options: ReportsOptions) =>
      id === undefined ? list(io, options) : show(io, id, options),
    )

const read = async (io: Io, { data, databaseUrl }: ReportsOptions): Promise<Report[]> => {
  const url = databaseOf(io, data, databaseUrl)
  try {
    const stored = url === undefined ? reportsIn(absolute(io, data ?? 'data')) : await reportsInDatabase(url)
    return stored.map(({ id, table: at, at: moment, bundle }) => ({
      id,
      table: at,
      at: new Date(moment).toISOString(),
      bundle: JSON.parse(bundle) as Bundle,
    }))
  } catch (error) {
    if (error instanceof StartFailure) throw new DataFailure(error.message)
    throw error
  }
}

const summaryOf = ({ id, table: at, at: moment, bundle: { report, table: about, file } }: Report) => ({
  id,
  at: moment,
  table: at,
  game: file?.game ?? null,
  edition: file?.edition ?? null,
  seat: report?.seat ?? null,
  answers: about?.seq ?? null,
  text: report?.text ?? '',
})

const list = async (io: Io, options: ReportsOptions): Promise<void> => {
  const { json = false, match } = options
  if (match !== undefined) throw new UsageFailure('--match needs the id of a report')
  const found = (await read(io, options)).map(summaryOf)
  if (json) printJson(io, found)
  else if (found.length === 0) print(io, 'Nobody has reported a problem.')
  else print(io, table(found.map(rowOf), columns(io)))
}

const rowOf = ({ id, at, game, seat, text }: ReturnType<typeof summaryOf>): string[] => [
  id,
  at.slice(0, 16).replace('T', ' '),
  game ?? '-',
  seat === null ? 'watching' : `seat ${seat}`,
  text.replaceAll(/\s+/g, ' ') || '-',
]

const show = async (io: Io, id: string, options: ReportsOptions): Promise<void> => {
  const { json = false, match } = options
  const found = (await read(io, options)).filter((report) => report.id.startsWith(id))
  const [report] = found
  if (report === undefined) throw new DataFailure(`there is no report ${id}`)
  if (found.length > 1)
    throw new DataFailure(`${found.length} reports begin with ${id}; write more of the id`)
  if (match !== undefined) saveMatch(io, report, match)
  if (json)
    printJson(io, { ...summaryOf(report), ...report.bundle, table: report.table, about: report.bundle.table })
  else describe(io, report)
}

const describe = (io: Io, report: Report): void => {
  const { text, ...facts } = summaryOf(report)
  print(io, pc.bold(text || 'No words.'))
  const rows = Object.entries({ ...facts, ...report.bundle.report?.client })
  print(
    io,
    table(
      rows.map(([name, value]) => [name, String(value ?? '-')]),
      columns(io),
    ),
  )
  print(
    io,
    `${report.bundle.events?.length ?? 0} events; --json prints them with views, chat and match file.`,
  )
}

const saveMatch = (io: Io, { id, bundle }: Report, path: string): void => {
  if (!bundle.file) throw new DataFailure(`report ${id} has no match: it had not begun`)
  const reading = readMatchFile(JSON.stringify(bundle.file))
  if (!reading.ok) throw new DataFailure(`the match of report ${id} is ${reading.problem}`)
  writeMatch(io, path, reading.file)
}
