import { expect, test } from 'vitest'
import { keepSaves, recorded, saveAfter } from '../../build/recorded.ts'
import { faultsOf } from './layout.ts'
import { blank, stage, walk } from './stage.ts'

const { visit } = stage()

const names = ['Ada', 'Bo', 'Cleo', 'Dario'].map((name) => `${name} of the ${'very '.repeat(5)}far hills`)

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`long names take one row and keep their marks on ${viewport.width} × ${viewport.height}`, async () => {
    const page = await visit(blank, { viewport })
    await keepSaves(page, [saveAfter(recorded('5-victory'), 'long', 66, 1, names)])
    await walk(page, '/here/long')
    await page.locator('[data-region]').first().waitFor({ state: 'attached' })
    expect(await faultsOf(page)).toEqual([])
    const strip = page.getByRole('list', { name: 'At the table' })
    expect((await strip.boundingBox())?.height ?? 99).toBeLessThan(60)
    const marks = await strip.locator('svg').evaluateAll((all) => all.map((each) => each.clientWidth))
    expect(marks).toEqual([14, 14, 14, 14])
    for (const name of names) expect(await strip.getByTitle(name).count()).toBe(1)
    const hidden = await strip.evaluate((list) => list.scrollWidth - list.clientWidth)
    expect(hidden, 'nobody has to scroll to see a name').toBeLessThanOrEqual(1)
    if (viewport.width < 1000) return
    // The log and the mages are called as their players are.
    const log = page.getByRole('tabpanel')
    await log
      .getByText(names[1] ?? '')
      .first()
      .waitFor()
    expect(await log.getByText(/\bBlue (plays|moves|ends)/).count()).toBe(0)
    await page.locator('[data-region=mages]').getByTitle(`${names[0]}`).waitFor()
  })
}
