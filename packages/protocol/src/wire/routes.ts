import { z } from 'zod'
import { accountSettings, credentials, deleteAccount, history, me } from './account.ts'
import { deckId, moment, seatNumber, tableId } from './atoms.ts'
import { changedDeck, deckList, keptDeck, newDeck } from './deck.ts'
import { eventsPage } from './events-page.ts'
import { imagined } from './imagined.ts'
import { matchExport } from './match-export.ts'
import { problemReport, reportFiled } from './report.ts'
import {
  claimSeat,
  createTable,
  invitation,
  newLink,
  seatClaimed,
  seatSettings,
  startTable,
  tableCreated,
  tableFollowed,
  tableInfo,
  tableList,
} from './table.ts'

const ofTable = z.strictObject({ table: tableId })
const ofSeat = z.strictObject({ table: tableId, seat: z.coerce.number().pipe(seatNumber) })
const nothing = z.strictObject({})
const ofDeck = z.strictObject({ deck: deckId })
const ofGame = z.strictObject({ game: z.string().min(1).max(100).exactOptional() })
const earlier = z.strictObject({ before: z.coerce.number().pipe(moment).exactOptional() })

/** One HTTP endpoint: what it takes and what it gives. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters in braces, as OpenAPI writes them. */
  readonly path: string
  readonly summary: string
  readonly params: z.ZodType
  readonly query: z.ZodType
  readonly body: z.ZodType | null
  readonly answer: z.ZodType
}

/** Every endpoint of the server, by name. A failure of any of them has the body `Failure`. */
export const routes = {
  createTable: {
    method: 'POST',
    path: '/api/tables',
    summary: 'Makes a table. The tokens of the friends’ links are shown this once.',
    params: nothing,
    query: nothing,
    body: createTable,
    answer: tableCreated,
  },
  myTables: {
    method: 'GET',
    path: '/api/tables/mine',
    summary: 'The tables where I have a seat or that I own, the latest first.',
    params: nothing,
    query: nothing,
    body: null,
    answer: tableList,
  },
  publicTables: {
    method: 'GET',
    path: '/api/tables/public',
    summary: 'Running tables that anybody may watch.',
    params: nothing,
    query: nothing,
    body: null,
    answer: tableList,
  },
  table: {
    method: 'GET',
    path: '/api/tables/{table}',
    summary: 'A table, for whoever sits at it, watches it or was invited.',
    params: ofTable,
    query: nothing,
    body: null,
    answer: tableInfo,
  },
  claimSeat: {
    method: 'POST',
    path: '/api/tables/{table}/claim',
    summary: 'Takes the seat that a link’s token is for; the cookie of the answer holds it from then on.',
    params: ofTable,
    query: nothing,
    body: claimSeat,
    answer: seatClaimed,
  },
  setSeat: {
    method: 'PUT',
    path: '/api/tables/{table}/seats/{seat}/settings',
    summary:
      'Chooses settings that belong to a seat, a deck say, before the match begins. For whoever holds the seat; for the owner also where a bot or nobody sits. What the game does not allow is refused with the reason.',
    params: ofSeat,
    query: nothing,
    body: seatSettings,
    answer: tableInfo,
  },
  imagined: {
    method: 'GET',
    path: '/api/tables/{table}/seats/{seat}/imagined',
    summary:
      'A world that my seat could not tell from the real one, for a bot to think in that gives me advice. Refused where the table does not allow advice.',
    params: ofSeat,
    query: nothing,
    body: null,
    answer: imagined,
  },
  newLink: {
    method: 'POST',
    path: '/api/tables/{table}/seats/{seat}/link',
    summary:
      'A new link for a seat; the earlier one is void. For my own seat: for a second device of mine, or for somebody else, who has the seat to herself once she takes it. For the owner, until the match begins: to invite again; whoever sat there loses the seat.',
    params: ofSeat,
    query: nothing,
    body: newLink,
    answer: invitation,
  },
  seatBot: {
    method: 'POST',
    path: '/api/tables/{table}/seats/{seat}/bot',
    summary: 'A bot plays on in my own seat, for good, while the match runs; the table is told.',
    params: ofSeat,
    query: nothing,
    body: startTable,
    answer: tableInfo,
  },
  startTable: {
    method: 'POST',
    path: '/api/tables/{table}/start',
    summary: 'Begins the match; bots take the seats of those who have not come. Owner only.',
    params: ofTable,
    query: nothing,
    body: startTable,
    answer: tableInfo,
  },
  finishTable: {
    method: 'POST',
    path: '/api/tables/{table}/finish',
    summary:
      'Abandons a match that is not over; its seed is shown. For the owner of a table where nobody else ever held a seat, or where no match has begun; others vote.',
    params: ofTable,
    query: nothing,
    body: nothing,
    answer: tableInfo,
  },
  deleteTable: {
    method: 'DELETE',
    path: '/api/tables/{table}',
    summary:
      'Takes a table out of my lists. Where nobody else ever held a seat, or no match has begun, its owner deletes it with everything that belongs to it; a match that others play in first comes to its end.',
    params: ofTable,
    query: nothing,
    body: null,
    answer: nothing,
  },
  again: {
    method: 'POST',
    path: '/api/tables/{table}/again',
    summary:
      'Same again: the table that follows a finished one, with the same game, people and bots; where the rules say so, the outcome decides who may choose first. Made once, whoever asks and however often. For whoever sat there or owns the table.',
    params: ofTable,
    query: nothing,
    body: nothing,
    answer: tableFollowed,
  },
  exportMatch: {
    method: 'GET',
    path: '/api/tables/{table}/file',
    summary:
      'The match file: whole when the match is over or when nobody else plays; otherwise what the asker may know.',
    params: ofTable,
    query: nothing,
    body: null,
    answer: matchExport,
  },
  events: {
    method: 'GET',
    path: '/api/tables/{table}/events',
    summary: 'Everything that happened so far, as far as the asker may know.',
    params: ofTable,
    query: nothing,
    body: null,
    answer: eventsPage,
  },
  report: {
    method: 'POST',
    path: '/api/tables/{table}/reports',
    summary: 'Files a problem report; the server adds match file, view and last events.',
    params: ofTable,
    query: nothing,
    body: problemReport,
    answer: reportFiled,
  },
  register: {
    method: 'POST',
    path: '/api/accounts',
    summary: 'Makes an account and signs in; tables of this browser belong to it from then on.',
    params: nothing,
    query: nothing,
    body: credentials,
    answer: me,
  },
  signIn: {
    method: 'POST',
    path: '/api/session',
    summary: 'Signs in.',
    params: nothing,
    query: nothing,
    body: credentials,
    answer: me,
  },
  signOut: {
    method: 'DELETE',
    path: '/api/session',
    summary: 'Signs out: the cookie is void, with the seats that only it held.',
    params: nothing,
    query: nothing,
    body: null,
    answer: nothing,
  },
  me: {
    method: 'GET',
    path: '/api/me',
    summary: 'Who I am to the server.',
    params: nothing,
    query: nothing,
    body: null,
    answer: me,
  },
  saveSettings: {
    method: 'PUT',
    path: '/api/me/settings',
    summary: 'Keeps my settings. Needs an account.',
    params: nothing,
    query: nothing,
    body: accountSettings,
    answer: me,
  },
  decks: {
    method: 'GET',
    path: '/api/me/decks',
    summary: 'My decks, of one game or of all. Needs an account.',
    params: nothing,
    query: ofGame,
    body: null,
    answer: deckList,
  },
  saveDeck: {
    method: 'POST',
    path: '/api/me/decks',
    summary:
      'Keeps a deck under a name of its own. The game reads it: what it cannot read is refused, an unfinished or illegal deck is kept with its problem.',
    params: nothing,
    query: nothing,
    body: newDeck,
    answer: keptDeck,
  },
  changeDeck: {
    method: 'PUT',
    path: '/api/me/decks/{deck}',
    summary: 'Gives a deck another name, other cards, or both.',
    params: ofDeck,
    query: nothing,
    body: changedDeck,
    answer: keptDeck,
  },
  deleteDeck: {
    method: 'DELETE',
    path: '/api/me/decks/{deck}',
    summary: 'Deletes a deck.',
    params: ofDeck,
    query: nothing,
    body: null,
    answer: nothing,
  },
  history: {
    method: 'GET',
    path: '/api/me/history',
    summary: 'My matches that are over.',
    params: nothing,
    query: earlier,
    body: null,
    answer: history,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/me/delete',
    summary: 'Deletes my account; my seats stay with this browser’s cookie.',
    params: nothing,
    query: nothing,
    body: deleteAccount,
    answer: nothing,
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
/** Body of a route, before defaults are filled in. */
export type RouteBody<N extends RouteName> = (typeof routes)[N]['body'] extends z.ZodType
  ? z.input<(typeof routes)[N]['body']>
  : undefined
/** Answer of a route. */
export type RouteAnswer<N extends RouteName> = z.output<(typeof routes)[N]['answer']>

/** The address of a table's socket. */
export const socketPath = (table: string): string => `/api/tables/${table}/socket`

/** The page that an invitation leads to. The token stands behind the `#`, where no server and no log sees it. */
export const invitationPath = (table: string, token: string): string => `/table/${table}#${token}`
