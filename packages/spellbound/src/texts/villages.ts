import { type VillageSlot, villageCount } from '../words/board.ts'

/** Forms of a village's name, alone and in a sentence: "village 3", "the …", "in …", "to …". */
const forms = ['', '.the', '.in', '.to'] as const
type Form = (typeof forms)[number]

type VillageTexts = { readonly [Id in `location.village:${VillageSlot}${Form}`]: string }

/** The texts of the twelve villages, which differ only in their numbers: `#` stands for it. */
export const villages = (patterns: { readonly [F in Form]: string }): VillageTexts => {
  const texts: { [id: string]: string } = {}
  for (let slot = 1; slot <= villageCount; slot++) {
    for (const form of forms)
      texts[`location.village:${slot}${form}`] = patterns[form].replace('#', String(slot))
  }
  return texts as VillageTexts
}
