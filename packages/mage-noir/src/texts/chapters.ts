/** Chapter of the rules page that explains a rule id: by the number of its section. */
const chapters: readonly (readonly [prefix: RegExp, chapter: string])[] = [
  [/^MN-2\./, 'setup'],
  [/^MN-3\.2|^MN-4/, 'mana'],
  [/^MN-3\.36|^MN-3\.37/, 'exchange'],
  [/^MN-3\./, 'turn'],
  [/^MN-5\.(1|3|4)/, 'preparing'],
  [/^MN-5\.2/, 'words'],
  [/^MN-5\./, 'cards'],
  [/^MN-6\.(1|2|3)/, 'damage'],
  [/^MN-6\./, 'effects'],
  [/^MN-10/, 'decks'],
]

/** Chapter that explains a decision; all others are choices of a card's effect. */
const decisions: { readonly [id: string]: string } = {
  'D-08': 'preparing',
  'D-20': 'damage',
  'D-29': 'effects',
}

export const chapterOf = (rule: string): string | undefined =>
  decisions[rule] ??
  chapters.find(([prefix]) => prefix.test(rule))?.[1] ??
  (rule.startsWith('D-') ? 'effects' : undefined)
