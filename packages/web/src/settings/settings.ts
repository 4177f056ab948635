import { type Language, languages } from '@conclave/kernel'
import type { Orders } from '@conclave/table'
import { useSyncExternalStore } from 'react'
import { type Pace, paces } from './pace.ts'

export const themes = ['system', 'light', 'dark'] as const
export const textSizes = [100, 125, 150, 175, 200] as const
/** Speeds of motion; `none` means not at all. */
export const speeds = ['none', 'fast', 'usual', 'slow'] as const
export const fonts = ['hyperlegible', 'system'] as const

/** Settings of a person for this device. */
export interface Settings {
  readonly language: Language
  readonly theme: (typeof themes)[number]
  readonly textSize: (typeof textSizes)[number]
  readonly font: (typeof fonts)[number]
  readonly speed: (typeof speeds)[number]
  /** Pace of showing events, and of bots after each other. */
  readonly pace: Pace
  readonly sound: boolean
  /** 0 to 100. */
  readonly volume: number
  readonly notify: boolean
  /** True if single keys are shortcuts. */
  readonly shortcuts: boolean
  readonly chatMuted: boolean
  /** True if clicks right after a change are left out of account. Nobody is asked; tests wait for what they click. */
  readonly settling: boolean
  /** Hints: the table tells in what an earlier edition differs, and those it has told already. */
  readonly hints: boolean
  readonly hintsRead: readonly string[]
  readonly name: string
  /** Standing orders that new tables begin with, by game. */
  readonly orders: { readonly [game: string]: Orders }
}

const storageKey = 'conclave.settings'

const ownLanguage = (): Language =>
  navigator.languages
    .map((tag) => languages.find((language) => tag.toLowerCase().startsWith(language)))
    .find((language) => language !== undefined) ?? 'en'

const defaults = (): Settings => ({
  language: ownLanguage(),
  theme: 'system',
  textSize: 100,
  font: 'hyperlegible',
  speed: 'usual',
  pace: 'usual',
  sound: true,
  volume: 60,
  notify: false,
  shortcuts: true,
  chatMuted: false,
  settling: true,
  hints: false,
  hintsRead: [],
  name: '',
  orders: {},
})

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((each) => each === value) ?? otherwise

const load = (): Settings => {
  const usual = defaults()
  // What is now the pace was called otherwise, and had its words in common with it.
  let kept: Partial<Record<keyof Settings | 'scenes', unknown>> = {}
  try {
    kept = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
  } catch {
    // Damaged or forbidden storage: begin anew.
  }
  const flag = (name: 'sound' | 'notify' | 'shortcuts' | 'chatMuted' | 'settling' | 'hints') =>
    typeof kept[name] === 'boolean' ? kept[name] : usual[name]
  return {
    language: oneOf(languages, kept.language, usual.language),
    theme: oneOf(themes, kept.theme, usual.theme),
    textSize: oneOf(textSizes, kept.textSize, usual.textSize),
    font: oneOf(fonts, kept.font, usual.font),
    speed: oneOf(speeds, kept.speed, usual.speed),
    pace: oneOf(paces, kept.pace ?? kept.scenes, usual.pace),
    sound: flag('sound'),
    volume: typeof kept.volume === 'number' ? Math.min(100, Math.max(0, kept.volume)) : usual.volume,
    notify: flag('notify'),
    shortcuts: flag('shortcuts'),
    chatMuted: flag('chatMuted'),
    settling: flag('settling'),
    hints: flag('hints'),
    hintsRead: Array.isArray(kept.hintsRead) ? kept.hintsRead.filter((id) => typeof id === 'string') : [],
    name: typeof kept.name === 'string' ? kept.name.slice(0, 40) : '',
    orders: isOrders(kept.orders) ? kept.orders : {},
  }
}

const isOrders = (value: unknown): value is Settings['orders'] => typeof value === 'object' && value !== null

let current = load()
const listeners = new Set<() => void>()

export const settings = (): Settings => current

export const changeSettings = (change: Partial<Settings>): void => {
  current = { ...current, ...change }
  try {
    localStorage.setItem(storageKey, JSON.stringify(current))
  } catch {
    // The choice holds until the page is closed.
  }
  for (const listener of listeners) listener()
}

/** Follows the settings chosen on another page of this browser; else whoever changes something next would undo them. */
export const followOtherPages = (): void =>
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey) return
    current = load()
    for (const listener of listeners) listener()
  })

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings)

/** Calls back now and after every change. */
export const watchSettings = (react: (settings: Settings) => void): void => {
  react(current)
  listeners.add(() => react(current))
}
