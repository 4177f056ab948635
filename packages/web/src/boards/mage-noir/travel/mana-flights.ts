import { travelTime } from '../../parts/layout-motion.tsx'
import type { ManaMove } from './mana-moves.ts'

/** One after the other, so that the eye can follow: seconds between two flights. */
const apart = 0.07
/** More than so many at once are only a swarm. */
const most = 12

/** Spots where Mana is to be seen now: every counter and every belt by its place. */
export type ManaSpots = ReadonlyMap<string, DOMRect>

export const manaSpots = (board: HTMLElement | null): ManaSpots => {
  const found = new Map<string, DOMRect>()
  for (const node of board?.querySelectorAll<HTMLElement>('[data-mana]') ?? [])
    found.set(node.dataset.mana ?? '', node.getBoundingClientRect())
  return found
}

/** A counter lies in its pile by element, a belt is one for all. */
const spotOf = (spots: ManaSpots, place: string, element: string): DOMRect | undefined =>
  spots.get(`${place}:${element}`) ?? spots.get(place)

/** Lets Mana be seen to go its way: reserve to card, card to ether, ether to reserve. */
export const flyMana = (
  board: HTMLElement,
  sky: HTMLElement,
  before: ManaSpots,
  moves: readonly ManaMove[],
  speed: number,
): void => {
  const duration = travelTime(speed)
  if (duration === 0) return
  const now = manaSpots(board)
  const origin = sky.getBoundingClientRect()
  for (const [at, { element, count, from, to }] of moves.slice(0, most).entries()) {
    const start = spotOf(before, from, element) ?? spotOf(now, from, element)
    const end = spotOf(now, to, element)
    // Any counter of the element lends its mark.
    const looks = board
      .querySelector(`[data-mana="ether:left:${element}"]`)
      ?.parentElement?.querySelector('svg')
    if (start === undefined || end === undefined || looks == null || end.width === 0) continue
    const mark = document.createElement('span')
    mark.append(looks.cloneNode(true), count > 1 ? String(count) : '')
    mark.dataset.flying = element
    const middle = (box: DOMRect) => [
      box.left + box.width / 2 - origin.left,
      box.top + box.height / 2 - origin.top,
    ]
    const [x0 = 0, y0 = 0] = middle(start)
    const [x1 = 0, y1 = 0] = middle(end)
    Object.assign(mark.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      fontSize: getComputedStyle(board).fontSize,
    })
    sky.append(mark)
    const put = (x: number, y: number, scale: number) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
    const flying = mark.animate(
      [
        { transform: put(x0, y0, 0.7), opacity: 0.4 },
        { transform: put((x0 + x1) / 2, (y0 + y1) / 2 - 12, 1.15), opacity: 1, offset: 0.5 },
        { transform: put(x1, y1, 0.8), opacity: 0.6 },
      ],
      { duration: duration * 1000, delay: (at * apart * 1000) / speed, easing: 'ease-in-out', fill: 'both' },
    )
    flying.onfinish = () => mark.remove()
    flying.oncancel = () => mark.remove()
  }
}
