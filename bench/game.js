// A cooperative card game of about the size of Spellbound, written for boardgame.io: five tracks on which hats hunt
// books, twelve villages with allies, a common display of five cards from a deck that grows with every recruit, and
// turns of three phases. Large choices are split into small ones, as in Spellbound. It is written for speed where
// boardgame.io leaves a choice: cards are ids, undo is off, and no stages or plugins are used.

const colours = ['red', 'blue', 'green', 'yellow', 'silver']
const villages = Array.from({ length: 12 }, (_, at) => `village:${at + 1}`)
const locations = [...colours.map((colour) => `city:${colour}`), ...villages]
const end = 9

const cards = new Map()
const define = (id, card) => cards.set(id, { id, sun: 0, moon: 0, ...card })
for (const colour of colours) {
  define(`move-${colour}`, { kind: 'base', action: 'move', book: colour, sun: 1 })
  define(`magic-${colour}`, { kind: 'base', action: 'magic', book: colour, sun: 2 })
  define(`influence-${colour}`, { kind: 'base', action: 'influence', book: colour, sun: 1 })
  define(`witch-${colour}-1`, { kind: 'wicked', hat: colour, moon: 1 })
  define(`witch-${colour}-2`, { kind: 'wicked', hat: colour, moon: 2 })
}
const allies = [
  'centaur',
  'changeling',
  'dragon',
  'elf',
  'halfling',
  'knight',
  'librarian',
  'pixie',
  'ranger',
  'vampire',
  'warlock',
  'warrior',
]
const allyActions = ['move', 'magic', 'influence', 'search', 'banish']
for (const [at, id] of allies.entries()) {
  define(id, { kind: 'ally', action: allyActions[at % 5], sun: 1 + (at % 3), cost: 2 + (at % 3) })
}

const isWicked = (id) => cards.get(id).kind === 'wicked'
const regionOf = (location) => (location.startsWith('city:') ? location.slice(5) : undefined)

const lose = (G, reason) => {
  G.over ??= { won: false, reason }
}

const advance = (G, colour) => {
  const track = G.tracks[colour]
  if (track.hat === end) return
  track.hat++
  if (track.book === track.hat && !track.recovered) {
    track.book = 0
    if (colours.filter((each) => G.tracks[each].book === 0).length >= 5) lose(G, 'books')
  }
  if (colours.filter((each) => G.tracks[each].hat === end).length >= 4) lose(G, 'hats')
}

const searchBook = (G, colour) => {
  const track = G.tracks[colour]
  track.book++
  if (track.book === end) {
    track.recovered = true
    G.recovered.push(colour)
    if (G.recovered.length === 4) G.over ??= { won: true, reason: 'books' }
  }
}

const maySearch = (G, colour) =>
  colour !== undefined && G.tracks[colour].book > 0 && !G.tracks[colour].recovered

const finish = (G) => {
  if (G.current !== null) G.discard.push(G.current)
  G.current = null
  G.asks = 'story'
}

const encounter = (G, random) => {
  for (const card of G.wickedRow) advance(G, cards.get(card).hat)
  G.discard.push(...G.wickedRow)
  G.wickedRow = []
  for (const colour of colours) if (!G.mages.some((mage) => regionOf(mage.at) === colour)) advance(G, colour)
  const stones = [random.Die(2), random.Die(2), random.Die(2)]
  const sun = stones.filter((stone) => stone === 1).length + sum(G.sunStack, 'sun')
  const moon = G.stage + 1 + stones.filter((stone) => stone === 2).length + sum(G.moonStack, 'moon')
  G.encounters.push({ sun, moon, turn: G.turn })
  if (sun <= moon) {
    G.stage++
    if (G.stage > 8) lose(G, 'tower')
  }
  const added = G.wickedDeck.pop()
  if (added !== undefined) G.discard.push(added)
  G.discard.push(...G.sunStack, ...G.moonStack)
  G.sunStack = []
  G.moonStack = []
  G.deck = random.Shuffle(G.discard)
  G.discard = []
}

const sum = (stack, side) => stack.reduce((total, card) => total + cards.get(card)[side], 0)

const refill = (G, random) => {
  if (G.wickedRow.length >= 3) {
    G.discard.push(...G.wickedRow)
    G.wickedRow = []
    for (const colour of colours) advance(G, colour)
  }
  while (G.mageRow.length < 5 && G.over === null) {
    if (G.deck.length === 0) encounter(G, random)
    const card = G.deck.pop()
    if (card === undefined) return
    if (isWicked(card)) {
      G.wickedRow.push(card)
      advance(G, cards.get(card).hat)
    } else G.mageRow.push(card)
  }
}

const take = (list, card) => list.splice(list.indexOf(card), 1)

const moves = {
  send: ({ G }, card) => {
    take(isWicked(card) ? G.wickedRow : G.mageRow, card)
    ;(isWicked(card) ? G.moonStack : G.sunStack).push(card)
    G.asks = 'story'
    G.log.push(`send ${card}`)
  },
  play: ({ G }, card) => {
    take(G.mageRow, card)
    G.current = card
    G.asks = 'action'
    G.log.push(`play ${card}`)
    if (G.log.length > 20) G.log.shift()
  },
  discard: ({ G }, card) => {
    take(G.mageRow, card)
    G.discard.push(card)
  },
  moveTo: ({ G, ctx }, to) => {
    const mage = G.mages[ctx.playOrderPos]
    mage.at = to
    mage.moved = true
    const village = G.villages[to]
    if (village !== undefined) village.revealed = true
    finish(G)
  },
  magic: ({ G, ctx, random }) => {
    const mage = G.mages[ctx.playOrderPos]
    const region = regionOf(mage.at)
    if (region === undefined || region === 'silver') mage.wand = Math.min(3, mage.wand + 1)
    else if (random.Die(5) <= 3 && G.tracks[region].hat > 1) G.tracks[region].hat--
    finish(G)
  },
  influence: ({ G, ctx }) => {
    const village = G.villages[G.mages[ctx.playOrderPos].at]
    village.gathered++
    if (village.gathered >= cards.get(village.ally).cost) {
      G.mageRow.push(village.ally)
      G.discard.push(village.ally, village.ally)
      village.ally = null
    }
    finish(G)
  },
  search: ({ G }, colour) => {
    searchBook(G, colour)
    finish(G)
  },
  banish: ({ G }, card) => {
    take(G.wickedRow, card)
    G.discard.push(card)
    finish(G)
  },
  skip: ({ G }) => finish(G),
  wand: ({ G, ctx }) => {
    const mage = G.mages[ctx.playOrderPos]
    mage.wand = 0
    searchBook(G, regionOf(mage.at))
  },
  endStory: ({ G, ctx, random, events }) => {
    const mage = G.mages[ctx.playOrderPos]
    const region = regionOf(mage.at)
    if (!mage.moved && region !== undefined) advance(G, region)
    mage.moved = false
    refill(G, random)
    G.turn++
    G.asks = 'witchTime'
    events.endTurn()
  },
}

const once = (list) => [...new Set(list)]
const option = (move, ...args) => ({ move, args })

const asked = {
  witchTime: (G) => once([...G.mageRow, ...G.wickedRow]).map((card) => option('send', card)),
  story: (G, ctx) => {
    const mage = G.mages[ctx.playOrderPos]
    const options = []
    for (const card of once(G.mageRow)) options.push(option('play', card), option('discard', card))
    if (mage.wand >= 2 && maySearch(G, regionOf(mage.at))) options.push(option('wand'))
    if (G.mageRow.length <= 2) options.push(option('endStory'))
    return options
  },
  action: (G, ctx) => {
    const mage = G.mages[ctx.playOrderPos]
    const { action, book } = cards.get(G.current)
    const region = regionOf(mage.at)
    const options = []
    if (action === 'move')
      for (const to of locations)
        if (to !== mage.at && !(region && regionOf(to))) options.push(option('moveTo', to))
    if (action === 'magic') options.push(option('magic'))
    if (action === 'influence' && G.villages[mage.at]?.ally) options.push(option('influence'))
    if (action === 'search' && maySearch(G, region)) options.push(option('search', region))
    if (action === 'banish') for (const card of once(G.wickedRow)) options.push(option('banish', card))
    if (book !== undefined && region === book && maySearch(G, book)) options.push(option('search', book))
    if (options.length === 0) options.push(option('skip'))
    return options
  },
}

export const game = {
  name: 'hats-and-books',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const wicked = random.Shuffle(colours.map((colour) => `witch-${colour}-2`))
    const set = [...cards.values()]
    const base = set.filter(({ kind }) => kind === 'base').map(({ id }) => id)
    const witches = colours.map((colour) => `witch-${colour}-1`)
    const homes = random.Shuffle(allies)
    const G = {
      turn: 1,
      asks: 'witchTime',
      current: null,
      over: null,
      stage: 1,
      tracks: Object.fromEntries(colours.map((colour) => [colour, { hat: 1, book: 4, recovered: false }])),
      recovered: [],
      mages: Array.from({ length: ctx.numPlayers }, () => ({
        at: 'city:silver',
        wand: 1,
        moved: false,
        spells: [],
      })),
      villages: Object.fromEntries(
        villages.map((at, slot) => [at, { ally: homes[slot], gathered: 0, revealed: slot < 4 }]),
      ),
      deck: random.Shuffle([...base, ...witches]),
      discard: [],
      mageRow: [],
      wickedRow: [],
      sunStack: [],
      moonStack: [],
      wickedDeck: wicked,
      encounters: [],
      log: [],
    }
    refill(G, random)
    return G
  },
  moves,
  endIf: ({ G }) => G.over ?? undefined,
  ai: { enumerate: (G, ctx) => asked[G.asks](G, ctx).map(({ move, args }) => ({ move, args })) },
}
