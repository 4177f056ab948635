import { type Check, isCode, isTest } from '../project.ts'

const limits = { source: 400, test: 600, kernel: 1_500 }
const exempt = /\/content\/|\/(?:texts|wording)\/(?:src\/)?(?:en|fr|it)(?:\.ts$|\/)|\/generated\//
const kernel = /^packages\/kernel\/src\/(?!testing\/).+\.ts$/

/** Style sheets are sources, too; the longest are split by where something is shown. */
const isSheet = (path: string): boolean => /^packages\/web\/src\/.+\.css$/.test(path)

const linesOf = (text: string): number => text.split('\n').length - 1

/** One idea a file: tables of content and texts may be long, code may not. And a kernel that can be read in an evening. */
export const sizes: Check = (files) => {
  const long = files.flatMap(({ path, text }) => {
    if (!(isCode(path) || isSheet(path)) || exempt.test(path)) return []
    const limit = isTest(path) ? limits.test : limits.source
    const lines = linesOf(text)
    return lines > limit ? [`${path}: ${lines} lines, more than ${limit}`] : []
  })
  const whole = files.reduce((sum, { path, text }) => sum + (kernel.test(path) ? linesOf(text) : 0), 0)
  return whole < limits.kernel ? long : [...long, `the kernel: ${whole} lines, not under ${limits.kernel}`]
}
