import type { CSSProperties } from 'react'

/**
 * For the style sheets: how many letters the longest word of a name has, so that no word is broken on a narrow card; a sign
 * beside it takes the place of three, and where it stands above none.
 */
export const fitting = (name: string, sign = false): CSSProperties => {
  const longest = Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length))
  return { '--letters': longest + (sign ? 3 : 0), '--alone': longest }
}
