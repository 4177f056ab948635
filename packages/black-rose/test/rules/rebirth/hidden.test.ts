import { cloneJson, type Viewer } from '@conclave/kernel'
import { namingLaw, wordsSeen } from '@conclave/kernel/testing'
import { describe, expect, test } from 'vitest'
import { blackRoseIn } from '../../../src/game.ts'
import { lawful } from '../../lawful.ts'
import { type Board, castNext, castQuick, lay, mage, passIdle, play } from '../../position.ts'

/** Seat 0 casts what she has; everybody else takes what is offered first, until the round's spells are put away. */
const untilCleanedUp = (t: Board): void => {
  for (let answers = 0; t.state.phase === 'action' && answers < 12; answers++) {
    const { seat } = t.state.questions[0]!
    t.choose(seat, t.offers(seat, castNext) ? castNext : t.options(seat)[0]!)
    passIdle(t)
  }
}

describe('a face-down spell that one mage has looked at', () => {
  test('[REB-GEN.6, VRB-48] goes back to hand unknown to everybody else', () => {
    const t = lay({
      edition: 'rebirth',
      active: 1,
      mages: [
        { at: 'arena', actions: 1, first: 'scar-ward' },
        { at: 'forge', actions: 0, quick: 'whispered-name dark' },
        { at: 'garden', actions: 0 },
      ],
    })
    t.choose(1, castQuick)
    untilCleanedUp(t)
    expect(t.happened('sawSpell')).toMatchObject([{ card: 'scar-ward', audience: [1] }])
    expect(mage(t, 0).hand).toEqual(['scar-ward'])
    for (const viewer of [2, 'spectator'] as const)
      expect(JSON.stringify(t.view(viewer))).not.toContain('scar-ward')
  })

  test('[REB-GEN.6] the law of names finds it, should it be shown to all', () => {
    const game = blackRoseIn('rebirth')
    const mages = [{ at: 'arena', hand: ['scar-ward'] }, { at: 'forge' }, { at: 'garden' }]
    const { state } = lay({ edition: 'rebirth', mages })
    const leaked = cloneJson(state)
    leaked.mages[0]!.known = ['scar-ward']
    const [before, after] = [wordsSeen(game, state), wordsSeen(game, leaked)]
    expect(namingLaw(leaked, before, after, [], lawful)).toMatch(/^naming law, seat 1: .*'scar-ward'$/)
    // Whoever was told may see it.
    const told = [{ event: 'spellShown', audience: 'everyone', card: 'scar-ward' }] as const
    expect(namingLaw(leaked, before, after, told, lawful)).toBeNull()
  })
})

test('[RUL-89, RUL-125, VRB-48] who looks at the hand of the Avatar sees its top action cards, and she alone', () => {
  const deck = ['vacant-stare', 'thorn-lash', 'petal-ward', 'rise-servant']
  const t = lay({
    edition: 'rebirth',
    avatar: { at: 'arena', deck },
    mages: [{ at: 'arena', first: 'borrowed-face' }, { at: 'garden' }],
  })
  play(t, 0, castNext)
  expect(t.happened('sawAction').map(({ card, audience }) => [card, audience])).toEqual(
    deck.slice(0, 3).map((card) => [card, [0]]),
  )
  expect(t.happened('actionsLookedAt')).toMatchObject([{ seat: 0, count: 3, audience: 'everyone' }])
  const sees = (viewer: Viewer) => deck.filter((card) => JSON.stringify(t.view(viewer)).includes(card))
  expect([sees(0), sees(1), sees('spectator')]).toEqual([deck.slice(0, 3), [], []])
})
