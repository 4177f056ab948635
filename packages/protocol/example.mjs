// Reads a match file, or says what is wrong with it.

import { readFile } from 'node:fs/promises'
import { readMatchFile } from '@conclave/protocol'

const small = {
  game: 'spellbound',
  edition: '2012',
  options: {},
  seats: 2,
  seed: 'an example',
  segments: [
    {
      rules: '1',
      from: 'setup',
      answers: [[0, 'do=pass']],
      hashes: ['0123456789abcdef', 'fedcba9876543210'],
    },
  ],
}

const [path] = process.argv.slice(2)
for (const text of [
  path === undefined ? JSON.stringify(small) : await readFile(path, 'utf8'),
  '{ "game": 7 }',
]) {
  const reading = readMatchFile(text)
  if (reading.ok) {
    const { game, seats, segments } = reading.file
    const answers = segments.flatMap((segment) => segment.answers)
    console.log(`a match of ${game} with ${seats} seats and ${answers.length} answers`)
  } else console.log(reading.problem)
}
