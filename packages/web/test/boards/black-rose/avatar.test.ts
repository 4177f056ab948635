import { type BlackRoseView, blackRoseIn, textsIn } from '@conclave/black-rose'
import { languages, startMatch } from '@conclave/kernel'
import { joinCatalogues, speaker } from '@conclave/texts'
import { describe, expect, it } from 'vitest'
import { cueOf } from '../../../src/boards/black-rose/cues.ts'
import { arrowsOf, partiesOf } from '../../../src/boards/black-rose/lodge/arrows.ts'
import { bodiesOf, bodyOf } from '../../../src/boards/black-rose/lodge/bodies.ts'
import { gatheringIn } from '../../../src/boards/black-rose/lodge/gathering.ts'
import { measure } from '../../../src/boards/black-rose/measure.ts'
import { backLabel, candidatesFor } from '../../../src/boards/black-rose/players/avatar-back.ts'
import { boardTexts } from '../../../src/boards/black-rose/texts/index.ts'

const rose = -1

/** A table of two mages and the Avatar. */
const tableWith = (avatar: 'none' | 'apprentice'): BlackRoseView => {
  const game = blackRoseIn('rebirth')
  const match = startMatch(game, { options: { length: 'short', avatar }, seats: 2, seed: 'avatar' })
  if ('problem' in match) throw new Error(match.problem)
  return game.view(match.state, 0) as BlackRoseView
}

const table = tableWith('apprentice')
const { avatar } = table
if (avatar === undefined) throw new Error('there is no Avatar')

describe('the Avatar on the board', () => {
  it('[REB-AVA.1, REB-AVA.2] is a body among the mages, and there is none without it', () => {
    expect(bodiesOf(table).map(({ owner }) => owner)).toEqual([0, 1, rose])
    expect(bodyOf(table, rose)).toMatchObject({ card: 'possessed', health: avatar.health })
    expect(bodiesOf(tableWith('none')).map(({ owner }) => owner)).toEqual([0, 1])
  })

  it('[REB-AVA.5] stands in its room after the mages', () => {
    const [room = ''] = [avatar.place]
    const here = { ...table, mages: table.mages.map((mage) => ({ ...mage, place: room })) }
    expect(gatheringIn(here, room)).toEqual([
      { what: 'mage', owner: 0 },
      { what: 'mage', owner: 1 },
      { what: 'mage', owner: rose },
    ])
  })

  it('[REB-AVA.2] strikes from where it stands, and is struck there', () => {
    const place = table.lodge.find(({ room }) => room !== avatar.place)?.room ?? ''
    const struck = {
      ...table,
      mages: table.mages.map((mage) => ({ ...mage, place })),
      packets: [
        { model: 'mage.0', amount: 2, by: rose },
        { model: 'mage.-1', amount: 1, by: 0 },
      ] as const,
    }
    const at = (room: string) => table.lodge.findIndex((laid) => laid.room === room)
    expect(arrowsOf(struck).map(({ from, to, amount }) => [from, to, amount])).toEqual([
      [at(avatar.place), at(place), 2],
      [at(place), at(avatar.place), 1],
    ])
    expect(partiesOf(struck).map(({ thing, part }) => `${part} ${thing}`)).toEqual([
      'to mage:0',
      'by mage:-1',
      'to mage:-1',
      'by mage:0',
    ])
  })

  it.each(languages)('[REB-AVA.19] its top card says by its back what it can do, in %s', (language) => {
    const speak = speaker(joinCatalogues(textsIn('rebirth').catalogues, boardTexts), language)
    for (const moon of [1, 2, 3] as const)
      for (const back of ['trap.a', 'trap.b', 'protection.a', 'protection.b'] as const) {
        const shown = { ...avatar, back, revealed: [] }
        const cards = candidatesFor({ edition: 'rebirth', moon }, shown)
        const label = backLabel({ edition: 'rebirth', moon }, shown)
        expect(label).not.toBeNull()
        if (label === null || cards.length === 0) continue
        expect(speak(label)).toMatch(/\d/)
        // What has been revealed does not lie on top.
        expect(candidatesFor({ edition: 'rebirth', moon }, { ...shown, revealed: [...cards] })).toEqual([])
      }
    expect(backLabel(table, { ...avatar, back: null })).toBeNull()
  })

  it('is counted in the charts, and its cards are heard', () => {
    const lines = (view: BlackRoseView) => measure(view).filter(({ colour }) => colour === 'br-rose').length
    expect([lines(tableWith('none')), lines(table)]).toEqual([1, 3])
    for (const [event, cue] of [
      ['actionRevealed', 'card'],
      ['avatarReacts', 'card'],
      ['questProgressed', 'stone'],
      ['roomRebuilt', 'good'],
      ['questSolved', 'good'],
      ['jinxed', 'bad'],
      ['assigned', 'threat'],
    ] as const)
      expect(cueOf({ event } as never), event).toBe(cue)
  })
})
