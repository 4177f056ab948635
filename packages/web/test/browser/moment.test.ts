import { expect, test } from 'vitest'
import { listens } from './play.ts'
import { stage, written } from './stage.ts'

const { visit } = stage()

/** View of a seat that has nothing to choose in an open window: it is awaited, and not asked. */
const idle = (view: { question: unknown; options: unknown }) => ({ ...view, question: null, options: [] })

test.each([
  ['a desk', { viewport: { width: 1280, height: 720 } }, /^One moment …$/],
  ['a phone', { viewport: { width: 390, height: 844 }, touch: true, language: 'fr' }, /^Un instant …$/],
] as const)(
  'on %s whoever has nothing to choose in a window online reads that it takes a moment',
  async (_, seen, words) => {
    const page = await visit('/new/black-rose', { ...seen, anew: true })
    let hasNothing = false
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage((text) => {
        const message = JSON.parse(String(text))
        if (hasNothing && 'views' in message) message.views = message.views.map(idle)
        socket.send(JSON.stringify(message))
      })
    })
    await page.getByRole('button', { name: /^(Play online|Jouer en ligne)$/ }).click()
    await page.waitForURL(/\/table\//)
    await listens(page)
    const moment = page.locator('#prompt').getByText(words)
    expect(await moment.count()).toBe(0)
    hasNothing = true
    await page.reload()
    await moment.waitFor()
    await written(page)
    expect(await page.locator('#prompt [data-option]').count()).toBe(0)
    expect(await page.locator('#prompt').getAttribute('data-urgent')).toBeNull()
    expect(await page.locator('header [data-asked]').count()).toBe(0)
    hasNothing = false
    await page.reload()
    await listens(page)
    expect(await moment.count()).toBe(0)
  },
)
