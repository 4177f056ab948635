import { expect, test } from 'vitest'
import { alone, andDone } from '../src/play/and-done.ts'

const asked = (kind: string) => ({ seat: 0, kind, manner: 'turn', about: null }) as const
const [cast, end, pass] = [{ do: 'cast' }, { do: 'end' }, { do: 'pass' }]

/** Ends what goes on; what is asked in between is its player's own. */
const ends = {
  next: ({ kind }: { readonly kind: string }, options: readonly { readonly do: string }[]) =>
    kind === 'turn' ? (options.find((option) => option.do === 'end') ?? null) : ('wait' as const),
}

test('what is the last is answered, what comes between is asked, and then it is ended once', () => {
  const next = andDone(alone(cast), ends)
  expect(next(asked('turn'), [cast], {})).toEqual(cast)
  expect(next(asked('react'), [pass], {})).toBe('wait')
  expect(next(asked('turn'), [cast, end], {})).toEqual(end)
  expect(next(asked('turn'), [cast, end], {})).toBeNull()
})

test('where it cannot be ended nothing more is given, later neither', () => {
  const next = andDone(alone(cast), ends)
  expect(next(asked('turn'), [cast], {})).toEqual(cast)
  expect(next(asked('turn'), [cast], {})).toBeNull()
  expect(next(asked('turn'), [cast, end], {})).toBeNull()
})
