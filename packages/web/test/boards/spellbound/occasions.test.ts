import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SpellboundEvent, spellbound } from '@conclave/spellbound'
import { expect, test } from 'vitest'
import { cueOf, titleOf } from '../../../src/boards/spellbound/occasions.ts'
import { MatchLog } from '../../../src/table/local/match-log.ts'
import { reopenMatch } from '../../../src/table/local/opening.ts'

test('a winner is called by her name and every title that she played for', () => {
  const options = { dan: 2, trollBreaker: true, witchFinder: false }
  expect(titleOf('Ada', options)).toMatchObject({
    with: { name: 'Ada', titles: [{ say: 'title.dan' }, { say: 'title.trollBreaker' }] },
  })
  expect(titleOf('Ada', {})).toMatchObject({ with: { titles: [{ say: 'title.apprentice' }] } })
})

test('every sort of cue is heard in a long match', () => {
  const path = join(import.meta.dirname, '../../../../spellbound/test/replays/matches/5-victory.json')
  const log = new MatchLog()
  expect(reopenMatch(spellbound, JSON.parse(readFileSync(path, 'utf8')), log)).not.toHaveProperty('problem')
  const cues = new Set(log.entries.map(({ event }) => cueOf(event as SpellboundEvent)))
  expect(cues).toEqual(new Set([null, 'card', 'stone', 'threat', 'good', 'bad']))
})
