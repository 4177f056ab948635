import {
  always,
  atStart,
  toPrepare,
  use,
  whenActivated,
  whenEntering,
  whenLeaving,
  whenUsed,
} from '../words/card.ts'
import {
  apply,
  component,
  control,
  damage,
  discard,
  discardDownTo,
  draw,
  gain,
  ifMageNoir,
  payOr,
  pick,
  putOnDeck,
  returnToHand,
  takeEther,
  thisTurn,
  unblockable,
  usedFor,
  when,
  yours,
} from '../words/effect.ts'
import { equipmentOf, needs, ritualOf, spellOf } from './making.ts'

const spell = spellOf('air')
const equipment = equipmentOf('air')
const ritual = ritualOf('air')

/** Section 8, cards 35 to 50. */
export const air = [
  spell(35, 'breath', { cost: { air: 1 }, words: ['breath'] }, whenActivated(takeEther('air', 2))),
  spell(
    36,
    'healers-breath',
    { cost: { air: 2 }, words: ['breath'] },
    whenActivated(gain('you', 1), draw(1), when(control('breath'), gain('you', 1))),
  ),
  spell(
    37,
    'breath-of-flames',
    { cost: { air: 1, fire: 1 }, words: ['breath', 'flame'] },
    whenActivated(unblockable(3, 'permanentWithLife')),
    whenUsed(payOr([{ fire: 1 }, { air: 1 }], discard('this'))),
  ),
  spell(
    38,
    'seed-in-the-wind',
    { cost: { air: 2, vegetal: 2 }, words: ['seed', 'wind'] },
    toPrepare({ kind: 'cheaper', by: { air: 1 } }, control('breath')),
    whenLeaving(draw(1)),
  ),
  spell(
    39,
    'whirling-wind',
    { cost: { air: 4 }, words: ['wind'] },
    whenActivated(putOnDeck('prepared', 'top')),
  ),
  spell(
    40,
    'favorable-winds',
    { cost: { air: 2 }, requires: [needs('breath')], words: ['wind'] },
    whenActivated(
      thisTurn({ kind: 'exchangeRate', element: 'air' }),
      putOnDeck(component('breath'), 'third'),
    ),
  ),
  spell(
    41,
    'violent-wind',
    { cost: { air: 3 }, requires: [needs('breath', 2)], words: ['wind'] },
    whenActivated(damage(ifMageNoir(4, yours('breath', 4)), 'any'), putOnDeck(component('breath'), 'third')),
  ),
  spell(
    42,
    'zephyr',
    { cost: { air: 2 }, requires: [needs('breath')] },
    whenActivated(damage(2, 'any'), draw(1)),
  ),
  spell(
    43,
    'air-blade',
    { cost: { air: 1, arcane: 1 }, requires: [needs('breath')], words: ['blade'] },
    whenActivated(unblockable(3, 'any'), putOnDeck(component('breath'), 'third')),
  ),
  spell(
    44,
    'tornado',
    { cost: { air: 3 }, requires: [needs('wind')] },
    whenActivated(damage(4, 'any'), pick('wind'), apply, putOnDeck('picked', 'third')),
  ),
  spell(
    45,
    'typhoon',
    { requires: [needs('wind'), needs('wave')] },
    whenActivated(damage(6, 'any'), discard('opposingPrepared', 3), putOnDeck(component('wind'), 'third')),
  ),
  spell(
    46,
    'acceleration',
    { cost: { air: 2, arcane: 2 } },
    toPrepare({ kind: 'cheaper', by: { arcane: 1 } }, 'mageNoir'),
    whenActivated(draw(2)),
  ),
  spell(
    47,
    'powerful-swipe',
    { cost: { air: 4 } },
    whenActivated(returnToHand('equipment'), when('mageNoir', draw(1))),
  ),
  equipment(
    48,
    'wand-of-air-currents',
    { slot: 'weapon', cost: { air: 3, mineral: 1 }, requires: [needs('wind')] },
    whenEntering(when('notMageNoir', discard(usedFor('wind')))),
    atStart(draw(1), damage(1, 'opponent')),
  ),
  equipment(
    49,
    'howlers-robe',
    { slot: 'body', cost: { air: 3, vegetal: 1, arcane: 1 } },
    toPrepare({ kind: 'onlyMageNoir' }),
    always({ kind: 'cheaper', cards: 'air', by: { air: 1 } }),
    always({ kind: 'strengthen', by: 1, source: 'air', permanentsOnly: false, opposingOnly: false }),
  ),
  ritual(
    50,
    'emptiness-ritual',
    { cost: { air: 2, arcane: 3 } },
    always({ kind: 'mageNoir' }),
    always({ kind: 'handLimit', count: 4 }),
    whenEntering(discardDownTo(4)),
    use('turn', [{ kind: 'discardHand', count: 1 }], damage(1, 'any')),
  ),
]
