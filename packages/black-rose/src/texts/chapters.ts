/** Chapter of the rules page that explains a rule id: by the middle of the id. */
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

/** Chapters for Rebirth's ids, where they are further or other ones. */
const chaptersOfRebirth: { readonly [code: string]: string } = {
  ...chapters,
  EFF: 'reactions',
  SPL: 'spells',
  LOS: 'range',
  LDG: 'rooms',
  AVA: 'avatar',
  C: 'rulings',
  G: 'rulings',
  V: 'rulings',
}

/** Ids that are numbered without a chapter: rulings, verbs, decisions and test vectors of Rebirth. */
const numbered: { readonly [sort: string]: string } = {
  RUL: 'rulings',
  VRB: 'glossary',
  DEC: 'rulings',
  TV: 'rulings',
}

/** Words of the glossary that are a chapter of their own where they are asked for: an attack. */
const single: { readonly [rule: string]: string } = { 'BRW-V.3': 'actions' }

export const chapterOf = (rule: string): string | undefined => {
  const [sort = '', code = ''] = /^([A-Z]+)-([A-Z]*)/.exec(rule)?.slice(1) ?? []
  if (sort === 'BRW') return single[rule] ?? chapters[code]
  return sort === 'REB' ? chaptersOfRebirth[code] : numbered[sort]
}
