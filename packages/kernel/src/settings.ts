import type { Seat } from './state.ts'

/** One thing that can be chosen before a match, described as data so that lobby and command line can show it. */
export type Setting = (
  | { readonly type: 'boolean'; readonly default: boolean }
  | (Range & { readonly type: 'number'; readonly default: number })
  | { readonly type: 'choice'; readonly choices: readonly string[]; readonly default: string }
  | (SomeOf & { readonly type: 'several'; readonly default: string })
  | { readonly type: 'text'; readonly maxLength: number; readonly default: string }
) & {
  /** The ruling on an unclear rule that the setting takes back, by its id: lobbies show it folded away. */
  readonly ruling?: string
  /** The seat that the setting belongs to: whoever sits there chooses it, a deck say, and nobody else sees it before the match. */
  readonly seat?: Seat
}

/** A whole number from `min` to `max`, or the one that means none. */
type Range = { readonly min: number; readonly max: number; readonly off?: number }

/** Any of these; the value names them one after the other, as in `agony+hex`. What they are called, the texts `names.…` say. */
type SomeOf = { readonly choices: readonly string[]; readonly names: string }

/** Multiple choice: what is chosen of several things, from the value of their setting, and the other way round. */
export const severalIn = (value: string): string[] => (value === '' ? [] : value.split('+'))
export const asSeveral = (chosen: readonly string[]): string => chosen.join('+')

/** All settings of a game, by name. */
export type Settings = { readonly [name: string]: Setting }

type Values = { boolean: boolean; number: number; choice: string; several: string; text: string }

/** The values that belong to a table of settings. */
export type Chosen<T extends Settings> = { readonly [Name in keyof T]: Values[T[Name]['type']] }

/** Either every setting with a legal value, or what is wrong with one of them, in words. */
export type Reading<T extends Settings> =
  | { readonly ok: true; readonly chosen: Chosen<T> }
  | { readonly ok: false; readonly problem: string }

/** Checks values from outside against the settings and fills in what was not given. */
export const readSettings = <T extends Settings>(
  settings: T,
  given: { readonly [name: string]: unknown },
): Reading<T> => {
  const names = Object.keys(settings)
  const unknown = Object.keys(given).find((name) => !names.includes(name))
  if (unknown !== undefined)
    return {
      ok: false,
      problem: `there is no option '${unknown}' (there are: ${names.join(', ') || 'none'})`,
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
      const chosen = new Set(typeof value === 'string' ? severalIn(value) : [''])
      const fits =
        value === asSeveral([...chosen]) && [...chosen].every((each) => setting.choices.includes(each))
      return fits ? null : `must be some of ${setting.choices.join(', ')}, each once, with + between them`
    }
    case 'text':
      return typeof value === 'string' && value.length <= setting.maxLength
        ? null
        : `must be a text of at most ${setting.maxLength} characters`
  }
}
