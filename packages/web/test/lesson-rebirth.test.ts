import type { BlackRoseOption, BlackRoseQuestion, BlackRoseView } from '@conclave/black-rose'
import { textsIn } from '@conclave/black-rose'
import { findGame } from '@conclave/games'
import { say } from '@conclave/kernel'
import { speaker } from '@conclave/texts'
import { describe, expect, test } from 'vitest'
import { thingsOf } from '../src/boards/black-rose/things.ts'
import { en } from '../src/texts/en.ts'
import { fr } from '../src/texts/fr.ts'
import { it } from '../src/texts/it.ts'
import type { Lesson, Step } from '../src/tutorial/lesson-plan.ts'
import { LessonTable } from '../src/tutorial/lesson-table.ts'
import { rebirth } from '../src/tutorial/rebirth.ts'
import { rebirthAlone } from '../src/tutorial/rebirth-alone.ts'

const viewOf = (table: LessonTable) => table.snapshot().views.get(0)!
const boardOf = (table: LessonTable): BlackRoseView => viewOf(table).table as BlackRoseView
const roomOf = (table: BlackRoseView, name: string) => table.lodge.find(({ room }) => room === name)!

/** Follows a lesson up to a step, and looks at each answer before it is given. */
const follow = async (
  lesson: Lesson,
  title?: Step['title'],
  look?: (table: LessonTable, step: Step) => void,
): Promise<LessonTable> => {
  const found = findGame(lesson.game, lesson.edition)
  if ('problem' in found) throw new Error(found.problem)
  const table = new LessonTable(await found.entry.load(found.edition), lesson)
  for (const step of lesson.steps.slice(0, -1)) {
    if (step.title === title) break
    if (step.keys.length === 0) table.next()
    for (const key of step.keys) {
      look?.(table, step)
      table.answer(0, key)
    }
  }
  return table
}

const at = async (lesson: Lesson, title: Step['title']) => boardOf(await follow(lesson, title))

test.each([rebirth, rebirthAlone])(
  'the lesson $id points at everything that is to be chosen',
  async (lesson) => {
    const unseen: string[] = []
    await follow(lesson, undefined, (table, { title, points }) => {
      const { options, question } = viewOf(table)
      const wanted = thingsOf(options[0] as BlackRoseOption, question as BlackRoseQuestion, boardOf(table))
      // The sides of a spell are offered where it lies.
      unseen.push(
        ...wanted
          .filter((thing) => !points.includes(thing) && !thing.startsWith('side:'))
          .map((thing) => `${title}: ${thing}`),
      )
    })
    expect(unseen).toEqual([])
  },
)

describe('the lesson of a first round says what is so', () => {
  test('[REB-SET.1, REB-QST.1] of the mage, the ruins and the open quests', async () => {
    const table = await at(rebirth, 'lesson.br.reborn.quests')
    expect(table.mages[0]).toMatchObject({ questLimit: 3 })
    expect(table.mages[1]).toMatchObject({ questLimit: 2 })
    expect(table.lodge.every(({ destroyed }) => destroyed)).toBe(true)
    expect(table.mages[0]!.exits).toHaveLength(2)
    expect(table.mages[0]!.memories).toHaveLength(1)
    expect(table.mages[0]!.quests).toMatchObject([{ quest: 'cracked-mortar', progress: { need: 3 } }])
    expect(table.mages[1]!.quests[0]!.quest).not.toBeNull()
  })

  test('[REB-PRE.2] of the quick slot that stays empty', async () => {
    const table = await at(rebirth, 'lesson.br.reborn.actions')
    expect(table.mages[0]!.slots.map(({ filled }) => filled)).toEqual([false, true, true, true])
    expect(table.mages[0]!.hand.cards).toEqual(['philosophers-salt'])
    expect(table.mages[0]!.actions).toBe(2)
  })

  test('[REB-EFF.3] of the damage at the full stop, and of the sentence after it', async () => {
    const struck = await at(rebirth, 'lesson.br.reborn.stop')
    expect(struck.mages[0]!.damage).toEqual([1, 1])
    expect(roomOf(struck, 'pleasure-room').cubes).toEqual([])
    const spared = await at(rebirth, 'lesson.br.reborn.went-on')
    expect(spared.mages[0]!.damage).toEqual([])
    expect(roomOf(spared, 'pleasure-room').cubes).toEqual([1])
  })

  test('[REB-QST.3, REB-QST.4] of the quests that one spell completes', async () => {
    const before = await at(rebirth, 'lesson.br.reborn.nigredo')
    expect(before.mages[0]!.quests.map(({ quest }) => quest)).toContain('small-servants')
    expect(before.mages[1]).toMatchObject({ power: 1, damage: [0, 0, -1] })
    const completed = await at(rebirth, 'lesson.br.reborn.solve')
    expect(completed.mages[0]).toMatchObject({ toSolve: ['cracked-mortar', 'small-servants'], power: 0 })
    expect((await at(rebirth, 'lesson.br.reborn.servant')).mages[0]!.power).toBe(1)
    const solved = await at(rebirth, 'lesson.br.reborn.evocation')
    expect(solved.mages[0]).toMatchObject({ power: 3, damage: [1, 1] })
  })

  test('[REB-INS.5, REB-INS.6, REB-PWR.4] of the room that is rebuilt, the flags and the moon', async () => {
    const full = await at(rebirth, 'lesson.br.reborn.evocation')
    expect(roomOf(full, 'pleasure-room')).toMatchObject({ slots: 5, cubes: [1, 0, 0, 0, 0] })
    const table = await at(rebirth, 'lesson.br.reborn.rebuilt')
    expect(table).toMatchObject({ round: 2, moon: 2, crown: 1, first: 0 })
    expect(roomOf(table, 'pleasure-room')).toMatchObject({ destroyed: false, token: 'bright', cubes: [] })
    expect(table.mages.map(({ power }) => power)).toEqual([6, 3])
    expect(table.mages[0]!.hand.cards).toContain('evil-eye')
  })
})

describe('the lesson alone says what is so', () => {
  test('[REB-AVA.5, REB-AVA.10] of the Avatar at the beginning', async () => {
    const table = await at(rebirthAlone, 'lesson.br.alone.avatar')
    expect(table.avatar).toMatchObject({
      mage: 'arianna',
      place: 'black-rose-room',
      limit: 3,
    })
    expect(table.crown).toBe(0)
  })

  test('[REB-EFF.3, REB-AVA.15] of the blow, and of the back of its next card', async () => {
    const struck = await at(rebirthAlone, 'lesson.br.alone.stop')
    expect(struck.mages[0]!.damage).toEqual([-1, -1])
    expect(struck.avatar!.revealed).toEqual(['borrowed-hands'])
    const table = await at(rebirthAlone, 'lesson.br.alone.why')
    expect(table.mages[0]!.damage).toEqual([])
    expect(table.avatar!.back).toBe('protection.a')
    expect((await at(rebirthAlone, 'lesson.br.alone.fight')).avatar!.damage).toEqual([0])
  })

  test('[REB-AVA.10] of its second and third card', async () => {
    const second = await at(rebirthAlone, 'lesson.br.alone.cubes')
    expect(second.avatar!.damage).toEqual([0, 0, 0])
    expect(second.avatar!.revealed.at(-1)).toBe('puppets-errand')
    expect(second.lodge.some(({ destroyed }) => !destroyed)).toBe(false)
    expect(roomOf(second, 'observatory')).toMatchObject({ slots: 4, cubes: [0, -1] })
    const third = await at(rebirthAlone, 'lesson.br.alone.round')
    expect(third).toMatchObject({ round: 2 })
    expect(third.avatar!.damage).toEqual([0])
    expect(roomOf(third, 'observatory')).toMatchObject({ destroyed: false, cubes: [] })
    expect(third.mages[0]!.power).toBe(1)
  })
})

describe.each([
  ['en', en],
  ['fr', fr],
  ['it', it],
] as const)('the lessons of Rebirth in %s', (language, texts) => {
  const { catalogues, cards } = textsIn('rebirth')
  const speak = speaker(catalogues, language)
  const nameOf = (id: string) => speak(cards.find((card) => card.id === id)!.name)

  test('call everything by its name', () => {
    const names = [rebirth, rebirthAlone].flatMap(({ steps }) =>
      steps.flatMap(({ keys, text }) =>
        keys.flatMap((key) =>
          [...key.matchAll(/\b(?:card|quest|room|mage|school)=(\S+)/g)].map(([, id = '']) => ({
            text,
            name: key.includes('school=') ? speak(say(`school.${id}`)) : nameOf(id),
          })),
        ),
      ),
    )
    names.push(
      { text: 'lesson.br.reborn.quests.text', name: nameOf('cracked-mortar') },
      { text: 'lesson.br.reborn.protection.text', name: nameOf('a-seat-by-the-throne') },
      { text: 'lesson.br.reborn.stop.text', name: nameOf('ecstasy-of-ruin') },
      { text: 'lesson.br.reborn.nigredo.text', name: nameOf('red-tithe') },
      { text: 'lesson.br.reborn.nigredo.text', name: nameOf('small-servants') },
      { text: 'lesson.br.reborn.nigredo.text', name: nameOf('opus-nigrum') },
      { text: 'lesson.br.alone.avatar.text', name: nameOf('black-rose-room') },
      { text: 'lesson.br.alone.stop.text', name: nameOf('borrowed-hands') },
      { text: 'lesson.br.alone.vitriol.text', name: nameOf('vitriol') },
      { text: 'lesson.br.alone.cubes.text', name: nameOf('puppets-errand') },
      { text: 'lesson.br.alone.round.text', name: nameOf('petal-ward') },
    )
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter(({ text, name }) => !texts[text].includes(name))).toEqual([])
  })
})
