// A duel of about the size of Mage Noir, written for boardgame.io: two mages with decks of forty cards, Mana of six
// elements in two common piles, spells that are prepared, activated or channelled as components, and permanents that
// strike every turn. Large choices are split into small ones, as in Mage Noir. It is written for speed where
// boardgame.io leaves a choice: cards are ids, undo is off, and no stages or plugins are used.

const elements = ['air', 'fire', 'water', 'vegetal', 'mineral', 'arcane']
const piles = [0, 1]
const handLimit = 7
const deckSize = 40
const lastTurn = 300

const cards = new Map()
const words = ['breath', 'flame', 'wave', 'seed']
for (const [at, word] of words.entries()) {
  const cost = (own, others = {}) =>
    elements.map((each, element) => (element === at ? own : (others[each] ?? 0)))
  const define = (id, card) =>
    cards.set(`${word}-${id}`, { id: `${word}-${id}`, word, needs: 0, damage: 0, ...card })
  define('spark', { cost: cost(1), damage: 1 })
  define('bolt', { cost: cost(2), damage: 2 })
  define('arrow', { cost: cost(2), needs: 1, damage: 3 })
  define('ball', { cost: cost(2, { mineral: 1 }), needs: 1, damage: 4 })
  define('storm', { cost: cost(3, { arcane: 1 }), needs: 2, damage: 6 })
  define('balm', { cost: cost(1, { arcane: 1 }), heals: 3 })
  define('insight', { cost: cost(1, { mineral: 1 }), draws: 2 })
  define('guardian', { cost: cost(3), needs: 1, life: 4, strikes: 1 })
  define('giant', { cost: cost(3, { mineral: 2 }), needs: 2, life: 6, strikes: 2 })
  define('ring', { cost: cost(1, { arcane: 2 }), permanent: true })
}

const deckOf = (word) => {
  const own = [...cards.values()].filter((card) => card.word === word).map(({ id }) => id)
  return Array.from({ length: deckSize }, (_, at) => own[at % own.length])
}

const totalOf = (bag) => bag.reduce((sum, count) => sum + count, 0)
const put = (bag, mana) => {
  for (let at = 0; at < bag.length; at++) bag[at] += mana[at]
}
const none = () => elements.map(() => 0)
const once = (list) => [...new Set(list)]
const mine = (G, ctx) => G.players[ctx.playOrderPos]
const cardOn = (G, n) => G.players.flatMap(({ board }) => board).find((on) => on.n === n)

const draw = (G, seat) => {
  const { deck, hand } = G.players[seat]
  const card = deck.pop()
  if (card === undefined) G.over ??= { winner: 1 - seat, reason: 'deck' }
  else hand.push(card)
}

const check = (G) => {
  const dead = G.players.map(({ life }) => life <= 0)
  if (dead[0] && dead[1]) G.over ??= { draw: true, reason: 'life' }
  else if (dead[0] || dead[1]) G.over ??= { winner: dead[0] ? 1 : 0, reason: 'life' }
}

// Mana that is set free goes to the piles in turns, the smaller one first.
const release = (G, mana) => {
  let pile = totalOf(G.ether[0]) <= totalOf(G.ether[1]) ? 0 : 1
  for (let at = 0; at < mana.length; at++) {
    for (let count = mana[at]; count > 0; count--) {
      G.ether[pile][at]++
      pile = 1 - pile
    }
  }
}

const leave = (G, seat, n) => {
  const player = G.players[seat]
  const at = player.board.findIndex((on) => on.n === n)
  const [on] = player.board.splice(at, 1)
  player.discard.push(on.card)
  release(G, on.locked)
}

const hurt = (G, target, amount) => {
  if (target.seat !== undefined) {
    G.players[target.seat].life -= amount
    return
  }
  const on = cardOn(G, target.n)
  on.life -= amount
  if (on.life <= 0)
    leave(
      G,
      G.players.findIndex(({ board }) => board.includes(on)),
      target.n,
    )
}

const begin = (G, seat) => {
  G.turn++
  if (G.turn > lastTurn) {
    G.over ??= { draw: true, reason: 'turns' }
    return
  }
  for (const on of G.players[seat].board) {
    if (on.zone === 'permanents') G.players[1 - seat].life -= cards.get(on.card).strikes ?? 0
  }
  check(G)
  if (G.turn > 1) draw(G, seat)
  const [left, right] = G.ether.map(totalOf)
  G.gather = { left: 3, pile: left === right ? -1 : left < right ? 0 : 1 }
  G.asks = 'gather'
}

const componentsOf = ({ board }, word) =>
  board.filter(
    (on) => (on.zone === 'channelled' || on.zone === 'permanents') && cards.get(on.card).word === word,
  ).length

const canPrepare = (player, id) => {
  const { cost, needs, word } = cards.get(id)
  for (let at = 0; at < cost.length; at++) if (player.reserve[at] < cost[at]) return false
  return needs === 0 || componentsOf(player, word) >= needs
}

const note = (G, line) => {
  G.log.push(line)
  if (G.log.length > 20) G.log.shift()
}

const finish = (G, events, seat) => {
  if (G.players[seat].hand.length > handLimit) {
    G.asks = 'limit'
    return
  }
  begin(G, 1 - seat)
  events.endTurn()
}

const moves = {
  gather: ({ G }, element, pile) => {
    G.ether[pile][element]++
    G.gather.pile = 1 - pile
    if (--G.gather.left === 0) G.asks = 'take'
  },
  take: ({ G, ctx }, pile) => {
    put(mine(G, ctx).reserve, G.ether[pile])
    G.ether[pile] = none()
    G.asks = 'main'
    note(G, `take ${pile}`)
  },
  prepare: ({ G, ctx }, id) => {
    const player = mine(G, ctx)
    const { cost, life = 0, permanent = life > 0 } = cards.get(id)
    player.hand.splice(player.hand.indexOf(id), 1)
    for (let at = 0; at < cost.length; at++) player.reserve[at] -= cost[at]
    const zone = permanent ? 'permanents' : 'prepared'
    player.board.push({ n: ++G.arrivals, card: id, zone, locked: cost.slice(), life })
    note(G, `prepare ${id}`)
  },
  channel: ({ G }, n) => {
    cardOn(G, n).zone = 'channelled'
  },
  activate: ({ G, ctx }, n) => {
    const seat = ctx.playOrderPos
    const { id, damage, heals = 0, draws = 0 } = cards.get(cardOn(G, n).card)
    note(G, `activate ${id}`)
    if (damage > 0) {
      G.current = n
      G.asks = 'target'
      return
    }
    G.players[seat].life += heals
    for (let count = draws; count > 0; count--) draw(G, seat)
    leave(G, seat, n)
  },
  target: ({ G, ctx }, target) => {
    const n = G.current
    const { damage } = cards.get(cardOn(G, n).card)
    hurt(G, target, damage)
    leave(G, ctx.playOrderPos, n)
    check(G)
    G.current = null
    G.asks = 'main'
  },
  exchange: ({ G, ctx }, element, pile) => {
    G.ether[pile][element]--
    G.exchange = { element, pile, given: 0 }
    G.asks = 'give'
    note(G, `exchange ${elements[element]} by ${ctx.currentPlayer}`)
  },
  give: ({ G, ctx }, element) => {
    const { reserve } = mine(G, ctx)
    reserve[element]--
    G.ether[G.exchange.pile][element]++
    if (++G.exchange.given < 2) return
    reserve[G.exchange.element]++
    G.exchange = null
    G.asks = 'main'
  },
  end: ({ G, ctx, events }) => finish(G, events, ctx.playOrderPos),
  discard: ({ G, ctx, events }, id) => {
    const player = mine(G, ctx)
    player.hand.splice(player.hand.indexOf(id), 1)
    player.discard.push(id)
    finish(G, events, ctx.playOrderPos)
  },
}

const option = (move, ...args) => ({ move, args })

const asked = {
  gather: ({ gather }) => {
    const options = []
    for (const pile of piles) {
      if (gather.pile === 1 - pile) continue
      for (let element = 0; element < elements.length; element++)
        options.push(option('gather', element, pile))
    }
    return options
  },
  take: () => piles.map((pile) => option('take', pile)),
  main: (G, ctx) => {
    const player = mine(G, ctx)
    const options = []
    for (const id of once(player.hand)) if (canPrepare(player, id)) options.push(option('prepare', id))
    for (const { n, zone } of player.board) {
      if (zone === 'prepared') options.push(option('activate', n), option('channel', n))
    }
    if (totalOf(player.reserve) >= 2) {
      const fuller = totalOf(G.ether[0]) >= totalOf(G.ether[1]) ? 0 : 1
      for (let at = 0; at < elements.length; at++)
        if (G.ether[fuller][at] > 0) options.push(option('exchange', at, fuller))
    }
    options.push(option('end'))
    return options
  },
  target: (G) => [
    ...G.players.map((_, seat) => option('target', { seat })),
    ...G.players.flatMap(({ board }) =>
      board.filter(({ life }) => life > 0).map(({ n }) => option('target', { n })),
    ),
  ],
  give: (G, ctx) =>
    mine(G, ctx).reserve.flatMap((count, element) => (count > 0 ? [option('give', element)] : [])),
  limit: (G, ctx) => once(mine(G, ctx).hand).map((id) => option('discard', id)),
}

export const duel = {
  name: 'mages',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => {
    const [one, two] = random.Shuffle(words)
    const players = [one, two].map((word) => {
      const deck = random.Shuffle(deckOf(word))
      return { life: 20, reserve: none(), deck, hand: deck.splice(0, 5), discard: [], board: [] }
    })
    const G = {
      turn: 0,
      asks: 'gather',
      gather: { left: 0, pile: -1 },
      exchange: null,
      current: null,
      over: null,
      arrivals: 0,
      players,
      ether: [none(), none()],
      log: [],
    }
    begin(G, 0)
    return G
  },
  moves,
  endIf: ({ G }) => G.over ?? undefined,
  ai: { enumerate: (G, ctx) => asked[G.asks](G, ctx) },
}
