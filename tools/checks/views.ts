import { codeOnly } from '../code-only.ts'
import { type Check, isRules, type ProjectFile } from '../project.ts'

const isView = (path: string): boolean =>
  isRules(path) && /\/view(?:\.ts$|\/)/.test(path) && !path.startsWith('packages/kernel/')
const importsChance = /\bimport\b[^'"]*\b(?:chance|roll|shuffle)\w*[^'"]*\bfrom\b/i

/** A view is built up field by field, never cut down from the state, and leaves nothing to chance. */
export const views: Check = (files) =>
  files
    .filter(({ path }) => isView(path))
    .flatMap((file) => [
      ...objectSpreads(file),
      ...(importsChance.test(file.text) ? [`${file.path}: a view imports chance`] : []),
    ])

/** A spread right inside braces copies fields nobody listed; in brackets and calls it is harmless. */
function objectSpreads(file: ProjectFile): string[] {
  const found: string[] = []
  const open: string[] = []
  let line = 1
  for (const [token] of codeOnly(file.text).matchAll(/\n|\.\.\.|[()[\]{}]/g)) {
    if (token === '\n') line += 1
    else if (token === '...') {
      if (open.at(-1) === '{') found.push(`${file.path}:${line}: an object spread in a view`)
    } else if ('([{'.includes(token)) open.push(token)
    else open.pop()
  }
  return found
}
