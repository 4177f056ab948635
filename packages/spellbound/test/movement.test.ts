import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { blue, lay, red } from './position.ts'

const scenario = scenariosWith(test)

scenario('[SPB-MV.1, SPB-MV.2, T-07] a mage in a city cannot move straight to another city', () => {
  const t = lay({ mages: ['city:red'], row: ['centaur'] })
  t.choose(red, { do: 'play', card: 'centaur' })
  t.refuses(red, { do: 'move', to: 'city:blue' })
  t.choose(red, { do: 'move', to: 'wilderness' })
  t.choose(red, { do: 'move', to: 'city:blue' })
  expect(t.state.mages[red]).toBe('city:blue')
})

scenario('[E-02, SPB-MV.4, SPB-MV.5, SPB-PL.3] a Centaur reveals a village, visits the spring and ends in a city', () => {
  const t = lay({
    active: blue,
    mages: ['wilderness', 'city:yellow'],
    row: ['centaur'],
    villages: { 3: { card: 'dragon', faceDown: true }, 7: { card: 'fairy-spring' } },
  })
  t.choose(blue, { do: 'play', card: 'centaur' })
  t.refuses(blue, { do: 'move', to: 'city:red' })
  t.choose(blue, { do: 'move', to: 'village:3' })
  expect(t.state.revealed[2]).toBe(true)
  t.choose(blue, { do: 'move', to: 'village:7' })
  expect(t.state.wands[blue]).toBe(2)
  t.choose(blue, { do: 'move', to: 'city:red' })
  expect(t.state.mages[blue]).toBe('city:red')
  expect(t.state.zones.discard).toEqual(['centaur'])
  expect(t.state.moved).toBe(true)
})
