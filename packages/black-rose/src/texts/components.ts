import type { CardInfo, Message } from '@conclave/kernel'
import { spell as spellName } from '../wording/things.ts'
import { phrase } from '../wording/words.ts'
import type { School } from '../words/board.ts'
import type { Jinx, SchoolBook, Upgrade } from '../words/card.ts'
import { powerText } from './powers.ts'

// The components that only Rebirth has.

/** [REB-CMP.21] Text of a jinx: its effect, and the way to lift it. */
export const jinxInfo = ({ kind, copies, spaces }: Jinx) =>
  ({
    id: kind,
    kind: 'jinx' as const,
    count: copies,
    name: phrase(`jinx.${kind}`),
    text: phrase('text.jinx', {
      effect: phrase(`jinx.${kind}.effect`),
      remedy: phrase(`jinx.${kind}.remedy`),
      spaces,
    }),
    facts: { spaces },
  }) satisfies CardInfo

const bonuses = ({ movement, attack, health }: Upgrade): Message[] =>
  (
    [
      ['upgrade.movement', movement],
      ['upgrade.attack', attack],
      ['upgrade.health', health],
    ] as const
  ).flatMap(([text, by]) => (by === 0 ? [] : [phrase(text, { by })]))

/** [REB-CMP.20] Text of an upgrade for its bearer. */
export const upgradeInfo = (upgrade: Upgrade) =>
  ({
    id: upgrade.kind,
    kind: 'upgrade' as const,
    count: upgrade.copies,
    name: phrase(`upgrade.${upgrade.kind}`),
    text: phrase('text.upgrade', { does: [...bonuses(upgrade), ...upgrade.powers.map(powerText)] }),
    facts: {},
  }) satisfies CardInfo

/** The schools that have a reference card. */
const referred = ['agony', 'alchemy', 'hex', 'shamanic', 'technomancy', 'nightmare'] as const
const isReferred = (school: School): school is (typeof referred)[number] =>
  referred.some((each) => each === school)

/** [REB-CMP.15, RUL-44] A school's own rule and its two starting Grimoires. */
export const referenceInfo = ({ school, spells, lists }: SchoolBook) => {
  if (!isReferred(school)) return []
  const listed = (list: readonly number[]): Message[] =>
    list.map((number) => spellName(spells[number - 1]!.id))
  return [
    {
      id: `reference.${school}`,
      kind: 'reference' as const,
      count: 1,
      name: phrase(`school.${school}`),
      text: phrase('text.reference', {
        rule: phrase(`reference.${school}`),
        a: listed(lists.a),
        b: listed(lists.b),
      }),
      facts: { school },
    } satisfies CardInfo,
  ]
}
