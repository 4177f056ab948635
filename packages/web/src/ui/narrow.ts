import { useEffect } from 'react'

/** Below so many letters' widths a page has no room for two things side by side; the style sheets say `--narrow`. */
const leastLetters = 56

/** Is this window narrow for the size of its text? */
export const isNarrow = (): boolean => lettersAcross() < leastLetters

/** Width of this window in letters. */
const lettersAcross = (): number =>
  innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Below so many, a tablet on its side is better used by the table alone. */
const roomyLetters = 78

/** True if this window has room for something beside a table before anybody has asked for it. */
export const isRoomy = (): boolean =>
  lettersAcross() >= (matchMedia('(pointer: coarse)').matches ? roomyLetters : leastLetters)

/** Closes what lies beside something else when the window becomes narrow: it would lie over it from then on. */
export const useClosedWhenNarrowed = (open: (nothing: null) => void): void => {
  useEffect(() => {
    let was = isNarrow()
    const look = (): void => {
      const is = isNarrow()
      if (is && !was) open(null)
      was = is
    }
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [open])
}
