import { describe, expect, it } from 'vitest'
import { needsHeight } from '../../../src/boards/black-rose/reactions/answering.ts'

const text = (letters: number): string => 'a'.repeat(letters)

describe('what one may react with', () => {
  it('has room in a low strip when it is short, and a tall one when it is long', () => {
    expect(needsHeight([], false)).toBe(false)
    expect(needsHeight([text(200)], false)).toBe(false)
    expect(needsHeight([`${text(300)}\n${text(260)}`], false)).toBe(false)
    expect(needsHeight([`${text(300)}\n${text(340)}`], false)).toBe(true)
  })

  it('has less room beside another, and under the line that tells the cause', () => {
    expect(needsHeight([text(300), text(40)], false)).toBe(true)
    expect(needsHeight([text(180), text(40)], false)).toBe(false)
    expect(needsHeight([text(500)], true)).toBe(true)
  })
})
