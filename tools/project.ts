import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A text file of the project, by its path from the root with forward slashes. */
export interface ProjectFile {
  readonly path: string
  readonly text: string
}

/** Looks at the files of the project and says what is wrong, a line each. */
export type Check = (files: readonly ProjectFile[]) => string[]

/** In a worktree `.git` is a file. */
const skipped = new Set(['node_modules', '.git', 'dist'])
const textual = /\.(?:ts|tsx|mjs|cjs|js|json|md|txt|css|html|svg|ya?ml)$|(?:^|\/)\.[\w-]+$|^\.ci\/|^[A-Z]+$/

export function projectFiles(root: string): ProjectFile[] {
  const found: ProjectFile[] = []
  const walk = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue
      const full = join(folder, entry.name)
      if (entry.isDirectory()) {
        walk(full)
        continue
      }
      const path = relative(root, full).split(sep).join('/')
      if (textual.test(path)) found.push({ path, text: readFileSync(full, 'utf8') })
    }
  }
  walk(root)
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

export const isCode = (path: string): boolean => /\.(?:ts|tsx|mjs|cjs|js)$/.test(path)
export const isTest = (path: string): boolean => /(?:^|\/)test\/|\.test\.ts$/.test(path)

/** Sources of the rules: they must give the same match for the same seed, anywhere. */
export const isRules = (path: string): boolean =>
  /^packages\/(?:kernel|spellbound|mage-noir|black-rose)\/src\//.test(path)

/** Reports a place in the text of a file. */
export const placeAt = (file: ProjectFile, at: number, message: string): string =>
  `${file.path}:${file.text.slice(0, at).split('\n').length}: ${message}`

/** Finds a pattern line by line and reports each place as `path:line: message`. */
export function places(file: ProjectFile, text: string, pattern: RegExp, message: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file.path}:${index + 1}: ${message}`] : []))
}
