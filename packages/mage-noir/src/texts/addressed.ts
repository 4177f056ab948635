import type { Sentence } from '../words/effect.ts'

/** A sentence as it is said to whoever answers it: what the opponent has to do is told to the opponent as her own. */
export const addressed = (sentence: Sentence): Sentence => {
  switch (sentence.verb) {
    case 'choose':
      if (sentence.who === 'you') return sentence
      return { ...sentence, who: 'you', options: sentence.options.map((option) => option.map(addressed)) }
    case 'lose':
    case 'discardHand':
      return sentence.who === 'opponent' ? { ...sentence, who: 'you' } : sentence
    default:
      return sentence
  }
}
