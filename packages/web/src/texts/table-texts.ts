import type { Loaded } from '@conclave/games'
import {
  type Language,
  type Message,
  type Option,
  type Question,
  type Seat,
  say,
  type TableEvent,
} from '@conclave/kernel'
import { type Catalogues, capitalised, everyCard, joinCatalogues, type Speak, speaker } from '@conclave/texts'
import { undoneEvent } from '../table/table.ts'
import { givenNames } from './given-names.ts'
import { cutMarks, markCards, type RichText, richOf } from './rich.ts'
import { type SpeakUi, speakUi, ui } from './texts.ts'

/** Says everything at a table. `rich` texts know where they name a card. */
export interface TableTexts {
  readonly language: Language
  readonly t: SpeakUi
  speak: Speak
  rich(message: Message): RichText
  question(question: Question, options: readonly Option[]): RichText
  option(question: Question, option: Option): string
  event(event: TableEvent): RichText
  /** Name of whoever sits in a seat: the one given, or the game's word for the seat. */
  seat(seat: Seat): Message
  outcome(reason: string): string
  /** That a part of a judgement speaks for an answer or against it; undefined where the game has no words for it. */
  judged(part: string, speaksFor: boolean): string | undefined
  /** The name of a card, or its id if it has none. */
  card(id: string): string
  /** True if the game has a text of this id. */
  has(id: string): boolean
  /** The words of the glossary that a text uses. */
  glossaryIn(text: string): readonly string[]
}

export const tableTexts = (
  { texts }: Pick<Loaded, 'texts'>,
  catalogues: Catalogues,
  language: Language,
  /** The names that people gave, seat by seat; the game's own word stands where nobody gave one. */
  names: readonly (string | null)[] = [],
): TableTexts => {
  const all = joinCatalogues(texts.catalogues, catalogues, givenNames(names))
  const plain = speaker(all, language)
  const known = everyCard(texts)
  const marked = speaker(markCards(all, known), language)
  const cards = new Map(known.map((card) => [card.id, card]))
  const words = Object.keys(all[language]).flatMap((id) => /^glossary\.(.+)\.text$/.exec(id)?.[1] ?? [])
  const rich = (message: Message): RichText => richOf(capitalised(marked(message), language), known)
  const has = (id: string): boolean => Object.hasOwn(all[language], id)
  const seatOf = (seat: Seat): Message => {
    const id = `seat.${seat}`
    return has(id) ? say(id) : ui('seat.number', { number: seat + 1 })
  }
  return {
    language,
    t: speakUi(plain),
    speak: plain,
    rich,
    question: (question, options) => rich(texts.question(question, options)),
    option: (question, option) => capitalised(cutMarks(plain(texts.option(question, option))), language),
    event: (event) =>
      rich(
        event.event === undoneEvent
          ? ui('log.undone', { player: seatOf(Number(event.seat)) })
          : texts.event(event),
      ),
    seat: seatOf,
    judged: (part, speaksFor) => {
      const judged = texts.judged?.(part, speaksFor)
      return judged === undefined ? undefined : plain(judged)
    },
    outcome: (reason) => capitalised(plain(texts.outcome(reason)), language),
    card: (id) => {
      const info = cards.get(id)
      return info === undefined ? id : plain(info.name)
    },
    has,
    glossaryIn: (text) => {
      const said = text.toLocaleLowerCase(language)
      return words.filter((word) => said.includes(plain(say(`glossary.${word}`)).toLocaleLowerCase(language)))
    },
  }
}
