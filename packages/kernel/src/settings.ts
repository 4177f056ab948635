import type { Seat } from './state.ts'

/** One thing that can be chosen before a match, described as data so that lobby and command line can show it. */
export type Setting = (
  | { readonly type: 'boolean'; readonly default: boolean }
  | {
      readonly type: 'number'
      readonly min: number
      readonly max: number
      readonly default: number
      readonly off?: number
    }
  | { readonly type: 'choice'; readonly choices: readonly string[]; readonly default: string }
  /** Any of these; the value names them one after the other, as in `agony+hex`. What they are called, the texts `names.…` say. */
  | {
      readonly type: 'several'
      readonly choices: readonly string[]
      readonly names: string
      readonly default: string
    }
  | { readonly type: 'text'; readonly maxLength: number; readonly default: string }
) & {
  /** The ruling on an unclear rule that the setting takes back, by its id: lobbies show it folded away. */
  readonly ruling?: string
  /** The seat that the setting belongs to: whoever sits there chooses it, a deck say, and nobody else sees it before the match. */
  readonly seat?: Seat
}

/** What is chosen of several things, from the value of their setting, and the other way round. */
export const severalIn = (value: string): string[] => (value === '' ? [] : value.split('+'))
export const asSeveral = (chosen: readonly string[]): string => chosen.join('+')

/** All settings of a game, by name. */
export type Settings = { readonly [name: string]: Setting }

type ValueOf<S extends Setting> = S extends { type: 'boolean' }
  ? boolean
  : S extends { type: 'number' }
    ? number
    : string

/** The values that belong to a table of settings. */
export type Chosen<T extends Settings> = { readonly [Name in keyof T]: ValueOf<T[Name]> }

/** Either every setting with a legal value, or what is wrong with one of them, in words. */
export type Reading<T extends Settings> =
  | { readonly ok: true; readonly chosen: Chosen<T> }
  | { readonly ok: false; readonly problem: string }

/** Checks values from outside against the settings and fills in what was not given. */
export const readSettings = <T extends Settings>(
  settings: T,
  given: { readonly [name: string]: unknown },
): Reading<T> => {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(settings, name)) {
      return {
        ok: false,
        problem: `there is no option '${name}' (there are: ${Object.keys(settings).join(', ') || 'none'})`,
      }
    }
  }
  const chosen: { [name: string]: boolean | number | string } = {}
  for (const [name, setting] of Object.entries(settings)) {
    const value = Object.hasOwn(given, name) ? plain(setting, given[name]) : setting.default
    const problem = problemWith(setting, value)
    if (problem !== null)
      return { ok: false, problem: `option '${name}' ${problem}, not ${JSON.stringify(given[name])}` }
    chosen[name] = value as boolean | number | string
  }
  return { ok: true, chosen: chosen as Chosen<T> }
}

/** Command lines and query strings bring everything as text. */
const plain = (setting: Setting, value: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (setting.type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value
  if (setting.type === 'number') return /^-?\d+$/.test(value) ? Number(value) : value
  return value
}

const problemWith = (setting: Setting, value: unknown): string | null => {
  switch (setting.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : 'must be true or false'
    case 'number': {
      if (value === setting.off && value !== undefined) return null
      const fits =
        typeof value === 'number' && Number.isInteger(value) && value >= setting.min && value <= setting.max
      const off = setting.off === undefined ? '' : ` (or ${setting.off} for none)`
      return fits ? null : `must be a whole number from ${setting.min} to ${setting.max}${off}`
    }
    case 'choice':
      return typeof value === 'string' && setting.choices.includes(value)
        ? null
        : `must be one of ${setting.choices.join(', ')}`
    case 'several': {
      const chosen = typeof value === 'string' ? severalIn(value) : null
      const fits =
        chosen !== null &&
        new Set(chosen).size === chosen.length &&
        chosen.every((each) => setting.choices.includes(each))
      return fits ? null : `must be some of ${setting.choices.join(', ')}, each once, with + between them`
    }
    case 'text':
      return typeof value === 'string' && value.length <= setting.maxLength
        ? null
        : `must be a text of at most ${setting.maxLength} characters`
  }
}
