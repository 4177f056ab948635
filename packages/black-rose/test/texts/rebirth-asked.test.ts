import { expect, test } from 'vitest'
import { textsIn } from '../../src/index.ts'
import { type Board, castNext, lay, move, on, pass, play, to } from '../position.ts'
import { itsGo } from '../rules/rebirth/avatar-table.ts'
import { inAll } from './voices.ts'

const narrow = '\u202f'

/** Question to a seat in Rebirth, in every language, with the labels of its answers. */
const asked = (t: Board, seat: number) => {
  const question = t.question(seat)!
  const texts = textsIn('rebirth')
  const options = t.options(seat)
  const { en, fr, it } = inAll(texts.question(question, options))
  return {
    said: [en, fr, it],
    labels: options.map((option) => inAll(texts.option(question, option)).en),
  }
}

test('[REB-EFF.8] all that she may react to at a full stop is said', () => {
  const t = lay({
    edition: 'rebirth',
    mages: [
      { at: 'arena', first: 'shared-torture' },
      { at: 'arena', first: 'veil-of-sleep active' },
    ],
  })
  play(t, 0, castNext)
  expect(asked(t, 1)).toEqual({
    said: [
      'Shared Torture of Raven targets you. Raven has dealt 4 damage to you. Do you react?',
      `Torture partagée de Corbeau vous vise. Corbeau vous a infligé 4 dégâts. Réagissez-vous${narrow}?`,
      'Tortura condivisa di Corvo ha te come bersaglio. Corvo ti ha inflitto 4 danni. Reagisci?',
    ],
    labels: ['Trigger Veil of Sleep (first slot)', 'Pass'],
  })
})

test('[REB-AVA.27, REB-AVA.28] whoever says where the Avatar steps reads whom it goes for, and why', () => {
  const near = itsGo({ deck: ['borrowed-hands'] }, [{ at: 'treasure-room' }, { at: 'cell' }])
  expect(asked(near, 0).said).toEqual([
    'The Avatar goes for you (there is nothing else to choose): where does it step? (2 steps left)',
    `L’Avatar s’en prend à vous (il n’y a pas d’autre choix)${narrow}: où avancer${narrow}? (pas restants${narrow}: 2)`,
    'L’Avatar punta a te (non c’è altra scelta): dove si muove? (passi rimasti: 2)',
  ])
  const worst = itsGo({ deck: ['iron-grip'] }, [{ at: 'treasure-room', damage: { 1: 1 } }, { at: 'arena' }], {
    moon: 2,
    crown: 1,
  })
  expect(asked(worst, 1).said[0]).toBe(
    'The Avatar goes for Raven (most damage): where does it step? (2 steps left)',
  )
  const tied = itsGo({ deck: ['borrowed-hands'] }, [{ at: 'arena' }, { at: 'bibliotheca' }])
  expect(asked(tied, 0).said[0]).toBe(
    'The Avatar may go several ways by its rules: where does it step? (2 steps left)',
  )
})

test('[REB-EFF.8] an answer says what it answers, where that is not clear', () => {
  const t = lay({
    edition: 'rebirth',
    mages: [
      { at: 'arena', first: 'calcination' },
      {
        at: 'forge',
        first: 'plate-and-gear dark active',
        evocations: [
          { kind: 'colossus', at: 'arena' },
          { kind: 'cadaver', at: 'arena' },
        ],
      },
    ],
  })
  play(t, 0, castNext, to('arena'))
  expect(asked(t, 1).labels).toEqual([
    'Trigger Plate and Gear (first slot) for this: Raven has dealt 2 damage to your Colossus.',
    'Trigger Plate and Gear (first slot) for this: Raven has dealt 2 damage to your Cadaver.',
    'Pass',
  ])
})

test('[REB-C.17] what somebody has done is said to who waits for it', () => {
  const t = lay({
    edition: 'rebirth',
    mages: [{ at: 'black-rose-room' }, { at: 'crypt', first: 'cerebral-worm active' }],
  })
  play(t, 0, move, pass)
  t.choose(0, to('arena'))
  expect(asked(t, 1).said).toEqual([
    'Raven has entered the Arena. Do you react?',
    `Corbeau entre dans l’Arène. Réagissez-vous${narrow}?`,
    'Corvo entra nell’Arena. Reagisci?',
  ])
})

test('[REB-EVP.3, REB-EVO.3] an evocation may also move; a summons may stand beside the others', () => {
  const acting = lay({
    edition: 'rebirth',
    phase: 'evocation',
    mages: [{ at: 'theatre', evocations: [{ kind: 'cadaver', at: 'arena' }] }, { at: 'arena' }],
  })
  play(acting, 0, on('cadaver'))
  expect(asked(acting, 0).labels).toEqual(['Attack', 'Move'])
  const summoning = lay({
    edition: 'rebirth',
    mages: [
      { at: 'forge', first: 'call-of-the-succubus', evocations: [{ kind: 'cadaver', at: 'forge' }] },
      { at: 'theatre' },
    ],
  })
  play(summoning, 0, castNext, to('forge'))
  expect(asked(summoning, 0).labels).toContain('Beside the others')
})
