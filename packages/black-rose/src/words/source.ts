const cardSorts: readonly string[] = ['spell', 'room', 'quest', 'event', 'evocation', 'action']

/**
 * The card of a source as effects and events name it: `spell.fireball`. A numbered source is a model (`mage.1`, who
 * strikes), and some are no things at all (`defeat`).
 */
export const cardOf = (source: string): string | undefined => {
  const dot = source.indexOf('.')
  const id = source.slice(dot + 1)
  return cardSorts.includes(source.slice(0, dot)) && !/^\d+$/.test(id) ? id : undefined
}
