import { voicesOf } from '@conclave/texts/testing'
import { textsIn } from '../../src/index.ts'

export const { flawsIn, flawsInSentences, inAll } = voicesOf(textsIn('1.6').catalogues, /\bBRW-/)

/** Words that the Italian rulebook has others for: Magia, Memorie, Libreria, cubetto, Stanza del Trono, cancellare … */
export const foreignInItalian =
  /[Ii]ncantesim|Ricordi\b|Biblioteca|\b[Cc]ub[oi]\b|Sala del trono|[Aa]nnull|[Cc]apovolt|irrisolt|[Mm]escol|tabellon|[Ff]ase d(?:i azione|i evocazione|’azione)|punti vita/
