import type { Names } from '../../names.ts'

export const hexNames: Names = {
  'cerebral-worm': { en: 'Cerebral Worm', fr: 'Ver cérébral', it: 'Verme cerebrale' },
  'baleful-curse': { en: 'Baleful Curse', fr: 'Sort funeste', it: 'Maledizione funesta' },
  'knotted-cord': { en: 'Knotted Cord', fr: 'Corde à nœuds', it: 'Corda annodata' },
  'nail-and-effigy': { en: 'Nail and Effigy', fr: 'Clou et effigie', it: 'Chiodo ed effigie' },
  'whispered-name': { en: 'Whispered Name', fr: 'Nom chuchoté', it: 'Nome sussurrato' },
  'withering-gaze': { en: 'Withering Gaze', fr: 'Regard flétrissant', it: 'Sguardo che avvizzisce' },
  'sour-milk': { en: 'Sour Milk', fr: 'Lait tourné', it: 'Latte inacidito' },
  'crossroads-bargain': { en: 'Crossroads Bargain', fr: 'Marché à la croisée', it: 'Patto al crocevia' },
  'iron-horseshoe': { en: 'Iron Horseshoe', fr: 'Fer à cheval', it: 'Ferro di cavallo' },
  'crows-feast': { en: 'Crow’s Feast', fr: 'Festin des corbeaux', it: 'Banchetto dei corvi' },
  'trodden-grave': { en: 'Trodden Grave', fr: 'Tombe foulée', it: 'Tomba calpestata' },
  'salt-circle': { en: 'Salt Circle', fr: 'Cercle de sel', it: 'Cerchio di sale' },
}
