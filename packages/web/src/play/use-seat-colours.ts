import { useInsertionEffect } from 'react'

/** Around the board, too, seats have the colours that their players have chosen; without a choice the usual ones. */
export const useSeatColours = (colours: readonly string[]): void => {
  const key = colours.join(' ')
  // Before anything is measured: all of the page has to be styled anew afterwards.
  useInsertionEffect(() => {
    if (key === '') return
    const { style } = document.documentElement
    const chosen = key.split(' ')
    chosen.forEach((colour, seat) => {
      style.setProperty(`--seat-${seat}`, `var(--${colour})`)
    })
    return () => {
      chosen.forEach((_, seat) => {
        style.removeProperty(`--seat-${seat}`)
      })
    }
  }, [key])
}
