import { keyOf, choices as optionsOf, type Question, ruleOf, type Seat } from '@conclave/kernel'
import { undoAt } from '@conclave/table'
import { columns, print, wrap } from '../output.ts'
import { aside } from './asides.ts'
import { type Choice, pick, sorted } from './options.ts'
import { chapterAt } from './rules.ts'
import { seatName, showPrompt } from './screen.ts'
import type { Session } from './session.ts'
import { put } from './table.ts'

/**
 * Asks the people at the table, the first question first, until one of them has answered or taken something back
 * (`changed`), lets the bot go on that is waited for (`on`), or leaves.
 */
export const ask = async (
  session: Session,
  questions: readonly Question[],
  bot: Seat | undefined,
): Promise<'changed' | 'on' | 'left'> => {
  const { io, table, lines } = session
  const seat = questions[0]?.seat
  if (seat === undefined) throw new Error('nobody is asked')
  let choices = choicesOf(session, questions)
  showPrompt(session, seat, choices, bot)
  for (;;) {
    const line = (
      await lines.ask(
        `${session.speak.cli('prompt', { who: seatName(session, seat), count: choices.length })} `,
      )
    )?.trim()
    if (line === undefined) return 'left'
    if (line === '' && bot !== undefined) return 'on'
    if (line === 'u' || line === 'undo') {
      if (undoAt(table, seat) === null) return 'changed'
      const any = table.match.given.some((given) => given.seat === seat && given.by === 'seat')
      print(io, session.speak.cli(any ? 'undo.no' : 'undo.nothing'))
      continue
    }
    const why = /^(?:w|why)(?:\s+(\d+))?$/.exec(line)
    if (why !== null) {
      tellWhy(session, choices, why[1] === undefined ? undefined : Number(why[1]))
      continue
    }
    const done = await aside(session, seat, line)
    if (done === 'leave') return 'left'
    if (done === 'changed') return 'changed'
    if (done === 'redraw') {
      choices = choicesOf(session, questions)
      showPrompt(session, seat, choices, bot)
    }
    if (done !== 'unknown') continue
    const choice = pick(choices, line)
    if (typeof choice === 'string') {
      print(
        io,
        session.speak.cli(choice === 'several' ? 'prompt.several' : 'prompt.unknown', {
          line,
          count: choices.length,
        }),
      )
      continue
    }
    put(table, choice.question.seat, keyOf(choice.option), 'player')
    return 'changed'
  }
}

/** Says what the rule says that an answer comes from, or each of them, and where to read on; answers of one rule together. */
const tellWhy = (
  { io, table: { loaded }, speak }: Session,
  choices: readonly Choice[],
  number: number | undefined,
): void => {
  const { game, texts } = loaded
  const asked = choices
    .map((choice, at) => ({ ...choice, number: at + 1 }))
    .filter((choice) => number === undefined || number === choice.number)
  for (const [rule, those] of Map.groupBy(asked, ({ question, option }) => ruleOf(game, question, option))) {
    for (const { number: at, label } of those)
      print(io, wrap(speak.cli('why', { number: at, label }), columns(io), '  '))
    const anchor = texts.chapterOf(rule)
    const chapter =
      anchor === undefined ? undefined : chapterAt(game, speak.language, anchor, columns(io) - 2)
    const lines =
      chapter === undefined
        ? [speak.cli('why.rule', { rule })]
        : [
            speak.cli('why.chapter', { title: chapter.title, rule }),
            ...chapter.text.split('\n'),
            speak.cli('why.more', { title: chapter.title }),
          ]
    for (const line of lines) print(io, `  ${line}`)
  }
}

const choicesOf = ({ table, speak }: Session, questions: readonly Question[]): Choice[] =>
  questions.flatMap((question) => {
    const options = optionsOf(table.loaded.game, table.match.state, question)
    return sorted(options.map((option) => ({ question, option, label: speak.option(question, option) })))
  })
