// A table with a person and a bot: it answers for the bot, tells the log, and takes the person's answer back.

import { findGame } from '@conclave/games'
import { choices, keyOf, mayUndo, questionOf } from '@conclave/kernel'
import { beginTable, dueByOrder, giveAt, heardSince, nextForBot, spokenFor, undoAt } from '@conclave/table'

const found = findGame('mage-noir')
if ('problem' in found) throw new Error(found.problem)
const { game } = await found.entry.load(found.edition)

const table = beginTable(game, { options: {}, seats: 2, seed: 'an example' })
if ('problem' in table) throw new Error(table.problem)
const seating = { seats: [{ kind: 'human', orders: {} }, { kind: 'bot' }], shared: false }

/** Everything that happens without the person: orders and windows without a choice, then the bot, which takes its first option. */
const goOn = () => {
  for (;;) {
    const due = dueByOrder(table, seating)
    if (due !== null) giveAt(table, due.question.seat, due.key, 'table')
    else {
      const question = nextForBot(table, seating, new Set([1]))
      const spoken = question && spokenFor(table, seating, question, null)
      if (!spoken) return
      giveAt(table, question.seat, spoken.key, 'table')
    }
  }
}

let seen = -1
let undone = 0
for (let turn = 0; turn < 40 && table.match.state.outcome === null; turn++) {
  goOn()
  const question = questionOf(table.match.state, 0)
  if (question === undefined) break
  const options = choices(game, table.match.state, question)
  giveAt(table, 0, keyOf(options.at(-1)), 'seat')
  if (undone === 0 && mayUndo(table.match, 0)) {
    undoAt(table, 0)
    undone = table.seq
  }
}
const { entries } = heardSince(table, seen)
seen = table.seq
console.log(`${seen} answers, ${entries.length} entries of the log; answer ${undone} was an undo`)
