import { type Language, languages } from '@conclave/kernel'
import type { Io } from './io.ts'

/** The language that the environment asks for, as far as we speak it. */
export const environmentLanguage = ({ env }: Pick<Io, 'env'>): Language => {
  const { LC_ALL, LC_MESSAGES, LANG } = env
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '') ?? ''
  return languages.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en'
}
