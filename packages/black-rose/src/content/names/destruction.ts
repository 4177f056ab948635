import type { Names } from '../names.ts'

export const destructionNames: Names = {
  fireball: { en: 'Fireball', fr: 'Boule de feu', it: 'Palla di fuoco' },
  'destructive-bolt': { en: 'Destructive Bolt', fr: 'Éclat destructeur', it: 'Fulmine distruttivo' },
  'meteor-swarm': { en: 'Meteor Swarm', fr: 'Nuée de météores', it: 'Sciame di meteore' },
  maelstrom: { en: 'Maelstrom', fr: 'Maelström', it: 'Maelstrom' },
  'ice-blast': { en: 'Ice Blast', fr: 'Salve de glace', it: 'Esplosione di ghiaccio' },
  'thunder-lance': { en: 'Thunder Lance', fr: 'Lance de tonnerre', it: 'Lancia del tuono' },
  'searing-chain': { en: 'Searing Chain', fr: 'Chaîne brûlante', it: 'Catena rovente' },
  cataclysm: { en: 'Cataclysm', fr: 'Cataclysme', it: 'Cataclisma' },
  'demonic-howl': { en: 'Demonic Howl', fr: 'Hurlement démoniaque', it: 'Urlo demoniaco' },
  unmaking: { en: 'Unmaking', fr: 'Déliaison', it: 'Disfacimento' },
  'ember-shield': { en: 'Ember Shield', fr: 'Bouclier de braise', it: 'Scudo di brace' },
  'pyre-threshold': { en: 'Pyre Threshold', fr: 'Seuil du bûcher', it: 'Soglia della pira' },
}
