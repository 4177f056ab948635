import type { Failure, ProblemReport } from '@conclave/protocol'
import { newReportId } from '../secrets.ts'
import { type Requester, wholeFile } from './exporting.ts'
import { fail, type LiveTable, serially } from './live.ts'
import { playingOf } from './loading.ts'
import { currentFor } from './telling.ts'

const lastEvents = 100
const lastLines = 20

/** Keeps a problem report with all that helps to find the cause. Operators read it, players do not. */
export const fileReport = async (
  table: LiveTable,
  requester: Requester,
  report: Required<ProblemReport>,
  address: string,
): Promise<{ readonly report: string } | Failure> => {
  const { context, stored, game } = table
  const refusal = await whyNoReport(table, requester, address)
  if (refusal !== null) return refusal
  const id = newReportId()
  const at = context.now()
  const view = await serially(table, async () => {
    await playingOf(table)
    return currentFor(table, report.seat === null ? [] : [report.seat], -1)
  })
  const bundle = JSON.stringify({
    report,
    reporter: { seats: requester.seats, owner: requester.owner },
    table: {
      id: stored.id,
      status: stored.status,
      broken: table.broken,
      windows: stored.windows,
      rules: game.rules,
      seq: table.seq,
    },
    seats: stored.seats.map(({ seat, kind, bot, orders }) => ({ seat, kind, bot, orders })),
    file: stored.started === null ? null : await wholeFile(table),
    views: view.views,
    events: view.events.slice(-lastEvents),
    chat: await context.storage.chat(stored.id, 0, lastLines),
  })
  await context.storage.addReport({ id, table: stored.id, at, bundle })
  context.log.warn({ report: id, table: stored.id, seat: report.seat }, 'a problem was reported')
  return { report: id }
}

const whyNoReport = async (
  table: LiveTable,
  requester: Requester,
  address: string,
): Promise<Failure | null> => {
  const { storage, full, reports } = table.context
  if (!isThere(table, requester))
    return fail('not-your-seat', 'problems are reported by those who sit at the table or watch it')
  const { ofTable, bytes } = await storage.reported(table.stored.id)
  if (ofTable >= reports.limits.table)
    return fail('too-many', 'this table was reported often enough; somebody will look at it')
  if (full || bytes >= reports.limits.bytes)
    return fail('storage', 'the server keeps no more reports now; tell whoever runs it')
  if (!reports.addresses.take(address))
    return fail('too-fast', 'many problems were reported from here; try again later')
  return null
}

/** True for whoever sits at the table, has made it, or watches it now. */
const isThere = ({ clients }: LiveTable, { seats, owner, session }: Requester): boolean =>
  seats.length > 0 || owner || [...clients].some((client) => client.session === session)
