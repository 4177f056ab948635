/** What the board says about the table: Lodge, tracks and mages, in English. Every other language has exactly these texts. */
export const en = {
  'tab.lodge': 'Lodge',
  'tab.sheet': 'Sheet',
  'tab.tracks': 'Events',
  'tab.mages': 'Mages',
  tabs: 'Parts of the board',
  'tab.marked': '{name}: something to choose here',
  'thing.options': '{thing}: {options_list}',
  'thing.flag': '{thing}; a flag of {player_list}',
  lodge: 'The Lodge',
  tracks: 'Power, events and Library',
  mages: 'The mages',
  round: 'Round {round}',
  'chart.power': 'Power',
  'chart.damage': 'Damage',
  'chart.quests': 'Completed quests',
  'chart.evocations': 'Evocations',
  'end.won': '{player} is Grand Master',
  'end.rose': 'The Black Rose has won',
} as const

export type TableTexts = { readonly [Id in keyof typeof en]: string }
