import { escaped } from './markup.ts'

/** Everything is drawn in a box this wide; the page scales it. */
const width = 720
const labelWidth = 150
const valueWidth = 150
const rowHeight = 26

const at = (value: number): string => value.toFixed(1)

const text = (
  x: number,
  y: number,
  content: string,
  { anchor = 'start', tone = 'ink' }: { anchor?: 'start' | 'middle' | 'end'; tone?: 'ink' | 'soft' } = {},
): string =>
  `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}" class="${tone}">${escaped(content)}</text>`

const line = (x1: number, y1: number, x2: number, y2: number, tone: string): string =>
  `<line x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}" class="${tone}"/>`

const box = (x: number, y: number, w: number, h: number, tone: string, title = ''): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(Math.max(0, w))}" height="${at(h)}" class="${tone}">${
    title === '' ? '' : `<title>${escaped(title)}</title>`
  }</rect>`

const svg = (height: number, label: string, content: readonly string[]): string =>
  `<svg viewBox="0 0 ${width} ${Math.ceil(height)}" role="img" aria-label="${escaped(label)}">${content.join('')}</svg>`

/** A value with the interval that the true one lies in. */
export interface Whisker {
  readonly label: string
  readonly rate: number
  readonly low: number
  readonly high: number
  readonly note: string
  /** Band in which it should lie. */
  readonly band: readonly [number, number]
}

/** Shares with their intervals, a row each, over the band in which they should lie. */
export const whiskers = (label: string, rows: readonly Whisker[]): string => {
  const most = Math.max(0.4, ...rows.map(({ high }) => Math.ceil(high * 20) / 20))
  const x = (rate: number): number => labelWidth + (rate / most) * (width - labelWidth - valueWidth)
  const ticks = Array.from({ length: Math.floor(most / 0.1) + 1 }, (_, step) => step / 10)
  const bottom = rows.length * rowHeight + 6
  return svg(bottom + 22, label, [
    ...ticks.flatMap((tick) => [
      line(x(tick), 0, x(tick), bottom, 'grid'),
      text(x(tick), bottom + 16, `${Math.round(tick * 100)} %`, { anchor: 'middle', tone: 'soft' }),
    ]),
    ...rows.flatMap(({ label: name, rate, low, high, note, band }, row) => {
      const y = row * rowHeight + rowHeight / 2 + 3
      const met = rate >= band[0] && rate <= band[1]
      return [
        box(x(band[0]), y - rowHeight / 2, x(band[1]) - x(band[0]), rowHeight, 'band'),
        text(labelWidth - 10, y + 4, name, { anchor: 'end' }),
        line(x(low), y, x(high), y, met ? 'whisker' : 'whisker off'),
        line(x(low), y - 4, x(low), y + 4, met ? 'whisker' : 'whisker off'),
        line(x(high), y - 4, x(high), y + 4, met ? 'whisker' : 'whisker off'),
        `<circle cx="${at(x(rate))}" cy="${at(y)}" r="5" class="${met ? 'dot' : 'dot off'}"/>`,
        text(width - valueWidth + 14, y + 4, note, { tone: 'soft' }),
      ]
    }),
  ])
}

/** Histogram of the lengths of matches; the band says which lengths are wished for. */
export const histogram = (
  label: string,
  counts: readonly (readonly [value: number, count: number])[],
  band: readonly [number, number],
): string => {
  const [least, most] = [
    Math.min(band[0], ...counts.map(([value]) => value)) - 1,
    Math.max(band[1], ...counts.map(([value]) => value)) + 1,
  ]
  const highest = Math.max(1, ...counts.map(([, count]) => count))
  const height = 170
  const step = (width - 40) / (most - least + 1)
  const x = (value: number): number => 20 + (value - least) * step
  return svg(height + 40, label, [
    box(x(band[0]), 0, (band[1] - band[0] + 1) * step, height + 16, 'band'),
    ...counts.flatMap(([value, count]) => {
      const h = (count / highest) * (height - 18)
      return [
        box(x(value) + step * 0.12, height + 16 - h, step * 0.76, h, 'bar', `${value}: ${count}`),
        text(x(value) + step / 2, height + 10 - h, String(count), { anchor: 'middle', tone: 'soft' }),
      ]
    }),
    line(20, height + 16, width - 20, height + 16, 'axis'),
    ...Array.from({ length: most - least + 1 }, (_, index) =>
      text(x(least + index) + step / 2, height + 33, String(least + index), {
        anchor: 'middle',
        tone: 'soft',
      }),
    ),
  ])
}

/** Rows of stacked parts. What is below nothing goes to the left. */
export const stacks = (
  label: string,
  names: readonly string[],
  rows: readonly { readonly label: string; readonly parts: readonly number[] }[],
): string => {
  const sum = (parts: readonly number[]): number => parts.reduce((all, part) => all + Math.max(0, part), 0)
  const most = Math.max(1, ...rows.map(({ parts }) => sum(parts)))
  const least = Math.min(0, ...rows.flatMap(({ parts }) => parts))
  const scale = (width - labelWidth - 70) / (most - least)
  const zero = labelWidth - least * scale
  const bottom = rows.length * rowHeight
  const shown = names
    .map((name, index) => ({ name, index }))
    .filter(({ index }) => rows.some(({ parts }) => Math.abs(parts[index] ?? 0) > 0.005))
  const perLine = 4
  return svg(bottom + 16 + Math.ceil(shown.length / perLine) * 20, label, [
    ...rows.flatMap(({ label: name, parts }, row) => {
      const y = row * rowHeight + 3
      let right = zero
      let left = zero
      const bars = parts.map((part, index) => {
        const w = Math.abs(part) * scale
        if (part < 0) left -= w
        const from = part < 0 ? left : right
        if (part > 0) right += w
        return box(from, y, w, rowHeight - 8, `part p${index}`, `${names[index]}: ${part.toFixed(2)}`)
      })
      const total = parts.reduce((all, part) => all + part, 0)
      return [
        text(labelWidth - 10 + Math.min(0, least * 0), y + 13, name, { anchor: 'end' }),
        ...bars,
        text(right + 8, y + 13, total.toFixed(1), { tone: 'soft' }),
      ]
    }),
    line(zero, 0, zero, bottom, 'axis'),
    ...shown.flatMap(({ name, index }, place) => {
      const [x, y] = [labelWidth + (place % perLine) * 138, bottom + 22 + Math.floor(place / perLine) * 20]
      return [box(x, y - 10, 12, 12, `part p${index}`), text(x + 17, y, name, { tone: 'soft' })]
    }),
  ])
}

/** Two courses over rounds; where only few matches came to a round, the line is thin. */
export const courses = (
  label: string,
  points: readonly {
    readonly round: number
    readonly rose: number
    readonly best: number
    readonly matches: number
  }[],
  marks: readonly { readonly at: number; readonly label: string }[],
): string => {
  const shown = points.filter(({ matches }) => matches * 20 >= (points[0]?.matches ?? 0))
  const [height, left] = [200, 46]
  const most =
    Math.max(...marks.map((mark) => mark.at), ...shown.flatMap(({ rose, best }) => [rose, best])) * 1.05
  const x = (round: number): number =>
    left + ((round - 0.5) / Math.max(1, shown.length)) * (width - left - 130)
  const y = (power: number): number => height - (power / most) * (height - 10)
  const path = (of: 'rose' | 'best', tone: string): string =>
    `<polyline class="${tone}" points="${shown.map((point) => `${at(x(point.round))},${at(y(point[of]))}`).join(' ')}"/>`
  const last = shown.at(-1)
  return svg(height + 28, label, [
    ...marks.flatMap((mark) => [
      line(left, y(mark.at), width - 130, y(mark.at), 'grid'),
      text(left - 8, y(mark.at) + 4, String(mark.at), { anchor: 'end', tone: 'soft' }),
      text(left + 4, y(mark.at) - 4, mark.label, { tone: 'soft' }),
    ]),
    line(left, height, width - 130, height, 'axis'),
    ...shown.map(({ round }) =>
      text(x(round), height + 18, String(round), { anchor: 'middle', tone: 'soft' }),
    ),
    path('best', 'course mage'),
    path('rose', 'course rose'),
    ...(last === undefined ? [] : courseLabels(x(last.round) + 10, y(last.best) + 4, y(last.rose) + 4)),
  ])
}

/** The names at the ends of the two lines, kept apart. */
const courseLabels = (x: number, best: number, black: number): string[] => {
  const near = Math.abs(best - black) < 16
  const upper = best <= black
  return [
    text(x, near ? (upper ? black - 16 : black + 16) : best, 'mage ahead'),
    text(x, black, 'Black Rose'),
  ]
}

interface Spot {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly tone: string
  readonly named: boolean
}

/** Points by two shares; each tells its name when pointed at, and the outermost ones do so in print, too. */
export const scatter = (
  label: string,
  points: readonly Spot[],
  axes: { readonly x: string; readonly y: string; readonly mean: number },
): string => {
  const [top, height, left] = [26, 360, 50]
  const most = Math.max(0.4, ...points.map(({ y }) => Math.ceil(y * 20) / 20))
  const px = (value: number): number => left + Math.min(1, value) * (width - left - 20)
  const py = (value: number): number => height - (value / most) * (height - top)
  const ticks = (max: number): number[] =>
    Array.from({ length: Math.floor(max * 10 + 0.001) + 1 }, (_, step) => step / 10)
  return svg(height + 44, label, [
    ...ticks(1).flatMap((tick) => [
      line(px(tick), top, px(tick), height, 'grid'),
      text(px(tick), height + 18, `${Math.round(tick * 100)} %`, { anchor: 'middle', tone: 'soft' }),
    ]),
    ...ticks(most).flatMap((tick) => [
      line(left, py(tick), width - 20, py(tick), 'grid'),
      text(left - 8, py(tick) + 4, `${Math.round(tick * 100)} %`, { anchor: 'end', tone: 'soft' }),
    ]),
    line(left, py(axes.mean), width - 20, py(axes.mean), 'axis'),
    text((left + width - 20) / 2, height + 38, axes.x, { anchor: 'middle' }),
    text(left, 12, axes.y),
    ...points.map(
      ({ name, x, y, tone }) =>
        `<circle cx="${at(px(x))}" cy="${at(py(y))}" r="4.5" class="mark ${tone}"><title>${escaped(name)}</title></circle>`,
    ),
    ...namesOf(points.map((spot) => ({ ...spot, x: px(spot.x), y: py(spot.y) }))),
  ])
}

/** The names of those that are to be named, as far as there is room for them. */
const namesOf = (spots: readonly Spot[]): string[] => {
  const taken: { readonly x: number; readonly y: number; readonly w: number }[] = []
  return spots
    .filter(({ named }) => named)
    .flatMap(({ name, x, y }) => {
      const w = name.length * 6.2
      const end = x + 8 + w > width
      const from = end ? x - 8 - w : x + 8
      const free = taken.every(
        (each) => Math.abs(each.y - y) > 12 || from > each.x + each.w || each.x > from + w,
      )
      if (!free) return []
      taken.push({ x: from, y, w })
      return [text(end ? x - 8 : x + 8, y + 4, name, { anchor: end ? 'end' : 'start', tone: 'soft' })]
    })
}
