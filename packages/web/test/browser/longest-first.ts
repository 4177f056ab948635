import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These take longest, the longest first: one of them begun last would be waited for by the other worker. */
const longest = [
  'black-rose-match',
  'mage-noir',
  'rebirth',
  'black-rose-screens',
  'black-rose-asked',
  'access',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = longest.indexOf(basename(moduleId, '.test.ts'))
  return at < 0 ? longest.length : at
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
