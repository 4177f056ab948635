import { languages, readSettings, type Seat } from '@conclave/kernel'
import { pc } from '../colours.ts'
import { DataFailure } from '../failure.ts'
import { columns, print, wrap } from '../output.ts'
import { choicesOf } from '../settings.ts'
import { speakTable } from '../texts/index.ts'
import { lookUp } from './look-up.ts'
import { showRules } from './rules.ts'
import { confirmLeaving, saved } from './saving.ts'
import { logLine, logLines, showBoard } from './screen.ts'
import type { Session } from './session.ts'
import { giveUp } from './table.ts'

/** Result of a line that is no answer: done, done and the table must be shown again, the match went on, or not for us. */
export type Aside = 'done' | 'redraw' | 'changed' | 'leave' | 'unknown'

const logLength = 40

/** Does what a line asks for besides answering: look-up, log, help and so on. */
export const aside = async (session: Session, seat: Seat, line: string): Promise<Aside> => {
  const [word = '', ...rest] = line.split(/\s+/)
  const argument = rest.join(' ')
  const known = Object.hasOwn(asides, word) ? asides[word] : undefined
  return known === undefined ? 'unknown' : await known(session, seat, argument)
}

type Run = (session: Session, seat: Seat, argument: string) => Aside | Promise<Aside>

const help: Run = ({ io, speak, table: { loaded } }) => {
  const lines = [speak.cli('help'), ...(loaded.game.giveUp === undefined ? [] : [speak.cli('help.giveUp')])]
  for (const text of lines) print(io, wrap(text, columns(io), ' '.repeat(14)))
  return 'done'
}

const log: Run = (session, seat, argument) => {
  const { io } = session
  const count = /^\d+$/.test(argument) ? Number(argument) : logLength
  for (const text of logLines(session, seat).slice(-count)) print(io, logLine(session, text))
  return 'done'
}

const piles: Run = (session, seat) => {
  showBoard(session, seat, 'piles')
  return 'done'
}

const card: Run = ({ io, table: { loaded }, speak }, _, argument) => {
  print(io, lookUp(loaded.texts, speak, argument, columns(io)))
  return 'done'
}

const language: Run = (session, _, argument) => {
  const found = languages.find((each) => each === argument)
  if (found === undefined) {
    print(session.io, session.speak.cli('language.unknown', { languages: languages.join(', ') }))
    return 'done'
  }
  session.speak = speakTable(session.table.loaded.texts, found)
  return 'redraw'
}

const orders: Run = ({ io, table: { loaded, players, back }, speak }, seat, argument) => {
  const player = players[seat]
  const settings = loaded.game.standingOrders?.settings
  if (settings === undefined || player?.kind !== 'human') {
    print(io, speak.cli('orders.none'))
    return 'done'
  }
  const [name = '', value] = argument.split(/[\s=]+/)
  if (value !== undefined) {
    const reading = readSettings(settings, { ...player.orders, [name]: value })
    if (reading.ok) {
      player.orders = reading.chosen
      back.delete(seat)
    } else print(io, reading.problem)
  }
  print(io, speak.cli('orders.title'))
  for (const [id, setting] of Object.entries(settings)) {
    const now = String(player.orders[id])
    const meaning = speak.find(`order.policy.${now}`)
    print(
      io,
      `  ${id} ${pc.cyan(now)}${meaning === undefined ? '' : ` – ${meaning}`}  ${pc.dim(`[${choicesOf(setting)}]`)}`,
    )
    const help = speak.find(`order.${id}.help`)
    if (help !== undefined) print(io, wrap(`    ${help}`, columns(io), '    '))
  }
  return 'done'
}

const saving: Run = (session, _, argument) => {
  try {
    print(session.io, saved(session, argument))
  } catch (error) {
    if (!(error instanceof DataFailure)) throw error
    print(session.io, error.message)
  }
  return 'done'
}

const rules: Run = async (session, _, argument): Promise<Aside> => {
  await showRules(session, argument)
  return 'done'
}

const leaving: Run = async (session) => ((await confirmLeaving(session)) ? 'leave' : 'redraw')

/** Asks once more: what is given up is lost. */
const givingUp: Run = async ({ io, table, speak, lines }, seat): Promise<Aside> => {
  if (table.loaded.game.giveUp === undefined) {
    print(io, speak.cli('giveUp.none'))
    return 'done'
  }
  const answer = (await lines.ask(`${speak.cli('giveUp.sure')} `))?.trim().toLowerCase() ?? ''
  if (!['y', 'o', 's'].includes(answer.charAt(0))) return 'redraw'
  giveUp(table, seat)
  return 'changed'
}

const asides: { readonly [word: string]: Run } = {
  h: help,
  '?': help,
  help,
  l: log,
  log,
  c: card,
  card,
  lang: language,
  o: orders,
  orders,
  b: () => 'redraw',
  p: piles,
  piles,
  rules,
  s: saving,
  save: saving,
  x: givingUp,
  resign: givingUp,
  q: leaving,
  quit: leaving,
}
