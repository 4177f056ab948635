import type { Language } from '@conclave/kernel'
import { type Block, blocksOf } from './markdown.ts'

const files = import.meta.glob<string>('../../../../docs/rules/*.*.md', { query: '?raw', import: 'default' })

const pathOf = (game: string, language: string): string => `../../../../docs/rules/${game}.${language}.md`

/** The rules of a game in a language, or in English if they are not told in it; null if they are not told at all. */
export const loadRules = async (game: string, language: Language): Promise<readonly Block[] | null> => {
  const load = files[pathOf(game, language)] ?? files[pathOf(game, 'en')]
  return load === undefined ? null : blocksOf(await load())
}
