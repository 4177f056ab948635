import { isDeepStrictEqual } from 'node:util'
import type { Check } from '../project.ts'

interface Manifest {
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}

const remedy = '`npm run lockfile`, and commit it'

/** `npm ci` must work from a fresh copy on any platform: the lockfile knows every dependency of every package. */
export const lockfile: Check = (files) => {
  const read = (path: string) => JSON.parse(files.find((file) => file.path === path)?.text ?? '{}')
  const locked: Record<string, Manifest> = read('package-lock.json').packages ?? {}
  const manifests = files.filter(({ path }) => /^(?:packages\/[^/]+\/)?package\.json$/.test(path))
  return [
    ...manifests
      .filter(({ path, text }) => {
        const wanted: Manifest = JSON.parse(text)
        const known = locked[path.replace(/\/?package\.json$/, '')]
        return (
          !isDeepStrictEqual(wanted.dependencies, known?.dependencies) ||
          !isDeepStrictEqual(wanted.devDependencies, known?.devDependencies)
        )
      })
      .map(({ path }) => `package-lock.json does not match ${path}: ${remedy}`),
    ...Object.values(locked)
      .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
      .filter((name) => !locked[`node_modules/${name}`])
      .map((name) => `package-lock.json lacks ${name}, which other platforms need: ${remedy}`),
  ]
}
