import type { BlackRoseView, Owner } from '@conclave/black-rose'
import { pc } from '../colours.ts'
import { padEnd, wrap } from '../output.ts'
import type { Drawn } from './drawn.ts'

/** Table of Black Rose Wars, as it is drawn. */
export type Lodge = Drawn<BlackRoseView>

export const none = '–'

/** Sign of an owner where there is room for one only. */
export const signOf = (owner: Owner): string => (owner < 0 ? '*' : String(owner + 1))

const paints = [pc.blue, pc.yellow, pc.green, pc.red] as const

/** In the colour of the seat; the Black Rose has none. */
export const inColourOf = (owner: Owner, text: string): string =>
  owner < 0 ? pc.bold(text) : (paints[owner]?.(text) ?? text)

/** The name of a seat or of the Black Rose. */
export const ownerName = ({ game, own }: Lodge, owner: Owner): string => {
  const name = inColourOf(owner, game(owner < 0 ? 'seat.rose' : `seat.${owner}`))
  return owner === own ? pc.underline(name) : name
}

export const placeName = ({ game, name }: Lodge, place: string): string =>
  place === 'cell' ? game('place.cell') : name(place)

/** List of cubes, by owner and number: `2× Raven, 1× the Black Rose`. */
export const cubesText = (drawn: Lodge, cubes: readonly Owner[]): string =>
  [...Map.groupBy(cubes, (owner) => owner)]
    .map(([owner, those]) => `${those.length}× ${ownerName(drawn, owner)}`)
    .join(', ')

const labelWidth = 12
const label = (text: string): string => padEnd(`${pc.bold(text)} `, labelWidth)

export const titled = ({ width }: Pick<Lodge, 'width'>, title: string, text: string): string[] =>
  wrap(`${label(title)}${text}`, width, ' '.repeat(labelWidth)).split('\n')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
