import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { times } from '../../../../tools/soak.ts'
import { duelAt } from '../../build/duel.ts'
import { lodgeAt } from '../../build/lodge.ts'
import { keepSaves, recorded, saveAfter } from '../../build/recorded.ts'
import { click, listens, pressSomething } from './play.ts'
import { blank, stage, walk } from './stage.ts'

const { visit } = stage()

/** Cards that lie in sight and do not get the pointer: something lies over them, or they are felt elsewhere. Runs in the page. */
const deaf = (cards: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(cards)].flatMap((card) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const region = card.closest('[data-region]')?.getBoundingClientRect()
    const inSight =
      region !== undefined && x > region.left && x < region.right && y > region.top && y < region.bottom
    if (width === 0 || !inSight || x > innerWidth || y > innerHeight) return []
    const found = document.elementFromPoint(x, y)
    return found !== null && card.contains(found)
      ? []
      : [`${card.dataset.thing}: ${found?.className ?? null}`]
  })

/** Opens a table on which everything moves. */
const openMoving = async (save: { readonly id: string }): Promise<Page> => {
  const page = await visit(blank)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('conclave.settings') ?? '{}')
    localStorage.setItem('conclave.settings', JSON.stringify({ ...kept, speed: 'fast' }))
  })
  await keepSaves(page, [save])
  await walk(page, `/here/${save.id}`)
  await listens(page)
  return page
}

const decks = { deck0: 'burning-wrath', deck1: 'growing-canopy' } as const

test.each([
  {
    game: 'Mage Noir',
    save: () => duelAt('moving', decks, 'duel a', { turn: 3, at: 'gather' }, 1),
    cards: '[data-region=hand] [data-thing^="hand:"]',
    clicks: [
      '[data-take]',
      '#board form button.primary',
      '[data-region=hand] [data-legal]',
      '#prompt [data-option]',
    ],
  },
  {
    game: 'Spellbound',
    save: () => saveAfter(recorded('5-victory'), 'moving', 6, 1),
    cards: '[data-region] [data-thing^="card:"]',
    clicks: ['#board [data-legal]', '#prompt [data-option]'],
  },
  {
    game: 'Black Rose Wars',
    save: () => lodgeAt('moving', 'lodge', { round: 2, at: 'planCard' }, 1),
    cards: '[data-region] [data-thing^="hand:"]',
    clicks: ['#board [data-legal]', '#prompt [data-option]'],
  },
])(
  '$game: every card gets the pointer after whatever has moved',
  async ({ save, cards, clicks }) => {
    const page = await openMoving(save())
    const listening = page.locator('#prompt[data-urgent][data-listening]')
    const over = page.getByRole('button', { name: 'Play again', exact: true })
    let seen = 0
    for (let turn = 0; turn < times(12); turn++) {
      await expect
        .poll(async () => (await click(page, turn, clicks)) ?? (await pressSomething(page, turn)))
        .not.toBeNull()
      await page.mouse.move(1, 1)
      await listening.or(over).first().waitFor()
      if (await over.isVisible()) break
      // A menu lies over the table until something is chosen from it.
      if ((await page.getByRole('menu').count()) > 0) continue
      await expect
        .poll(() => page.evaluate(deaf, cards), { message: `after ${turn + 1} answers` })
        .toEqual([])
      seen += await page.locator(cards).count()
    }
    expect(seen).toBeGreaterThan(12)
  },
  times(200_000),
)
