import {
  type GameTexts,
  type Language,
  type Message,
  type Option,
  type Question,
  say,
  type TableEvent,
} from '@conclave/kernel'
import { type Catalogues, capitalised, joinCatalogues, speaker } from '@conclave/texts'
import { type CliTexts, en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

type Gaps = NonNullable<Message['with']>

/** The command line's own texts. Their ids begin with `cli.`, so that they can be joined with a game's. */
export const cliCatalogues: Catalogues = { en: named(en), fr: named(fr), it: named(it) }

/** Says the command line's own texts in one language. */
export type SpeakCli = (id: keyof CliTexts, gaps?: Gaps) => string

export const speakCli = (language: Language): SpeakCli => {
  const speak = speaker(cliCatalogues, language)
  return (id, gaps) => speak(say(`cli.${id}`, gaps))
}

/** Says everything at a table: what the game says, and what the command line says about it. */
export interface SpeakTable {
  readonly language: Language
  readonly cli: SpeakCli
  message(message: Message): string
  /** A text of the game by its id, or undefined if the game has none. */
  find(id: string, gaps?: Gaps): string | undefined
  question(question: Question, options: readonly Option[]): string
  option(question: Question, option: Option): string
  event(event: TableEvent): string
  outcome(reason: string): string
}

export const speakTable = (texts: GameTexts<Option>, language: Language): SpeakTable => {
  const speak = speaker(joinCatalogues(texts.catalogues, cliCatalogues), language)
  const sentence = (message: Message): string => capitalised(speak(message), language)
  return {
    language,
    cli: (id, gaps) => speak(say(`cli.${id}`, gaps)),
    message: speak,
    find: (id, gaps) => (Object.hasOwn(texts.catalogues[language], id) ? speak(say(id, gaps)) : undefined),
    question: (question, options) => sentence(texts.question(question, options)),
    option: (question, option) => sentence(texts.option(question, option)),
    event: (event) => sentence(texts.event(event)),
    outcome: (reason) => sentence(texts.outcome(reason)),
  }
}

function named(texts: CliTexts): { readonly [id: string]: string } {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [`cli.${id}`, text]))
}
