import type { Colour } from '@conclave/black-rose'
import { useEffect } from 'react'

/** Around the board, too, seats have the colours that their mages have chosen. */
export const useSeatColours = (colours: readonly Colour[]): void => {
  const key = colours.join(' ')
  useEffect(() => {
    const { style } = document.documentElement
    const chosen = key.split(' ')
    chosen.forEach((colour, seat) => {
      style.setProperty(`--seat-${seat}`, `var(--br-${colour})`)
    })
    return () => {
      chosen.forEach((_, seat) => {
        style.removeProperty(`--seat-${seat}`)
      })
    }
  }, [key])
}
