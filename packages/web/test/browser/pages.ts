import type { Page } from 'playwright-core'
import { walk, written } from './stage.ts'

/** Every page of the app, and what is there when all of it is. */
const pages = {
  '/': 'article',
  '/new/spellbound': 'fieldset select',
  '/rules': 'main a',
  '/rules/spellbound': 'main h2',
  '/settings': 'main select',
  '/account': 'main form',
  '/about': 'main h1',
  '/nowhere': 'main h1',
  '/tutorial/spellbound': '#board [data-region]',
} as const

export type Path = keyof typeof pages

/** Goes to a page and waits until all of it is there. */
export const goTo = async (page: Page, path: Path): Promise<void> => {
  await walk(page, path)
  await page.locator(pages[path]).first().waitFor({ state: 'attached' })
  await written(page)
}
