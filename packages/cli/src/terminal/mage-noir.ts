import { cards, type Element, elements, type MageNoirView, type Word } from '@conclave/mage-noir'
import { pc } from '../colours.ts'
import { padEnd, table, widthOf, wrap } from '../output.ts'
import type { Drawing } from './board-type.ts'
import { type Drawn, drawnOf } from './drawn.ts'

type PlayerView = MageNoirView['players'][number]
type BoardCard = PlayerView['board'][number]
type Mana = PlayerView['reserve']
type Zone = BoardCard['zone']

const none = '–'
const zones = [
  'prepared',
  'resolving',
  'channelled',
  'permanents',
  'equipment',
  'rituals',
] as const satisfies readonly Zone[]

const paint: { readonly [E in Element]: (text: string) => string } = {
  air: pc.cyan,
  fire: pc.red,
  water: pc.blue,
  vegetal: pc.green,
  mineral: pc.yellow,
  arcane: pc.magenta,
}

/** The table of Mage Noir: the other mage, the ether, the viewer's own side and hand, on 80 columns. */
export const mageNoir = (drawing: Drawing<MageNoirView>): string => {
  const drawn = drawnOf(drawing)
  const own = drawn.own ?? 0
  return [
    ...headLines(drawn),
    ...mageLines(drawn, 1 - own),
    ...etherLines(drawn),
    ...mageLines(drawn, own),
    ...pileLines(drawn, own),
    ...handLines(drawn, own),
    ...comingLines(drawn),
  ].join('\n')
}

type Duel = Drawn<MageNoirView>

type Card = (typeof cards)[number]

const printed = new Map(cards.map((card) => [card.id, card]))

/** The components that a card needs. */
const needsOf = (id: string): Card['requires'] => printed.get(id)?.requires ?? []

/** The words that it is a component by, the transmutable one included. */
const wordsOf = (id: string): Word[] => {
  const { words = [], transmutable } = printed.get(id) ?? {}
  return transmutable === undefined ? [...words] : [...words, transmutable]
}

const labelWidth = 16
const label = (text: string): string => padEnd(`${pc.bold(text)} `, labelWidth)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const titled = ({ width }: Duel, title: string, text: string): string[] =>
  wrap(`${label(title)}${text}`, width, ' '.repeat(labelWidth)).split('\n')

const mageName = ({ game, own }: Duel, seat: number): string => {
  const name = pc.bold(game(`seat.${seat}`))
  return seat === own ? pc.underline(name) : name
}

/** `2 Fire, 1 Air`, each in its colour. Spaces inside do not break. */
const manaText = ({ game }: Duel, mana: Mana): string =>
  elements
    .flatMap((element) => {
      const count = mana[element] ?? 0
      return count === 0 ? [] : [paint[element](`${count}\u00a0${game(`element.${element}`)}`)]
    })
    .join(', ')

const total = (mana: Mana): number => Object.values(mana).reduce((sum, count) => sum + count, 0)

const headLines = (drawn: Duel): string[] => {
  const { view, say, game, width } = drawn
  const turn =
    view.turn === 0
      ? capital(game(`phase.${view.phase}`))
      : say(view.turnLimit === 0 ? 'mageNoir.turn' : 'mageNoir.turn.limited', {
          turn: view.turn,
          limit: view.turnLimit,
          who: mageName(drawn, view.active),
          phase: game(`phase.${view.phase}`),
        })
  const text = `━━ ${turn} `
  return [text + '━'.repeat(Math.max(0, width - widthOf(text)))]
}

const mageLines = (drawn: Duel, seat: number): string[] => {
  const { view, say, game } = drawn
  const player = view.players[seat]
  if (player === undefined) return []
  const facts = [
    say('mageNoir.life', { life: player.life }),
    ...(player.mageNoir ? [pc.magenta(say('mageNoir.noir'))] : []),
    say('mageNoir.hand', { count: player.hand.count, limit: player.handLimit }),
    say('mageNoir.deck', { count: player.deck.count }),
    say('mageNoir.discard', { count: player.discard.count }),
  ]
  const laid = zones.flatMap((zone) => {
    const cards = player.board.filter((on) => on.zone === zone)
    return cards.length === 0
      ? []
      : titled(drawn, capital(game(`zone.${zone}`)), grouped(cards.map((on) => cardText(drawn, on))))
  })
  return [
    ...titled(drawn, mageName(drawn, seat), facts.join(' · ')),
    ...titled(drawn, capital(game('zone.reserve')), manaText(drawn, player.reserve) || none),
    ...laid,
    ...knownLines(drawn, seat, player),
  ]
}

/** Equal cards once, with their number. */
const grouped = (texts: readonly string[]): string =>
  [...Map.groupBy(texts, (text) => text)]
    .map(([text, copies]) => (copies.length > 1 ? `${copies.length}× ${text}` : text))
    .join('; ')

/** A card on the board: its name, life, words as a component, and the Mana under it. */
const cardText = (drawn: Duel, { card, zone, life, locked, protector, doubled }: BoardCard): string => {
  const { say, game } = drawn
  const words = wordsOf(card).map((word) => game(`word.${word}`))
  const notes = [
    ...(life > 0 ? [say('mageNoir.life', { life })] : []),
    ...(protector ? [game('keyword.protector')] : []),
    ...(zone === 'channelled' && words.length > 0 ? [words.join(', ')] : []),
    ...(doubled ? [say('mageNoir.doubled')] : []),
  ]
  const mana = manaText(drawn, locked)
  return `${pc.bold(drawn.name(card))}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}${mana === '' ? '' : ` [${mana}]`}`
}

/** Lines for the known cards of the other mage's hand, and of the top of a deck. */
const knownLines = (drawn: Duel, seat: number, { shown, top }: PlayerView): string[] => {
  const { say } = drawn
  const held =
    seat === drawn.own || shown.length === 0
      ? []
      : titled(drawn, '', pc.dim(say('mageNoir.shown', { names: shown.map(drawn.name).join(', ') })))
  if (!top.some((card) => card !== null)) return held
  const names = top.map((card) => (card === null ? '?' : drawn.name(card)))
  return [...held, ...titled(drawn, '', pc.dim(say('mageNoir.top', { names: names.join(', ') })))]
}

const etherLines = (drawn: Duel): string[] => {
  const { view, say, game } = drawn
  const pile = (at: 0 | 1, name: 'left' | 'right'): string =>
    say('mageNoir.pile', {
      pile: capital(game(`pile.${name}`)),
      count: total(view.ether[at]),
      mana: manaText(drawn, view.ether[at]) || none,
    })
  return titled(drawn, capital(game('zone.ether')), `${pile(0, 'left')} · ${pile(1, 'right')}`)
}

/** [MN-2.3] The two piles that the opening hand is chosen from. */
const pileLines = (drawn: Duel, own: number): string[] => {
  const piles = drawn.view.players[own]?.piles ?? []
  return piles.flatMap(({ cards }, at) => {
    if (cards === undefined) return []
    const title = pc.bold(drawn.say('mageNoir.opening', { number: at + 1 }))
    return [
      title,
      table(
        cards.toSorted().map((card) => row(drawn, card, undefined)),
        drawn.width,
      ),
    ]
  })
}

const handLines = (drawn: Duel, own: number): string[] => {
  const player = drawn.view.players[own]
  const cards = drawn.own === undefined ? undefined : player?.hand.cards
  if (player === undefined || cards === undefined || cards.length === 0) return []
  const rows = [...Map.groupBy(cards.toSorted(), (card) => card)].map(([card, { length }]) =>
    row(drawn, card, player, length),
  )
  return [pc.bold(capital(drawn.game('zone.hand'))), table(rows, drawn.width)]
}

/** A card in hand: name, what it costs and needs now (in the opening: as printed), and what it does. */
const row = (drawn: Duel, card: string, player: PlayerView | undefined, copies = 1): string[] => {
  const { say } = drawn
  const cost = player === undefined ? printed.get(card)?.cost : player.costs?.[card]
  const price = cost === undefined ? [] : [total(cost) === 0 ? say('mageNoir.free') : manaText(drawn, cost)]
  const needs = needsOf(card).map((need) => needText(drawn, need, player))
  const what = [...price, ...needs].join(' + ')
  return [
    `  ${pc.cyan(drawn.name(card))}${copies > 1 ? ` ×${copies}` : ''}`,
    (what === '' ? '' : `[${what}] `) + drawn.text(card),
  ]
}

/** A prerequisite; what the board does not have by its cards alone is said to be missing. */
const needText = (
  { game, say }: Duel,
  { word, count }: Card['requires'][number],
  player: PlayerView | undefined,
): string => {
  const text = `${game(`word.${word}`)}${count > 1 ? ` ×${count}` : ''}`
  const components = (player?.board ?? []).filter(({ zone }) =>
    ['channelled', 'permanents', 'equipment'].includes(zone),
  )
  const found = components.filter(({ card }) => wordsOf(card).includes(word)).length
  return player === undefined || found >= count ? text : `${text} (${say('mageNoir.missing')})`
}

/** Lines for coming events: damage that may be answered, and triggers that wait. */
const comingLines = (drawn: Duel): string[] => {
  const { view, say } = drawn
  const target = ({ seat, n }: (typeof view.packets)[number]): string => {
    const on = view.players[seat]?.board.find((each) => each.n === n)
    return on === undefined ? mageName(drawn, seat) : drawn.name(on.card)
  }
  const damage = view.packets.map((packet) =>
    say('mageNoir.packet', {
      source: drawn.name(packet.source),
      amount: packet.amount,
      target: target(packet),
    }),
  )
  const turn = view.turnEffects.map(({ card, seat }) => `${drawn.name(card)} (${mageName(drawn, seat)})`)
  const waiting = view.waiting.map(({ card }) => drawn.name(card))
  return [
    ...(turn.length > 0 ? titled(drawn, say('mageNoir.thisTurn'), turn.join(', ')) : []),
    ...(damage.length > 0 ? titled(drawn, say('mageNoir.damage'), pc.red(damage.join(', '))) : []),
    ...(waiting.length > 0 ? titled(drawn, say('mageNoir.waiting'), waiting.join(', ')) : []),
  ]
}
