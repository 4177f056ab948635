import type { Names } from '../../names.ts'

/** Umbras go by the nightmare that they are (REB-CMP.19). */
export const evocationNames: Names = {
  cadaver: { en: 'Cadaver', fr: 'Cadavre', it: 'Cadavere' },
  bearTotem: { en: 'Bear Totem', fr: 'Totem de l’ours', it: 'Totem dell’orso' },
  wolfTotem: { en: 'Wolf Totem', fr: 'Totem du loup', it: 'Totem del lupo' },
  owlTotem: { en: 'Owl Totem', fr: 'Totem de la chouette', it: 'Totem del gufo' },
  serpentTotem: { en: 'Serpent Totem', fr: 'Totem du serpent', it: 'Totem del serpente' },
  stagTotem: { en: 'Stag Totem', fr: 'Totem du cerf', it: 'Totem del cervo' },
  succubus: { en: 'Succubus', fr: 'Succube', it: 'Succube' },
  nigredo: { en: 'Nigredo', fr: 'Nigredo', it: 'Nigredo' },
  albedo: { en: 'Albedo', fr: 'Albedo', it: 'Albedo' },
  colossus: { en: 'Colossus', fr: 'Colosse', it: 'Colosso' },
  fleshHorror: { en: 'Flesh Horror', fr: 'Horreur de chair', it: 'Orrore di carne' },
  dread: { en: 'Dread', fr: 'Effroi', it: 'Terrore' },
  insomnia: { en: 'Insomnia', fr: 'Insomnie', it: 'Insonnia' },
  vertigo: { en: 'Vertigo', fr: 'Vertige', it: 'Vertigine' },
}

/** The same with their article: “summon a Cadaver”. */
export const oneEvocation: Names = {
  cadaver: { en: 'a Cadaver', fr: 'un Cadavre', it: 'un Cadavere' },
  bearTotem: { en: 'the Bear Totem', fr: 'le Totem de l’ours', it: 'il Totem dell’orso' },
  wolfTotem: { en: 'the Wolf Totem', fr: 'le Totem du loup', it: 'il Totem del lupo' },
  owlTotem: { en: 'the Owl Totem', fr: 'le Totem de la chouette', it: 'il Totem del gufo' },
  serpentTotem: { en: 'the Serpent Totem', fr: 'le Totem du serpent', it: 'il Totem del serpente' },
  stagTotem: { en: 'the Stag Totem', fr: 'le Totem du cerf', it: 'il Totem del cervo' },
  succubus: { en: 'a Succubus', fr: 'une Succube', it: 'una Succube' },
  nigredo: { en: 'a Nigredo', fr: 'un Nigredo', it: 'un Nigredo' },
  albedo: { en: 'the Albedo', fr: 'l’Albedo', it: 'l’Albedo' },
  colossus: { en: 'a Colossus', fr: 'un Colosse', it: 'un Colosso' },
  fleshHorror: { en: 'the Flesh Horror', fr: 'l’Horreur de chair', it: 'l’Orrore di carne' },
  dread: { en: 'a Dread', fr: 'un Effroi', it: 'un Terrore' },
  insomnia: { en: 'an Insomnia', fr: 'une Insomnie', it: 'un’Insonnia' },
  vertigo: { en: 'a Vertigo', fr: 'un Vertige', it: 'una Vertigine' },
}
