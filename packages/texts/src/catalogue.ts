import { type Language, languages } from '@conclave/kernel'
import IntlMessageFormat from 'intl-messageformat'
import { argumentsOf } from './arguments.ts'
import type { Catalogues } from './speaker.ts'

/**
 * Problems of a set of texts, in words: an id that a language lacks, a text that is no ICU message, a gap that only some
 * languages fill. Empty when all is well.
 */
export const catalogueProblems = (catalogues: Catalogues): string[] => {
  const ids = [...new Set(languages.flatMap((language) => Object.keys(catalogues[language])))].sort()
  const forms = formsUsed(catalogues)
  return ids.flatMap((id) => problemsOf(catalogues, id, isForm(catalogues, id, forms)))
}

const problemsOf = (catalogues: Catalogues, id: string, form: boolean): string[] => {
  const problems: string[] = []
  const gaps = new Map<Language, string>()
  for (const language of languages) {
    const icu = catalogues[language][id]
    if (icu === undefined) {
      if (!form) problems.push(`${id}: there is no text in '${language}'`)
      continue
    }
    const found = gapsOf(icu, language)
    if (typeof found === 'string') problems.push(`${id}: in '${language}': ${found}`)
    else gaps.set(language, [...new Set(found.map(withoutSuffix))].sort().join(' '))
  }
  if (new Set(gaps.values()).size > 1) {
    const said = [...gaps].map(([language, names]) => `${language} has '${names}'`).join(', ')
    problems.push(`${id}: the languages fill different gaps: ${said}`)
  }
  return problems
}

/** Articles and genders (`dragon.the`, asked for as `{card_the}`) are needed only where a language asks for them. */
const isForm = (catalogues: Catalogues, id: string, forms: ReadonlySet<string>): boolean => {
  const cut = id.lastIndexOf('.')
  return cut > 0 && forms.has(id.slice(cut + 1)) && Object.hasOwn(catalogues.en, id.slice(0, cut))
}

const formsUsed = (catalogues: Catalogues): Set<string> => {
  const forms = new Set<string>()
  for (const language of languages) {
    for (const icu of Object.values(catalogues[language])) {
      const found = gapsOf(icu, language)
      if (typeof found === 'string') continue
      for (const name of found) if (name.includes('_')) forms.add(name.slice(name.lastIndexOf('_') + 1))
    }
  }
  return forms
}

const withoutSuffix = (name: string): string => name.replace(/_[^_]*$/, '')

const gapsOf = (icu: string, language: Language): string[] | string => {
  try {
    return argumentsOf(new IntlMessageFormat(icu, language, undefined, { ignoreTag: true }))
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
