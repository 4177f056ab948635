import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { random } from '@conclave/bots'
import {
  below,
  choices,
  keyOf,
  type MatchFile,
  mayUndo,
  type Option,
  type Question,
  swift,
} from '@conclave/kernel'
import { beginTable, undoAt } from '@conclave/table'
import { expect, test } from 'vitest'
import { loadGame } from '../src/arguments.ts'
import type { Lines } from '../src/play/input.ts'
import { layTable } from '../src/play/setup.ts'
import { answerByOrder, put, type Table } from '../src/play/table.ts'
import { folder, ioOf } from './conclave.ts'

const silent: Lines = { live: false, ask: async () => null, wasInterrupted: () => false, close: () => {} }

/** Tables of Black Rose Wars at which a person has answered, and the table has answered for her since. */
const tablesAfterAPass = async (count: number): Promise<{ table: Table; asked: Question; own: number }[]> => {
  const loaded = await loadGame('black-rose', '1.6')
  const found: { table: Table; asked: Question; own: number }[] = []
  for (let seed = 0; found.length < count; seed++) {
    const begun = beginTable(loaded.game, { options: {}, seats: 2, seed: `undo ${seed}` })
    if ('problem' in begun) throw new Error(begun.problem)
    const { match } = begun
    const players = [
      { kind: 'human', orders: {} },
      { kind: 'bot', bot: random, chance: swift('bot') },
    ] as const
    const table: Table = { ...begun, loaded, players }
    const chance = swift(`answers ${seed}`)
    let asked: Question | null = null
    let own = 0
    for (let answers = 0; answers < 600 && match.state.outcome === null; answers++) {
      if (answerByOrder(table)) {
        if (asked === null || !mayUndo(match, 0)) continue
        found.push({ table, asked, own })
        break
      }
      const awaited = match.state.questions.filter(({ manner }) => manner !== 'open')
      const question = awaited[below(chance, awaited.length)]!
      asked = question.seat === 0 ? question : null
      own = match.given.length
      put(table, question.seat, keyOf(anyOf(choices(loaded.game, match.state, question), chance)), 'player')
    }
  }
  return found
}

const anyOf = (options: readonly Option[], chance: ReturnType<typeof swift>): Option =>
  options[below(chance, options.length)]!

const resume = async (file: MatchFile): Promise<Table> => {
  const path = join(folder(), 'match.json')
  writeFileSync(path, JSON.stringify(file))
  return await layTable(ioOf(), { option: [], resume: path, bots: 'random' }, silent, 'en')
}

test('an undo goes past what the table has answered, also when the match is taken up again from its file', async () => {
  for (const { table, asked, own } of await tablesAfterAPass(4)) {
    const again = await resume(table.match.file)
    for (const each of [table, again]) {
      expect(each.match.given.length).toBeGreaterThan(own + 1)
      expect(undoAt(each, 0)).toBeNull()
      expect(each.match.given).toHaveLength(own)
      expect(each.match.state.questions.find(({ seat }) => seat === 0)).toEqual(asked)
    }
    // The undo stands in the file, too, and is carried out again answer by answer.
    const after = await resume(table.match.file)
    expect(after.match.given).toHaveLength(own)
    expect(after.match.given.map(({ by }) => by)).toEqual(table.match.given.map(({ by }) => by))
  }
})
