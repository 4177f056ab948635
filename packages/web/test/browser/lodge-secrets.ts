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

/** What the page says to whoever sits before it alone. */
export interface Told {
  readonly sheet: string
  readonly quests: string
}

/** What is written on her sheet and her quests. */
export const toldTo = (page: Page): Promise<Told> =>
  page.evaluate(() => {
    const part = (region: string): string =>
      document.querySelector(`[data-region="${region}"]`)?.textContent ?? ''
    return { sheet: part('sheet'), quests: part('quests') }
  })

/** What she has in hand, prepared, and to do: by name. */
export const secretsIn = (told: Told | undefined): { spells: string[]; quests: string[] } => ({
  spells: namedIn(told?.sheet ?? ''),
  quests: namedIn(told?.quests ?? ''),
})

/** The ids of the cards in hand and of the quests, as the page has them. */
export const idsHeld = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-thing^="hand:"], [data-thing^="quest:"]')].map(
      ({ dataset }) => dataset.thing?.replace(/^\w+:/, '') ?? '',
    ),
  )
