import type { DeckCheck } from '@conclave/kernel'
import { type Failure, type KeptDeck, mostDecks, type RouteName } from '@conclave/protocol'
import type { FastifyInstance } from 'fastify'
import { newSecret } from '../secrets.ts'
import type { StoredDeck } from '../storage/storage.ts'
import { fail, isFailure, type ServerContext, whyNothingNew } from '../tables/live.ts'
import { type Handler, type Limits, route } from './route.ts'

const notSignedIn = fail('not-signed-in', 'sign in first: decks are kept with an account')
const noSuchDeck = fail('no-such-thing', 'there is no such deck')
const nameTaken = fail('name-taken', 'you have a deck of this name already; choose another')

/** The decks that accounts keep, of every game whose players bring decks. */
export const deckRoutes = (app: FastifyInstance, context: ServerContext, limits: Limits): void => {
  const on = <N extends RouteName>(name: N, handler: Handler<N>) => route(app, context, limits, name, handler)

  on('decks', async ({ query, person }) => {
    if (person.account === null) return notSignedIn
    const stored = await context.storage.decksOf(person.account)
    const wanted = stored.filter(({ game }) => query.game === undefined || game === query.game)
    return { decks: await Promise.all(wanted.map((deck) => shown(context, deck))) }
  })

  on('saveDeck', async ({ body, person }) => {
    if (person.account === null) return notSignedIn
    const full = whyNothingNew(context)
    if (full !== null) return full
    const checked = await readable(context, body.game, body.code)
    if (isFailure(checked)) return checked
    const deck = {
      id: newSecret(),
      game: body.game,
      name: body.name,
      code: checked.code,
      changed: context.now(),
    }
    if (await context.storage.addDeck(person.account, deck, mostDecks)) return kept(deck, checked)
    const all = await context.storage.decksOf(person.account)
    if (all.length < mostDecks) return nameTaken
    return fail('too-many', `an account keeps ${mostDecks} decks; delete one first`)
  })

  on('changeDeck', async ({ params, body, person }) => {
    if (person.account === null) return notSignedIn
    const before = await find(context, person.account, params.deck)
    if (before === undefined) return noSuchDeck
    const { name = before.name, code = before.code } = body
    // A deck that is only given another name may be one that today's rules cannot read any more.
    const checked =
      body.code === undefined
        ? { ok: true as const, code, problem: await problemWith(context, before) }
        : await readable(context, before.game, code)
    if (isFailure(checked)) return checked
    const deck = { ...before, name, code: checked.code, changed: context.now() }
    if (await context.storage.changeDeck(person.account, deck)) return kept(deck, checked)
    return (await find(context, person.account, params.deck)) === undefined ? noSuchDeck : nameTaken
  })

  on('deleteDeck', async ({ params, person }) => {
    if (person.account === null) return notSignedIn
    return (await context.storage.deleteDeck(person.account, params.deck)) ? {} : noSuchDeck
  })
}

type Readable = Extract<DeckCheck, { ok: true }>

const find = async (context: ServerContext, account: string, id: string): Promise<StoredDeck | undefined> =>
  (await context.storage.decksOf(account)).find((deck) => deck.id === id)

/** The deck as its game reads it, or why it cannot be kept. */
const readable = async (context: ServerContext, game: string, text: string): Promise<Readable | Failure> => {
  const check = await checkerOf(context, game)
  if (typeof check === 'object') return check
  const checked = check(text)
  return checked.ok ? checked : fail('malformed', `this deck cannot be read: ${checked.problem}`)
}

const checkerOf = async (
  context: ServerContext,
  id: string,
): Promise<((text: string) => DeckCheck) | Failure> => {
  try {
    const game = await context.loadGame(id, '')
    return game.checkDeck?.bind(game) ?? fail('malformed', `nobody brings decks to ${id}`)
  } catch (error) {
    return fail('malformed', error instanceof Error ? error.message : String(error))
  }
}

const problemWith = async (context: ServerContext, { game, code }: StoredDeck): Promise<string | null> => {
  const check = await checkerOf(context, game)
  return typeof check === 'object' ? check.message : check(code).problem
}

const shown = async (context: ServerContext, deck: StoredDeck): Promise<KeptDeck> => ({
  ...deck,
  problem: await problemWith(context, deck),
})

const kept = (deck: StoredDeck, { problem }: Readable): KeptDeck => ({ ...deck, problem })
