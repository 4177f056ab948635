/** Chapter of the rules page that explains a rule id: by the middle of the id, or one by one for rulings. */
const chapters: { readonly [code: string]: string } = {
  TURN: 'turn',
  WT: 'witch-time',
  ST: 'story',
  ES: 'story',
  HF: 'hand-of-fate',
  MV: 'movement',
  MG: 'magic',
  BAG: 'magic',
  IN: 'influence',
  BK: 'books',
  PC: 'books',
  SP: 'spells',
  WN: 'wand',
  PL: 'places',
  FT: 'places',
  EN: 'encounter',
  MI: 'tower',
  FB: 'final-battle',
  LOSE: 'losing',
}

/** Rulings on spells; all others that answers cite are about allies. */
const spellRulings = new Set(['AR-27', 'AR-28', 'AR-48', 'AR-49', 'AR-50', 'AR-51', 'AR-55'])

export const chapterOf = (rule: string): string | undefined => {
  const code = /^SPB-([A-Z]+)/.exec(rule)?.[1]
  if (code !== undefined) return chapters[code]
  return spellRulings.has(rule) ? 'spells' : 'allies'
}
