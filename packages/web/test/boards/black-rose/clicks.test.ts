import { expect, test } from 'vitest'
import { seeds, soak } from '../../../../../tools/soak.ts'
import { askedIn, type Counted, count, type Knows } from './clicking.ts'

/** Clicks a round, for the whole and by what they begin. */
const told = ({ rounds, answers, clicks, byKind }: Counted): string =>
  [
    `${(answers / rounds).toFixed(1)} answers, ${(clicks / rounds).toFixed(1)} clicks a round`,
    ...Object.entries(byKind)
      .toSorted(([, one], [, other]) => other.clicks - one.clicks)
      .map(([kind, each]) => `  ${kind}: ${(each.clicks / rounds).toFixed(2)}`),
  ].join('\n')

test.each([
  ['1.6', 22, 20],
  ['0.7', 24, 22],
] as const)(
  'a round of %s takes few clicks: what belongs together is done at once, and Shift says what was the last',
  { timeout: 60_000 * soak },
  (edition, most, mostWithShift) => {
    const asked = seeds('clicks').flatMap((seed, match) =>
      askedIn(edition, 3, seed, 4).map((each) => ({ ...each, round: each.round + 10 * match })),
    )
    const counted = (knows: Knows) => count(edition, asked, knows)
    const [none, once, all, shift] = [counted('none'), counted('once'), counted('all'), counted('shift')]
    // For whoever wants to know where they go: SOAK=5 npm run unit -- --project web clicks
    if (soak > 1)
      console.info(
        [
          `${edition}, each by itself:`,
          told(none),
          'once:',
          told(once),
          'now:',
          told(all),
          'Shift:',
          told(shift),
        ].join('\n'),
      )
    expect(all.rounds).toBeGreaterThan(3)
    expect(all.clicks / all.rounds).toBeLessThan(most)
    expect(shift.clicks / shift.rounds).toBeLessThan(mostWithShift)
    expect(all.clicks).toBeLessThan(once.clicks)
    expect(once.clicks).toBeLessThan(none.clicks)
  },
)
