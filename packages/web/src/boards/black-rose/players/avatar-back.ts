import { type AvatarView, type BlackRoseView, contentOf, effectLines } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { words } from '../texts/index.ts'

type Table = Pick<BlackRoseView, 'edition' | 'moon'>

/** [REB-AVA.19] Candidates for the top of the Avatar's deck, by the back that everybody sees. */
export const candidatesFor = ({ edition, moon }: Table, { back, revealed }: AvatarView): readonly string[] =>
  back === null
    ? []
    : [...contentOf(edition).actions.values()]
        .filter((card) => card.back !== null && `${card.back.marker}.${card.back.on}` === back)
        .filter((card) => card.moon === moon && !revealed.includes(card.id))
        .map(({ id }) => id)

/** [REB-AVA.19, REB-AVA.20] Text of the top card's back, by what it can do; null if it shows nothing. */
export const backText = (table: Table, avatar: AvatarView): Message | null => {
  if (avatar.back === null) return null
  const on = avatar.back.endsWith('.a') ? 'avatar.on.a' : 'avatar.on.b'
  const ways = candidatesFor(table, avatar).flatMap((card) =>
    effectLines(table.edition, `action/${card}/back`),
  )
  return words('avatar.back', { on: words(on), effect: words('effect', { lines: ways }) })
}

/** The same with what lies there, for whoever does not see its sign. */
export const backLabel = (table: Table, avatar: AvatarView): Message | null => {
  const does = backText(table, avatar)
  const [marker] = avatar.back?.split('.') ?? []
  return does === null ? null : words('avatar.back.label', { marker: say(`type.${marker}`), does })
}
