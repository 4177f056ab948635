import { voicesOf } from '@conclave/texts/testing'
import { texts } from '../../src/index.ts'

export const { flawsIn, idsIn, inAll } = voicesOf(texts.catalogues, /\b(?:SPB|AR|RW|BAS|ALY|WIC|SPL|MIN)-/)
