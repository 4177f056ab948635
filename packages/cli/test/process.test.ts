import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { conclave, folder } from './conclave.ts'
import { spawned, start } from './spawned.ts'

// What only a real process can show; all else is proved by calling `run`, which is quicker by far.

test('a match is played through a pipe, and told as `run` tells it', async () => {
  const args = ['play', '--game', 'spellbound', '--seats', '1', '--seed', 'a pipe', '--option', 'dan=3']
  const typed = '1\n2\n1\nc dragon\nq\nn\n'
  const piped = await spawned(args, typed)
  expect(piped).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Goodbye.') })
  expect(piped).toEqual(await conclave(args, typed))
})

test('wrong usage is exit code 2', async () => {
  const ran = await spawned(['cards', '--game', 'a "b" $HOME'])
  expect(ran).toMatchObject({ code: 2, out: '', err: expect.stringContaining(`no game 'a "b" $HOME'`) })
})

test('bad data is exit code 1', async () => {
  const ran = await spawned(['verify', join(folder(), 'none.json')])
  expect(ran).toMatchObject({ code: 1, out: '', err: expect.stringContaining('there is no such file') })
})

test('a reader that has seen enough is no error', async () => {
  const child = start(['replay', '--help'])
  child.stdout.destroy()
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  expect([await once(child, 'close'), err]).toEqual([[0, null], ''])
})

describe('a command that does not end', () => {
  let child: ReturnType<typeof start> | undefined

  test('is started', async () => {
    child = start(['play', '--game', 'spellbound', '--seats', '1', '--seed', 'no end'])
    await once(child.stdout, 'data')
    expect(child).toMatchObject({ exitCode: null, signalCode: null })
  })

  test('ends with its test', () => {
    expect(child?.signalCode).toBe('SIGKILL')
  })
})
