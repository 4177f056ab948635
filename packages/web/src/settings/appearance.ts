import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useSettings, watchSettings } from './settings.ts'

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Keeps the page in step with the settings: theme, text size, font, language. */
export const keepAppearance = (): void => {
  const root = document.documentElement
  const apply = watchSettings
  apply(({ theme, textSize, font, language, speed }) => {
    root.dataset.themeChoice = theme
    root.dataset.theme = theme === 'system' ? ownTheme(root) : theme
    root.dataset.font = font
    root.dataset.speed = speed
    root.style.fontSize = `calc(${textSize}% * var(--desk, 1))`
    root.lang = language
  })
  dark.addEventListener('change', () => {
    if (root.dataset.themeChoice === 'system') root.dataset.theme = ownTheme(root)
  })
}

/** Theme where nobody has chosen: the dress of the game that is shown, or what the system likes. */
const ownTheme = ({ dataset }: HTMLElement): string => dataset.dress ?? (dark.matches ? 'dark' : 'light')

/** Air: the look of the page while a game is shown. */
export interface Air {
  /** Its colours are those that style sheets have for `data-air` of this name. */
  readonly name: string
  /** The theme that is its own. */
  readonly theme?: 'dark'
}

/** A game is shown in its own colours and, unless its player has chosen another, in its own theme. */
export const useAir = (air: Air | undefined): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (air === undefined) return
    dataset.air = air.name
    if (air.theme !== undefined) dataset.dress = air.theme
    if (dataset.themeChoice === 'system') dataset.theme = ownTheme(document.documentElement)
    return () => {
      delete dataset.air
      delete dataset.dress
      if (dataset.themeChoice === 'system') dataset.theme = ownTheme(document.documentElement)
    }
  }, [air])
}

const watchStill = (listener: () => void): (() => void) => {
  still.addEventListener('change', listener)
  return () => still.removeEventListener('change', listener)
}

const factors = { none: 0, fast: 2, usual: 1, slow: 0.6 } as const

/** Speed of motion: 0 for none, which the system may ask for, too. */
export const useAnimationSpeed = (): number => {
  const { speed } = useSettings()
  const reduced = useSyncExternalStore(watchStill, () => still.matches)
  return reduced ? 0 : factors[speed]
}
