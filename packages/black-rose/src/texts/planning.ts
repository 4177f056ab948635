import type { Message } from '@conclave/kernel'
import type { PlanObjection } from '../table/planning.ts'
import { phrase } from '../wording/words.ts'
import { standardSlots } from '../words/board.ts'

export const objectionText = (objection: PlanObjection): Message => {
  switch (objection.reason) {
    case 'order':
      return phrase('objection.order', { slot: standardSlots.indexOf(objection.next) + 1 })
    case 'few':
      return phrase('objection.few', { missing: objection.missing })
    default:
      return phrase(`objection.${objection.reason}`)
  }
}
