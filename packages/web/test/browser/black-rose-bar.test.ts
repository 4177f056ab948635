import { textsIn } from '@conclave/black-rose'
import { speaker } from '@conclave/texts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type LodgeMoment, laidOut, lodgeAt } from '../../build/lodge.ts'
import { keepSaves } from '../../build/recorded.ts'
import { faultsOf } from './layout.ts'
import { listens } from './play.ts'
import { blank, drawn, speakIn, stage, type Visit, walk, written } from './stage.ts'

// What stands in the bar beside the question, or lies over the page for a moment: the question, its answers and the board keep their places.

const { visit } = stage()

const desk = { width: 1280, height: 720 } as const
const phone = { width: 390, height: 844 } as const

/** The first of some matches that comes to this moment. */
const cameTo = (id: string, moment: LodgeMoment) => {
  for (let number = 0; number < 30; number++) {
    const save = lodgeAt(id, `quest ${number}`, moment, 1)
    if (save.outcome === null) return save
  }
  throw new Error(`no match comes to ${JSON.stringify(moment)}`)
}

const quiet = cameTo('quiet', { round: 2, at: 'component' })

const open = async (page: Page, id: string): Promise<void> => {
  await walk(page, `/here/${id}`)
  await listens(page)
  await written(page)
  await drawn(page)
}

const comeTo = async (seen: Visit, saves: readonly { readonly id: string }[]): Promise<Page> => {
  const page = await visit(blank, seen)
  await keepSaves(page, saves)
  return page
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (box === null) throw new Error(`${selector} is not there`)
  return box
}

/** Answers and tools of the bar that are not whole in sight, or lie under something. Runs in the page. */
const unreachable = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('#prompt .button')].flatMap((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const inSight = top >= 0 && bottom <= innerHeight
    const free = [0.1, 0.5, 0.9].every((down) => {
      const found = document.elementFromPoint((left + right) / 2, top + (bottom - top) * down)
      return found !== null && button.contains(found)
    })
    return inSight && free ? [] : [button.textContent ?? '']
  })

const languages = ['en', 'fr', 'it'] as const

test('whoever is asked is told so in a whole sentence among the seats, in every language', async () => {
  const page = await comeTo({ viewport: desk }, [quiet])
  await open(page, 'quiet')
  for (const [language, asked] of [
    ['en', 'you are asked'],
    ['fr', 'vous devez répondre'],
    ['it', 'devi rispondere'],
  ] as const) {
    await speakIn(page, language)
    const seat = page.locator('li[data-near]', { hasText: 'Ada' }).first()
    await seat.getByText(asked, { exact: true }).waitFor()
    expect(await seat.getByText(/^(you|vous|tu)$/).isVisible()).toBe(false)
  }
})

test('a trap that was sprung is told whole, in a line of its own: question and board stay as they are, in every language', async () => {
  const struck = [1, 3].map((round) => cameTo(`struck${round}`, { round, at: 'component', struck: true }))
  const saves = [quiet, ...struck]
  const table = await comeTo({ viewport: desk }, saves)
  await open(table, 'quiet')
  const board = await boxOf(table, '#board')
  const isWhole = async (page: Page, where: string): Promise<void> => {
    const cut = await page
      .locator('#prompt [data-notices] p')
      .evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length)
    expect(cut, where).toBe(0)
    expect((await faultsOf(page)).filter((fault) => /prompt/.test(fault))).toEqual([])
    expect(await page.evaluate(unreachable), where).toEqual([])
  }
  for (const { id } of struck) {
    await open(table, id)
    for (const language of languages) {
      const where = `${id} (${language})`
      await speakIn(table, language)
      expect(await boxOf(table, '#board'), where).toEqual(board)
      const notice = await boxOf(table, '#prompt [data-notices]')
      const bar = await boxOf(table, '#prompt')
      expect(notice.y + notice.height, where).toBeLessThanOrEqual(bar.y + bar.height)
      // No more than the margin of the board lies under the bar.
      expect(bar.y + bar.height, where).toBeLessThanOrEqual(board.y + 8)
      const sentence = table.locator('#prompt p').last()
      const size = await sentence.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))
      expect(size, where).toBeGreaterThanOrEqual(15)
      await isWhole(table, where)
    }
  }
  const hand = await comeTo({ viewport: phone, touch: true }, saves)
  for (const { id } of struck) {
    await open(hand, id)
    for (const language of languages) {
      const where = `${id} on a phone (${language})`
      await speakIn(hand, language)
      const notice = await boxOf(hand, '#prompt [data-notices]')
      const sentence = await hand.locator('#prompt p').last().boundingBox()
      expect(notice.y + notice.height, where).toBeLessThanOrEqual(sentence?.y ?? 0)
      await isWhole(hand, where)
    }
  }
})

/** The same moment when a quick spell was cast before: something else may follow, or nothing. */
const more = {
  ...laidOut(quiet, ({ questions, stack }) => {
    for (const { kind, about } of questions)
      if (kind === 'component') Object.assign(about ?? {}, { parts: ['quick'] })
    Object.assign(stack.at(-1)?.locals ?? {}, { parts: ['quick'] })
  }),
  id: 'more',
}

/** Boxes of words: one for every line of them. Runs in the page. */
const linesOf = (element: Element): { left: number; right: number; top: number; bottom: number }[] => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
}

test('on a desk every question of an activation is asked in letters of one size, and what happened meanwhile keeps clear of it, in every language', async () => {
  const page = await comeTo({ viewport: desk }, [quiet, more])
  const sizes = new Set<string>()
  for (const id of ['quiet', 'more']) {
    await open(page, id)
    for (const language of languages) {
      await speakIn(page, language)
      const where = `${id} (${language})`
      const sentence = page.locator('#prompt p').last()
      const size = await sentence.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))
      expect(size, where).toBeGreaterThanOrEqual(16)
      sizes.add(`${language} ${size}`)
      const asked = await sentence.evaluate(linesOf)
      const toggle = page.locator('#prompt button[aria-expanded="false"]').first()
      const told = id === 'quiet' ? await toggle.evaluate(linesOf) : []
      // A line of it ends where its underline does.
      for (const line of told)
        expect(line.bottom + 2, where).toBeLessThanOrEqual(Math.min(...asked.map(({ top }) => top)))
      expect(await page.evaluate(unreachable), where).toEqual([])
      expect((await faultsOf(page)).filter((fault) => /prompt/.test(fault))).toEqual([])
    }
  }
  expect(sizes.size).toBe(languages.length)
})

/** Tabs beside the board and numbers of the power track that lie under something. Runs in the page. */
const covered = (): string[] =>
  [...document.querySelectorAll('[role="tab"], [data-moon] b')].flatMap((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect()
    const isFree = [0.3, 0.5, 0.9].every((down) => {
      const found = document.elementFromPoint((left + right) / 2, top + (bottom - top) * down)
      return found !== null && document.getElementById('prompt')?.contains(found) === false
    })
    return isFree ? [] : [thing.textContent ?? '']
  })

test('the longest notice has two lines in French and lies over no tab and no number', async () => {
  const texts = textsIn('1.6')
  const speak = speaker(texts.catalogues, 'fr', { strict: true })
  const names = texts.cards.filter(({ kind }) => kind === 'spell').map(({ name }) => speak(name))
  const longest = names.toSorted((one, other) => other.length - one.length)[0]
  const notice = `Maximilienne déclenche ${longest} (à l’envers). ${longest} annule ${longest}.`
  const struck = cameTo('struck', { round: 1, at: 'component', struck: true })
  const page = await comeTo({ viewport: desk, language: 'fr' }, [struck])
  await open(page, 'struck')
  for (const text of [notice, `${notice} ${notice} ${notice}`]) {
    const line = page.locator('#prompt [data-notices] p')
    await line.evaluate((element, words) => element.replaceChildren(words), text)
    await drawn(page)
    expect(await page.evaluate(covered)).toEqual([])
    expect(await page.evaluate(unreachable)).toEqual([])
    const isWhole = await line.evaluate((element) => element.scrollHeight <= element.clientHeight + 1)
    expect(isWhole).toBe(text === notice)
    const [bar, board] = [await boxOf(page, '#prompt'), await boxOf(page, '#board')]
    expect(bar.y + bar.height).toBeLessThanOrEqual(board.y + 8)
  }
})

test('on a phone what happened meanwhile opens above the question: no answer moves, and it shows that it goes on', async () => {
  const page = await comeTo({ viewport: phone, touch: true }, [quiet])
  await open(page, 'quiet')
  for (const language of ['en', 'fr'] as const) {
    await speakIn(page, language)
    const bar = await boxOf(page, '#prompt')
    await page.locator('#prompt button[aria-expanded="false"]').first().tap()
    const list = page.locator('#prompt section[aria-label]')
    await list.and(page.locator('[data-more]')).waitFor()
    expect(await boxOf(page, '#prompt'), language).toEqual(bar)
    const opened = await boxOf(page, '#prompt section[aria-label]')
    expect(opened.y, language).toBeGreaterThan(0)
    expect(opened.y + opened.height, language).toBeLessThanOrEqual(bar.y + 1)
    expect(await page.evaluate(unreachable), language).toEqual([])
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await page.locator('#prompt section[data-more]').waitFor({ state: 'detached' })
    await page.locator('#prompt button[aria-expanded="true"]').first().tap()
    await list.waitFor({ state: 'detached' })
  }
})

test.each([
  ['a desk', { viewport: desk }],
  ['a phone', { viewport: phone, touch: true, language: 'fr' }],
] as const)(
  'on %s the reason why nothing can be taken back covers no answer and goes with the next tap',
  async (_, seen) => {
    const page = await comeTo(seen, [quiet])
    await open(page, 'quiet')
    const undo = page.locator('#prompt button[aria-keyshortcuts="u"][aria-disabled="true"]')
    await undo.click({ force: true })
    const why = (await undo.getAttribute('title')) ?? ''
    const toast = page.getByRole('status').filter({ hasText: why })
    await toast.waitFor()
    expect(await page.evaluate(unreachable)).toEqual([])
    // Whoever taps the words presses nothing under them.
    const asked = await page.locator('#prompt').textContent()
    await toast.getByText(why).click()
    await toast.waitFor({ state: 'detached' })
    expect(await page.locator('#prompt').textContent()).toBe(asked)
    await undo.click({ force: true })
    await toast.waitFor()
    await page.locator('[aria-current="step"]').first().click()
    await toast.waitFor({ state: 'detached' })
  },
)

const longEvents = ['sealed-by-the-rose', 'feral-moon', 'no-magic-will-save-you'] as const

test('an event that is measured while its list glides is laid in whole lines all the same', async () => {
  const long = laidOut(cameTo('long', { round: 2, at: 'study' }), ({ events }) => {
    longEvents.forEach((card, at) => {
      events[at] = { card, drawer: 1, colour: null, spent: false }
    })
  })
  const page = await comeTo({ viewport: desk }, [long])
  await open(page, 'long')
  const lines = () =>
    page
      .locator('[data-thing^="event:"] [data-effect]')
      .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().height)))
  const still = await lines()
  expect(still).toHaveLength(3)
  const draw = (scale: number) =>
    page.evaluate((drawnBy) => {
      for (const card of document.querySelectorAll('[data-thing^="event:"]'))
        if (card.parentElement !== null) card.parentElement.style.transform = `scale(1, ${drawnBy})`
    }, scale)
  for (const scale of [0.4, 2.5]) {
    await draw(scale)
    // Letters that come late have everything measured again.
    await page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')))
    await drawn(page)
    await draw(1)
    await drawn(page)
    expect(await lines(), `drawn ${scale} times as high`).toEqual(still)
  }
})

/** Events of which a line is cut through, or left out without dots. Runs in the page. */
const cutEvents = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-thing^="event:"]')].flatMap((event) => {
    const text = event.querySelector<HTMLElement>('[data-effect]')
    const edge = Math.min(
      ...[event, event.closest('li'), text].flatMap((box) => box?.getBoundingClientRect().bottom ?? []),
    )
    const range = document.createRange()
    range.selectNodeContents(text ?? event)
    // Letters fill the middle of their line.
    const lines = [...range.getClientRects()].map(({ top, height }) => ({
      top: top + 0.22 * height,
      bottom: top + 0.78 * height,
    }))
    const hidden = lines.filter(({ bottom }) => bottom > edge + 1)
    const faults: string[] = []
    if (text === null || text.clientHeight === 0) faults.push('without a text')
    if (hidden.some(({ top }) => top < edge - 1)) faults.push('cut through')
    if (hidden.length > 0 && text?.dataset.cut === undefined) faults.push('cut without dots')
    return faults.map((fault) => `${event.dataset.thing} ${fault}`)
  })

test('no event of the board is cut through, however long they are, at 1280 by 720, 1920 by 1080 and 2560 by 1440', async () => {
  const lying = [2, 3].map((many) =>
    laidOut(cameTo(`events${many}`, { round: 2, at: 'study' }), ({ events }) => {
      events.forEach((_, at) => {
        const card = longEvents[at]
        events[at] = at < many && card !== undefined ? { card, drawer: 1, colour: null, spent: false } : null
      })
    }),
  )
  const page = await comeTo({ viewport: desk }, lying)
  for (const { id } of lying) {
    await open(page, id)
    await expect.poll(async () => `events${await page.locator('[data-thing^="event:"]').count()}`).toBe(id)
    for (const viewport of [desk, { width: 1920, height: 1080 }, { width: 2560, height: 1440 }]) {
      await page.setViewportSize(viewport)
      await drawn(page)
      expect(await page.evaluate(cutEvents), `${id} at ${viewport.width}`).toEqual([])
    }
  }
})
