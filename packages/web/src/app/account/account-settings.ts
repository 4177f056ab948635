import { languages } from '@conclave/kernel'
import type { AccountSettings } from '@conclave/protocol'
import { fonts, type Settings, speeds, textSizes, themes } from '../../settings/settings.ts'

/** Settings that an account keeps: the choices that suit a person rather than a device. */
export const toAccount = ({
  language,
  theme,
  textSize,
  font,
  speed,
  shortcuts,
  orders,
}: Settings): AccountSettings => ({
  language,
  theme,
  textSize,
  font,
  speed,
  shortcuts,
  orders: JSON.stringify(orders).slice(0, 500),
})

/** The kept choices that still mean something. */
export const fromAccount = (kept: AccountSettings): Partial<Settings> => ({
  ...pick('language', languages, kept.language),
  ...pick('theme', themes, kept.theme),
  ...pick('textSize', textSizes, kept.textSize),
  ...pick('font', fonts, kept.font),
  ...pick('speed', speeds, kept.speed),
  ...(typeof kept.shortcuts === 'boolean' ? { shortcuts: kept.shortcuts } : {}),
})

const pick = <N extends keyof Settings>(
  name: N,
  values: readonly Settings[N][],
  value: unknown,
): Partial<Settings> => {
  const found = values.find((each) => each === value)
  return found === undefined ? {} : { [name]: found }
}
