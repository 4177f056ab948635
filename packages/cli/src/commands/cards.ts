import { type CardInfo, type Language, languages, type Message } from '@conclave/kernel'
import { speaker } from '@conclave/texts'
import { Command } from 'commander'
import { languageName, loadGame } from '../arguments.ts'
import { pc } from '../colours.ts'
import type { Io } from '../io.ts'
import { environmentLanguage } from '../language.ts'
import { columns, print, printJson, table } from '../output.ts'
import { speakTable } from '../texts/index.ts'
import { printedFacts } from '../texts/printed-facts.ts'

interface CardsOptions {
  game: string
  edition?: string
  lang?: Language
  guests?: boolean
  json?: boolean
}

/** `conclave cards` */
export const cardsCommand = (io: Io): Command =>
  new Command('cards')
    .description('List every card and component of a game, with counts and texts.')
    .requiredOption('--game <id>', 'the game')
    .option('--edition <id>', 'its edition')
    .option('--lang <language>', `the language: ${languages.join(', ')}`, languageName)
    .option('--guests', 'list what may be mixed in from another box instead')
    .option('--json', 'print one JSON document, in all languages')
    .action(async (options: CardsOptions) => {
      const { game: id, edition, lang = environmentLanguage(io), guests = false, json = false } = options
      const { texts } = await loadGame(id, edition)
      const listed = guests ? (texts.guests ?? []) : texts.cards
      const speak = {
        en: speaker(texts.catalogues, 'en'),
        fr: speaker(texts.catalogues, 'fr'),
        it: speaker(texts.catalogues, 'it'),
      }
      if (json) {
        const inAll = (message: Message) => ({
          en: speak.en(message),
          fr: speak.fr(message),
          it: speak.it(message),
        })
        return printJson(
          io,
          listed.map(({ id, kind, count, name, text, facts }) => {
            const common = { id, kind, count, name: inAll(name), text: inAll(text) }
            // Once for the order and once more, so that no fact takes the place of what every card has.
            return { ...common, ...facts, ...common }
          }),
        )
      }
      const said = speakTable(texts, lang)
      for (const [kind, cards] of byKind(listed)) {
        const count = cards.reduce((sum, card) => sum + card.count, 0)
        // A token is no card.
        const head = kind === 'token' ? 'cards.kind.token' : 'cards.kind'
        print(io, pc.bold(said.cli(head, { kind: said.find(`kind.${kind}`) ?? kind, count })))
        print(
          io,
          table(
            cards.map((card) => [
              `  ${card.count}×`,
              pc.cyan(said.message(card.name)),
              [printedFacts(card, said).join(' · '), said.message(card.text)].filter(Boolean).join('\n'),
            ]),
            columns(io),
          ),
        )
        print(io)
      }
    })

const byKind = (cards: readonly CardInfo[]): Map<string, CardInfo[]> => {
  const kinds = new Map<string, CardInfo[]>()
  for (const card of cards) kinds.set(card.kind, [...(kinds.get(card.kind) ?? []), card])
  return kinds
}
