import type { Language } from '@conclave/kernel'

/** The only hand-written strings of a card: its name in every language. */
export type Names = { readonly [id: string]: { readonly [L in Language]: string } }
