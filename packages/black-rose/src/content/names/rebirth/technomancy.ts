import type { Names } from '../../names.ts'

export const technomancyNames: Names = {
  reanimate: { en: 'Reanimate', fr: 'Réanimation', it: 'Rianimazione' },
  'rivet-storm': { en: 'Rivet Storm', fr: 'Tempête de rivets', it: 'Tempesta di rivetti' },
  'forge-the-colossus': { en: 'Forge the Colossus', fr: 'Forger le colosse', it: 'Forgiare il colosso' },
  'galvanic-lash': { en: 'Galvanic Lash', fr: 'Fouet galvanique', it: 'Frusta galvanica' },
  overclock: { en: 'Overclock', fr: 'Surrégime', it: 'Fuorigiri' },
  'piston-leap': { en: 'Piston Leap', fr: 'Bond à piston', it: 'Balzo a pistone' },
  blueprints: { en: 'Blueprints', fr: 'Plans', it: 'Progetti' },
  'furnace-breath': { en: 'Furnace Breath', fr: 'Souffle de fournaise', it: 'Soffio di fornace' },
  'plate-and-gear': { en: 'Plate and Gear', fr: 'Plaque et rouage', it: 'Piastra e ingranaggio' },
  'deadman-switch': { en: 'Deadman Switch', fr: 'Veille automatique', it: 'Uomo morto' },
  'tripwire-array': { en: 'Tripwire Array', fr: 'Fils tendus', it: 'Fili tesi' },
  salvage: { en: 'Salvage', fr: 'Récupération', it: 'Recupero' },
}
