import type { BlackRose } from '@conclave/black-rose'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type LodgeMoment, laidOut, lodgeAt } from '../../build/lodge.ts'
import { keepSaves } from '../../build/recorded.ts'
import { faultsOf } from './layout.ts'
import { listens } from './play.ts'
import { blank, speakIn, stage, type Visit, walk, written } from './stage.ts'

const { visit } = stage()

const desktop = { width: 1280, height: 720 } as const
const phone = { width: 390, height: 844 } as const
const small = { width: 360, height: 640 } as const

const patience = 200_000

/** A match that comes to this moment: which one does may change with the cards. */
const cameTo = (moment: LodgeMoment, seed: string): ReturnType<typeof lodgeAt> => {
  for (const each of [seed, 'lodge a', 'lodge b', 'lodge c', 'lodge d']) {
    const save = lodgeAt('lodge', each, moment, 1)
    if (save.outcome === null || moment.at === 'end') return save
  }
  throw new Error(`no match comes to ${moment.at} in round ${moment.round}`)
}

/** A table of four that somebody comes back to. */
const comeBack = async (
  moment: LodgeMoment,
  seen: Visit,
  seed = 'lodge',
  change?: (state: BlackRose) => void,
): Promise<Page> => {
  const page = await visit(blank, seen)
  const save = cameTo(moment, seed)
  await keepSaves(page, [change === undefined ? save : laidOut(save, change)])
  await walk(page, '/here/lodge')
  await page.locator('[data-thing="room:arena"]').waitFor({ state: 'attached' })
  await written(page)
  return page
}

const fillHand = ({ mages: [me] }: BlackRose): void => {
  while (me !== undefined && me.hand.length < 8) me.hand.push('quicksand')
}

/** Names of rooms that go over the walls of their room, are too small to read, or are stood on. Runs in the page. */
const illegible = (): string[] => {
  const figures = [...document.querySelectorAll('[data-figures] [data-thing]')].map((figure) =>
    figure.getBoundingClientRect(),
  )
  return [...document.querySelectorAll<HTMLElement>('[data-room]')].flatMap((room) => {
    const hex = room.querySelector('[data-thing^="room:"]')?.getBoundingClientRect()
    const name = room.querySelector<HTMLElement>('[data-name]')
    if (hex === undefined || name === null) return [`${room.dataset.room} has no name`]
    const range = document.createRange()
    range.selectNodeContents(name)
    const lines = [...range.getClientRects()].map(({ left, right, top, height }) => ({
      left,
      right,
      // Letters fill the middle of their line.
      top: top + 0.22 * height,
      bottom: top + 0.78 * height,
    }))
    const within = (x: number, y: number): boolean => {
      const across = Math.abs(x - hex.left - hex.width / 2) / (hex.width / 2)
      const down = Math.abs(y - hex.top - hex.height / 2) / (hex.height / 2)
      return across <= 0.97 && down <= 1 - across / 2
    }
    const faults: string[] = []
    if (lines.length > 2) faults.push('more than two lines')
    if (Number.parseFloat(getComputedStyle(name).fontSize) < 8) faults.push('too small')
    for (const { left, right, top, bottom } of lines) {
      for (const x of [left, right])
        for (const y of [top, bottom]) if (!within(x, y)) faults.push('over the wall')
      if (
        figures.some(
          (figure) =>
            Math.min(figure.right, right) - Math.max(figure.left, left) > 1 &&
            Math.min(figure.bottom, bottom) - Math.max(figure.top, top) > 1,
        )
      )
        faults.push('somebody stands on it')
    }
    return [...new Set(faults)].map((fault) => `${name.textContent}: ${fault}`)
  })
}

test.each([
  ['in the action phase', [desktop], 'component', false],
  ['while spells are prepared', [desktop], 'planCard', false],
  ['on phones', [phone, small], 'component', true],
] as const)(
  'every room’s name is read inside its walls, in every language: %s',
  async (_, viewports, at, touch) => {
    const page = await comeBack({ round: 6, at }, { viewport: viewports[0], touch })
    const lodge = page.locator('#board nav button').first()
    if (await lodge.isVisible()) await lodge.click()
    await page.locator('[data-thing="room:arena"]').waitFor()
    expect(await page.locator('[data-room] [data-name]').count()).toBe(19)
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      for (const language of ['en', 'fr', 'it'] as const) {
        await speakIn(page, language)
        expect(await page.evaluate(illegible), `${language}, ${viewport.width}`).toEqual([])
      }
    }
  },
  patience,
)

/** Six, eight and ten models in a room, cubes in all of these, everybody hurt and close together on the power track. */
const crowd = (state: BlackRose): void => {
  const [six = 0, eight = 0, ten = 0, three = 0] = ['summoner-room', 'ballroom', 'bibliotheca', 'forge'].map(
    (name) => state.lodge.findIndex(({ room }) => room === name),
  )
  const summon = (owner: number, place: number) =>
    state.evocations.push({
      n: 100 + state.evocations.length,
      kind: owner % 2 === 0 ? 'undead' : 'cerbero',
      owner,
      slot: -1,
      place,
      damage: [],
      health: 3,
      acted: false,
    })
  state.evocations = []
  for (const owner of [0, 1, 2]) summon(owner, six)
  for (const owner of [0, 0, 1, 1, 2, 2, 3, 3]) summon(owner, eight)
  for (const owner of [0, 0, 0, 0, 1, 1, 1, 2, 2, 3]) summon(owner, ten)
  for (const owner of [1, 2]) summon(owner, three)
  for (const hex of [six, eight, ten, three]) {
    const laid = state.lodge[hex]
    if (laid !== undefined) Object.assign(laid, { destroyed: false, token: 'bright', cubes: [2, 0, -1] })
  }
  for (const [seat, mage] of state.mages.entries())
    Object.assign(mage, {
      place: seat === 3 ? three : six,
      power: seat === 0 ? 5 : 6,
      damage: [(seat + 1) % 4, (seat + 2) % 4, (seat + 3) % 4, -1],
    })
  state.rose.power = 6
}

/** Things that lie over something else of the Lodge or the power track, in words. Runs in the page. */
const covered = (): string[] => {
  const boxes = (within: ParentNode, selector: string) =>
    [...within.querySelectorAll<HTMLElement>(selector)].flatMap((each) => {
      const what = each.dataset.thing ?? Object.keys(each.dataset).join()
      if (each.dataset.name === undefined) return [{ what, box: each.getBoundingClientRect() }]
      const range = document.createRange()
      range.selectNodeContents(each)
      // Letters fill the middle of their line.
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({
        what,
        box: new DOMRect(x, y + 0.22 * height, width, 0.56 * height),
      }))
    })
  const faults: string[] = []
  const apart = (all: readonly { what: string; box: DOMRect }[]) => {
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1))
        if (
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 1 &&
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > 1
        )
          faults.push(`${one.what} and ${other.what}`)
  }
  for (const room of document.querySelectorAll('[data-room]'))
    apart(boxes(room, '[data-figures] [data-thing], [data-cubes], [data-name]'))
  apart(boxes(document, '[data-token]:not([data-room] *), [data-moon]'))
  return faults
}

test.each([
  ['on a desk', desktop, 'component', false],
  ['while spells are prepared', desktop, 'planCard', false],
  ['on a small phone', small, 'component', true],
] as const)(
  'models cover neither each other nor the cubes and the name of their room: %s',
  async (_, viewport, at, touch) => {
    const page = await comeBack({ round: 2, at }, { viewport, touch }, 's4', crowd)
    const lodge = page.locator('#board nav button').first()
    if (await lodge.isVisible()) await lodge.click()
    const room = page.locator('[data-room="summoner-room"]')
    await room.waitFor()
    expect(await room.locator('[data-figures] [data-thing]').count()).toBe(6)
    expect(await page.locator('[data-room="ballroom"] [data-figures] [data-thing]').count()).toBe(8)
    expect(await room.locator('[data-cubes] svg').count()).toBe(3)
    expect(await page.locator('[data-token="-1"]').count()).toBe(1)
    expect(await page.evaluate(covered)).toEqual([])
    // Its card covers no room beside which it has its place, and never its own.
    await listens(page)
    const hex = room.locator('[data-thing^="room:"]')
    await (touch ? hex.tap({ position: { x: 40, y: 12 } }) : hex.hover({ position: { x: 40, y: 12 } }))
    const card = page.locator(
      touch ? '[data-room-card="pinned"] [data-region="room"]' : '[data-room-card] > *',
    )
    const meets = await card.evaluate(
      (element, seen) => {
        const one = element.getBoundingClientRect()
        return [...document.querySelectorAll(seen)].filter((each) => {
          const other = each.getBoundingClientRect()
          return (
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
          )
        }).length
      },
      viewport === desktop ? '[data-room]' : '[data-room="summoner-room"]',
    )
    expect(meets, 'rooms under the card').toBe(0)
    await card.getByText('3/3').first().waitFor()
    await (touch ? page.keyboard.press('Escape') : page.mouse.move(0, 0))
    await card.waitFor({ state: 'detached' })
    if (viewport !== desktop) return
    for (const language of ['en', 'fr', 'it'] as const) {
      await speakIn(page, language)
      const forecasts = await page.locator('[data-fullness]').evaluateAll((all) =>
        all.map((each) => ({
          marks: each.querySelectorAll('b').length,
          over: each.scrollWidth - each.clientWidth,
        })),
      )
      expect(forecasts, language).toEqual(forecasts.map(() => ({ marks: 4, over: 0 })))
      expect(forecasts).toHaveLength(4)
      const cut = await page
        .locator('header ul span[title]')
        .evaluateAll((all) =>
          all.flatMap((each) => (each.scrollWidth > each.clientWidth + 1 ? [each.textContent] : [])),
        )
      expect(cut, language).toEqual([])
    }
  },
  patience,
)

test(
  'a spell that lasts wears a badge with until when; the mages’ panels say what lasts',
  async () => {
    const page = await comeBack({ round: 2, at: 'component', lasting: true }, { viewport: desktop })
    const slot = page.locator('[data-region="sheet"] [data-status="lasting"]').first()
    await slot.waitFor()
    for (const [language, badge, panel] of [
      ['en', 'Lasts until the end of the round', 'This round: '],
      ['fr', 'Dure jusqu’à la fin du tour', 'Ce tour-ci'],
      ['it', 'Dura fino alla fine del turno', 'In questo turno: '],
    ] as const) {
      await speakIn(page, language)
      await slot.getByText(badge, { exact: true }).waitFor()
      await page.locator('[data-region="mages"]').getByText(panel).first().waitFor()
      const faults = await faultsOf(page)
      expect(
        faults.filter((fault) => /^(sheet|mages)|: (sheet|mages) /.test(fault)),
        language,
      ).toEqual([])
    }
  },
  patience,
)

test(
  'whoever is asked to react may pass until the end of the round, and takes it back by a chip',
  async () => {
    const page = await comeBack({ round: 1, at: 'react' }, { viewport: desktop }, 'lodge b')
    const strip = page.getByRole('region', { name: 'Reaction' })
    await strip.waitFor()
    // What can be done is said in words, above and on the spell itself.
    const prompt = page.locator('#prompt')
    await prompt.getByRole('button', { name: /^Trigger ./ }).waitFor()
    await prompt.getByRole('button', { name: 'Pass', exact: true }).waitFor()
    await strip.getByText('Trigger', { exact: true }).waitFor()
    await listens(page)
    await strip.getByRole('button', { name: 'Pass until …' }).click()
    await page.getByRole('menuitem', { name: 'To the end of the round, unless I would be defeated' }).click()
    const chip = page.getByRole('button', { name: 'Passing to the end of the round' })
    await chip.waitFor()
    await strip.waitFor({ state: 'detached' })
    // It is her turn in the same round.
    await prompt.getByText('Your activation').waitFor()
    await chip.click()
    await chip.waitFor({ state: 'detached' })
  },
  patience,
)

test(
  'what a reaction would do is read to its end, in every language',
  async () => {
    const page = await comeBack({ round: 1, at: 'react' }, { viewport: desktop })
    const rounds = [4, 6].map((round) => lodgeAt(`round${round}`, 'lodge', { round, at: 'react' }, 1))
    await keepSaves(page, rounds)
    for (const id of ['lodge', 'round4', 'round6']) {
      await walk(page, `/here/${id}`)
      const texts = page.locator('[data-region="sheet"] section [data-effect]')
      await texts.first().waitFor()
      for (const language of ['en', 'fr', 'it'] as const) {
        await speakIn(page, language)
        const cut = await texts.evaluateAll((all) =>
          all.flatMap((text) => (text.scrollHeight > text.clientHeight + 1 ? (text.textContent ?? '') : [])),
        )
        expect(cut, `${id}, ${language}`).toEqual([])
      }
    }
  },
  patience,
)

/** Cards in hand that leave out something though they are open, or whose signs are cut. Runs in the page. */
const unread = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-place="hand"] li')].flatMap((card) => {
    const name = card.querySelector('[data-part="band"]')?.textContent ?? ''
    const box = card.getBoundingClientRect()
    const faults: string[] = []
    if (card.matches('[data-open]') && card.matches('[data-cut]')) faults.push('not whole')
    for (const text of card.querySelectorAll<HTMLElement>('[data-effect]')) {
      const half = text.parentElement?.getBoundingClientRect()
      if (text.clientHeight > 0 && text.getBoundingClientRect().bottom > (half?.bottom ?? 0) + 1)
        faults.push('cut in a line')
    }
    for (const aim of card.querySelectorAll('[data-aim]'))
      if (aim.getBoundingClientRect().right > box.right || aim.getBoundingClientRect().left < box.left)
        faults.push('cut range')
    return faults.map((fault) => `${name}: ${fault}`)
  })

test(
  'a large hand is read spell by spell, by mouse and by key, and no range is cut, in every language',
  async () => {
    const page = await comeBack({ round: 6, at: 'planCard' }, { viewport: desktop }, 'lodge', fillHand)
    const spells = page.locator('[data-place="hand"] li')
    expect(await spells.count()).toBeGreaterThanOrEqual(8)
    for (const language of ['en', 'fr', 'it'] as const) {
      await speakIn(page, language)
      for (const spell of await spells.all()) {
        await spell.hover()
        await page.waitForFunction((card) => card?.matches('[data-open]'), await spell.elementHandle())
        await expect.poll(() => page.evaluate(unread), { message: language }).toEqual([])
      }
    }
    // One that has no room for its text says so, and opens by key as well.
    expect(await spells.first().getAttribute('data-cut')).toBe('true')
    await page.keyboard.press('Tab')
    await spells.first().locator('[data-thing]').first().focus()
    await expect.poll(() => spells.first().getAttribute('data-open')).toBe('true')
    await expect.poll(() => page.evaluate(unread)).toEqual([])
  },
  patience,
)

test(
  'by key a spell is chosen, named and outlined, then its slot and its side; Escape leads back; the digits drawn are those that work',
  async () => {
    const page = await comeBack({ round: 6, at: 'planCard' }, { viewport: desktop })
    const prompt = page.locator('#prompt')
    const spells = page.locator('[data-place="hand"] li')
    // The others are ready first.
    await expect.poll(() => prompt.textContent()).not.toContain('Waiting for')
    await listens(page)
    const third = page.locator('[data-place="hand"] li:has([data-key="3"])')
    // Of a spell one may hold two.
    const name = (await third.locator('[data-part="band"] > [aria-hidden]').first().textContent()) ?? ''
    expect(name).not.toBe('')
    for (const round of ['and back', 'and on']) {
      await page.keyboard.press('3')
      await prompt.getByText(`Which slot does ${name} go to?`).waitFor()
      expect(await spells.and(page.locator('[data-chosen]')).count()).toBe(1)
      expect(await third.or(page.locator('li[data-chosen][data-open]')).count()).toBe(1)
      const lit = page.locator('[data-slot] [data-key]')
      expect(await lit.allTextContents()).toEqual(['1', '4'])
      await prompt.locator('[data-option]:has-text("Back")').getByText('Esc').waitFor()
      await listens(page)
      if (round === 'and on') break
      await page.keyboard.press('Escape')
      await prompt.getByText('Prepare your spells').waitFor()
      expect(await page.locator('li[data-chosen]').count()).toBe(0)
      await listens(page)
    }
    await page.keyboard.press('1')
    await prompt.getByText(`Which side of ${name} is up?`).waitFor()
    await listens(page)
    await page.keyboard.press('Backspace')
    await prompt.getByText('Which slot').waitFor()
    await listens(page)
    await page.keyboard.press('1')
    await prompt.getByText('Which side').waitFor()
    await listens(page)
    await page.keyboard.press('2')
    const laid = page.locator('[data-region="sheet"] [data-slot="first"]:not([data-status="empty"])')
    await laid.waitFor()
    // Read large, the side that lies up is marked, and both are there.
    await page.keyboard.press('Escape')
    await laid.locator('[data-thing]').hover()
    const card = page.getByRole('complementary', { name: 'Card' })
    await card.getByRole('heading', { name }).waitFor()
    const sides = card.locator('[data-side]:is(section)')
    expect(await sides.count()).toBe(2)
    expect(await sides.and(page.locator('[data-up]')).getAttribute('data-side')).toBe('dark')
    expect(await sides.first().evaluate((side) => side.getBoundingClientRect().width)).toBeGreaterThan(240)
  },
  patience,
)

test(
  'before the first round nobody has a colour or a hand; mages, schools and lists wear the digits that choose them',
  async () => {
    const page = await visit('/new/black-rose', { viewport: desktop })
    await page.getByRole('button', { name: /Play on this device/ }).click()
    const prompt = page.locator('#prompt')
    await prompt.getByText('Which mage').waitFor()
    const colours = () =>
      page.evaluate(() =>
        [0, 1].map((seat) => document.documentElement.style.getPropertyValue(`--seat-${seat}`)),
      )
    expect(await colours()).toEqual(['var(--br-nobody)', 'var(--br-nobody)'])
    expect(await page.locator('[data-region="sheet"]').textContent()).not.toContain('Hand')
    // Every mage is read whole, with the spell that is hers alone.
    for (const language of ['fr', 'it', 'en'] as const) {
      await speakIn(page, language)
      const cut = await page
        .locator('[data-thing^="pick:"]')
        .evaluateAll((mages) =>
          mages.flatMap((mage) =>
            mage.scrollHeight > mage.clientHeight + 1 || mage.scrollWidth > mage.clientWidth + 1
              ? (mage.textContent ?? '')
              : [],
          ),
        )
      expect(cut, language).toEqual([])
    }
    const chosen = new Set<string>()
    while (chosen.size < 4) {
      await listens(page)
      const asked = /Which ([a-z ]+) do/.exec((await prompt.textContent()) ?? '')?.[1] ?? ''
      const digits = await page
        .locator('[data-thing^="pick:"][data-legal]')
        .locator('[data-key]')
        .allTextContents()
      expect(digits.length, asked).toBeGreaterThan(1)
      expect(digits, asked).toEqual(digits.map((_, at) => String(at + 1)))
      if (asked === 'starting list') {
        const seen = page.locator('[data-region="lodge"] li li')
        expect(await seen.count()).toBe(12)
        await prompt.getByRole('button', { name: /All answers/ }).click()
        await prompt.getByText(/List A: .+, /).waitFor()
        await page.keyboard.press('Escape')
      }
      await page.keyboard.press('2')
      chosen.add(asked)
    }
    await expect.poll(colours).not.toContain('var(--br-nobody)')
    expect(chosen).toEqual(new Set(['mage', 'colour', 'school', 'starting list']))
  },
  patience,
)

test(
  'the question says what can be done and what the spell does, and keeps its height; what happened meanwhile covers nothing',
  async () => {
    const page = await comeBack({ round: 2, at: 'component' }, { viewport: desktop })
    const prompt = page.locator('#prompt')
    const height = async () => (await prompt.boundingBox())?.height
    const usual = await height()
    await prompt
      .getByRole('button', { name: /^Cast ./ })
      .first()
      .waitFor()
    await listens(page)
    await prompt.getByRole('button', { name: 'Sacrifice a spell …' }).click()
    await page
      .getByRole('menuitem', { name: /^Sacrifice ./ })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await prompt.getByRole('button', { name: 'Move', exact: true }).click()
    // A bright room is offered first.
    await prompt.getByText(/Where do you step\?|Do you activate/).waitFor()
    expect(await height()).toBe(usual)

    const moments = [
      ['symbol', { round: 2, at: 'symbol' }, prompt.locator('p[title$="."]')],
      ['study', { round: 2, at: 'study' }, prompt.getByText('Ce qui s’est passé entre-temps')],
    ] as const
    await keepSaves(
      page,
      moments.map(([id, moment]) => ({ ...cameTo(moment, 'lodge'), id })),
    )
    for (const [id, , said] of moments) {
      await walk(page, `/here/${id}`)
      await page.locator('[data-thing="room:arena"]').waitFor()
      await speakIn(page, 'fr')
      await said.first().waitFor()
      expect(await height(), id).toBe(usual)
      // The question begins where questions begin, and is not squeezed by the card that asks.
      const sentence = prompt.locator('p').last()
      const size = await sentence.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize))
      expect(size, id).toBeGreaterThanOrEqual(15)
      expect((await sentence.boundingBox())?.x, id).toBeLessThan(40)
    }
    const digest = page.getByRole('region', { name: 'Ce qui s’est passé entre-temps' })
    expect(await digest.count()).toBe(0)
    await prompt.getByRole('button', { name: 'Ce qui s’est passé entre-temps' }).click()
    await digest.getByText('Phase de la Rose noire').waitFor()
    await page.keyboard.press('Escape')
    await digest.waitFor({ state: 'detached' })
    // Whoever has decided has read it.
    await prompt.getByRole('button', { name: 'Toutes les réponses' }).click()
    await prompt.locator('#all-options [data-option]').first().click()
    await prompt.getByText('Ce qui s’est passé entre-temps').waitFor({ state: 'detached' })
  },
  patience,
)

test(
  '[BRW-END.1] the end shows in one table where every point comes from, on a desk and on a small phone',
  async () => {
    for (const viewport of [desktop, small]) {
      const page = await visit(blank, { viewport, language: 'fr' })
      await keepSaves(page, [lodgeAt('lodge', 'lodge', { round: 1, at: 'end' }, 1)])
      await walk(page, '/here/lodge')
      const table = page.getByRole('table', { name: 'Score final' })
      await table.waitFor()
      expect(await table.getByRole('columnheader').count()).toBe(6)
      expect(await table.getByRole('rowheader').count()).toBe(5)
      // Everybody has a mark that is known by its shape.
      const shapes = await table
        .locator('th[scope="row"] svg path')
        .evaluateAll((all) => all.map((each) => each.getAttribute('d')))
      expect(new Set(shapes).size).toBe(5)
      const within = await table.evaluate(
        (each) =>
          each.getBoundingClientRect().right <= (each.parentElement?.getBoundingClientRect().right ?? 0),
      )
      expect(within, 'no column is hidden').toBe(true)
      if (viewport === small) continue
      // Whoever sees it again without a seat chooses whose sheet lies in front.
      await page.getByRole('link', { name: 'La revoir' }).click()
      const sheet = page.locator('[data-region="sheet"]')
      await sheet.getByText(/^Fiche d.+Ada$/).waitFor()
      await sheet.getByRole('button', { name: 'Cleo' }).click()
      await sheet.getByText('Fiche de Cleo').waitFor()
    }
  },
  patience,
)
