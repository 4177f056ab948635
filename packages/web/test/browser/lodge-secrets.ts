import { textsIn } from '@conclave/black-rose'
import { speaker } from '@conclave/texts'
import type { Page } from 'playwright-core'

const { catalogues, cards } = textsIn('1.6')
const speak = speaker(catalogues, 'en')

/** The English names of all cards that lie in secret. */
const names = cards
  .filter(({ kind }) => ['spell', 'personal', 'forgotten', 'quest'].includes(kind))
  .map(({ name }) => speak(name))

/** What is found of them in a text, whole names only. */
export const namedIn = (text: string): string[] =>
  names.filter((name) => new RegExp(`(?<!\\w)${name.replaceAll(/[^\w ]/g, '.')}(?!\\w)`).test(text))

const partOf = (page: Page, region: string): Promise<string> =>
  page
    .locator(`[data-region="${region}"]`)
    .textContent({ timeout: 2_000 })
    .then((text) => text ?? '')

/** What whoever sits before the screen has in hand, prepared, and to do: by name. */
export const secretsOf = async (page: Page): Promise<{ spells: string[]; quests: string[] }> => ({
  spells: namedIn(await partOf(page, 'sheet')),
  quests: namedIn(await partOf(page, 'quests')),
})

/** The ids of the cards in hand and of the quests, as the page has them. */
export const idsHeld = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-thing^="hand:"], [data-thing^="quest:"]')].map(
      ({ dataset }) => dataset.thing?.replace(/^\w+:/, '') ?? '',
    ),
  )
