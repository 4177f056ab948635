import type { Names } from '../../names.ts'

/** The Avatar's action cards. */
export const actionNames: Names = {
  // The first moon.
  'vacant-stare': { en: 'Vacant Stare', fr: 'Regard vide', it: 'Sguardo vuoto' },
  'borrowed-hands': { en: 'Borrowed Hands', fr: 'Mains empruntées', it: 'Mani in prestito' },
  'thorn-lash': { en: 'Thorn Lash', fr: 'Fouet d’épines', it: 'Sferza di spine' },
  'petal-ward': { en: 'Petal Ward', fr: 'Garde de pétales', it: 'Guardia di petali' },
  'cracking-plaster': { en: 'Cracking Plaster', fr: 'Le plâtre se fend', it: 'L’intonaco si crepa' },
  'rise-servant': { en: 'Rise, Servant', fr: 'Lève-toi, serviteur', it: 'Sorgi, servo' },
  'snapping-jaw': { en: 'Snapping Jaw', fr: 'Mâchoire claquante', it: 'Mascella che scatta' },
  'puppets-errand': { en: 'Puppet’s Errand', fr: 'La course du pantin', it: 'La commissione del burattino' },
  'black-bloom': { en: 'Black Bloom', fr: 'Floraison noire', it: 'Fioritura nera' },
  'hollow-laughter': { en: 'Hollow Laughter', fr: 'Rire creux', it: 'Risata cava' },
  // The second moon.
  'iron-grip': { en: 'Iron Grip', fr: 'Poigne de fer', it: 'Morsa di ferro' },
  'rose-fire': { en: 'Rose Fire', fr: 'Feu de rose', it: 'Fuoco di rosa' },
  'the-ceiling-sags': { en: 'The Ceiling Sags', fr: 'Le plafond fléchit', it: 'Il soffitto cede' },
  'rise-hound': { en: 'Rise, Hound', fr: 'Lève-toi, limier', it: 'Sorgi, segugio' },
  'mirror-of-thorns': { en: 'Mirror of Thorns', fr: 'Miroir d’épines', it: 'Specchio di spine' },
  'shell-of-bark': { en: 'Shell of Bark', fr: 'Coque d’écorce', it: 'Guscio di corteccia' },
  usurp: { en: 'Usurp', fr: 'Usurper', it: 'Usurpare' },
  'choking-pollen': { en: 'Choking Pollen', fr: 'Pollen suffocant', it: 'Polline soffocante' },
  marionette: { en: 'Marionette', fr: 'Marionnette', it: 'Marionetta' },
  'cruel-bargain': { en: 'Cruel Bargain', fr: 'Marché cruel', it: 'Patto crudele' },
  // The third moon.
  headsman: { en: 'Headsman', fr: 'Le bourreau', it: 'Il boia' },
  'crown-of-fire': { en: 'Crown of Fire', fr: 'Couronne de feu', it: 'Corona di fuoco' },
  'ruin-made-whole': { en: 'Ruin Made Whole', fr: 'La ruine se relève', it: 'La rovina si ricompone' },
  'rise-colossus': { en: 'Rise, Colossus', fr: 'Lève-toi, colosse', it: 'Sorgi, colosso' },
  'thousand-thorns': { en: 'Thousand Thorns', fr: 'Mille épines', it: 'Mille spine' },
  'answering-scream': { en: 'Answering Scream', fr: 'Cri en réponse', it: 'Urlo di risposta' },
  'undying-root': { en: 'Undying Root', fr: 'Racine immortelle', it: 'Radice immortale' },
  reap: { en: 'Reap', fr: 'Faucher', it: 'Mietere' },
  'the-rose-speaks': { en: 'The Rose Speaks', fr: 'La Rose parle', it: 'La Rosa parla' },
  'many-bodies': { en: 'Many Bodies', fr: 'Plusieurs corps', it: 'Molti corpi' },
}

/** The events of a match with the Avatar. */
export const avatarEventNames: Names = {
  possession: { en: 'Possession', fr: 'Possession', it: 'Possessione' },
  'her-eyes-open': { en: 'Her Eyes Open', fr: 'Ses yeux s’ouvrent', it: 'I suoi occhi si aprono' },
  feast: { en: 'Feast', fr: 'Festin', it: 'Banchetto' },
  'thorned-skin': { en: 'Thorned Skin', fr: 'Peau d’épines', it: 'Pelle di spine' },
  quickened: { en: 'Quickened', fr: 'Pas pressé', it: 'Passo svelto' },
  'bruising-hand': { en: 'Bruising Hand', fr: 'La main lourde', it: 'Mano pesante' },
  offering: { en: 'Offering', fr: 'Offrande', it: 'Offerta' },
  'black-harvest': { en: 'Black Harvest', fr: 'Moisson noire', it: 'Raccolto nero' },
  'servants-stir': { en: 'Servants Stir', fr: 'Les serviteurs s’agitent', it: 'I servi si agitano' },
  'the-bell-for-the-servants': {
    en: 'The Bell for the Servants',
    fr: 'La sonnette des serviteurs',
    it: 'Il campanello dei servi',
  },
  'moment-of-doubt': { en: 'Moment of Doubt', fr: 'Moment de doute', it: 'Attimo di dubbio' },
  'mended-flesh': { en: 'Mended Flesh', fr: 'Chair recousue', it: 'Carne ricucita' },
  'watchful-walls': { en: 'Watchful Walls', fr: 'Murs aux aguets', it: 'Muri vigili' },
  'rising-sap': { en: 'Rising Sap', fr: 'La sève monte', it: 'La linfa sale' },
  'hunt-of-the-rose': { en: 'Hunt of the Rose', fr: 'La chasse de la Rose', it: 'La caccia della Rosa' },
}
