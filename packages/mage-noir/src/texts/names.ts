import type { Language } from '@conclave/kernel'
import { names } from '../content/names.ts'

type CardText = `card.${string}`

/** The names of all cards in one language. */
export const cardNames = (language: Language): { readonly [id: CardText]: string } =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`card.${id}`, name[language]]))
