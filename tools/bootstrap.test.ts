import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isListed } from '../scripts/install.mjs'
import { explain } from '../scripts/trouble.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'conclave-bootstrap-'))
  cpSync(join(import.meta.dirname, '../scripts'), join(root, 'scripts'), { recursive: true })
  write('package.json', '{}')
  write('package-lock.json', lockfile({ node: '24.0.0' }))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const lockfile = (versions: Record<string, string>): string =>
  JSON.stringify({
    packages: Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
    ),
  })

/** Runs the bootstrap with an npm that behaves as told. */
function bootstrap(npm: string, nodeArguments: string[] = []): { status: number | null; stderr: string } {
  write('fake/npm', `#!/bin/sh\n${npm}\n`)
  chmodSync(join(root, 'fake/npm'), 0o755)
  return spawnSync(process.execPath, [...nodeArguments, 'scripts/bootstrap.mjs', 'test'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(root, 'fake'), process.env.PATH].join(delimiter) },
  })
}

test('without a network it says so, what to do, and what npm said', () => {
  const { status, stderr } = bootstrap(
    'echo "npm error code ENOTFOUND" >&2; echo "npm error network request failed" >&2; exit 1',
  )
  expect(status).toBe(1)
  expect(stderr).toContain('the package registry does not answer')
  expect(stderr).toContain('Check the connection')
  expect(stderr).toContain('npm error code ENOTFOUND')
  expect(stderr).not.toMatch(/\n +at /)
})

test('what was installed once is not installed again until the lockfile changes', () => {
  const list = lockfile({ node: '24.0.0' })
  const npm = `echo "$1" >> calls; mkdir -p node_modules; echo '${list}' > node_modules/.package-lock.json`
  write('package.json', JSON.stringify({ scripts: {} }))
  const calls = () => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n')
  bootstrap(npm)
  expect(calls()).toEqual(['ci', 'install'])
  bootstrap(npm)
  expect(calls()).toEqual(['ci', 'install'])
  write('package-lock.json', lockfile({ node: '24.0.1' }))
  bootstrap(npm)
  expect(calls()).toEqual(['ci', 'install', 'ci', 'install'])
})

test('an npm that claims success but installs nothing is not believed', () => {
  const { status, stderr } = bootstrap('exit 0')
  expect(status).toBe(1)
  expect(stderr).toContain('could not be installed')
})

test('an old Node gets a message, not a stack trace', () => {
  write('old.cjs', "Object.defineProperty(process.versions, 'node', { value: '16.20.0' })")
  const { status, stderr } = bootstrap('exit 0', ['--require', './old.cjs'])
  expect(status).toBe(1)
  expect(stderr).toContain('needs Node 18 or later')
  expect(stderr).toContain('this is Node 16.20.0')
})

test.each([
  ['npm error code EACCES', 'permission denied'],
  ['npm error code EROFS', 'permission denied'],
  ['npm error code ENOSPC', 'it is full'],
  ['npm error code EAI_AGAIN', 'does not answer'],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'certificate'],
  ['npm error code EUSAGE', 'do not belong together'],
  ['npm error code ETARGET', 'does not have a package'],
  ['npm warn EBADENGINE network', 'could not be installed'],
  ['', 'could not be installed'],
])('%j is explained: %s', (output, words) => {
  expect(explain(output).message).toContain(words)
})

test('what npm says it installed is compared with the lockfile', () => {
  expect(isListed(root)).toBe(false)
  write('node_modules/.package-lock.json', lockfile({ node: '24.0.0' }))
  expect(isListed(root)).toBe(true)
  write('package-lock.json', lockfile({ node: '24.0.0', zod: '4.0.0' }))
  expect(isListed(root)).toBe(false)
})

test('a new package of our own is linked, and nothing else is installed once more', () => {
  write('node_modules/.package-lock.json', lockfile({ node: '24.0.0' }))
  const { packages } = JSON.parse(lockfile({ node: '24.0.0' }))
  const own = { 'node_modules/@conclave/own': { resolved: 'packages/own', link: true } }
  write('package-lock.json', JSON.stringify({ packages: { ...packages, ...own, 'packages/own': {} } }))
  expect(isListed(root)).toBe(true)
})
