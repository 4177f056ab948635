import type { SceneTexts } from './en.ts'

/** The same in French. */
export const fr: SceneTexts = {
  'scene.avatar': 'L’Avatar : {card}',
  'scene.cast': '{player} lance un sort',
  'scene.stop': 'Réactions au point final',
  'scene.reaction': 'Une réaction',
  'scene.defeat': 'Une défaite',
  'scene.rebuilt': 'Une salle est reconstruite',
  'scene.destroyed': 'Une salle s’effondre',
  'scene.moon': 'Une lune se lève',
  'scene.event': 'Un événement',
  'scene.end': 'La fin approche',
  'scene.laid': '{count, plural, one {# cube} other {# cubes}} de {player}',
  'scene.back': '{count, plural, one {# cube retourne} other {# cubes retournent}} à {player}',
  'scene.defeat.0':
    'Cinq étapes : ce qui hante le mage s’en va ; la cellule ; des PP pour les cubes ; un trophée ; les cubes retournent',
  'scene.defeat.1': 'Étape 1 sur 5 : ce qui hante le mage vaincu s’en va',
  'scene.defeat.2': 'Étape 2 sur 5 : dans sa cellule',
  'scene.defeat.3': 'Étape 3 sur 5 : des PP pour les cubes de la barre',
  'scene.defeat.4': 'Étape 4 sur 5 : un trophée pour le dernier coup',
  'scene.defeat.5': 'Étape 5 sur 5 : tous les cubes retournent',
  stop: 'Point final : réactions',
  'stop.aimed': '{card} vise {target}',
  'stop.loose':
    '{count, plural, one {# cube} other {# cubes}} de {player}, {place} : peut encore être repris',
  'stop.declared': '{player} a annoncé : {slot}',
  'stop.declared.back': 'l’Avatar a annoncé le dessus de son paquet',
  'stop.left': 'peuvent encore réagir : {players_list}',
  'stop.still': '{count} peuvent encore être repris.',
  'chain.waits': '(attend ici)',
}
