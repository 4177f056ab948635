import type { TableTexts } from './en.ts'

/** What the board says about the table: Lodge, tracks and mages, in Italian. */
export const it: TableTexts = {
  'tab.lodge': 'Loggia',
  'tab.sheet': 'Scheda',
  'tab.tracks': 'Eventi',
  'tab.mages': 'Maghi',
  tabs: 'Parti del tabellone',
  'tab.marked': '{name}: qui c’è una scelta',
  'thing.options': '{thing}: {options_list}',
  'thing.flag': '{thing}; una bandierina di {player_list}',
  lodge: 'La Loggia',
  tracks: 'Potere, eventi e Biblioteca',
  mages: 'I maghi',
  round: 'Turno {round}',
  'chart.power': 'Potere',
  'chart.damage': 'Danni',
  'chart.quests': 'Missioni compiute',
  'chart.evocations': 'Evocazioni',
  'end.won': '{player} è Gran Maestro',
  'end.rose': 'Vince la Rosa Nera',
}
