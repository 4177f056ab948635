import { expect, test } from 'vitest'
import { withChildren } from '../../src/bench/processes.ts'

const script = new URL('./child-process.ts', import.meta.url)

/** True if the process is there. */
const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('children are asked and end with the work', async () => {
  const pids: number[] = []
  const answer = await withChildren(async (start) => {
    for (const _ of [1, 2]) {
      const child = await start<{ pid: number }>(script)
      pids.push(child.said.pid)
      expect(await child.ask('how are you')).toEqual({ order: 'how are you' })
    }
    expect(pids.map(runs)).toEqual([true, true])
    return 42
  })
  expect(answer).toBe(42)
  expect(pids.map(runs)).toEqual([false, false])
})

test('a child that dies ends the work with what it said, whoever was being asked', async () => {
  const pids: number[] = []
  const work = withChildren(async (start) => {
    const one = await start<{ pid: number }>(script)
    const other = await start<{ pid: number }>(script)
    pids.push(one.said.pid, other.said.pid)
    one.ask('die').catch(() => {})
    return other.ask('work')
  })
  await expect(work).rejects.toThrow('these are my last words')
  expect(pids.map(runs)).toEqual([false, false])
})

test('so does one that dies before its first word, or is asked after its death', async () => {
  await expect(withChildren((start) => start(script, ['stillborn']))).rejects.toThrow('I was never born')
  const work = withChildren(async (start) => {
    const child = await start(script)
    await child.ask('die').catch(() => {})
    return child.ask('anything')
  })
  await expect(work).rejects.toThrow('these are my last words')
})

test('work that fails leaves no child behind, not even one that does not listen', async () => {
  let pid = 0
  const work = withChildren(async (start) => {
    pid = (await start<{ pid: number }>(script, ['stubborn'])).said.pid
    throw new Error('the work has failed')
  })
  await expect(work).rejects.toThrow('the work has failed')
  expect(runs(pid)).toBe(false)
})
