// Installs what is missing, then runs the task named on the command line with the Node of node_modules.

import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { tasks } from './tasks.mjs'
import { Trouble } from './trouble.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const name = process.argv[2] ?? ''

try {
  const task = tasks[name]
  if (!task)
    throw new Trouble(`There is no task "${name}".`, `Choose one of: ${Object.keys(tasks).join(', ')}.`)
  await install(root)
  process.exitCode = await task(root)
} catch (error) {
  if (!(error instanceof Trouble)) throw error
  console.error(`\n${error.message}\n\n${error.advice}\n`)
  process.exitCode = 1
}
