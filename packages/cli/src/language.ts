import { type Language, languages } from '@conclave/kernel'

/** The language that the environment asks for, as far as we speak it. */
export const environmentLanguage = (environment: NodeJS.ProcessEnv = process.env): Language => {
  const { LC_ALL, LC_MESSAGES, LANG } = environment
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '') ?? ''
  return languages.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en'
}
