import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SpellboundEvent, spellbound } from '@conclave/spellbound'
import { replay } from '@conclave/table'
import { expect, test } from 'vitest'
import { cueOf, titleOf } from '../../../src/boards/spellbound/cues.ts'

test('a winner is called by her name and every title that she played for', () => {
  const options = { dan: 2, trollBreaker: true, witchFinder: false }
  expect(titleOf('Ada', options)).toMatchObject({
    with: { name: 'Ada', titles: [{ say: 'title.dan' }, { say: 'title.trollBreaker' }] },
  })
  expect(titleOf('Ada', {})).toMatchObject({ with: { titles: [{ say: 'title.apprentice' }] } })
})

test('every sort of cue is heard in a long match', () => {
  const path = join(import.meta.dirname, '../../../../spellbound/test/replays/matches/5-victory.json')
  const table = replay(spellbound, JSON.parse(readFileSync(path, 'utf8')))
  if ('problem' in table) throw new Error(table.problem)
  const cues = new Set(table.log.map(({ event }) => cueOf(event as SpellboundEvent)))
  expect(cues).toEqual(new Set([null, 'card', 'stone', 'threat', 'good', 'bad']))
})
