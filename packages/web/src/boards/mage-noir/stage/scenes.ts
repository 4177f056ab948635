import { type Message, say, type Viewer } from '@conclave/kernel'
import { type MageNoirView, texts } from '@conclave/mage-noir'
import { banner, line, type Scene, type Step, spotlight } from '../../../kit/scene.ts'
import { printedOn, wordsOf } from '../card/printed.ts'
import type { Kit } from '../kit.ts'
import { lifeIn, lifeText } from '../lives.ts'
import { manaText } from '../mana-text.ts'
import { words } from '../texts/index.ts'
import { type Deed, deedsIn, type Result, thingsOf } from './deeds.ts'

/** A hit that is a moment of the match. */
const big = 5

/** So many results are told of a card; the log has the others. */
const mostTold = 3

type ResultEntry = Deed['results'][number]

/** A result in short: whose life has become what; else as the log says it. */
const resultOf = (event: Result): { readonly short: Message } | { readonly long: Message } => {
  const change = lifeIn(event)
  return change === null ? { long: texts.event(event) } : { short: lifeText(change) }
}

const victimOf = ({ event }: ResultEntry): number | null =>
  event.event === 'damageDealt' || event.event === 'lifeLost' ? event.seat : null

/** Tone of a card's deed: good or bad news for whom it is told. */
const toneOf = ({ entry, results }: Deed, viewer: Viewer): Step['tone'] => {
  const victims = results.flatMap((each) => victimOf(each) ?? [])
  if (victims.length === 0 || viewer === 'spectator') return null
  return victims.includes(viewer) ? 'bad' : entry.event.seat === viewer ? 'good' : null
}

const printed = new Map(texts.cards.map(({ id, text }) => [id, text]))

/** Words for a card of which nothing has come yet: the Mana it locks, the words it gives, else its text. */
const plainOf = ({ entry: { event } }: Deed): Message => {
  if (event.event === 'cardPrepared') return words('scene.locks', { mana: manaText(event.locked) })
  const gives = wordsOf(event.card).map((word) => say(`word.${word}`))
  if (event.event === 'cardChanneled' && gives.length > 0) return words('card.gives', { words: gives })
  return printed.get(event.card) ?? texts.event(event)
}

/** One line of a card that does something: what comes of it, else what is to be known of it. */
const toldOf = (deed: Deed, viewer: Viewer) => {
  const { event } = deed.entry
  const results = deed.results.slice(0, mostTold).map(({ event: result }) => resultOf(result))
  const lives = results.flatMap((each) => ('short' in each ? [each.short] : []))
  const others = results.flatMap((each) => ('long' in each ? [each.long] : []))
  return {
    says: lives.length > 0 ? words('list', { parts: lives }) : (others[0] ?? plainOf(deed)),
    also: lives.length > 0 ? others : others.slice(1),
    card: event.card,
    things: [...new Set([event, ...deed.results.map((each) => each.event)].flatMap(thingsOf))],
    tone: toneOf(deed, viewer),
  }
}

const titleOf = ({ entry: { event } }: Deed): Message =>
  words(`scene.${event.event}`, { player: say(`seat.${event.seat}`), card: say(`card.${event.card}`) })

/** True if a ritual makes its mage a Mage Noir, unless an older one has made her one before. */
const isBecoming = ({ entry: { event } }: Deed, { players }: MageNoirView): boolean =>
  event.event === 'cardPrepared' &&
  (printedOn(event.card)?.abilities ?? []).some(
    (each) => each.on === 'always' && each.modifier.kind === 'mageNoir',
  ) &&
  !(players[event.seat]?.board ?? []).some(({ zone, n }) => zone === 'rituals' && n < event.n)

/** The moments that a card leads to, each across the board. */
const momentsOf = (deed: Deed, table: MageNoirView, viewer: Viewer): readonly Scene[] => {
  const { event } = deed.entry
  const moments: Scene[] = []
  const told = toldOf(deed, viewer)
  const at = (title: Message, more: Partial<Step>, size: Step['size'] = 'moment') =>
    moments.push(banner(deed.last, { ...told, also: [], ...more, title, size }))
  if (isBecoming(deed, table))
    at(say(`card.${event.card}`), {
      says: words('scene.noir', { player: say(`seat.${event.seat}`) }),
      also: [words('scene.noir.means')],
      tone: event.seat === viewer ? 'good' : 'bad',
      cue: 'good',
    })
  for (const { event: result } of deed.results) {
    if (result.event === 'damageRedirected')
      at(
        words('scene.protector', { card: say(`card.${result.card}`) }),
        {
          says: texts.event(result),
          card: result.card,
          tone: result.seat === viewer ? 'good' : 'bad',
          cue: 'card',
        },
        'thing',
      )
    if (result.event !== 'damageDealt' && result.event !== 'lifeLost') continue
    const player = say(`seat.${result.seat}`)
    const tone = viewer === 'spectator' ? null : result.seat === viewer ? 'bad' : 'good'
    if (result.life <= 0) at(words('scene.last', { player }), { tone, cue: 'threat' })
    else if (result.event === 'damageDealt' && result.amount >= big)
      at(words('scene.hit', { player, amount: result.amount }), { tone, cue: 'threat' })
  }
  return moments
}

/** True if a moment says all that the card in the light would. */
const isTold = ({ results }: Deed, moments: readonly Scene[]): boolean =>
  moments.length > 0 && results.every(({ event }) => event.event !== 'damageRedirected')

/** True if the same card goes on at once: it is prepared only to be used. */
const goesOn = ({ entry: { event } }: Deed, next: Deed | undefined): boolean =>
  event.event === 'cardPrepared' &&
  next !== undefined &&
  next.entry.event.n === event.n &&
  (next.entry.event.event === 'cardActivated' || next.entry.event.event === 'cardChanneled')

const isTrigger = ({ entry: { event } }: Deed): boolean => event.event === 'triggered'

/** Triggers that follow each other take the light one after the other, and everybody sees to the end of it. */
const chainOf = (chain: readonly Deed[], viewer: Viewer): Scene => {
  const [first] = chain
  return {
    seq: chain.at(-1)?.last ?? 0,
    title: words('scene.chain', { count: chain.length }),
    steps: chain.map((deed) => line(deed.last, { size: 'thing', ...toldOf(deed, viewer) })),
    live: true,
    form: 'spotlight',
    holds: chain.length > 1 || first?.entry.event.seat !== viewer,
  }
}

const sceneOf = (deed: Deed, viewer: Viewer): readonly Scene[] => {
  const { event, seq } = deed.entry
  const own = event.seat === viewer
  // Who is still choosing an aim knows what she does.
  const aims = event.event === 'cardActivated' || event.event === 'abilityUsed'
  if (own && aims && !deed.over && deed.results.length === 0) return []
  // Before a Protector steps in, one sees against what.
  const redirected = deed.results.some((each) => each.event.event === 'damageRedirected')
  const told = toldOf(redirected ? { ...deed, results: [] } : deed, viewer)
  return [spotlight(redirected ? seq : deed.last, { ...told, title: titleOf(deed) }, !own)]
}

/** The scenes in a log: every card that is played or wakes, in the light, and the moments of a duel across the board. */
export const scenesOf: NonNullable<Kit['scenesOf']> = (log, table, viewer) => {
  const scenes: Scene[] = []
  const deeds = deedsIn(log)
  let chain: Deed[] = []
  deeds.forEach((deed, at) => {
    const next = deeds[at + 1]
    const moments = momentsOf(deed, table, viewer)
    if (isTrigger(deed)) {
      chain.push(deed)
      const follows = next !== undefined && isTrigger(next) && next.stretch === deed.stretch
      if (follows && moments.length === 0) return
      scenes.push(
        chain.length === 1 ? { ...chainOf(chain, viewer), title: titleOf(deed) } : chainOf(chain, viewer),
      )
      chain = []
    } else if (!goesOn(deed, next) && !isTold(deed, moments)) scenes.push(...sceneOf(deed, viewer))
    scenes.push(...moments)
  })
  return scenes
}
