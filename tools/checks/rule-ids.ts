import { gamesWithRuleIds, packagesWithPromises, ruleCoverage } from '../../packages/lab/src/rules/index.ts'
import type { Check } from '../project.ts'

const shown = 40

/** Every rule, and every promise of a package, has a test that cites it, or a reason why not; every citation leads to one. */
export const ruleIds: Check = () =>
  [...gamesWithRuleIds(), ...packagesWithPromises()].flatMap((game) => {
    const { total, tested, missing, unknown, badWaivers } = ruleCoverage(game)
    const rest = missing.length > shown ? ` … and ${missing.length - shown} more` : ''
    return [
      ...(missing.length > 0
        ? [`${game}: ${tested} of ${total} rules are tested; not ${missing.slice(0, shown).join(' ')}${rest}`]
        : []),
      ...unknown.map(({ id, file }) => `${file}: ${id} is no rule of ${game}`),
      ...badWaivers.map(
        ({ id, reason }) =>
          `${game}: the waiver of ${id} ${reason ? 'is not needed, it is tested' : 'gives no reason'}`,
      ),
    ]
  })
