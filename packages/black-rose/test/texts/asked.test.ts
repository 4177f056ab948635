import { expect, test } from 'vitest'
import { textsIn } from '../../src/index.ts'
import { question } from '../../src/procedures/question.ts'
import {
  activate,
  at,
  type Board,
  castNext,
  lay,
  mage,
  move,
  pass,
  play,
  stop,
  to,
  trigger,
} from '../position.ts'
import { inAll } from './voices.ts'

/** Question to a seat, in every language, with the labels of its answers. */
const asked = (t: Board, seat: number) => {
  const question = t.question(seat)!
  const texts = textsIn(t.state.rules.edition)
  const options = t.options(seat)
  const labels = options.map((option) => inAll(texts.option(question, option)))
  const { en, fr, it } = inAll(texts.question(question, options))
  return { said: [en, fr, it], labels: labels.map((label) => label.en) }
}

const narrow = '\u202f'

test('[BRW-EVP.2] an evocation that may attack is named, and where, and whom', () => {
  const t = lay({
    phase: 'evocation',
    mages: [
      { at: 'garden', evocations: [{ kind: 'cerbero', at: 'arena' }] },
      { at: 'arena', evocations: [{ kind: 'andromeda', at: 'arena' }] },
    ],
  })
  play(t, 0, { do: 'evocation', kind: 'cerbero' }, stop)
  expect(asked(t, 0)).toEqual({
    said: [
      'Your Cerbero, in the Arena: attack Stag or Andromeda of Stag?',
      `Votre Cerbero, dans l’Arène${narrow}: attaquer Cerf ou Andromeda de Cerf${narrow}?`,
      'La tua evocazione Cerbero, nell’Arena: attaccare Cervo o Andromeda di Cervo?',
    ],
    labels: ['Attack', 'No'],
  })
  play(t, 0, { do: 'attack' })
  expect(asked(t, 0).said).toEqual([
    'Whom does your Cerbero attack?',
    `Votre Cerbero attaque${narrow}: qui est la cible${narrow}?`,
    'La tua evocazione Cerbero attacca: chi è il bersaglio?',
  ])
})

test('what an evocation does instead of attacking is said on its answer', () => {
  const t = lay({
    phase: 'evocation',
    mages: [{ at: 'garden', evocations: [{ kind: 'andromeda', at: 'arena' }] }, { at: 'garden' }],
  })
  play(t, 0, { do: 'evocation', kind: 'andromeda' }, stop)
  expect(asked(t, 0)).toMatchObject({
    labels: ['Place that evocation in a room within range 1 of its own', 'No'],
  })
  expect(asked(t, 0).said[0]).toBe('Your Andromeda, in the Arena: nobody to attack. Use the power instead?')
})

test('[BRW-D.17, BRW-ACT.8] the room that can be activated is named, and that an action activates one only', () => {
  const t = lay({ mages: [{ at: 'forge', quick: 'silence' }, { at: 'garden' }] })
  play(t, 0, move)
  expect(asked(t, 0).said).toEqual([
    'Do you activate the Forge now? Once in this action: now, or afterwards where you then are.',
    `Activez-vous la Forge maintenant${narrow}? Une seule fois dans cette action${narrow}: maintenant, ou ensuite là où vous serez.`,
    'Attivi la Forgia adesso? Una sola volta in questa azione: adesso, oppure dopo, dove sarai.',
  ])
})

test('[BRW-ACT.3, BRW-ACT.4] who has done one thing is asked for one more', () => {
  const t = lay({
    mages: [{ at: 'forge', first: 'leech', quick: 'silence' }, { at: 'garden' }],
  })
  play(t, 0, move, pass, to('throne-room'), stop, pass)
  expect(asked(t, 0).said).toEqual([
    'One more thing in this activation?',
    `Encore une chose dans cette activation${narrow}?`,
    'Ancora una cosa in questa attivazione?',
  ])
})

test('[BRW-CAST.2] who chooses the element of a spell is asked what she chooses', () => {
  const t = lay({ mages: [{ at: 'forge' }, { at: 'garden' }] })
  const texts = textsIn('1.6')
  const said = inAll(texts.question(question(t.state, 0, 'element', { card: 'silence' }), []))
  expect(said.fr).toMatch(/quel élément choisissez-vous/)
  expect(said.en).toBe('Silence: which element do you choose?')
  expect(said.it).toMatch(/quale elemento scegli\?$/)
})

test('[BRW-EVP.1, BRW-D.36] who alone can act is named, be it an evocation or the mage herself', () => {
  const t = lay({
    phase: 'evocation',
    mages: [{ at: 'garden', evocations: [{ kind: 'cerbero', at: 'arena' }] }, { at: 'garden' }],
  })
  const texts = textsIn('1.6')
  const its = question(t.state, 0, 'nextEvocation', null)
  const evocation = { do: 'evocation', kind: 'cerbero', n: 1, seat: 0 } as const
  const herself = { do: 'target', seat: 0 } as const
  const said = (...options: Parameters<typeof texts.question>[1]) => {
    const { en, fr, it } = inAll(texts.question(its, [...options, { do: 'end' }]))
    return [en, fr, it]
  }
  expect(asked(t, 0).said[0]).toBe('Does your Cerbero act now?')
  expect(said(herself)).toEqual([
    'Do you act yourself now?',
    `Agissez-vous vous-même maintenant${narrow}?`,
    'Agisci tu, adesso?',
  ])
  expect(said(evocation, herself)[0]).toBe('Who acts next: one of your evocations, or you yourself?')
  expect(said(evocation, { ...evocation, n: 2 })[0]).toBe('Which of your evocations acts next?')
})

test('[BRW-D.31] who might react is told what happens, to whom and where', () => {
  const t = lay({
    active: 1,
    mages: [
      { at: 'throne-room', first: 'silence active', quick: 'maze active', actions: 0 },
      { at: 'black-rose-room', quick: 'unmaking', first: 'demonic-howl dark' },
    ],
  })
  t.choose(1, move)
  t.choose(1, to('throne-room'))
  expect(asked(t, 0).said).toEqual([
    'Stag has entered the Throne Room. Do you trigger a trap?',
    `Cerf entre dans la Salle du trône. Déclenchez-vous un piège${narrow}?`,
    'Cervo entra nella Stanza del trono. Inneschi una trappola?',
  ])
  t.choose(0, pass)
  t.choose(1, stop)
  expect(asked(t, 0).said[0]).toBe('Stag has ended a move in the Throne Room. Do you trigger a trap?')
  t.choose(0, pass)
  t.choose(1, activate)
  expect(asked(t, 0).said[0]).toBe('Stag activates the Throne Room. Do you trigger a trap?')
})

test('[BRW-TP.5] who is about to be hurt, robbed or moved is told by whom and where to', () => {
  const protectedBy = { at: 'arena', first: 'shifting-skin dark active' }
  const hurt = lay({ mages: [{ at: 'throne-room', first: 'leech' }, protectedBy] })
  hurt.choose(0, castNext)
  expect(asked(hurt, 1).said[0]).toBe('Leech of Raven targets you. Do you react?')
  hurt.choose(1, pass)
  hurt.choose(0, { do: 'before' })
  expect(asked(hurt, 1).said).toEqual([
    'Raven is about to deal 2 damage to you. Do you react?',
    `Corbeau va vous infliger 2 dégâts. Réagissez-vous${narrow}?`,
    'Corvo sta per infliggerti 2 danni. Reagisci?',
  ])
  const swapped = lay({ mages: [{ at: 'throne-room', first: 'step-through-glass dark' }, protectedBy] })
  play(swapped, 0, castNext)
  expect(asked(swapped, 1).said).toEqual([
    'Raven is about to move you to the Throne Room. Do you react?',
    `Corbeau va vous placer dans la Salle du trône. Réagissez-vous${narrow}?`,
    'Corvo sta per spostarti nella Stanza del trono. Reagisci?',
  ])
})

test('[BRW-CMP.33] in 0.7 a room trap asks for what it does there', () => {
  const t = lay({
    edition: '0.7',
    active: 1,
    rooms: { chapel: 1 },
    mages: [
      { at: 'garden', first: 'hall-of-masks active', actions: 0 },
      { at: 'black-rose-room', quick: 'unmaking' },
    ],
  })
  play(t, 1, move, to('chapel'))
  play(t, 0, trigger('hall-of-masks'))
  expect(mage(t, 1).place).toBe(1)
  expect(asked(t, 0).said[0]).toBe('Hall of Masks: place that model in a room next to this one.')
})

test('[BRW-V.9] whose cube goes is asked for; one of the Black Rose has its article', () => {
  const t = lay({
    mages: [{ at: 'garden', first: 'dismiss dark', damage: { 1: 2, rose: 2 } }, { at: 'arena' }],
  })
  play(t, 0, castNext)
  const question = t.question(0)!
  const labels = t.options(0).map((option) => inAll(textsIn('1.6').option(question, option)).it)
  expect(labels).toEqual(['Un cubetto (Cervo)', 'Un cubetto (la Rosa Nera)'])
  expect(asked(t, 0).said).toEqual([
    expect.stringMatching(/^Dismiss: .+\. Whose cube\?$/),
    expect.stringMatching(/\. Un cube de qui\u202f\?$/),
    expect.stringMatching(/\. Un cubetto di chi\?$/),
  ])
  expect(t.offers(0, at(1))).toBe(false)
})

test('[BRW-ACT.7, BRW-TP.3] whoever is asked is “you”, in the question and in the answers', () => {
  const t = lay({ mages: [{ at: 'forge', quick: 'silence' }, { at: 'garden' }] })
  play(t, 0, move, pass)
  expect(asked(t, 0).said).toEqual([
    expect.stringMatching(/^Where do you step\? /),
    expect.stringMatching(/^Où avancez-vous/),
    expect.stringMatching(/^Dove ti muovi\? /),
  ])
  const texts = textsIn('1.6')
  const aim = question(t.state, 0, 'aim', { card: 'fireball', side: 'light' })
  expect(inAll(texts.option(aim, { do: 'target', seat: 0 }))).toEqual({ en: 'You', fr: 'Vous', it: 'Tu' })
  expect(inAll(texts.option(aim, { do: 'target', seat: 1 })).en).toBe('Stag')
  expect(inAll(texts.option(aim, { do: 'evocation', kind: 'cerbero', n: 1, seat: 0 })).en).toBe(
    'Your Cerbero (number 1)',
  )
  const entered = (seat: number) =>
    question(t.state, 0, 'react', { what: 'enters', model: `mage.${seat}`, room: 3, where: 'forge' })
  expect(inAll(texts.question(entered(0), [])).en).toBe('You have entered the Forge. Do you trigger a trap?')
  expect(inAll(texts.question(entered(1), [])).fr).toMatch(/^Cerf entre dans la Forge\./)
  expect(inAll(texts.option(entered(1), { do: 'pass' }))).toEqual({ en: 'Pass', fr: 'Passer', it: 'Passa' })
  const hurt = question(t.state, 0, 'react', {
    what: 'damage',
    model: 'mage.0',
    amount: 2,
    enough: 9,
    by: 0,
    source: null,
    physical: false,
  })
  expect(inAll(texts.question(hurt, [])).it).toBe('Stai per infliggerti 2 danni. Reagisci?')
})

test('[BRW-R.60] who comes next, and who enters first', () => {
  const t = lay({
    mages: [
      {
        at: 'throne-room',
        first: 'gate-of-bones dark',
        evocations: [
          { kind: 'undead', at: 'arena' },
          { kind: 'cerbero', at: 'forge' },
        ],
      },
      { at: 'workshop' },
    ],
  })
  t.choose(0, castNext)
  expect(asked(t, 0).said).toEqual([
    'Gate of Bones: let each of your evocations act now. Which one is next?',
    'Porte d’ossements\u202f: faites aussitôt agir chacune de vos évocations. Laquelle est la suivante\u202f?',
    'Porta d’ossa: fai agire subito ognuna delle tue evocazioni. Quale è la prossima?',
  ])
})

test('[BRW-ACT.8] an attack for which the room must first bring somebody says so', () => {
  const t = lay({ mages: [{ at: 'ballroom', first: 'leech' }, { at: 'summoner-room' }] })
  expect(asked(t, 0).labels).toContain('Activate the Ballroom, then attack')
  const question = t.question(0)!
  expect(inAll(textsIn('1.6').option(question, { do: 'attack' }))).toMatchObject({
    fr: 'Activer la Salle de bal, puis attaquer',
    it: 'Attiva la Sala da ballo, poi attacca',
  })
})

test('[BRW-D.42] who puts events back is told which of them lies on top', () => {
  const t = lay({ mages: [{ at: 'garden', first: 'read-the-omens' }, {}] })
  t.choose(0, castNext)
  expect(asked(t, 0).said).toEqual([
    'Read the Omens: which event do you put back first? The one that you put back last lies on top.',
    `Lire les présages${narrow}: quel événement remettez-vous d’abord${narrow}? Le dernier remis se trouve au-dessus.`,
    'Leggere i presagi: quale evento rimetti per primo? L’ultimo che rimetti sta in cima.',
  ])
  const oracle = lay({ mages: [{ at: 'oracle-room', quick: 'leech' }, {}], nextEvents: ['red-fever'] })
  play(oracle, 0, move, activate)
  expect(asked(oracle, 0).labels).toEqual(['Put Red Fever on the bottom', 'No'])
})
