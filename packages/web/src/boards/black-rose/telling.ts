import { type EditionId, rulesIn, type School, type SpellCard, startingList } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { spellOn } from './card/printed.ts'
import type { Cards, Kit } from './kit.ts'
import { words } from './texts/index.ts'
import { discardsQuests } from './things.ts'

/** [BRW-SET.13] The spells of a starting list. */
export const listedIn = (edition: EditionId, school: School, list: 'a' | 'b', cards: Cards): SpellCard[] =>
  startingList(edition, school, list).flatMap((id) => spellOn(cards.get(id)) ?? [])

/** Telling of a question with the chosen spell, which stands in the view of whoever chose it, and nowhere else. */
export const tellQuestion: NonNullable<Kit['tellQuestion']> = ({ kind, seat }, { mages }) => {
  const card = mages[seat]?.draft?.card
  if (card == null || (kind !== 'planSlot' && kind !== 'planSide')) return null
  return words(kind === 'planSlot' ? 'ask.slot' : 'ask.side', { card: say(`spell.${card}`) })
}

/** The spells of a starting list, the spell that makes way, and what discarding a quest brings the Black Rose. */
export const tellOption: NonNullable<Kit['tellOption']> = (
  option,
  question,
  { edition, mages },
  cards,
): Message | null => {
  const mage = mages[question.seat]
  if (mage === undefined) return null
  switch (option.do) {
    case 'startingList':
      return words('pick.list', {
        list: say(`option.startingList.${option.list}`),
        cards: listedIn(edition, mage.school, option.list, cards).map(({ name }) => name),
      })
    // [BRW-CAST.8]
    case 'castFromHand': {
      const old = mage.slots.find(({ slot }) => slot === option.slot)?.card
      if (old == null) return null
      return words('cast.replacing', {
        card: say(`spell.${option.card}`),
        side: say(`side.${option.side}`),
        old: say(`spell.${old}`),
        slot: say(`slot.${option.slot}`),
      })
    }
    // [BRW-QST.3] What is lost, and what it brings the Black Rose.
    case 'quest': {
      const info = cards.get(option.quest)
      if (info?.kind !== 'quest' || !discardsQuests(question)) return null
      // [REB-BRP.6] What is too much in Rebirth pays nobody.
      const free = question.kind === 'questLimit' && rulesIn(edition).openQuests
      if (free) return words('quest.discard.free', { quest: info.name })
      const id = question.kind === 'giveUpQuest' ? 'quest.giveUp' : 'quest.discard'
      return words(id, { quest: info.name, moon: info.facts.moon })
    }
    default:
      return null
  }
}
