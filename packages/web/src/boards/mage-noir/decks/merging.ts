/** A deck that the player keeps: on this device, and with an account also on the server. */
export interface KeptDeck {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly updated: number
  /** Its name on the server, if it is there. */
  readonly remote: string | null
  /** The account that keeps it there; null when it is not known. */
  readonly account: string | null
  /** Time of its last change there, as far as this device has seen. */
  readonly seen: number
  /** True if it was changed here since, or never was there. */
  readonly pending: boolean
  /** True if it was deleted here and the account does not know that yet. */
  readonly dropped: boolean
}

/** Key of an account here: one that was deleted leaves its name to the next. */
export const accountKey = ({ name, created }: { readonly name: string; readonly created: number }): string =>
  `${created} ${name}`

/** True if an account keeps this deck as it is. */
export const isWith = ({ pending, account }: KeptDeck, wanted: string): boolean =>
  !pending && account === wanted

/** A deck as the account keeps it. */
export interface Remote {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly changed: number
}

/** Step that brings a device and an account to the same decks. */
export type Step =
  /** The account's deck comes here, in the place of the one that it is known by, if any. */
  | { readonly do: 'bring'; readonly deck: Remote; readonly into: KeptDeck | null }
  /** It was deleted here. */
  | { readonly do: 'drop'; readonly deck: KeptDeck }
  /** It was deleted on another device. */
  | { readonly do: 'forget'; readonly deck: KeptDeck }
  /** Both have it already. */
  | { readonly do: 'join'; readonly deck: KeptDeck; readonly with: Remote }
  /** It goes to the account: as a change of the one there, or as a new one. */
  | { readonly do: 'send'; readonly deck: KeptDeck; readonly as: Remote | null }

/** True if a deck is this account's, as far as is known. */
export const mayBeOf = (deck: Pick<KeptDeck, 'account'>, account: string): boolean =>
  deck.account === null || deck.account === account

/**
 * Nothing that was made on either side is lost: where a deck was changed on both, both are kept, and one that was changed
 * there outlives its deletion here. Decks of another account stay as they are. Decks that are the same by name and cards
 * are one.
 */
export const stepsFor = (
  here: readonly KeptDeck[],
  there: readonly Remote[],
  account: string,
): readonly Step[] => {
  const open = new Map(there.map((deck) => [deck.id, deck]))
  const ours = here.filter((deck) => mayBeOf(deck, account))
  // First of all, so that their names are free.
  const steps: Step[] = ours.filter(({ dropped }) => dropped).map((deck) => dropping(deck, open))
  const unknown: KeptDeck[] = []
  for (const deck of ours) {
    if (deck.dropped) continue
    const known = deck.remote === null ? undefined : open.get(deck.remote)
    if (known === undefined) {
      // Without knowing the account, nobody can tell whether it was deleted there or never was.
      if (deck.remote !== null && deck.account !== null && !deck.pending) steps.push({ do: 'forget', deck })
      else unknown.push(deck)
      continue
    }
    const changedThere = known.changed !== deck.seen
    if (deck.pending && changedThere && !isSame(deck, known)) {
      unknown.push(deck)
      continue
    }
    open.delete(known.id)
    const isNews = deck.pending || changedThere || deck.account === null
    if (isSame(deck, known)) steps.push(...(isNews ? [{ do: 'join', deck, with: known } as const] : []))
    else if (deck.pending) steps.push({ do: 'send', deck, as: known })
    else if (changedThere) steps.push({ do: 'bring', deck: known, into: deck })
  }
  for (const deck of unknown) {
    const same = [...open.values()].find((remote) => isSame(deck, remote))
    if (same !== undefined) open.delete(same.id)
    steps.push(same === undefined ? { do: 'send', deck, as: null } : { do: 'join', deck, with: same })
  }
  for (const deck of open.values()) steps.push({ do: 'bring', deck, into: null })
  return steps
}

/** Step for a deck that was deleted here; one that is deleted there, too, does not come back. */
const dropping = (deck: KeptDeck, open: Map<string, Remote>): Step => {
  const known = open.get(deck.remote ?? '')
  if (known === undefined || known.changed !== deck.seen) return { do: 'forget', deck }
  open.delete(known.id)
  return { do: 'drop', deck }
}

const isSame = (one: Pick<Remote, 'name' | 'code'>, other: Pick<Remote, 'name' | 'code'>): boolean =>
  one.name === other.name && one.code === other.code

const longest = 60

/** The names under which a deck may be kept, where another has its name already. */
export const namesFor = (name: string): readonly string[] =>
  Array.from({ length: 9 }, (_, at) => {
    const number = at === 0 ? '' : ` (${at + 1})`
    return `${name.slice(0, longest - number.length)}${number}`
  })
