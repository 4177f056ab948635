import { en } from './en.ts'
import type { UiTexts } from './texts.ts'

export const it: UiTexts = en
