import { expect, test } from 'vitest'
import { keepSaves, recorded, saveAfter } from '../../build/recorded.ts'
import { listens } from './play.ts'
import { blank, stage } from './stage.ts'

const { visit, address } = stage()

test('a match on this device is played in one window: the last that opens it has it, and no answer is lost', async () => {
  const first = await visit(blank)
  const match = recorded('5-victory')
  const outdated = saveAfter(match, 'outdated', 20, 2)
  const [segment] = outdated.file.segments
  const changed = { ...outdated.file, segments: [{ ...segment, answers: [[0, 'card=no-such-card']] }] }
  await keepSaves(first, [saveAfter(match, 'on', 60, 1), { ...outdated, file: changed } as typeof outdated])
  const path = `${address()}/here/on`
  await first.goto(path)
  const prompt = first.locator('#prompt')
  await prompt.getByText('All answers (8)').waitFor()
  await listens(first)
  await first.keyboard.press('1')
  await prompt.getByText('All answers (8)').waitFor({ state: 'detached' })
  const asked = await prompt.textContent()

  const second = await first.context().newPage()
  await second.goto(path)
  await second.locator('#prompt').waitFor()
  await first.getByText('This match goes on in another window.').waitFor()
  expect(await second.locator('#prompt').textContent()).toBe(asked)

  await first.reload()
  await prompt.waitFor()
  await second.getByText('This match goes on in another window.').waitFor()

  // A match that today's rules cannot play says so, and not in the words of the engine.
  await first.goto(`${address()}/here/outdated`)
  await first.getByText('The rules have changed since this match was kept').waitFor()
})
