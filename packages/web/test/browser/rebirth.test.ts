import type { BlackRose } from '@conclave/black-rose'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type LodgeMoment, type LodgeTable, laidOut, lodgeAt } from '../../build/lodge.ts'
import { keepSaves } from '../../build/recorded.ts'
import { faultsOf } from './layout.ts'
import { lightOf, smallLetters } from './legible.ts'
import { clickOn } from './lodge-play.ts'
import { type Answering, listens, playOn, pressSomething, tap } from './play.ts'
import {
  blank,
  drawn,
  speakIn,
  stage,
  type Visit,
  violations,
  violationsByBoth,
  walk,
  written,
} from './stage.ts'

const { visit } = stage()

const desktop = { width: 1280, height: 720 } as const
const phone = { width: 390, height: 844 } as const

const patience = 200_000

const table = (seats: number, avatar: 'none' | 'apprentice' | 'master'): LodgeTable => ({
  edition: 'rebirth',
  options: { length: 'short', avatar },
  seats,
})

/** Opens a table of its own: one that is open may still keep its last answer. */
const open = async (
  page: Page,
  at: LodgeTable,
  moment: LodgeMoment,
  change: (state: BlackRose) => void = () => undefined,
): Promise<void> => {
  const id = `${moment.at}-${moment.round}-${at.seats}-${change.name}`
  await keepSaves(page, [laidOut(lodgeAt(id, 'lodge', moment, 1, at), change)])
  await walk(page, `/here/${id}`)
  await listens(page)
  await written(page)
}

const comeBack = async (
  at: LodgeTable,
  moment: LodgeMoment,
  seen: Visit,
  change?: (state: BlackRose) => void,
): Promise<Page> => {
  const page = await visit(blank, seen)
  await open(page, at, moment, change)
  return page
}

const end = (page: Page) => page.getByRole('heading', { name: /Grand Master|The Black Rose has won/ })

/** All that can lie on a mage, on the Avatar and on an evocation, and a Crown that the Avatar has taken; a crowd nowhere. */
const burden = (state: BlackRose): void => {
  const [ada, bo, cleo] = state.mages
  const { avatar } = state
  if (ada === undefined || bo === undefined || cleo === undefined || avatar === undefined)
    throw new Error('somebody is missing')
  ada.place = 9
  bo.place = 12
  cleo.place = 12
  avatar.mage.place = 16
  ada.jinxes = [
    { kind: 'slowness', cubes: 1 },
    { kind: 'vulnerability', cubes: 0 },
  ]
  bo.jinxes = [{ kind: 'illFortune', cubes: 0 }]
  avatar.mage.jinxes = [{ kind: 'slowness', cubes: 1 }]
  avatar.back = 'protection.b'
  state.crown = -1
  const stands = { slot: -1, damage: [], acted: false }
  state.evocations = [
    { ...stands, n: 201, kind: 'dread', owner: -2, place: ada.place, health: 2, paired: 0, assignedBy: 1 },
    { ...stands, n: 202, kind: 'albedo', owner: 0, place: ada.place, health: 5 },
    {
      ...stands,
      n: 203,
      kind: 'colossus',
      owner: 1,
      place: 5,
      health: 7,
      upgrades: ['spikedFrame', 'drillArm'],
    },
    { ...stands, n: 204, kind: 'succubus', owner: -1, place: 2, health: 3 },
  ]
}

/** [REB-ACT.9] Ada is alone in a room that can be activated: a fight there is with nobody. */
const alone = (state: BlackRose): void => {
  const here = state.lodge.findIndex(({ room }) => room === 'pleasure-room')
  state.evocations = []
  for (const mage of [...state.mages, ...(state.avatar === undefined ? [] : [state.avatar.mage])])
    mage.place = mage === state.mages[0] ? here : 12
}

const heightOf = (page: Page, region: string): Promise<number> =>
  page.locator(`[data-region="${region}"]`).evaluate((part) => part.getBoundingClientRect().height)

test(
  'a whole match of Rebirth with the mouse against a bot, to the end screen',
  async () => {
    const page = await comeBack(
      table(2, 'none'),
      { round: 0, at: 'chooseMage' },
      { viewport: desktop },
      // She is ahead: a match of a few rounds.
      (state) => {
        state.rose.power = 11
      },
    )
    const clicked = await playOn([page], clickOn, () => end(page).isVisible(), 2_000)
    // Where every point comes from: rooms pay when they are rebuilt, so nothing of them is counted here.
    const score = page.getByRole('table').first()
    expect(await score.getByRole('columnheader').allTextContents()).toEqual([
      'Power',
      'Quests',
      'Trophies',
      'Crown',
      'Total',
    ])
    for (const row of await score.getByRole('row').all()) {
      const counted = (await row.getByRole('cell').allTextContents()).map(Number).filter(Number.isFinite)
      expect(counted.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(counted.at(-1) ?? 0)
    }
    for (const sort of ['pick', 'school', 'choice', 'hand', 'slot', 'room'])
      expect(
        clicked.some((thing) => thing.startsWith(`${sort}:`)),
        sort,
      ).toBe(true)
  },
  patience,
)

/** Presses a key for whatever is asked; a plan is ready as soon as it may be. */
const pressOn: Answering = async (page, turn) => {
  const ready = page.locator(
    'body:not(:has([role=timer])):has(#prompt[data-listening]) #board [data-region="sheet"] .button[aria-pressed="false"]:not([aria-disabled="true"])',
  )
  // Numbers that come in turn may begin and undo the same for ever: these come in no order.
  if ((await ready.count()) === 0) return pressSomething(page, (turn * 2_654_435_761) >>> 24)
  await page.keyboard.press('e')
  return 'e'
}

test(
  'alone against the Avatar with the keyboard, to the end',
  async () => {
    const page = await comeBack(table(1, 'apprentice'), { round: 4, at: 'component' }, { viewport: desktop })
    await page.getByRole('listitem').filter({ hasText: 'The Avatar' }).first().waitFor()
    await playOn([page], pressOn, () => end(page).isVisible(), 600)
    await page.getByRole('row', { name: /^The Black Rose/ }).waitFor()
  },
  patience,
)

test(
  'three mages and the Avatar: nothing is cut or covered, axe finds nothing, and what lies on everybody has a name',
  async () => {
    const page = await comeBack(
      table(3, 'apprentice'),
      { round: 3, at: 'component' },
      { viewport: desktop, language: 'fr', theme: 'system' },
      burden,
    )
    expect(await faultsOf(page)).toEqual([])
    expect(await violationsByBoth(page)).toEqual([])
    const board = page.locator('[data-region="mages"] [data-avatar]')
    await board.getByRole('button', { name: /^Protection\. Quand il subit des dégâts/ }).waitFor()
    await board.getByRole('img', { name: 'détient la Couronne' }).waitFor()
    await board.getByRole('button', { name: /^Lenteur, 1 cubes? sur 2\./ }).waitFor()
    // It stands in the Lodge as a mage does.
    await page.getByRole('gridcell', { name: /^L’Avatar, .* subit Lenteur/ }).waitFor()
    await page.getByRole('gridcell', { name: /^Effroi, qui hante Ada \(par Bo\)/ }).waitFor()
    // A large screen is used, and nothing is cut there either.
    await page.setViewportSize({ width: 2560, height: 1440 })
    await drawn(page)
    expect(await heightOf(page, 'lodge')).toBeGreaterThan(800)
    expect(await faultsOf(page)).toEqual([])
    // Nobody has to be looked for below the edge: neither a mage nor a quest of another one.
    for (const viewport of [
      { width: 2560, height: 1440 },
      { width: 1920, height: 1080 },
    ] as const) {
      await page.setViewportSize(viewport)
      await drawn(page)
      for (const list of ['[data-crowd]', '[data-region="quests"] ul'])
        expect(
          await page
            .locator(list)
            .first()
            .evaluate((part) => part.scrollHeight - part.clientHeight),
          `${list} at ${viewport.width}`,
        ).toBeLessThanOrEqual(1)
    }
    // What lies beside the table makes way where there is no room beside it.
    expect(await page.getByRole('tabpanel').count()).toBe(1)
    await page.setViewportSize(phone)
    await page.getByRole('tabpanel').waitFor({ state: 'detached' })
  },
  patience,
)

test(
  'what one has to know lies open: flags with ties, both sides of a room, jinxes and their remedies, totems, upgrades, who is first; a quest to be solved glows',
  async () => {
    const page = await comeBack(
      table(3, 'apprentice'),
      { round: 3, at: 'component' },
      { viewport: desktop },
      (state) => {
        burden(state)
        const [ada] = state.mages
        const garden = state.lodge.find(({ room }) => room === 'garden')
        const stands = { slot: -1, damage: [], acted: false }
        state.evocations.push({ ...stands, n: 205, kind: 'serpentTotem', owner: 0, place: 9, health: 3 })
        if (garden === undefined || ada === undefined) throw new Error('something is missing')
        Object.assign(garden, { destroyed: true, token: 'none', cubes: [0, 1, 2, 0, 1] })
        // None of them pays more for a flag.
        Object.assign(state, { events: [null, null, null] })
        ada.toSolve = ['rising-tide']
      },
    )
    // [REB-GEN.2] Who is first in this phase and in the next one.
    await page
      .getByText('First in this phase: Ada, the Black Rose has the Crown: first from the next phase on')
      .waitFor({ state: 'attached' })
    // [REB-LDG.3, REB-INS.6, REB-INS.7] A room tells what it does now and later, how often, and whom its flags would pay.
    await page.locator('#board [data-thing="room:garden"]').hover({ position: { x: 50, y: 15 } })
    const card = page.locator('[data-room-card]')
    for (const words of [
      'Destroyed (as often as you like)',
      'Rebuilt (once a round)',
      'If rebuilt now: Cleo 1 PP, Ada 0 PP (tied), Bo 0 PP (tied)',
    ])
      await card.getByText(words).waitFor()
    // On whom it lies, what it does, and how one gets rid of it.
    const mages = page.locator('[data-region="mages"]')
    const remedies =
      /^Slowness, 1 of 2 cubes\. Your movement is 1 lower .+ place one .+ a spell that you discard .+ it leaves you/
    await mages.getByRole('button', { name: remedies }).first().waitFor()
    for (const name of [
      /^Colossus of Bo, Throne Room, .+ with Spiked Frame, Drill Arm/,
      /^Serpent Totem of Ada, Bibliotheca/,
      /^Dread that haunts Ada .+ goes when its mage is defeated/,
      /^Cell of Bo; it leads to the Hall of Banners and the Summoner Room/,
    ])
      await page
        .locator('[data-region="lodge"]')
        .getByRole('gridcell', { name })
        .or(page.getByRole('button', { name }))
        .first()
        .waitFor()
    // [REB-QST.4] What is completed glows, is solved by one click, and that is taken back by one key.
    const solved = page.getByRole('tabpanel').getByText('Ada has solved the quest')
    const glowing = page.locator('[data-region="quests"] [data-thing="quest:rising-tide"][data-legal]')
    await glowing.first().click()
    await solved.waitFor()
    await listens(page)
    await page.keyboard.press('u')
    await solved.waitFor({ state: 'detached' })
    await glowing.first().waitFor()
  },
  patience,
)

test(
  'the Lodge is as high in every phase, and prepared spells are read on a desk',
  async () => {
    const page = await comeBack(table(3, 'apprentice'), { round: 3, at: 'component' }, { viewport: desktop })
    const high = await heightOf(page, 'lodge')
    const text = page.locator('[data-region="sheet"] [data-slot] [data-effect]').first()
    expect(await text.isVisible()).toBe(true)
    for (const at of ['planCard', 'librarySchool'] as const) {
      await open(page, table(3, 'apprentice'), { round: 3, at })
      expect(await heightOf(page, 'lodge'), at).toBe(high)
    }
    // One sees what one holds while schools are chosen.
    expect(await page.locator('[data-region="sheet"] [data-thing^="held:"]').count()).toBeGreaterThan(0)
    // An answer that says all that comes of it leaves the board where it is.
    await open(page, table(3, 'apprentice'), { round: 3, at: 'component' })
    await speakIn(page, 'fr')
    await page
      .locator('#prompt [data-option]')
      .nth(1)
      .evaluate((answer) => {
        const words = answer.lastChild
        if (words !== null)
          words.nodeValue = 'Lancer Marché à la croisée : Salle des miroirs : instabilité 0 → 1 sur 5'
      })
    await drawn(page)
    await drawn(page)
    expect(await heightOf(page, 'lodge'), 'a long answer').toBe(high)
    // Who is asked is said there, beside many answers, too.
    await open(page, table(3, 'apprentice'), { round: 4, at: 'component' })
    const who = await page.locator('#prompt').getByText('À vous de répondre.').boundingBox()
    expect(who?.width).toBeGreaterThan(50)
    // Five quests, and one of them has to go: each of them is whole.
    await open(page, table(3, 'apprentice'), { round: 3, at: 'component' }, alone)
    await page.getByRole('button', { name: 'Combattre' }).click()
    await page.locator('#prompt').getByText('Activez-vous la Salle des plaisirs').waitFor()
    await listens(page)
    await page.keyboard.press('1')
    const quests = page.locator('[data-region="quests"]')
    await quests.getByText('Quêtes 5 (limite 3)').waitFor()
    const asked = quests.locator('[data-thing^="quest:"][data-legal]')
    await asked.nth(4).waitFor()
    const list = await quests.locator('ul').first().boundingBox()
    const last = await asked.nth(4).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) + 1)
  },
  patience,
)

test(
  'a plan of four spells is read on the sheet before one is ready',
  async () => {
    const page = await comeBack(table(3, 'apprentice'), { round: 3, at: 'planCard' }, { viewport: desktop })
    const high = await heightOf(page, 'lodge')
    const slots = page.locator('[data-region="sheet"] [data-slot]:not([data-status="empty"])')
    const prompt = page.locator('#prompt')
    for (let laid = 0; laid < 4; laid++) {
      await page.keyboard.press('1')
      await prompt.getByText('Which slot does').waitFor()
      await listens(page)
      await page.keyboard.press(String(laid + 1))
      const side = prompt.getByText('Which side of')
      const next = prompt.getByText('Prepare your spells')
      await side.or(next).waitFor()
      await listens(page)
      if (await side.isVisible()) await page.keyboard.press('1')
      await next.waitFor()
      await listens(page)
    }
    expect(await slots.count()).toBe(4)
    for (const language of ['en', 'fr', 'it'] as const) {
      await speakIn(page, language)
      expect(await slots.locator('[data-effect]:visible').count(), language).toBe(4)
      const faults = await faultsOf(page)
      expect(
        faults.filter((fault) => /sheet/.test(fault)),
        language,
      ).toEqual([])
      // What is left of the hand is in sight beside it.
      const over = await page
        .locator('[data-place="hand"] ul')
        .evaluate((hand) => hand.scrollWidth - hand.clientWidth)
      expect(over, language).toBeLessThanOrEqual(1)
    }
    expect(await heightOf(page, 'lodge')).toBe(high)
  },
  patience,
)

test(
  'on a phone the Avatar has its board among the mages and its figure in the Lodge, and an action is taken by finger',
  async () => {
    const page = await comeBack(
      table(3, 'apprentice'),
      { round: 3, at: 'component' },
      { viewport: phone, touch: true },
      burden,
    )
    const tabs = page.locator('#board nav button')
    await tabs.nth(3).tap()
    await page.locator('[data-region="mages"]').getByText('When it takes damage').first().waitFor()
    expect((await faultsOf(page)).filter((fault) => fault.includes('mages'))).toEqual([])
    await page.setViewportSize({ width: 360, height: 640 })
    await drawn(page)
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 999)).toBeLessThanOrEqual(360)
    await tabs.nth(0).tap()
    await page.locator('[data-region="lodge"] [data-thing="mage:-1"]').first().waitFor()
    const asked = await page.locator('#prompt').textContent()
    await listens(page)
    expect(await tap(page, 1, ['#prompt [data-option]'])).not.toBeNull()
    await expect.poll(() => page.locator('#prompt').textContent()).not.toBe(asked)
  },
  patience,
)

/** Tools in the bar below the answers that lie outside the bar or the screen, in words. Runs in the page. */
const toolsOutside = (): string[] => {
  const bar = document.getElementById('prompt')?.getBoundingClientRect()
  if (bar === undefined) return ['no bar']
  const [right, bottom] = [Math.min(bar.right, innerWidth), Math.min(bar.bottom, innerHeight)]
  return [...document.querySelectorAll('#prompt [data-tools] button')].flatMap((tool) => {
    const box = tool.getBoundingClientRect()
    const inside = box.left >= bar.left && box.right <= right && box.top >= bar.top && box.bottom <= bottom
    return inside ? [] : [tool.textContent ?? '']
  })
}

/** Height of the lowest of them. Runs in the page. */
const lowestTool = (): number =>
  Math.min(
    ...[...document.querySelectorAll('#prompt [data-tools] button')].map(
      (tool) => tool.getBoundingClientRect().height,
    ),
  )

/** Height of a part that can be seen between what is above it and the bar or the edge of the screen. Runs in the page. */
const lodgeInSight = (): number => {
  const [lodge, board] = ['[data-region="lodge"]', '#board'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  )
  if (lodge === undefined || board === undefined) return 0
  return Math.min(lodge.bottom, board.bottom, innerHeight) - Math.max(lodge.top, board.top)
}

test(
  'on every small screen, and with the largest text, the bar’s tools are in sight and the Lodge can be played on',
  async () => {
    const moment = { round: 3, at: 'component' } as const
    for (const [width, height, size, touch, least, rows] of [
      [390, 844, 200, true, 240, 2],
      [1280, 720, 200, false, 240, 3],
      [844, 390, 100, true, 150, 2],
      [360, 640, 100, true, 200, 1],
    ] as const)
      for (const language of ['fr', 'it'] as const) {
        const where = `${width} × ${height} at ${size} % (${language})`
        const viewport = { width, height }
        const page = await visit(blank, { viewport, touch, language, anew: true })
        await page.evaluate((textSize) => {
          const kept = JSON.parse(localStorage.getItem('conclave.settings') ?? '{}')
          localStorage.setItem('conclave.settings', JSON.stringify({ ...kept, textSize }))
        }, size)
        await page.reload()
        await open(page, table(3, 'apprentice'), moment, burden)
        await page.locator('#board nav button').first().click()
        await drawn(page)
        expect(await page.evaluate(toolsOutside), where).toEqual([])
        expect(await page.evaluate(lodgeInSight), where).toBeGreaterThanOrEqual(least)
        const tops = await page
          .locator('#prompt [data-tools] button')
          .evaluateAll((tools) => tools.map((tool) => Math.round(tool.getBoundingClientRect().bottom / 12)))
        // Large enough for a finger.
        if (touch)
          expect(await page.evaluate(lowestTool), `${where}: height of the tools`).toBeGreaterThanOrEqual(44)
        expect(new Set(tops).size, `${where}: lines of tools`).toBeLessThanOrEqual(rows)
        expect(
          (await faultsOf(page)).filter((fault) => /prompt/.test(fault)),
          where,
        ).toEqual([])
        expect(await violations(page), where).toEqual([])
      }
  },
  patience,
)

test(
  'on a desk all of the board is read: no tiny letters, ruins with their colours, and events that are cut open where they lie',
  async () => {
    const page = await comeBack(
      table(3, 'apprentice'),
      { round: 3, at: 'component' },
      { viewport: desktop, language: 'fr', theme: 'dark' },
      (state) => {
        burden(state)
        // What a blow would leave Cleo is read in place of what she has left.
        for (const cleo of state.mages.slice(2)) cleo.place = 9
        const long = ['hunt-of-the-rose', 'black-harvest', 'her-eyes-open']
        Object.assign(state, {
          events: long.map((card) => ({ card, drawer: 0, colour: null, spent: false })),
        })
      },
    )
    await page.locator('[data-room="bibliotheca"] [data-after]').waitFor()
    expect(await page.evaluate(smallLetters)).toEqual([])
    expect((await faultsOf(page)).filter((fault) => fault.includes('lodge'))).toEqual([])
    const ruin = await page.locator('[data-room="armoury"]').boundingBox()
    if (ruin === null) throw new Error('there is no such room')
    const { x, y, width, height } = ruin
    const middle = { x: x + width / 4, y: y + height * 0.4, width: width / 2, height: height * 0.3 }
    expect(await lightOf(page, middle)).toBeGreaterThan(52)
    // The log lies open beside it: there is no room for all words of three events at once.
    const events = page.locator('[data-region="tracks"] ol > li')
    const cut = events.filter({ has: page.locator('[data-cut]') })
    await cut.first().waitFor()
    for (const event of await cut.all()) {
      await event.hover()
      await drawn(page)
      const text = event.locator('[data-effect]')
      const [words, list] = [
        await text.boundingBox(),
        await page.locator('[data-region="tracks"] ol').boundingBox(),
      ]
      expect(await text.evaluate((part) => part.scrollHeight - part.clientHeight)).toBeLessThanOrEqual(1)
      expect((words?.y ?? 0) + (words?.height ?? 999)).toBeLessThanOrEqual(
        (list?.y ?? 0) + (list?.height ?? 0) + 1,
      )
    }
    // [REB-ACT.9] Nobody is there to be fought: it is asked once whether she uses the room.
    await open(page, table(3, 'apprentice'), { round: 5, at: 'component' }, alone)
    const prompt = page.locator('#prompt')
    await prompt.getByRole('button', { name: 'Combattre' }).click()
    await prompt.getByText('Activez-vous la Salle des plaisirs').waitFor()
    await listens(page)
    expect(await prompt.textContent()).not.toContain('maintenant')
    await prompt.getByRole('button', { name: 'Non' }).click()
    await prompt.getByText('Activez-vous').waitFor({ state: 'detached' })
  },
  patience,
)

/** Parts of the board that are to be seen at once. Runs in the page. */
const partsInSight = (): string[] =>
  ['mages', 'lodge', 'tracks', 'quests', 'sheet'].filter((name) => {
    const part = document.querySelector(`#board [data-region="${name}"]`)?.getBoundingClientRect()
    return part !== undefined && part.height > 40 && part.bottom <= innerHeight + 1
  })

test(
  'tablets have the whole table at once both ways, with answers for a finger, and so have four mages on a small desk',
  async () => {
    const all = ['mages', 'lodge', 'tracks', 'quests', 'sheet']
    const seen = async (where: string, page: Page): Promise<void> => {
      await drawn(page)
      await drawn(page)
      expect(await page.evaluate(partsInSight), where).toEqual(all)
      expect(await page.locator('#board nav').isVisible(), where).toBe(false)
      expect(await heightOf(page, 'lodge'), where).toBeGreaterThan(290)
      expect(await faultsOf(page), where).toEqual([])
    }
    const moment = { round: 3, at: 'component' } as const
    const tablet = await comeBack(
      table(3, 'apprentice'),
      moment,
      { viewport: { width: 820, height: 1180 }, touch: true, language: 'it' },
      burden,
    )
    await seen('820 × 1180', tablet)
    for (const [width, height] of [
      [768, 1024],
      [1180, 820],
      [1024, 768],
    ] as const) {
      await tablet.setViewportSize({ width, height })
      await open(tablet, table(3, 'apprentice'), moment, burden)
      await seen(`${width} × ${height}`, tablet)
      const low = await tablet
        .locator('#prompt [data-option]')
        .evaluateAll((answers) => Math.min(...answers.map((each) => each.getBoundingClientRect().height)))
      expect(low, `${width} × ${height}`).toBeGreaterThanOrEqual(40)
    }
    const four = await comeBack(table(4, 'none'), moment, { viewport: desktop, language: 'it' })
    await seen('four mages', four)
    // Against one mage the Avatar has half of the side, and fills it.
    await open(four, table(1, 'master'), moment)
    await seen('alone', four)
    const [panel, body] = [four.locator('[data-avatar]').first(), four.locator('[data-presence]')]
    expect((await body.boundingBox())?.height).toBeGreaterThan(50)
    const foot = await panel.evaluate((part) => {
      const last = [...part.children].at(-2)?.getBoundingClientRect().bottom ?? 0
      return part.getBoundingClientRect().bottom - last
    })
    expect(foot).toBeLessThan(30)
  },
  patience,
)

test(
  'on the smallest phone figures and answers are large enough for a finger, and Momentum is chosen in the bar',
  async () => {
    const page = await comeBack(
      table(3, 'apprentice'),
      { round: 3, at: 'component' },
      { viewport: { width: 360, height: 640 }, touch: true, language: 'fr' },
      burden,
    )
    const least = (selector: string): Promise<number> =>
      page
        .locator(selector)
        .evaluateAll((things) => Math.min(...things.map((each) => each.getBoundingClientRect().height)))
    expect(await least('#board [data-figures] [data-thing^="mage:"]')).toBeGreaterThanOrEqual(22)
    expect(await least('#prompt [data-option]')).toBeGreaterThanOrEqual(40)
    const before = await page.evaluate(lodgeInSight)
    const answers = page.locator('#prompt [data-option]')
    await answers.filter({ hasText: 'Élan' }).tap()
    await answers.filter({ hasText: 'Sacrifier' }).nth(3).waitFor()
    await page.locator('#prompt').getByText('sacrifiez-vous pour un pas').waitFor()
    expect(await page.getByRole('menu').count()).toBe(0)
    expect(await page.evaluate(lodgeInSight)).toBeGreaterThan(before - 60)
    await page.locator('#prompt').getByRole('button', { name: 'Retour' }).tap()
    await answers.filter({ hasText: 'Élan' }).waitFor()
  },
  patience,
)
