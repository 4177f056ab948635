// Completes package-lock.json with the packages of other platforms. npm leaves out those that the registry in use does not
// hold, and then `npm ci` refuses the lockfile on every machine. What is known of them, version and platform, is enough:
// npm installs them where they fit and passes over them elsewhere.

import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const lock = JSON.parse(readFileSync(file, 'utf8'))

const platform =
  /(?<os>android|darwin|linux|win32|freebsd|openharmony)-(?<cpu>arm64|arm|x64|ia32|ppc64|s390x|riscv64|loong64)(?:-(?<abi>\w+))?$/

/** @param {string} name */
function platformOf(name) {
  if (name.endsWith('wasm32-wasi')) return { cpu: ['wasm32'] }
  const { os, cpu, abi = '' } = platform.exec(name)?.groups ?? {}
  if (!os || !cpu) throw new Error(`${name}: which platform is this for?`)
  const libc = abi.startsWith('musl') ? 'musl' : abi.startsWith('gnu') ? 'glibc' : undefined
  return { cpu: [cpu], libc: libc && [libc], os: [os] }
}

let added = 0
for (const { dev, optionalDependencies = {} } of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const path = `node_modules/${name}`
    if (lock.packages[path]) continue
    const { cpu, libc, os } = platformOf(name)
    lock.packages[path] = { version, cpu, dev, libc, optional: true, os }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${added} packages of other platforms added`)
