import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { digest, remembered } from './json.ts'
import type { ChanceState, Json, ScriptedDraw, TableState } from './state.ts'

/** State with a generator and the barrier that its use raises; every state has both. */
type Rolling = Pick<TableState, 'chance' | 'barrier'>

/** The generator of real matches: nobody can predict the next shuffle from the cards seen so far. */
export const sealed = (seed: string): ChanceState => ({
  kind: 'sealed',
  key: digest(`conclave ${seed}`),
  counter: 0,
})

/** The fast generator of imagined worlds and simulations. */
export const swift = (seed: string): ChanceState => {
  const words = digest(`conclave swift ${seed}`)
  const word = (at: number) => Number.parseInt(words.slice(at * 8, at * 8 + 8), 16) | 0
  return { kind: 'swift', a: word(0), b: word(1), c: word(2), d: word(3) }
}

/** A fast generator whose course follows from another one's next numbers. */
export const swiftFrom = (chance: ChanceState): ChanceState => {
  const word = () => bits(chance) | 0
  return { kind: 'swift', a: word(), b: word(), c: word(), d: word() }
}

/** A number from 0 to `bound - 1`. Raises the barrier. */
export const roll = (table: Rolling, bound: number): number => {
  table.barrier++
  return below(table.chance, bound)
}

/** Puts a list in random order, in place. Raises the barrier. */
export const shuffle = <T extends Json>(table: Rolling, list: T[]): void => {
  table.barrier++
  mix(table.chance, list)
}

/** Puts a list in random order without touching any match: for imagined worlds and bots. */
export const mix = <T>(chance: ChanceState, list: T[]): void => {
  if (chance.kind === 'scripted') {
    followScript(chance.draws.shift(), list)
    return
  }
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(chance, last + 1)
    const item = list[last]!
    list[last] = list[other]!
    list[other] = item
  }
}

/** A number from 0 to `bound - 1`, every one equally likely, without touching any match. */
export const below = (chance: ChanceState, bound: number): number => {
  if (chance.kind === 'scripted') {
    const draw = chance.draws.shift()
    const value = typeof draw === 'number' && draw < 0 ? bound + draw : draw
    if (typeof value !== 'number' || value < 0 || value >= bound)
      throw new Error(`the script has ${draw ?? 'no draw left'} where a number below ${bound} is due`)
    return value
  }
  if (!(bound >= 1)) throw new RangeError(`nothing can be drawn from ${bound} outcomes`)
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound)
  let value = bits(chance)
  while (value >= limit) value = bits(chance)
  return value % bound
}

/** Half the work of a draw is the key's alone, and the same for all draws of a match. */
const macOf = remembered(64, (key) => hmac.create(sha256, hexToBytes(key)))

/** The next 32 random bits. */
const bits = (chance: ChanceState): number => {
  switch (chance.kind) {
    case 'sealed': {
      const mac = macOf(chance.key).clone()
      const block = mac.update(utf8ToBytes(`${chance.counter++}`)).digest()
      return ((block[0]! << 24) | (block[1]! << 16) | (block[2]! << 8) | block[3]!) >>> 0
    }
    case 'swift': {
      // Chris Doty-Humphrey's sfc32.
      const sum = (((chance.a + chance.b) | 0) + chance.d) | 0
      chance.d = (chance.d + 1) | 0
      chance.a = chance.b ^ (chance.b >>> 9)
      chance.b = (chance.c + (chance.c << 3)) | 0
      chance.c = (((chance.c << 21) | (chance.c >>> 11)) + sum) | 0
      return sum >>> 0
    }
    case 'scripted':
      throw new Error('a scripted generator has no bits')
  }
}

const followScript = <T>(order: ScriptedDraw | undefined, list: T[]): void => {
  if (order === 'unchanged') return
  if (!Array.isArray(order))
    throw new Error(`the script has ${order ?? 'no draw left'} where a shuffle is due`)
  const rest = list.slice()
  const wanted = order.map((item) => {
    const at = rest.indexOf(item as T)
    if (at < 0) throw new Error(`the script shuffles ${JSON.stringify(item)}, which is not in the list`)
    return rest.splice(at, 1)[0]!
  })
  list.splice(0, list.length, ...wanted, ...rest)
}
