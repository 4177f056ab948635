import type { CardInfo } from '@conclave/kernel'
import pc from 'picocolors'
import { columns, wrap } from '../output.ts'
import type { SpeakTable } from '../texts/index.ts'
import { plain } from './options.ts'

/** More cards than this are only named. */
const maxShown = 4

/** The cards whose name or id contains a text, with what they do. */
export const lookUp = (cards: readonly CardInfo[], speak: SpeakTable, wanted: string): string => {
  const text = plain(wanted)
  if (text === '') return speak.cli('card.which')
  const named = cards.map((card) => ({ card, name: plain(speak.message(card.name)) }))
  const exact = named.filter(({ card, name }) => name === text || card.id === text)
  const found =
    exact.length > 0 ? exact : named.filter(({ card, name }) => name.includes(text) || card.id.includes(text))
  if (found.length === 0) return speak.cli('card.none', { name: wanted })
  if (found.length > maxShown) {
    const names = [...new Set(found.map(({ card }) => speak.message(card.name)))]
    return wrap(speak.cli('card.several', { names: names.join(', ') }), columns())
  }
  return found.map(({ card }) => describe(card, speak)).join('\n')
}

const describe = ({ name, kind, count, text, facts }: CardInfo, speak: SpeakTable): string => {
  const printed = Object.entries(facts)
    .filter(([, value]) => ['number', 'string'].includes(typeof value))
    .map(([fact, value]) => `${speak.find(`fact.${fact}`) ?? fact} ${value}`)
  const head = [speak.find(`kind.${kind}`) ?? kind, ...printed, speak.cli('card.copies', { count })].join(
    ' · ',
  )
  return `${pc.bold(speak.message(name))}  ${pc.dim(head)}\n${wrap(`  ${speak.message(text)}`, columns(), '  ')}`
}
