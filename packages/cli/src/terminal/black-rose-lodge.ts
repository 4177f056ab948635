import { contentOf, hexes, type RoomView } from '@conclave/black-rose'
import { pc } from '../colours.ts'
import { cut, padEnd, widthOf } from '../output.ts'
import { inColourOf, type Lodge, signOf } from './black-rose-drawing.ts'

/** Signs of the tokens. */
export const tokens: { readonly [token: string]: string } = { bright: '○', dark: '●', none: ' ' }
export const ruin = '×'
const freeSlot = '·'

const rows = [-2, -1, 0, 1, 2] as const
const cellWidth = 16

const paint: { readonly [colour: string]: (text: string) => string } = {
  red: pc.red,
  green: pc.green,
  purple: pc.magenta,
  blue: pc.blue,
  yellow: pc.yellow,
  white: pc.white,
  orange: pc.yellow,
}

/** The nineteen rooms as they lie: name; colour, token and cubes; who is there. */
export const lodgeLines = (drawn: Lodge): string[] =>
  rows.flatMap((row) => {
    const inRow = hexes
      .map(({ q, r }, at) => ({ q, r, at }))
      .filter(({ r }) => r === row)
      .sort((a, b) => a.q - b.q)
      .flatMap(({ at }) => drawn.view.lodge.slice(at, at + 1))
    const indent = ' '.repeat((Math.abs(row) * cellWidth) / 2)
    return [nameOf, stateOf, modelsIn].map((write) =>
      (indent + inRow.map((room) => padEnd(write(drawn, room), cellWidth)).join('')).trimEnd(),
    )
  })

const nameOf = (drawn: Lodge, { room, colour, destroyed }: RoomView): string => {
  const name = cut(drawn.name(room), cellWidth - 1)
  if (destroyed) return pc.dim(name)
  return (colour === null ? pc.bold : (paint[colour] ?? pc.bold))(name)
}

/** [BRW-INS.5, REB-INS.5] True if it takes cubes: until it is destroyed, or in Rebirth until it is rebuilt. */
const takesCubes = ({ view }: Lodge, { room, destroyed }: RoomView): boolean =>
  destroyed === (contentOf(view.edition).rooms.get(room)?.rebuilt !== undefined)

const stateOf = (drawn: Lodge, laid: RoomView): string => {
  const { game } = drawn
  const { colour, token, destroyed, blocked, slots, cubes } = laid
  const mark = destroyed ? ruin : blocked ? '!' : (tokens[token] ?? '')
  const place = Array.from(
    { length: takesCubes(drawn, laid) ? Math.max(slots, cubes.length) : 0 },
    (_, at) => {
      const owner = cubes[at]
      return owner === undefined ? pc.dim(freeSlot) : inColourOf(owner, signOf(owner))
    },
  )
  const word = colour === null ? '' : `${cut(game(`roomColour.${colour}`), 7)} `
  return `${pc.dim(word)}${mark} ${place.join('')}`
}

/** Mages in brackets, evocations by the beginning of their name and their owner's number: `[1] La2`. */
const modelsIn = (drawn: Lodge, { room }: RoomView): string => {
  const { view } = drawn
  const mages = view.mages.flatMap(({ place }, seat) =>
    place === room ? [inColourOf(seat, `[${signOf(seat)}]`)] : [],
  )
  const evocations = view.evocations
    .filter(({ place }) => place === room)
    .map(({ kind, owner }) => inColourOf(owner, `${drawn.name(kind).slice(0, 2)}${signOf(owner)}`))
  const avatar = view.avatar?.place === room ? [inColourOf(-1, `[${signOf(-1)}]`)] : []
  const all = [...mages, ...avatar, ...evocations]
  const shown: string[] = []
  for (const model of all) {
    if (widthOf([...shown, model].join(' ')) > cellWidth - 3) {
      shown.push('…')
      break
    }
    shown.push(model)
  }
  return shown.join(' ')
}
