import { scenariosWith } from '@conclave/kernel/testing'
import { expect, test } from 'vitest'
import { lay, red } from '../position.ts'

const scenario = scenariosWith(test)
const row = ['magic-blue', 'magic-yellow', 'magic-silver']

scenario('[SPB-BAG.1] a drawn stone lies in the drawn pool, apart from the supply', () => {
  const t = lay({ mages: ['city:red'], row, chance: ['sun', 'moon'] })
  t.choose(red, { do: 'play', card: 'magic-blue' })
  t.choose(red, { do: 'play', card: 'magic-yellow' })
  expect(t.state.bag).toEqual({ sun: 2, moon: 1 })
  expect(t.state.drawn).toEqual({ sun: 1, moon: 1 })
  expect(t.state.supply).toEqual({ sun: 5, moon: 6 })
})

scenario(
  '[SPB-BAG.1, SPB-BAG.2] an empty bag stays empty until the next stone is needed, then takes all back',
  () => {
    const t = lay({
      mages: ['city:red'],
      row,
      bag: { sun: 0, moon: 1 },
      drawn: { sun: 3, moon: 1 },
      chance: ['moon', 'sun'],
    })
    t.choose(red, { do: 'play', card: 'magic-blue' })
    expect(t.state.bag).toEqual({ sun: 0, moon: 0 })
    expect(t.state.drawn).toEqual({ sun: 3, moon: 2 })
    t.choose(red, { do: 'play', card: 'magic-yellow' })
    expect(t.state.bag).toEqual({ sun: 2, moon: 2 })
    expect(t.state.drawn).toEqual({ sun: 1, moon: 0 })
  },
)

scenario(
  '[SPB-BAG.1, T-17, AR-34] stones drawn earlier in the same instruction are among those that come back',
  () => {
    const t = lay({
      at: 'encounter',
      // Stage 2 has strength 3.
      stage: 2,
      sunStack: ['dragon', 'dragon', 'dragon'],
      mages: ['city:red', 'city:blue', 'city:green'],
      watchman: 'yellow',
      bag: { sun: 1, moon: 0 },
      drawn: { sun: 2, moon: 2 },
      chance: ['sun', 4, 0],
    })
    // After the first sun five stones are in the bag, 3 sun and 2 moon: number 4 is a moon, number 0 a sun.
    expect(t.happened('stonesDrawn')).toMatchObject([{ sun: 2, moon: 1 }])
    expect(t.state.bag).toEqual({ sun: 2, moon: 1 })
    expect(t.state.drawn).toEqual({ sun: 1, moon: 1 })
    expect(t.question(red)?.kind).toBe('reward')
  },
)
