import { travelTime } from '../../parts/layout-motion.tsx'

/** Last sight of a card: its place and its look. */
interface Sighting {
  readonly at: DOMRect
  readonly node: HTMLElement
  /** The part of the board that it lay in. */
  readonly region: string
}

export type Sightings = ReadonlyMap<string, Sighting>

/** Pile that a card goes to or comes from when it is not seen there. */
export type PileOf = (trace: string) => string | undefined

// A card on its way is a picture of itself above the board: places clip what leaves them.
const pictures = new Map<string, HTMLElement>()

const regionOf = (node: HTMLElement): string =>
  node.closest<HTMLElement>('[data-pile], [data-region]')?.dataset.region ?? 'pile'

/** Every card on the board as it is to be seen now; one on its way is where its picture is. */
export const sightings = (board: HTMLElement | null): Sightings => {
  const found = new Map<string, Sighting>()
  for (const node of board?.querySelectorAll<HTMLElement>('[data-trace]') ?? []) {
    const { trace } = node.dataset
    if (trace === undefined) continue
    const at = (pictures.get(trace) ?? node).getBoundingClientRect()
    found.set(trace, { at, node, region: regionOf(node) })
  }
  return found
}

const moves = (from: DOMRect, to: DOMRect): boolean =>
  Math.abs(from.left - to.left) + Math.abs(from.top - to.top) + Math.abs(from.width - to.width) > 2

const away = (from: DOMRect, to: DOMRect): Keyframe => ({
  transformOrigin: '0 0',
  transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`,
})

const home: Keyframe = { transformOrigin: '0 0', transform: 'none' }

/** Shows a picture of a card flying from one place to another, above everything; the card itself appears when it is there. */
const fly = (
  sky: HTMLElement,
  trace: string,
  looks: HTMLElement,
  shown: HTMLElement | null,
  [from, to]: readonly [DOMRect, DOMRect],
  duration: number,
): void => {
  pictures.get(trace)?.remove()
  const picture = document.importNode(looks, true)
  for (const name of ['data-trace', 'data-zone']) picture.removeAttribute(name)
  for (const thing of picture.querySelectorAll('[data-thing]')) thing.removeAttribute('data-thing')
  const origin = sky.getBoundingClientRect()
  Object.assign(picture.style, {
    position: 'absolute',
    left: `${to.left - origin.left}px`,
    top: `${to.top - origin.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    fontSize: getComputedStyle(looks).fontSize,
    opacity: '1',
  })
  sky.append(picture)
  pictures.set(trace, picture)
  if (shown !== null) shown.style.opacity = '0'
  const flying = picture.animate([away(from, to), home], { duration, easing: 'ease-in-out' })
  const land = () => {
    picture.remove()
    // Another flight may have begun on the way.
    if (pictures.get(trace) !== picture) return
    pictures.delete(trace)
    if (shown !== null) shown.style.opacity = ''
  }
  flying.onfinish = land
  flying.oncancel = land
}

/** Lets every card travel from where it was seen before to where it is now; out of sight it goes into a pile, or comes out of one. */
export const travel = (
  board: HTMLElement,
  sky: HTMLElement,
  before: Sightings,
  pileOf: PileOf,
  speed: number,
): void => {
  const duration = travelTime(speed) * 1000
  const pileAt = (trace: string): DOMRect | undefined =>
    board.querySelector(`[data-pile="${pileOf(trace)}"]`)?.getBoundingClientRect()
  const places = new Map<string, HTMLElement>()
  for (const node of board.querySelectorAll<HTMLElement>('[data-trace]')) {
    const { trace } = node.dataset
    if (trace === undefined) continue
    places.set(trace, node)
    const seen = before.get(trace)
    const [from, to] = [seen?.at ?? pileAt(trace), node.getBoundingClientRect()]
    if (from === undefined || to.width === 0 || !moves(from, to)) continue
    if (seen?.region === regionOf(node) && !pictures.has(trace))
      node.animate([away(from, to), home], { duration: duration / 2, easing: 'ease-out' })
    else fly(sky, trace, node, node, [from, to], duration)
  }
  for (const [trace, { at, node }] of before) {
    const to = places.has(trace) ? undefined : pileAt(trace)
    if (to !== undefined && at.width > 0) fly(sky, trace, node, null, [at, to], duration)
  }
}
