import { expect, test } from 'vitest'
import { cards } from '../../src/content/cards.ts'
import type { Card } from '../../src/words/card.ts'
import { elements } from '../../src/words/mana.ts'

/** Section 8.1, as it is printed there: id, element, type, slot, cost, prerequisites, words, keywords, life. */
const printed = `
seed | vegetal | spell | – | 1Ve | – | seed | – | –
sprouted-seed | vegetal | spell | – | 1Ve 1Wa | – | seed, +drop | transmutable | –
animated-tree | vegetal | permanent | – | 3Ve 1Wa | seed×1 | tree | protector | 3
dead-tree | vegetal | permanent | – | 2Ve | – | tree | (protector if MN) | 2
king-of-trees | vegetal | permanent | – | 5Ve | tree×1 | tree | unique | 5
tree-in-flames | vegetal | permanent | – | 2Ve 1Fi | tree×1, flame×1 | tree, flame | – | 3
enchanted-forest | vegetal | permanent | – | 2Ve 2Wa | tree×2 | – | protector | 4
hostile-forest | vegetal | permanent | – | 3Ve 1Mi | tree×3 | – | protector | 10
prodigious-sowing | vegetal | permanent | – | 1Ve 1Wa | seed×1 | – | – | –
ephemeral-brambles | vegetal | spell | – | 2Ve | seed×1 | – | – | –
the-sylvan-healer | vegetal | spell | – | 2Ve 1Ai 1Wa | – | – | – | –
bark-armor | vegetal | equipment | body | 2Ve | tree×1 | armor, bark-armor | – | –
druid-armor | vegetal | equipment | body | 1Ve 1Ar | bark-armor×1 | armor, druid | – | –
kerlochs-robe | vegetal | equipment | body | 2Ve 2Ar | druid×2 (equipment) | – | – | –
druid-horns | vegetal | equipment | head | 1Ve 3Ar | – | druid | – | –
druid-ring | vegetal | equipment | ring | 3Ve 1Mi | – | druid | – | –
ritual-of-decomposition | vegetal | ritual | – | 2Ve 3Ar | – | – | – | –
flame | fire | spell | – | 0 | – | flame | – | –
draconic-flame | fire | spell | – | 2Fi | – | flame | – | –
mental-flame | fire | spell | – | 0 | – | flame | – | –
sulfur-flame | fire | spell | – | 1Fi 1Ar | – | flame | – | –
rain-of-flames | fire | spell | – | 2Fi 1Wa 1Mi | – | flame | – | –
flame-projectile | fire | spell | – | 1Fi 1Ai | flame×1 | flame | – | –
wave-of-flames | fire | spell | – | 2Fi 2Wa | flame×1 | wave, flame | – | –
fiery-arrow | fire | spell | – | 2Fi | flame×1 | – | – | –
fire-ball | fire | spell | – | 2Fi 1Ai | flame×1 | – | – | –
magma-eruption | fire | spell | – | 3Fi 1Mi | flame×3 | magma | – | –
fission | fire | spell | – | 2Fi | flame×1 | – | – | –
ignition | fire | spell | – | 3Fi | – | – | – | –
fire-whip | fire | equipment | weapon | 3Fi | – | – | – | –
crimson-ring | fire | equipment | ring | 1Fi 1Mi | – | – | – | –
fire-mask | fire | equipment | head | 1Fi 1Ve | – | – | – | –
burning-robe | fire | equipment | body | 1Fi 1Ve | flame×2 | – | – | –
crimson-ritual | fire | ritual | – | 1Fi 2Ar | – | – | – | –
breath | air | spell | – | 1Ai | – | breath | – | –
healers-breath | air | spell | – | 2Ai | – | breath | – | –
breath-of-flames | air | spell | – | 1Ai 1Fi | – | breath, flame | unblockable | –
seed-in-the-wind | air | spell | – | 2Ai 2Ve | – | seed, wind | – | –
whirling-wind | air | spell | – | 4Ai | – | wind | – | –
favorable-winds | air | spell | – | 2Ai | breath×1 | wind | – | –
violent-wind | air | spell | – | 3Ai | breath×2 | wind | – | –
zephyr | air | spell | – | 2Ai | breath×1 | – | – | –
air-blade | air | spell | – | 1Ai 1Ar | breath×1 | blade | unblockable | –
tornado | air | spell | – | 3Ai | wind×1 | – | – | –
typhoon | air | spell | – | 0 | wind×1, wave×1 | – | – | –
acceleration | air | spell | – | 2Ai 2Ar | – | – | – | –
powerful-swipe | air | spell | – | 4Ai | – | – | – | –
wand-of-air-currents | air | equipment | weapon | 3Ai 1Mi | wind×1 | – | – | –
howlers-robe | air | equipment | body | 3Ai 1Ve 1Ar | – | – | – | –
emptiness-ritual | air | ritual | – | 2Ai 3Ar | – | – | – | –
droplet | water | spell | – | 0 | – | +drop | transmutable | –
water-drop | water | spell | – | 1Wa | – | drop | – | –
mist-breath | water | spell | – | 1Wa 1Ai | – | breath, +drop | transmutable | –
surging-wave | water | spell | – | 3Wa | drop×1 | wave | – | –
purifying-wave | water | spell | – | 1Wa 1Ve | drop×1 | wave | – | –
wave-echo | water | spell | – | 2Wa 1Ar | wave×1 | wave | – | –
unleashed-ocean | water | permanent | – | 1Wa | wave×2 | ocean | – | –
condensation | water | spell | – | 1Wa 1Fi | – | condensation | – | –
high-pressure | water | spell | – | 3Wa 1Ai 1Fi | condensation×1 | – | – | –
great-waters | water | spell | – | 2Wa 1Ai | – | – | – | –
prodigious-source | water | permanent | – | 2Wa 2Mi | – | – | – | –
azure-ring | water | equipment | ring | 2Wa 1Mi | – | – | – | –
subtle-infiltration | water | permanent | – | 2Wa | – | – | – | –
maelstrom | water | permanent | – | 3Wa 2Ar | – | – | – | –
tide | water | spell | – | 2Wa | – | tide | – | –
the-water-healer | water | spell | – | 2Wa 2Ar | – | – | – | –
engulfment | water | spell | – | 3Wa | wave×1 | – | – | –
ritual-of-melange | water | ritual | – | 2Wa 3Ar | – | – | – | –
rite-of-passage | arcane | ritual | – | 2Ar | – | – | – | –
`

const codes = { air: 'Ai', fire: 'Fi', water: 'Wa', vegetal: 'Ve', mineral: 'Mi', arcane: 'Ar' } as const

const orNone = (text: string): string => (text === '' ? '–' : text)

const wordsOf = ({ words, transmutable }: Card): string =>
  [...words, ...(transmutable === undefined ? [] : [`+${transmutable}`])].join(', ')

const keywordsOf = ({ keywords, transmutable, abilities }: Card): string => {
  const conditional = abilities.some((each) => each.on === 'always' && each.modifier.kind === 'protector')
  const unblockable = JSON.stringify(abilities).includes('"unblockable":true')
  return [
    ...keywords,
    ...(transmutable === undefined ? [] : ['transmutable']),
    ...(conditional ? ['(protector if MN)'] : []),
    ...(unblockable ? ['unblockable'] : []),
  ].join(', ')
}

const rowOf = (card: Card): string => {
  const { id, element, type, slot, cost, requires, life } = card
  const mana = Object.entries(cost).map(([each, count]) => `${count}${codes[each as keyof typeof codes]}`)
  const lines = requires.map(
    ({ word, count, equipmentOnly }) => `${word}×${count}${equipmentOnly ? ' (equipment)' : ''}`,
  )
  return [
    id,
    element,
    type,
    slot ?? '–',
    mana.length === 0 ? '0' : mana.join(' '),
    orNone(lines.join(', ')),
    orNone(wordsOf(card)),
    orNone(keywordsOf(card)),
    life === undefined ? '–' : String(life),
  ].join(' | ')
}

test('every card is as it is printed', () => {
  expect(cards.map(rowOf)).toEqual(printed.trim().split('\n'))
})

test('costs name each element once, in no more than five Mana', () => {
  for (const { cost } of cards) {
    const names = Object.keys(cost)
    expect(names.every((name) => (elements as readonly string[]).includes(name))).toBe(true)
    expect(Object.values(cost).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(5)
  }
})
