import type { Language } from '@conclave/kernel'
import { type Block, blocksOf } from './markdown.ts'

const files = import.meta.glob<string>('../../../../docs/rules/*.*.md', { query: '?raw', import: 'default' })

const pathOf = (page: string, language: string): string => `../../../../docs/rules/${page}.${language}.md`

/** A page of rules in a language, or in English if it is not told in it; null if it is not told at all. */
export const loadRules = async (page: string, language: Language): Promise<readonly Block[] | null> => {
  const load = files[pathOf(page, language)] ?? files[pathOf(page, 'en')]
  return load === undefined ? null : blocksOf(await load())
}
