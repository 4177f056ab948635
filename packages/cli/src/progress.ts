import type { Io } from './io.ts'

/** A bar on stderr that shows how far a long command is, on a terminal only. */
export interface Progress {
  advance(): void
  end(): void
}

const width = 30
const millisecondsBetween = 100

/** Begins a bar for so many steps. */
export const progressOf = ({ stderr }: Io, total: number, unit: string): Progress => {
  if (stderr.isTTY !== true) return { advance: () => {}, end: () => {} }
  const start = performance.now()
  let done = 0
  let drawn = 0
  const draw = (): void => {
    const now = performance.now()
    if (now - drawn < millisecondsBetween && done < total) return
    drawn = now
    const filled = Math.round((done / total) * width)
    const seconds = (now - start) / 1000
    const left = done === 0 ? '' : `, ${Math.ceil((seconds / done) * (total - done))} s left`
    stderr.write(
      `\r\u001b[2K${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total} ${unit}${left}`,
    )
  }
  return {
    advance: () => {
      done++
      draw()
    },
    end: () => {
      stderr.write('\r\u001b[2K')
    },
  }
}
