import type { SceneTexts } from './en.ts'

/** The same in Italian. */
export const it: SceneTexts = {
  'scene.avatar': 'L’Avatar: {card}',
  'scene.cast': '{player} lancia una magia',
  'scene.stop': 'Reazioni al punto fermo',
  'scene.reaction': 'Una reazione',
  'scene.defeat': 'Una sconfitta',
  'scene.rebuilt': 'Una stanza è ricostruita',
  'scene.destroyed': 'Una stanza crolla',
  'scene.moon': 'Sorge una luna',
  'scene.event': 'Un evento',
  'scene.end': 'La fine è vicina',
  'scene.laid': '{count, plural, one {# cubetto} other {# cubetti}} di {player}',
  'scene.back': '{count, plural, one {# cubetto torna} other {# cubetti tornano}} a {player}',
  'scene.defeat.0':
    'Cinque passi: se ne va ciò che perseguita il mago; la cella; PP per i cubetti; un trofeo; i cubetti tornano',
  'scene.defeat.1': 'Passo 1 di 5: ciò che perseguita il mago sconfitto se ne va',
  'scene.defeat.2': 'Passo 2 di 5: nella cella',
  'scene.defeat.3': 'Passo 3 di 5: PP per i cubetti sulla barra',
  'scene.defeat.4': 'Passo 4 di 5: un trofeo per l’ultimo colpo',
  'scene.defeat.5': 'Passo 5 di 5: tutti i cubetti tornano',
  stop: 'Punto fermo: reazioni',
  'stop.aimed': '{card} bersaglia {target}',
  'stop.loose':
    '{count, plural, one {# cubetto} other {# cubetti}} di {player}, {place}: si può ancora riprendere',
  'stop.declared': '{player} ha dichiarato: {slot}',
  'stop.declared.back': 'l’Avatar ha dichiarato la cima del suo mazzo',
  'stop.left': 'possono ancora reagire: {players_list}',
  'stop.still': '{count} si possono ancora riprendere.',
  'chain.waits': '(attende qui)',
}
