import { type Check, isCode, isTest } from '../project.ts'

const limits = { source: 400, test: 600 }
const exempt = /\/content\/|\/texts\/(?:src\/)?(?:en|fr|it)(?:\.ts$|\/)|\/generated\//

/** One idea a file: tables of content and texts may be long, code may not. */
export const sizes: Check = (files) =>
  files.flatMap(({ path, text }) => {
    if (!isCode(path) || exempt.test(path)) return []
    const limit = isTest(path) ? limits.test : limits.source
    const lines = text.split('\n').length - 1
    return lines > limit ? [`${path}: ${lines} lines, more than ${limit}`] : []
  })
