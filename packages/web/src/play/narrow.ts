/** Below so many letters' widths a page has no room for two things side by side; the style sheets say 56rem. */
const leastLetters = 56

/** Is this window narrow for the size of its text? */
export const isNarrow = (): boolean =>
  innerWidth < leastLetters * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
