import { type BlackRoseView, distance, type MageView } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import type { Thing } from '../../../table/table.ts'
import type { Question } from '../kit.ts'
import { words } from '../texts/index.ts'
import { nextStandard } from '../things.ts'

type Table = Pick<BlackRoseView, 'mages' | 'lodge' | 'evocations' | 'avatar'>

const cardNamed = (card: string) => ({ card: say(`spell.${card}`) })

/** [BRW-ACT.7, BRW-CELL.4] Reason why a spell on one's own sheet cannot be cast now. */
const whyNotCast = (
  slot: string,
  { seat, about }: Extract<Question, { readonly kind: 'component' }>,
  { mages }: Table,
): Message | null => {
  const mage = mages[seat]
  const laid = mage?.slots.find((each) => each.slot === slot)
  if (mage === undefined || laid?.card == null) return null
  const card = cardNamed(laid.card)
  if (laid.status === 'used') return words('why.used', card)
  if (laid.status === 'active') return words('why.active', card)
  if (mage.place === 'cell') return words('effect.cell')
  if (slot === 'quick') return about.parts.includes('quick') ? words('why.quick') : null
  const next = nextStandard(mage.slots)
  if (next?.card != null && next.slot !== slot) return words('why.first', cardNamed(next.card))
  return about.parts.includes('standard') ? words('why.second') : null
}

const placeOf = (thing: Thing, { mages, evocations, avatar }: Table): string | undefined => {
  const [sort, id] = thing.split(':')
  switch (sort) {
    case 'room':
      return id
    case 'mage':
      return (mages[Number(id)] ?? avatar)?.place
    case 'evocation':
      return evocations.find(({ n }) => n === Number(id))?.place
    default:
      return undefined
  }
}

/** [BRW-TGT.1] Reason why a spell is not aimed there. */
const whyNotThere = (card: string, thing: Thing, { place }: MageView, table: Table): Message | null => {
  const there = placeOf(thing, table)
  if (there === undefined) return null
  const [from, to] = [place, there].map((name) => table.lodge.findIndex(({ room }) => room === name))
  if (from === undefined || to === undefined || from < 0 || to < 0 || from === to)
    return words('why.range', cardNamed(card))
  return words('why.range.far', { ...cardNamed(card), distance: distance(from, to) })
}

/** Reason why nothing can be done with a thing now, in words from the rules; null where there is nothing to say. */
export const whyNot = (thing: Thing, question: Question | null, table: Table): Message | null => {
  const mage = question === null ? undefined : table.mages[question.seat]
  if (question === null || mage === undefined) return null
  const [sort, id = ''] = thing.split(':')
  if (sort === 'quest') {
    const progress = mage.quests.find(({ quest }) => quest === id)?.progress
    return progress == null || progress.have >= progress.need ? null : words('why.quest', { ...progress })
  }
  switch (question.kind) {
    case 'component':
      if (sort === 'slot') return whyNotCast(id, question, table)
      return sort === 'hand' ? words('why.hand') : null
    case 'aim':
      return whyNotThere(question.about.card, thing, mage, table)
    case 'attackTarget':
      return sort === 'mage' || sort === 'evocation' ? words('why.attack') : null
    default:
      return null
  }
}
