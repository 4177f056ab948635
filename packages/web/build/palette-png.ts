import { crc32, deflateSync } from 'node:zlib'

/** Six bits of each channel tell colours apart. */
const shift = 2
const most = 256

interface Shade {
  readonly key: number
  readonly rgb: readonly [number, number, number]
  readonly count: number
}

const keyAt = (pixels: Uint8Array, at: number): number =>
  (((pixels[at] ?? 0) >> shift) << 12) |
  (((pixels[at + 1] ?? 0) >> shift) << 6) |
  ((pixels[at + 2] ?? 0) >> shift)

const shadesOf = (pixels: Uint8Array): Shade[] => {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const key = keyAt(pixels, at)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const channel = (key: number, bits: number) => Math.round((((key >> bits) & 63) * 255) / 63)
  return [...counts].map(([key, count]) => ({
    key,
    rgb: [channel(key, 12), channel(key, 6), channel(key, 0)],
    count,
  }))
}

const channels = [0, 1, 2] as const

/** The channel in which a box of shades is widest, and how much there is to gain by cutting it. */
const widest = (box: readonly Shade[]): { readonly channel: 0 | 1 | 2; readonly gain: number } => {
  const count = box.reduce((sum, shade) => sum + shade.count, 0)
  const spreads = channels.map((channel) => {
    const values = box.map(({ rgb }) => rgb[channel])
    return { channel, gain: (Math.max(...values) - Math.min(...values)) * Math.cbrt(count) }
  })
  return spreads.reduce((best, each) => (each.gain > best.gain ? each : best))
}

/** Cuts boxes of shades at their median until there are as many as a palette holds. */
const boxesOf = (shades: Shade[]): Shade[][] => {
  const boxes = [{ shades, ...widest(shades) }]
  while (boxes.length < most) {
    boxes.sort((one, other) => other.gain - one.gain)
    const first = boxes.shift()
    if (first === undefined || first.gain === 0) {
      if (first !== undefined) boxes.push(first)
      break
    }
    const { channel } = first
    const sorted = first.shades.toSorted((one, other) => one.rgb[channel] - other.rgb[channel])
    const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2
    let sum = 0
    const found = sorted.findIndex(({ count }) => {
      sum += count
      return sum >= half
    })
    const cut = Math.min(Math.max(1, found), sorted.length - 1)
    for (const part of [sorted.slice(0, cut), sorted.slice(cut)])
      boxes.push({ shades: part, ...widest(part) })
  }
  return boxes.map((box) => box.shades)
}

const meanOf = (box: readonly Shade[], channel: 0 | 1 | 2): number => {
  const count = box.reduce((sum, shade) => sum + shade.count, 0)
  return Math.round(box.reduce((sum, shade) => sum + shade.rgb[channel] * shade.count, 0) / count)
}

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A small PNG of 256 colours from opaque pixels of four bytes each. */
export const palettePng = (
  pixels: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Buffer => {
  const boxes = boxesOf(shadesOf(pixels))
  const palette = Buffer.from(boxes.flatMap((box) => channels.map((channel) => meanOf(box, channel))))
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(({ key }) => [key, index] as const)))
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + x + 1] = indexOf.get(keyAt(pixels, (y * width + x) * 4)) ?? 0
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
