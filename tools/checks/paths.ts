import type { Check } from '../project.ts'

/** Pages that lead through the code. Decisions and the changelog tell of what was; the players' rules name no files. */
const leads =
  /^(?:ARCHITECTURE|CONTRIBUTING|README)\.md$|^docs\/[^/]+\.md$|^packages\/[^/]+\/(?:README|SPEC)\.md$/
const quoted =
  /`((?:[\w.@-]+\/)*[\w.@-]+\.(?:ts|tsx|mjs|cjs|js|json|css|txt|md|html))`|`((?:[\w.-]+\/)+[\w.-]*)`/g

/** Paths of things that are made, or lie with others. */
const elsewhere = /^(?:dist|node_modules|bench\/node_modules|\.)/

/**
 * Signposts: a file or folder that a page names in code marks is there. A page may leave out the beginning of a path (`due.ts`
 * below `table/src`), so it is enough that some path ends so, at a slash.
 */
export const paths: Check = (files) => {
  const ends = new Set<string>()
  for (const { path } of files) {
    const parts = path.split('/')
    for (let from = 0; from < parts.length; from++)
      for (let to = from + 1; to <= parts.length; to++) ends.add(parts.slice(from, to).join('/'))
  }
  return files.flatMap(({ path, text }) =>
    leads.test(path)
      ? [...text.matchAll(quoted)].flatMap(([, file, folder, source]) => {
          const named = (file ?? folder ?? source ?? '').replace(/\/$/, '')
          return ends.has(named) || elsewhere.test(named) ? [] : [`${path}: there is no ${named}`]
        })
      : [],
  )
}
