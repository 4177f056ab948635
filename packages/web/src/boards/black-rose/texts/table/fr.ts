import type { TableTexts } from './en.ts'

/** What the board says about the table: Lodge, tracks and mages, in French. */
export const fr: TableTexts = {
  'tab.lodge': 'Loge',
  'tab.sheet': 'Plateau',
  'tab.tracks': 'Événements',
  'tab.mages': 'Mages',
  tabs: 'Parties du plateau',
  'tab.marked': '{name} : un choix à faire ici',
  'thing.options': '{thing} : {options_list}',
  'thing.flag': '{thing} ; un fanion de {player_list}',
  lodge: 'La Loge',
  tracks: 'Pouvoir, événements et Bibliothèque',
  mages: 'Les mages',
  round: 'Tour {round}',
  'chart.power': 'Pouvoir',
  'chart.damage': 'Dégâts',
  'chart.quests': 'Quêtes accomplies',
  'chart.evocations': 'Évocations',
  'end.won': '{player} devient Grand Maître',
  'end.rose': 'La Rose noire l’emporte',
}
