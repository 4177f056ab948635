import { textsIn } from '@conclave/black-rose'
import { speaker } from '@conclave/texts'
import type { Page } from 'playwright-core'

const { catalogues, cards } = textsIn('1.6')
const speak = speaker(catalogues, 'en')

/** The English names of all cards that lie in secret. */
const names = cards
  .filter(({ kind }) => ['spell', 'personal', 'forgotten', 'quest'].includes(kind))
  .map(({ name }) => speak(name))

/** Names among them that a text contains, whole ones only. */
export const namedIn = (text: string): string[] =>
  names.filter((name) => new RegExp(`(?<!\\w)${name.replaceAll(/[^\w ]/g, '.')}(?!\\w)`).test(text))

/** Parts of the page, as they speak to whoever sits before it. */
export interface Told {
  readonly sheet: string
  readonly quests: string
  readonly log: string
}

/** Runs in the page. */
const readParts = (): Told => {
  // Word by word: names stand side by side there without a space.
  const part = (selector: string): string => {
    const found = document.querySelector(selector)
    if (found === null) return ''
    const words: string[] = []
    const walker = document.createTreeWalker(found, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() !== null) words.push(walker.currentNode.nodeValue ?? '')
    return words.join(' ')
  }
  return {
    sheet: part('[data-region="sheet"]'),
    quests: part('[data-region="quests"]'),
    log: part('[role=tabpanel]'),
  }
}

/** Text on her sheet, on her quests and in the log. */
export const toldTo = (page: Page): Promise<Told> => page.evaluate(readParts)

/** Secrets of hers: spells in hand and prepared, and quests, by name. */
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
