import { cards, type SpellboundView } from '@conclave/spellbound'
import { pc } from '../colours.ts'
import { cut, padEnd, table, widthOf, wrap } from '../output.ts'
import type { Drawing } from './board-type.ts'
import { type Drawn, drawnOf } from './drawn.ts'

type Colour = keyof SpellboundView['books']
type Location = SpellboundView['players'][number]['location']

/** Signs of the board's pieces. Letters and shapes differ, so that nothing depends on colour alone. */
const marks = { hat: '▲', troll: 'T', book: '■', spell: '✶', space: '·', sun: '☀', moon: '☾' } as const
const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const spellSpaces: readonly number[] = [6, 8]
const regions: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'silver']
const none = '–'
const lost = 0
const recovered = 9

const paint: { readonly [C in Colour]: (text: string) => string } = {
  red: pc.red,
  blue: pc.blue,
  green: pc.green,
  yellow: pc.yellow,
  silver: pc.white,
}

/** The table of Spellbound: tracks, tower, piles, villages, mages and the display, on 80 columns. */
export const spellbound = (drawing: Drawing<SpellboundView>): string => {
  const drawn = drawnOf(drawing)
  return [
    ...headLines(drawn),
    ...trackLines(drawn),
    ...towerLines(drawn),
    ...villageLines(drawn),
    ...mageLines(drawn),
    ...displayLines(drawn),
    ...comingLines(drawn),
  ].join('\n')
}

type Table = Drawn<SpellboundView>

const printed = new Map(cards.map((card) => [card.id, card]))

const strength = (id: string, name: 'sun' | 'moon'): number => printed.get(id)?.[name] ?? 0

const colourName = ({ game }: Table, colour: Colour): string => game(`colour.${colour}`)

const mageName = (drawn: Table, seat: number): string => {
  const { colour } = drawn.view.players[seat] ?? { colour: 'red' }
  const name = paint[colour](drawn.game(`seat.${seat}`))
  return seat === drawn.own ? pc.underline(name) : name
}

const magesAt = (drawn: Table, location: Location): string[] =>
  drawn.view.players.flatMap((player, seat) => (player.location === location ? [mageName(drawn, seat)] : []))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const label = (text: string): string => padEnd(`${pc.bold(text)} `, labelWidth)
const labelWidth = 12

const titled = ({ width }: Table, title: string, text: string): string[] =>
  wrap(`${label(title)}${text}`, width, ' '.repeat(labelWidth)).split('\n')

const headLines = (drawn: Table): string[] => {
  const { view, say, width } = drawn
  const turn = say('spellbound.turn', {
    turn: view.turn,
    who: mageName(drawn, view.active),
    steered: view.acting === view.active ? 'no' : 'yes',
    mage: mageName(drawn, view.acting),
    phase: drawn.game(`phase.${view.phase}`),
  })
  const notes = [
    ...(view.phase === 'story' && !view.moved ? [say('spellbound.notMoved')] : []),
    ...(view.fortuna.due && !view.fortuna.visited ? [say('spellbound.fortuna')] : []),
  ]
  const text = `━━ ${turn}${notes.map((note) => ` · ${note}`).join('')} `
  return [text + '━'.repeat(Math.max(0, width - widthOf(text)))]
}

const trackLines = (drawn: Table): string[] => {
  const { view, say } = drawn
  const head = `${label(say('spellbound.region'))}${spaces.join('  ')}   ${pc.bold(say('spellbound.here'))}`
  const rows = regions.map((colour) => {
    const piece = colour === 'silver' ? view.pieces.troll : view.pieces[colour]
    const book = view.books[colour]
    const cells = spaces.map((space) => {
      if (space === piece) return pc.bold(paint[colour](colour === 'silver' ? marks.troll : marks.hat))
      if (space === book && book !== recovered) return paint[colour](marks.book)
      return pc.dim(spellSpaces.includes(space) ? marks.spell : marks.space)
    })
    const location: Location = colour === 'silver' ? 'wilderness' : `city:${colour}`
    const here = [
      ...magesAt(drawn, location),
      ...(view.watchman === colour ? [say('spellbound.watchman')] : []),
      ...(book === recovered ? [pc.green(say('spellbound.safe'))] : []),
      ...(book === lost ? [pc.red(say('spellbound.lost'))] : []),
    ]
    const region = colour === 'silver' ? say('spellbound.wilds') : capital(colourName(drawn, colour))
    return `${padEnd(paint[colour](region), labelWidth)}${cells.join('  ')}   ${here.join(', ')}`.trimEnd()
  })
  return [head, ...rows, `${' '.repeat(labelWidth)}${pc.dim(say('spellbound.legend', marks))}`]
}

const towerLines = (drawn: Table): string[] => {
  const { view, say } = drawn
  const { zones, strengths } = view
  const side = (cards: readonly string[], kind: 'sun' | 'moon'): string[] =>
    cards.map((card) => `${drawn.name(card)} ${strength(card, kind)}`)
  const moons = [
    say('spellbound.own', { strength: strengths.stones }),
    ...side(zones.minions.cards ?? [], 'moon'),
    ...side(zones.moonStack.cards ?? [], 'moon'),
  ]
  const { won, lost: beaten } = view.encounters
  const books = (names: readonly Colour[]): string =>
    names.map((colour) => paint[colour](colourName(drawn, colour))).join(', ') || none
  const gone = regions.filter((colour) => view.books[colour] === lost)
  const stones = ({ sun, moon }: { sun: number; moon: number }): string =>
    `${marks.sun}${sun} ${marks.moon}${moon}`
  return [
    ...titled(
      drawn,
      say('spellbound.tower'),
      say('spellbound.witch', { stage: view.stage, stones: strengths.stones }),
    ),
    ...titled(
      drawn,
      `${marks.sun} ${say('spellbound.sun')} ${strengths.sun}`,
      side(zones.sunStack.cards ?? [], 'sun').join(', ') || none,
    ),
    ...titled(drawn, `${marks.moon} ${say('spellbound.moon')} ${strengths.moon}`, moons.join(', ')),
    ...titled(
      drawn,
      say('spellbound.books'),
      [
        say('spellbound.saved', { names: books(view.bookSlots) }),
        ...(gone.length > 0 ? [say('spellbound.gone', { names: books(gone) })] : []),
        say('spellbound.encounters', { won, lost: beaten }),
      ].join(' · '),
    ),
    ...titled(
      drawn,
      say('spellbound.bag'),
      say('spellbound.stones', {
        bag: stones(view.bag),
        drawn: stones(view.drawn),
        supply: stones(view.supply),
      }),
    ),
    ...titled(
      drawn,
      say('spellbound.piles'),
      say('spellbound.pileCounts', {
        deck: zones.deck.count,
        discard: zones.discard.count,
        spells: zones.spellPile.count,
        wicked: zones.wickedDeck.count,
        next: view.wickedTop === null ? none : drawn.name(view.wickedTop),
        minions: zones.minionPile.count,
      }),
    ),
  ]
}

const villageLines = (drawn: Table): string[] => {
  const { view, say, width } = drawn
  const columns = 3
  const cellWidth = Math.floor((width - labelWidth) / columns)
  const cells = view.villages.map(({ revealed, card, gathered, cost }, at) => {
    const number = pc.dim(String(at + 1).padStart(2))
    const mages = initialsAt(drawn, `village:${at + 1}`)
    const price = cost === null ? '' : ` ${gathered}/${cost}`
    const room = cellWidth - 4 - price.length - (mages === '' ? 0 : widthOf(mages) + 1)
    const name = !revealed ? pc.dim('?') : card === null ? pc.dim('–') : cut(drawn.name(card), room)
    return `${number} ${name}${price}${mages === '' ? '' : ` ${mages}`}`
  })
  const rows = cells.length / columns
  return Array.from({ length: rows }, (_, row) => {
    const line = Array.from({ length: columns }, (_, column) =>
      padEnd(cells[column * rows + row] ?? '', cellWidth),
    )
    return `${row === 0 ? label(say('spellbound.villages')) : ' '.repeat(labelWidth)}${line.join('')}`.trimEnd()
  })
}

/** The mages at a place by their first letters, which differ in every language. */
const initialsAt = (drawn: Table, location: string): string =>
  drawn.view.players
    .flatMap(({ colour, location: at }, seat) =>
      at === location ? [paint[colour](`[${drawn.game(`seat.${seat}`).charAt(0)}]`)] : [],
    )
    .join('')

const mageLines = (drawn: Table): string[] =>
  drawn.view.players.flatMap((player, seat) => {
    const { say } = drawn
    const facts = [
      placeName(drawn, player.location),
      say('spellbound.wand', { level: String(player.wand) }),
      ...(player.spells.length > 0
        ? [
            say('spellbound.spells', {
              names: player.spells.map((spell) => pc.magenta(drawn.name(spell))).join(', '),
            }),
          ]
        : []),
    ]
    return titled(
      drawn,
      seat === 0 ? say('spellbound.mages') : '',
      `${mageName(drawn, seat)} · ${facts.join(' · ')}`,
    )
  })

const placeName = ({ game }: Table, location: Location): string => {
  const colour = regions.find((each) => location === `city:${each}`)
  return colour === undefined ? game(`location.${location}`) : paint[colour](game(`location.${location}`))
}

const displayLines = (drawn: Table): string[] => {
  const { view, say, width } = drawn
  const { zones } = view
  const wicked = zones.wickedRow.cards ?? []
  const fresh = wicked.length - view.fresh
  const wickedNames = wicked.map((card, at) => {
    const name = `${drawn.name(card)} ${marks.moon}${strength(card, 'moon')}`
    return at >= fresh ? `${name} (${say('spellbound.new')})` : name
  })
  // [SPB-HF.1] Three of them fall upon every track.
  const purge = wicked.length >= 3 ? pc.red(` (${say('spellbound.purge')})`) : ''
  const guards = (zones.guards.cards ?? []).map(drawn.name)
  const row = (card: string, note = ''): string[] => {
    const { sun, moon } = { sun: strength(card, 'sun'), moon: strength(card, 'moon') }
    const shown = moon > 0 ? `${marks.moon}${moon}` : sun > 0 ? `${marks.sun}${sun}` : ''
    return [`  ${pc.cyan(drawn.name(card))}`, shown, note + inShort(drawn.text(card))]
  }
  const current =
    view.current === null ? [] : [row(view.current.card, pc.yellow(`(${say('spellbound.current')}) `))]
  return [
    ...titled(
      drawn,
      capital(drawn.game('zone.wickedRow')),
      (wickedNames.map(pc.magenta).join(', ') || none) + purge,
    ),
    ...(guards.length > 0 ? [`${label(capital(drawn.game('zone.guards')))}${guards.join(', ')}`] : []),
    pc.bold(capital(drawn.game('zone.mageRow'))),
    table([...(zones.mageRow.cards ?? []).map((card) => row(card)), ...current], width),
  ]
}

/** A card's text without its reminders in brackets; looking the card up shows them. */
const inShort = (text: string): string => text.replaceAll(/\s*\([^()]*\)/gu, '')

const comingLines = (drawn: Table): string[] => {
  const { view, say, game } = drawn
  if (view.coming === null) return []
  const steps = view.coming.steps.map(({ piece, to, catches }) =>
    say('spellbound.step', {
      piece: paint[piece === 'troll' ? 'silver' : piece](game(`piece.${piece}`)),
      to,
      catches: catches ? 'yes' : 'no',
    }),
  )
  const defeat = view.coming.defeat === null ? '' : pc.red(` – ${say('spellbound.defeat')}`)
  return titled(drawn, say('spellbound.coming'), steps.join(', ') + defeat)
}
