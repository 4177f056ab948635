import { type Message, say } from '@conclave/kernel'
import { destinations, type SpellboundView, type Useless, whyUseless } from '@conclave/spellbound'
import type { Thing } from '../../table/table.ts'
import { printedOn } from './card/art.ts'
import type { Question } from './kit.ts'
import { words } from './texts/index.ts'

/** [AR-58] Reason why a card can only be discarded. */
export const uselessText = (card: string, table: SpellboundView): Message => {
  const why: Useless = whyUseless(table, card)
  return words(`useless.${why}`, { card: say(`card.${card}`) })
}

/** Reason why nothing can be done with a thing now, from the rules; null where nobody would expect it. */
export const whyNot = (thing: Thing, question: Question, table: SpellboundView): Message | null => {
  const [sort, name] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)]
  if (sort === 'card' || sort === 'guard') {
    const card = say(`card.${name}`)
    const kind = printedOn(name)?.kind
    // [SPB-FT.1] She is visited, and leaves by herself.
    if (kind === 'fortune') return words('why.fortune', { card })
    if (table.current !== null) return words('why.finish', { card: say(`card.${table.current.card}`) })
    if (question.kind === 'story' && kind === 'wicked') return words('why.wicked', { card })
    return words('why.other')
  }
  if (sort === 'location') {
    if (question.kind === 'story') return words('why.noMove')
    const at = table.players[table.acting]?.location
    const isCity = name.startsWith('city:') && at?.startsWith('city:') === true && at !== name
    const moves = question.kind === 'part' && !destinations(table).some((to) => to === name)
    return moves && isCity ? words('why.city') : words('why.other')
  }
  return sort === 'book' || sort === 'piece' ? words('why.other') : null
}
