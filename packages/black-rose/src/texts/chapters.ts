/** Where the rules page tells what a rule id stands for: by the middle of the id. */
const chapters: { readonly [code: string]: string } = {
  SET: 'setup',
  CMP: 'table',
  GEN: 'round',
  PWR: 'moons',
  CRN: 'crown',
  BRP: 'black-rose-phase',
  EVT: 'events',
  QST: 'quests',
  STU: 'study',
  PRE: 'preparation',
  ACT: 'actions',
  ROOM: 'rooms',
  CAST: 'casting',
  TGT: 'range',
  IMM: 'immunity',
  TP: 'reactions',
  DMG: 'damage',
  DEF: 'defeat',
  CELL: 'cells',
  INS: 'instability',
  EVO: 'evocations',
  EVP: 'evocation-phase',
  CLN: 'clean-up',
  END: 'end',
  OPT: 'optional',
  FAQ: 'faq',
  V: 'glossary',
  T: 'glossary',
  D: 'rulings',
  R: 'rulings',
}

export const chapterOf = (rule: string): string | undefined => {
  const code = /^BRW-([A-Z]+)/.exec(rule)?.[1]
  return code === undefined ? undefined : chapters[code]
}
