import { type Language, type Message, say } from '@conclave/kernel'
import { type Catalogues, type Speak, speaker } from '@conclave/texts'
import type { UiText, UiTexts } from './ui-texts.ts'

type Gaps = NonNullable<Message['with']>

/** Says the interface's own texts. */
export type SpeakUi = (id: UiText, gaps?: Gaps) => string

const loaders: { readonly [L in Language]: () => Promise<UiTexts> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
}

const prefix = 'ui.'

/** The interface's texts in one language, under ids that no game uses; the other languages are not loaded. */
export const loadUiCatalogues = async (language: Language): Promise<Catalogues> => {
  const texts = await loaders[language]()
  const named = Object.fromEntries(Object.entries(texts).map(([id, text]) => [prefix + id, text]))
  return { en: named, fr: named, it: named }
}

/** Something that the interface says, as a message: it may hold a game's messages, and be held by one. */
export const ui = (id: UiText, gaps?: Gaps): Message => say(prefix + id, gaps)

export const speakUi =
  (speak: Speak): SpeakUi =>
  (id, gaps) =>
    speak(ui(id, gaps))

/** A speaker of the interface alone. */
export const uiSpeaker = (catalogues: Catalogues, language: Language): SpeakUi =>
  speakUi(speaker(catalogues, language))
