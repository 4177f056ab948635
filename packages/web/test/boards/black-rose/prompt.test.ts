import {
  type ActionName,
  type BlackRoseEvent,
  type BlackRoseOption,
  classicIds,
  type EditionId,
  textsIn,
} from '@conclave/black-rose'
import { languages } from '@conclave/kernel'
import { joinCatalogues, speaker } from '@conclave/texts'
import { describe, expect, it } from 'vitest'
import { noticeOf } from '../../../src/boards/black-rose/digest/notice.ts'
import { digestOf } from '../../../src/boards/black-rose/digest/segments.ts'
import type { Types } from '../../../src/boards/black-rose/kit.ts'
import { buttonsOf as named } from '../../../src/boards/black-rose/prompt/buttons.ts'
import { effectOf } from '../../../src/boards/black-rose/prompt/effect.ts'
import { boardTexts } from '../../../src/boards/black-rose/texts/index.ts'
import { thingsOf } from '../../../src/boards/black-rose/things.ts'
import { targetsOf } from '../../../src/kit/targets.ts'
import { buttonsOf, inTheBar } from '../../../src/play/buttons.ts'
import { type Position, positionsOf } from './playing.ts'

const speakIn = (language: (typeof languages)[number]) =>
  speaker(joinCatalogues(textsIn('1.6').catalogues, boardTexts), language, { strict: true })
const speak = speakIn('en')
const speakers = languages.map(speakIn)

const cardsIn = (edition: EditionId) => new Map(textsIn(edition).cards.map((card) => [card.id, card]))
const cards = { '0.7': cardsIn('0.7'), '1.6': cardsIn('1.6'), rebirth: cardsIn('rebirth') }

/** The buttons of a position as the prompt bar shows them; those without a name of their own by their option. */
const shown = ({ question, options, table }: Position) => {
  const targets = targetsOf({ thingsOf }, question, options, table)
  return buttonsOf<Types>({ buttonsOf: named }, question, options, targets, table, cards[table.edition])
}

/** Action that an answer is, among the five. */
const deeds: { readonly [D in BlackRoseOption['do']]?: ActionName } = {
  castNext: 'cast',
  castQuick: 'cast',
  move: 'explore',
  attack: 'fight',
  evocation: 'command',
  sacrifice: 'momentum',
}

describe('the prompt bar', () => {
  it('[REB-AVA.27] whoever chooses for the Avatar has a button for each target, as long as they are few', () => {
    const [{ table }] = [...positionsOf('rebirth', 3, 'full', 1)] as [Position]
    const question = { seat: 0, kind: 'avatarAim', manner: 'turn', about: { card: 'thorn-mirror' } } as const
    const mages: BlackRoseOption[] = [0, 1].map((seat) => ({ do: 'target', seat }))
    expect(shown({ question, options: mages, table }).map(({ options }) => options)).toEqual(
      mages.map((option) => [option]),
    )
  })

  it('[BRW-STU.7] discards from a hand that is too full by one click; to remove a spell for good stands aside', () => {
    const [{ table }] = [...positionsOf('1.6', 3, 'full', 1)] as [Position]
    const question = { seat: 0, kind: 'study', manner: 'always', about: { over: true } } as const
    const options: BlackRoseOption[] = [
      { do: 'card', card: 'leech' },
      { do: 'remove', card: 'leech' },
    ]
    const held = {
      ...table,
      mages: table.mages.map((mage) => ({ ...mage, hand: { ...mage.hand, cards: ['leech'] } })),
    }
    expect(targetsOf({ thingsOf }, question, options, held).of('hand:leech')).toEqual(options.slice(0, 1))
    const [removal] = shown({ question, options, table: held })
    expect(removal).toMatchObject({ options: options.slice(1), aside: true })
  })

  it.each(classicIds)(
    'has a button for every sort of action and every reaction, in matches of %s',
    (edition) => {
      const seen = new Set<string>()
      for (const seats of [2, 4])
        for (const position of positionsOf(edition, seats, `asking ${seats}`)) {
          const { question, options } = position
          if (question.kind !== 'component' && question.kind !== 'react') continue
          const buttons = shown(position)
          const covered = buttons.flatMap((button) => button.options)
          expect(new Set(covered)).toEqual(new Set(options))
          expect(covered).toHaveLength(options.length)
          for (const { options: of, name } of buttons) {
            const [first] = of
            seen.add(`${question.kind} ${first?.do}`)
            if (name !== undefined) for (const speakOne of speakers) expect(speakOne(name)).not.toBe('')
            if (first?.do === 'castNext' || first?.do === 'trigger') expect(name).toBeDefined()
          }
          // Ending stands last; what nobody is urged to do stands apart.
          const urged = buttons.filter(({ quiet }) => quiet !== true).flatMap((button) => button.options)
          if (options.some((option) => option.do === 'end' || option.do === 'pass'))
            expect(['end', 'pass']).toContain(urged.at(-1)?.do)
        }
      for (const sort of ['castNext', 'castQuick', 'move', 'attack', 'sacrifice', 'end'])
        expect([...seen]).toContain(`component ${sort}`)
      expect([...seen]).toContain('react pass')
    },
  )

  it('[REB-ACT.5, REB-ACT.10, REB-ACT.11, REB-ACT.12, REB-ACT.13, REB-ACT.15] shows all five actions of Rebirth, and says why one cannot be taken', () => {
    const reasons = new Set<string>()
    for (const position of positionsOf('rebirth', 3, 'five actions', 1_500)) {
      const { question, options } = position
      if (question.kind !== 'component' || question.about.parts.length > 1) continue
      const buttons = shown(position)
      expect(new Set(buttons.flatMap((button) => button.options))).toEqual(new Set(options))
      const taken = buttons.map(({ options: [first], objection, name }) =>
        objection === undefined ? deeds[first?.do ?? 'end'] : String(name?.say).replace('board.action.', ''),
      )
      expect(taken).toEqual(expect.arrayContaining(['cast', 'explore', 'fight', 'command', 'momentum']))
      for (const { objection } of buttons)
        if (objection !== undefined) for (const speakOne of speakers) reasons.add(speakOne(objection))
    }
    expect([...reasons]).toContain('You have no evocation to command.')
    expect([...reasons]).toContain('No spell of yours is ready.')
    expect([...reasons].some((reason) => reason.startsWith('Only one numbered spell'))).toBe(true)
  })

  it.each(classicIds)(
    '[BRW-QST.5] has a first button for every quest that can be completed, with its points, in %s',
    (edition) => {
      const [position] = positionsOf(edition, 2, 'quests', 1)
      if (position === undefined) throw new Error('nobody is asked')
      const quests = [...cards[edition].values()].filter(({ kind }) => kind === 'quest')
      expect(quests.length).toBeGreaterThan(20)
      for (const { id } of quests) {
        const options = [{ do: 'quest', quest: id } as const, { do: 'pass' } as const]
        const question = { seat: 0, kind: 'completeQuest', manner: 'window', about: { met: [id] } } as const
        const buttons = shown({ ...position, question, options })
        expect(buttons.map((button) => button.options)).toEqual(options.map((option) => [option]))
        const [first] = buttons
        if (first?.name === undefined) throw new Error(`${id} has no button`)
        expect(speak(first.name)).toMatch(/^Complete .+ \(\+[1-9] PP\)$/)
        for (const speakOne of speakers) expect(speakOne(first.name)).toContain('PP')
        // What is discarded or given up is no quest completed.
        const givenUp = { ...question, kind: 'giveUpQuest', manner: 'turn', about: { given: 0 } } as const
        expect(
          shown({ ...position, question: givenUp, options }).map(({ name }) => name && speak(name)),
        ).toEqual(['Give up a quest …', undefined])
      }
    },
  )

  it('names the spell that a button casts, and puts several of a sort under one name', () => {
    const said = new Set<string>()
    for (const position of positionsOf('1.6', 2, 'prompt 2'))
      if (position.question.kind === 'component')
        for (const { name, options } of shown(position)) {
          if (name !== undefined) said.add(speak(name))
          if (options.length > 1) expect(inTheBar([{ options }], { elsewhere: [] })).toEqual([])
        }
    expect([...said]).toContain('Sacrifice a spell …')
    expect([...said].some((each) => /^Cast [A-Z]/.test(each))).toBe(true)
  })

  it.each(classicIds)(
    'tells what the spell or the room does that is asked about, in matches of %s',
    (edition) => {
      const kinds = new Set<string>()
      for (const seats of [2, 4])
        for (const { question, options, table } of positionsOf(edition, seats, `effects ${seats}`, 1500)) {
          if (question.kind === 'component') continue
          const effect = effectOf(question, table, options)
          const wanted = ['aim', 'symbol', 'element', 'activateHere'].includes(question.kind)
          expect(effect !== undefined, question.kind).toBe(wanted)
          if (effect === undefined) continue
          kinds.add(question.kind)
          expect(speak(effect)).toMatch(/^\p{Lu}.+\.$/su)
        }
      expect([...kinds]).toEqual(expect.arrayContaining(['aim', 'activateHere']))
    },
  )

  it.each(classicIds)(
    '[BRW-CELL.4] says in the cell why no spell can be cast, in matches of %s',
    (edition) => {
      let said = 0
      for (const { question, options, table } of positionsOf(edition, 2, 'cells')) {
        if (question.kind !== 'component') continue
        const inside = table.mages[question.seat]?.place === 'cell'
        const casts = options.some((option) => option.do === 'castNext' || option.do === 'castQuick')
        const why = effectOf(question, table, options)
        if (why === undefined) continue
        expect(inside && !casts).toBe(true)
        expect(speak(why)).toBe('No spell can be cast in the cell.')
        said++
      }
      // In 0.7 one may cast there, and whoever cannot lacks an action.
      expect(said > 0).toBe(edition === '1.6')
    },
  )

  it('[BRW-CELL.4] says nothing of the cell in 0.7, where a mage without an action casts no more', () => {
    const found = [...positionsOf('0.7', 2, 'cells')].find(({ question }) => question.kind === 'component')
    if (found?.question.kind !== 'component') throw new Error('nobody was asked for a part of her activation')
    const { question, table } = found
    const mages = table.mages.map((mage) => ({ ...mage, place: 'cell', actions: 0 }))
    const asked = { ...question, about: { ...question.about, parts: [] } }
    expect(effectOf(asked, { ...table, mages }, [])).toBeUndefined()
    expect(effectOf(asked, { ...table, mages, edition: '1.6' }, [])).toBeDefined()
  })

  it('urges nobody to give up a spell for a step', () => {
    const loud = new Set<string>()
    const quiet = new Set<string>()
    for (const position of positionsOf('1.6', 2, 'prompt 2'))
      if (position.question.kind === 'component')
        for (const { options, quiet: isQuiet = false } of shown(position))
          (isQuiet ? quiet : loud).add(options[0]?.do ?? '')
    expect([...quiet]).toEqual(['sacrifice'])
    expect([...loud]).toEqual(expect.arrayContaining(['castNext', 'move']))
  })

  it('[REB-EFF.8] lets a card that may answer several things say which, and any other only its name', () => {
    const [position] = positionsOf('1.6', 2, 'prompt 2', 1)
    if (position === undefined) throw new Error('nobody is asked')
    const about = { what: 'activates', seat: 1, room: 3 } as const
    const question = { seat: 0, kind: 'react', manner: 'window', about } as const
    const trigger = { do: 'trigger', card: 'ember-shield', slot: 'quick' } as const
    const named = (...options: readonly BlackRoseOption[]) =>
      shown({ ...position, question, options }).map(({ name }) => name && speak(name))
    expect(named(trigger)).toEqual(['Trigger Ember Shield'])
    // Without a name of its own a button says its whole answer.
    expect(named({ ...trigger, heard: 0 }, { ...trigger, heard: 1 })).toEqual([undefined, undefined])
  })
})

const logOf = (events: readonly BlackRoseEvent[]) => events.map((event, seq) => ({ seq, event }))

describe('what happened meanwhile', () => {
  const told = { audience: 'everyone', rule: 'BRW-GEN.1' } as const
  const events: readonly BlackRoseEvent[] = [
    { ...told, event: 'phaseBegan', phase: 'blackRose' },
    { ...told, event: 'drew', seat: 0, card: 'fireball', audience: [0] },
    { ...told, event: 'drewFromLibrary', seat: 0, schools: ['destruction'] },
    { ...told, event: 'phaseBegan', phase: 'study' },
  ]
  const log = logOf(events)

  it('counts and tells a draw once, to whoever saw the card and to everybody else', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const digest = digestOf(log, viewer, -1)
      expect(digest === null ? '' : speak(digest.name)).toBe('What happened meanwhile (1)')
      const [line, another] = digest?.parts[0]?.lines ?? []
      expect(another).toBeUndefined()
      expect(line?.says === null).toBe(viewer !== 0)
    }
    expect(digestOf(log, 0, 2)).toBeNull()
  })

  it('ends when the viewer lays a trap or a protection herself', () => {
    const events: readonly BlackRoseEvent[] = [
      { ...told, event: 'phaseBegan', phase: 'action' },
      { ...told, event: 'roomActivated', seat: 1, room: 'arena' },
      { ...told, event: 'activated', seat: 0, slot: 'first', marker: 'trap' },
    ]
    expect(digestOf(logOf(events.slice(0, 2)), 0, -1)?.count).toBe(1)
    expect(digestOf(logOf(events), 0, -1)).toBeNull()
  })
})

describe('what somebody’s trap or protection did to the viewer', () => {
  const told = { audience: 'everyone', rule: 'BRW-GEN.1' } as const
  const triggered = { ...told, event: 'triggered', seat: 1, card: 'fireball', side: 'light' } as const
  const by = 'spell.fireball'
  const hit = (seat: number) =>
    ({ ...told, event: 'damaged', model: { seat }, seat: 1, amount: 2, by }) as const
  const noticed = (...events: readonly BlackRoseEvent[]) =>
    noticeOf(logOf(events), 0, -1).map(({ event }) => event)

  it('is told in two sentences, of which the second is the gravest', () => {
    const defeat = { ...told, event: 'defeated', seat: 0, by: 1 } as const
    expect(
      noticed(triggered, hit(2), hit(0), { ...told, event: 'stepped', model: { seat: 2 }, room: 'arena' }),
    ).toEqual([triggered, hit(0)])
    expect(noticed(triggered, hit(0), defeat, hit(2))).toEqual([triggered, defeat])
  })

  it('is not what befell others, nor what the viewer does to them', () => {
    const defeat = { ...told, event: 'defeated', seat: 2, by: 0 } as const
    const mine = { ...hit(2), seat: 0, by: 'spell.thunder-lance' } as const
    const gain = { ...told, event: 'powerGained', seat: 0, amount: 1, power: 3, by: 'trophy' } as const
    expect(noticed(triggered, hit(2), mine, defeat, gain)).toEqual([])
  })

  it('is also that it stopped what the viewer was doing', () => {
    const cast = {
      ...told,
      event: 'cast',
      seat: 0,
      card: 'thunder-lance',
      side: 'light',
      quick: false,
    } as const
    const stop = { ...told, event: 'cancelled', by, of: { what: 'targeted', card: 'thunder-lance' } } as const
    expect(noticed(cast, triggered, stop)).toEqual([triggered, stop])
    expect(noticed({ ...cast, seat: 2 }, triggered, stop)).toEqual([])
  })

  it('is over when the viewer has laid a trap or a protection since', () => {
    const laid = { ...told, event: 'activated', seat: 0, slot: 'second', marker: 'protection' } as const
    expect(noticed(triggered, hit(0), laid)).toEqual([])
    expect(noticed(triggered, hit(0), { ...laid, seat: 2 })).toEqual([triggered, hit(0)])
  })
})
