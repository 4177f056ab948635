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
import * as rebirth from '../content/names/rebirth/evocations.ts'
import { insideRooms, roomNames, roomsWithArticle } from '../content/names/rooms.ts'
import { transmutationNames } from '../content/names/transmutation.ts'
import type { Names } from '../content/names.ts'

type NameText = `${'spell' | 'room' | 'evocation' | 'quest' | 'event'}.${string}`

const tables: readonly (readonly [prefix: string, names: Names, form: string])[] = [
  ['spell', destructionNames, ''],
  ['spell', divinationNames, ''],
  ['spell', necromancyNames, ''],
  ['spell', transmutationNames, ''],
  ['spell', illusionNames, ''],
  ['spell', conspiracyNames, ''],
  ['spell', forgottenNames, ''],
  ['spell', personalNames, ''],
  ['room', roomNames, ''],
  ['room', roomsWithArticle, '.the'],
  ['room', insideRooms, '.in'],
  ['evocation', evocationNames, ''],
  ['evocation', oneEvocation, '.one'],
  ['evocation', rebirth.evocationNames, ''],
  ['evocation', rebirth.oneEvocation, '.one'],
  ['quest', questNames, ''],
  ['event', eventNames, ''],
]

/** The names of all cards in one language. */
export const cardNames = (language: Language): { readonly [id: NameText]: string } =>
  Object.fromEntries(
    tables.flatMap(([prefix, names, form]) =>
      Object.entries(names).map(([id, name]) => [`${prefix}.${id}${form}`, name[language]]),
    ),
  )
