import { type Frame, framesOf } from '@conclave/kernel'
import { expect, test } from 'vitest'

type Calls = { walk: { left: number }; window: { seat: number } }

const { innermost, running } = framesOf<Calls>()

const walk = (left: number): Frame => ({ procedure: 'walk', step: 'next', locals: { left } })
const window = (seat: number): Frame => ({ procedure: 'window', step: 'ask', locals: { seat } })

test('the locals of procedures at work are found by name', () => {
  const stack = [walk(2), window(0), walk(1), window(3)]
  expect(innermost({ stack }, 'walk')?.left).toBe(1)
  expect(running({ stack }, 'walk').map(({ left }) => left)).toEqual([2, 1])
  expect(innermost({ stack: [window(0)] }, 'walk')).toBeUndefined()
})

test('what is read back is what was stored, not a copy', () => {
  const stack = [walk(2)]
  innermost({ stack }, 'walk')!.left--
  expect(stack[0]!.locals).toEqual({ left: 1 })
})
