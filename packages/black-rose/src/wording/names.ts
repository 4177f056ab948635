import type { Language } from '@conclave/kernel'
import { conspiracyNames } from '../content/names/conspiracy.ts'
import { destructionNames } from '../content/names/destruction.ts'
import { divinationNames } from '../content/names/divination.ts'
import { eventNames } from '../content/names/events.ts'
import { evocationNames, oneEvocation } from '../content/names/evocations.ts'
import { forgottenNames } from '../content/names/forgotten.ts'
import { illusionNames } from '../content/names/illusion.ts'
import { necromancyNames } from '../content/names/necromancy.ts'
import { personalNames } from '../content/names/personal.ts'
import { questNames } from '../content/names/quests.ts'
import { agonyNames } from '../content/names/rebirth/agony.ts'
import { alchemyNames } from '../content/names/rebirth/alchemy.ts'
import { actionNames, avatarEventNames } from '../content/names/rebirth/avatar.ts'
import * as rebirthEvents from '../content/names/rebirth/events.ts'
import * as rebirthEvocations from '../content/names/rebirth/evocations.ts'
import * as rebirthForgotten from '../content/names/rebirth/forgotten.ts'
import { hexNames } from '../content/names/rebirth/hex.ts'
import { nightmareNames } from '../content/names/rebirth/nightmare.ts'
import * as rebirthPersonal from '../content/names/rebirth/personal.ts'
import * as rebirthQuests from '../content/names/rebirth/quests.ts'
import * as rebirthRooms from '../content/names/rebirth/rooms.ts'
import { shamanicNames } from '../content/names/rebirth/shamanic.ts'
import { technomancyNames } from '../content/names/rebirth/technomancy.ts'
import { inside, roomNames, roomsWithArticle } from '../content/names/rooms.ts'
import { transmutationNames } from '../content/names/transmutation.ts'
import type { Names } from '../content/names.ts'

type NameText = `${'spell' | 'room' | 'evocation' | 'quest' | 'event' | 'action'}.${string}`

const tables: readonly (readonly [prefix: string, names: Names, form: string])[] = [
  ['spell', destructionNames, ''],
  ['spell', divinationNames, ''],
  ['spell', necromancyNames, ''],
  ['spell', transmutationNames, ''],
  ['spell', illusionNames, ''],
  ['spell', conspiracyNames, ''],
  ['spell', forgottenNames, ''],
  ['spell', personalNames, ''],
  ['spell', agonyNames, ''],
  ['spell', alchemyNames, ''],
  ['spell', hexNames, ''],
  ['spell', shamanicNames, ''],
  ['spell', technomancyNames, ''],
  ['spell', nightmareNames, ''],
  ['spell', rebirthForgotten.forgottenNames, ''],
  ['spell', rebirthPersonal.personalNames, ''],
  ['room', roomNames, ''],
  ['room', roomsWithArticle, '.the'],
  ['room', inside(roomsWithArticle), '.in'],
  ['room', rebirthRooms.roomNames, ''],
  ['room', rebirthRooms.roomsWithArticle, '.the'],
  ['room', inside(rebirthRooms.roomsWithArticle), '.in'],
  ['evocation', evocationNames, ''],
  ['evocation', oneEvocation, '.one'],
  ['evocation', rebirthEvocations.evocationNames, ''],
  ['evocation', rebirthEvocations.oneEvocation, '.one'],
  ['quest', questNames, ''],
  ['quest', rebirthQuests.questNames, ''],
  ['event', eventNames, ''],
  ['event', rebirthEvents.eventNames, ''],
  ['event', avatarEventNames, ''],
  ['action', actionNames, ''],
]

/** The names of all cards in one language. */
export const cardNames = (language: Language): { readonly [id: NameText]: string } =>
  Object.fromEntries(
    tables.flatMap(([prefix, names, form]) =>
      Object.entries(names).map(([id, name]) => [`${prefix}.${id}${form}`, name[language]]),
    ),
  )
