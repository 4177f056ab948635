import { type Message, say } from '@conclave/kernel'
import { room as roomName } from '../wording/things.ts'
import { phrase } from '../wording/words.ts'
import { type Element, elements, type RoomColour, type SpellType, spellTypes } from '../words/board.ts'
import type { Deed } from '../words/card.ts'

type Cast = Extract<Deed, { deed: 'cast' }>['what']

const isElement = (what: Cast): what is Element => elements.some((each) => each === what)
const isType = (what: Cast): what is SpellType => spellTypes.some((each) => each === what)

const castText = (what: Cast): Message => {
  if (isElement(what)) return phrase('deed.cast.element', { what: phrase(`element.${what}`) })
  if (isType(what)) return phrase('deed.cast.type', { what: phrase(`type.${what}`) })
  return phrase(`deed.cast.${what}`)
}

const activateText = (where: 'any' | 'rebuilt' | RoomColour | { readonly room: string }): Message => {
  if (typeof where === 'object') return phrase('deed.activate.room', { room: roomName(where.room) })
  if (where === 'any' || where === 'rebuilt') return phrase(`deed.activate.${where}`)
  return phrase('deed.activate.colour', { colour: say(`roomColour.${where}`) })
}

/** [REB-QST.3] Text of the deed that fills the spaces of a quest. */
export const deedText = (deed: Deed): Message => {
  switch (deed.deed) {
    case 'activate':
      return activateText(deed.where)
    case 'cast':
      return castText(deed.what)
    case 'enter':
      return deed.where === 'any'
        ? phrase('deed.enter.any')
        : phrase('deed.enter.room', { room: roomName(deed.where.room) })
    default:
      return phrase(`deed.${deed.deed}`)
  }
}
