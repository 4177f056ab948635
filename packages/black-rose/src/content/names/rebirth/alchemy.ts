import type { Names } from '../../names.ts'

export const alchemyNames: Names = {
  solve: { en: 'Solve', fr: 'Solve', it: 'Solve' },
  vitriol: { en: 'Vitriol', fr: 'Vitriol', it: 'Vetriolo' },
  'opus-nigrum': { en: 'Opus Nigrum', fr: 'L’Œuvre au noir', it: 'Opera al nero' },
  coagula: { en: 'Coagula', fr: 'Coagula', it: 'Coagula' },
  'white-work': { en: 'White Work', fr: 'L’Œuvre au blanc', it: 'Opera al bianco' },
  'quicksilver-step': { en: 'Quicksilver Step', fr: 'Pas de vif-argent', it: 'Passo d’argento vivo' },
  'philosophers-salt': { en: 'Philosopher’s Salt', fr: 'Sel philosophal', it: 'Sale dei filosofi' },
  calcination: { en: 'Calcination', fr: 'Calcination', it: 'Calcinazione' },
  'tincture-of-glass': { en: 'Tincture of Glass', fr: 'Teinture de verre', it: 'Tintura di vetro' },
  residue: { en: 'Residue', fr: 'Résidu', it: 'Residuo' },
  'fuming-crucible': { en: 'Fuming Crucible', fr: 'Creuset fumant', it: 'Crogiolo fumante' },
  'rubedos-promise': {
    en: 'Rubedo’s Promise',
    fr: 'Promesse de l’Œuvre au rouge',
    it: 'Promessa della Rubedo',
  },
}
