import type { BlackRoseView, MageView, Owner } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { rose } from './majority.ts'

/** Somebody who walks in the Lodge as a mage does. */
export interface Body {
  readonly owner: Owner
  /** The card that tells of it. */
  readonly card: string
  readonly name: Message
  readonly place: string
  /** The rooms to which its cell leads. */
  readonly exits: readonly string[]
  readonly damage: readonly Owner[]
  readonly health: number
  readonly movement: number
  readonly strength: number
  readonly blow: number
  readonly jinxes: NonNullable<MageView['jinxes']>
}

type Table = Pick<BlackRoseView, 'mages' | 'avatar'>

/** [REB-AVA.1, REB-AVA.2] The mages by their seats, and the Avatar, which is the body of the Black Rose. */
export const bodiesOf = ({ mages, avatar }: Table): readonly Body[] => [
  ...mages.map(
    (mage, seat): Body => ({
      ...mage,
      owner: seat,
      card: mage.name,
      name: say(`seat.${seat}`),
      exits: mage.exits ?? [mage.gate],
      jinxes: mage.jinxes ?? [],
    }),
  ),
  ...(avatar === undefined
    ? []
    : [{ ...avatar, owner: rose, card: 'possessed', name: say('named.avatar') } satisfies Body]),
]

export const bodyOf = (table: Table, owner: Owner): Body | undefined =>
  bodiesOf(table).find((body) => body.owner === owner)
