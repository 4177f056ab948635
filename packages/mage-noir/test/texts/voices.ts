import { voicesOf } from '@conclave/texts/testing'
import { texts } from '../../src/index.ts'

export const { flawsIn, idsIn, inAll } = voicesOf(texts.catalogues, /\b(?:MN|TV|R|D|I)-\d/)
