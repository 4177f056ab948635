import type { Table } from '../table/table.ts'
import { lastErrors } from '../ui/errors.ts'
import { download } from './save-match.ts'

/** Facts of this browser, and of the errors in it. */
const clientFacts = (): { readonly [name: string]: string } => ({
  browser: navigator.userAgent,
  window: `${innerWidth}×${innerHeight}`,
  language: document.documentElement.lang,
  errors: lastErrors.all.join('\n').slice(0, 4_000),
})

/** A table that can file a report where it is kept. */
interface Reporting {
  /** Returns the number of the report. */
  report(text: string, client: { readonly [name: string]: string }): Promise<string>
}

const mayReport = (table: Table): table is Table & Reporting => 'report' in table

/**
 * Report of what somebody says has happened, with the match, the seat and the last events: filed with the server, which gives it
 * a number, or saved as a file to send to somebody (null).
 */
export const reportProblem = async (table: Table, text: string): Promise<string | null> => {
  if (mayReport(table)) return table.report(text, clientFacts())
  const { log, mySeats, version } = table.snapshot()
  const { whole: file } = await table.exportFile()
  const report = { text, client: clientFacts(), seats: mySeats, version, events: log.slice(-50), file }
  download('conclave-report.json', JSON.stringify(report))
  return null
}
