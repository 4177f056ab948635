export { everyCard } from './cards.ts'
export { catalogueProblems } from './catalogue.ts'
export { capitalised } from './gap.ts'
export { type Catalogues, joinCatalogues, type Speak, sentence, speaker } from './speaker.ts'
