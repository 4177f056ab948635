import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import {
  activate,
  attack,
  cubesOn,
  lay,
  move,
  type Position,
  pass,
  place,
  play,
  to,
  token,
} from '../position.ts'

const scenario = scenariosWith(test)

const offered = (position: Position): boolean =>
  lay(position)
    .options(0)
    .some((option) => option.do === 'attack')

/** The Ballroom lies next to the Throne Room's place, and seat 1 next to the Ballroom. */
const inBallroom: Position = { mages: [{ at: 'ballroom', quick: 'leech' }, { at: 'summoner-room' }] }

scenario('[BRW-ACT.8, BRW-D.15] in 1.6 the room may first bring somebody whom the attack then hits', () => {
  const t = lay(inBallroom)
  play(t, 0, attack, to('ballroom'))
  expect(token(t, 'ballroom')).toBe('dark')
  expect(place(t, 1)).toBe('ballroom')
  expect(cubesOn(t, 1, 0)).toBe(2)
})

scenario('[BRW-ACT.8] or bring her to whom she attacks', () => {
  const t = lay({ mages: [{ at: 'portal-hall' }, { at: 'garden' }] })
  play(t, 0, attack, to('garden'))
  expect([place(t, 0), cubesOn(t, 1, 0)]).toEqual(['garden', 2])
})

scenario('[BRW-GEN.4] if nobody is there then, the room has done what it does, and nobody is hit', () => {
  const t = lay({ mages: [{ at: 'portal-hall', actions: 1, quick: 'leech' }, { at: 'garden' }] })
  play(t, 0, attack, to('arena'))
  expect([place(t, 0), cubesOn(t, 1, 0)]).toEqual(['arena', 0])
  expect(t.state.questions[0]).toMatchObject({ seat: 0, kind: 'component', about: { parts: ['action'] } })
})

test('[BRW-D.15] an attack is offered only with a target in the room, or a room that may bring one together with her', () => {
  expect(offered(inBallroom)).toBe(true)
  expect(offered({ ...inBallroom, edition: '0.7' })).toBe(false)
  expect(offered({ ...inBallroom, dark: ['ballroom'] })).toBe(false)
  expect(offered({ mages: [{ at: 'garden' }, { at: 'arena' }] })).toBe(false)
  // Nobody is out of the cells.
  expect(offered({ mages: [{ at: 'portal-hall' }, {}] })).toBe(false)
  // From afar: the Observatory reaches what lies within two rooms in a straight line.
  const near = { rooms: { observatory: 1, 'portal-hall': 2 } }
  expect(offered({ ...near, mages: [{ at: 'observatory' }, { at: 'arena' }] })).toBe(true)
  expect(offered({ ...near, dark: ['portal-hall'], mages: [{ at: 'observatory' }, { at: 'arena' }] })).toBe(
    false,
  )
})

scenario('[BRW-ACT.8] with a target at hand the room may be activated before, after or not at all', () => {
  const t = lay({ mages: [{ at: 'ballroom', quick: 'leech' }, { at: 'ballroom' }] })
  play(t, 0, attack)
  expect(t.state.questions[0]).toMatchObject({ kind: 'activateHere', about: { when: 'before' } })
  play(t, 0, pass)
  expect(cubesOn(t, 1, 0)).toBe(2)
})

scenario(
  '[BRW-V.3, BRW-EVT.7] what changes physical attacks does not change strength, nor the Arena; the log names it',
  () => {
    const arena = (events: readonly string[]) =>
      lay({
        events,
        mages: [
          { mage: 'nero', at: 'arena', first: 'leech', evocations: [{ kind: 'mutantAltar', at: 'arena' }] },
          { at: 'arena', actions: 0 },
        ],
      })
    const t = arena(['manners-please'])
    play(t, 0, move, activate)
    expect(cubesOn(t, 1, 0)).toBe(2)
    expect(t.happened('damageChanged')).toEqual([])
    // The altar and the event make up for each other, and both are told.
    const blow = arena(['manners-please'])
    play(blow, 0, attack, pass)
    expect(cubesOn(blow, 1, 0)).toBe(2)
    expect(blow.happened('damageChanged')).toMatchObject([
      { amount: 1, by: 'evocation.mutantAltar' },
      { amount: -1, by: 'event.manners-please' },
    ])
  },
)
