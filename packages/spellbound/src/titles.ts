import { type Message, say } from '@conclave/kernel'
import type { Spellbound } from './state.ts'

/** Section 9: what the winners may call themselves, each title that they played for in the order of the book. */
const titlesOf = ({ dan, trollBreaker, witchFinder }: Spellbound['variants']): Message[] => {
  const titles: Message[] = []
  if (dan > 0) titles.push(say('title.dan', { dan }))
  if (trollBreaker) titles.push(say('title.trollBreaker'))
  if (witchFinder) titles.push(say('title.witchFinder'))
  return titles.length > 0 ? titles : [say('title.apprentice')]
}

/** [E-14] A winner's name with all her titles joined. */
export const titleOf = (name: string, variants: Spellbound['variants']): Message =>
  say('title.joined', { name, titles: titlesOf(variants) })
