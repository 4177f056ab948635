import type { en } from './en.ts'

/** Every text of the interface; a language that lacks one does not compile. */
export type UiTexts = { readonly [Id in keyof typeof en]: string }
export type UiText = keyof typeof en
