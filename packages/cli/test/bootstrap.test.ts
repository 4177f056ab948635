import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'

const project = join(import.meta.dirname, '../../..')

/** A fresh clone, with an npm that installs nothing but Node and a command line that tells what it was given. */
const clone = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'conclave-clone-'))
  cpSync(join(project, 'scripts'), join(root, 'scripts'), { recursive: true })
  cpSync(join(project, 'package.json'), join(root, 'package.json'))
  const lockfile = '{"packages":{"node_modules/node":{"version":"24.0.0"}}}'
  writeFileSync(join(root, 'package-lock.json'), lockfile)
  for (const folder of ['fake', 'packages/cli/src']) mkdirSync(join(root, folder), { recursive: true })
  const npm = [
    '#!/bin/sh',
    'echo chatter',
    'mkdir -p node_modules/node/bin',
    `ln -sf '${process.execPath}' node_modules/node/bin/node`,
    `echo '${lockfile}' > node_modules/.package-lock.json`,
  ]
  writeFileSync(join(root, 'fake/npm'), npm.join('\n'))
  chmodSync(join(root, 'fake/npm'), 0o755)
  writeFileSync(
    join(root, 'packages/cli/src/main.ts'),
    `import { readFileSync } from 'node:fs'
    const given: string[] = process.argv.slice(2)
    console.log(JSON.stringify({ given, input: readFileSync(0, 'utf8') }))
    process.exitCode = 3`,
  )
  return root
}

test('the command line installs what it needs, and keeps arguments, stdin, stdout and exit code', () => {
  const root = clone()
  try {
    const given = ['sim', '--seed', 'a b "c" $HOME', "it's", '', '--json']
    const run = () =>
      spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'conclave', ...given], {
        cwd: root,
        encoding: 'utf8',
        input: '1\nq\n',
        env: { ...process.env, PATH: [join(root, 'fake'), process.env.PATH].join(delimiter) },
      })
    const first = run()
    expect(JSON.parse(first.stdout)).toEqual({ given, input: '1\nq\n' })
    expect(first.status).toBe(3)
    expect(first.stderr).toMatch(/^Installing packages .*\n$/)
    const second = run()
    expect(second).toMatchObject({ status: 3, stdout: first.stdout, stderr: '' })
  } finally {
    rmSync(root, { recursive: true })
  }
})
