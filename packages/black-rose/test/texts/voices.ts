import { voicesOf } from '@conclave/texts/testing'
import { textsIn } from '../../src/index.ts'

export const { flawsIn, inAll } = voicesOf(textsIn('1.6').catalogues, /\bBRW-/)
