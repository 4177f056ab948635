import type { Names } from '../../names.ts'

export const shamanicNames: Names = {
  'raise-the-totem': { en: 'Raise the Totem', fr: 'Dresser le totem', it: 'Ergere il totem' },
  'ember-dance': { en: 'Ember Dance', fr: 'Danse des braises', it: 'Danza delle braci' },
  'ancestors-voice': { en: 'Ancestor’s Voice', fr: 'Voix de l’ancêtre', it: 'Voce dell’antenato' },
  'thunder-call': { en: 'Thunder Call', fr: 'Appel du tonnerre', it: 'Richiamo del tuono' },
  'spirit-walk': { en: 'Spirit Walk', fr: 'Marche des esprits', it: 'Cammino degli spiriti' },
  'rivers-patience': { en: 'River’s Patience', fr: 'Patience du fleuve', it: 'Pazienza del fiume' },
  'gift-of-four-winds': {
    en: 'Gift of Four Winds',
    fr: 'Don des quatre vents',
    it: 'Dono dei quattro venti',
  },
  'root-grip': { en: 'Root Grip', fr: 'Poigne de racines', it: 'Morsa di radici' },
  'bark-skin': { en: 'Bark Skin', fr: 'Peau d’écorce', it: 'Pelle di corteccia' },
  'owl-sentinel': { en: 'Owl Sentinel', fr: 'Chouette sentinelle', it: 'Gufo sentinella' },
  'snare-of-vines': { en: 'Snare of Vines', fr: 'Collet de lianes', it: 'Laccio di rampicanti' },
  'storm-herd': { en: 'Storm Herd', fr: 'Horde de l’orage', it: 'Mandria della tempesta' },
}
