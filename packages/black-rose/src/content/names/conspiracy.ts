import type { Names } from '../names.ts'

export const conspiracyNames: Names = {
  'hidden-knife': { en: 'Hidden Knife', fr: 'Couteau caché', it: 'Pugnale nascosto' },
  whisper: { en: 'Whisper', fr: 'Murmure', it: 'Sussurro' },
  'secret-passage': { en: 'Secret Passage', fr: 'Passage secret', it: 'Passaggio segreto' },
  'stolen-charge': { en: 'Stolen Charge', fr: 'Mission dérobée', it: 'Incarico rubato' },
  'pact-with-the-rose': { en: 'Pact with the Rose', fr: 'Pacte avec la Rose', it: 'Patto con la Rosa' },
  'palace-intrigue': { en: 'Palace Intrigue', fr: 'Intrigue de palais', it: 'Intrigo di palazzo' },
  'cloak-of-rumour': { en: 'Cloak of Rumour', fr: 'Manteau de rumeurs', it: 'Manto di dicerie' },
  scapegoat: { en: 'Scapegoat', fr: 'Bouc émissaire', it: 'Capro espiatorio' },
  'blade-wall': { en: 'Blade Wall', fr: 'Tempête de lames', it: 'Muro di lame' },
  'poisoned-chalice': { en: 'Poisoned Chalice', fr: 'Calice empoisonné', it: 'Calice avvelenato' },
  informer: { en: 'Informer', fr: 'Mouchard', it: 'Informatore' },
  ambush: { en: 'Ambush', fr: 'Embuscade', it: 'Imboscata' },
}
