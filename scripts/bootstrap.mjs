// `npm start`, `npm test` and `npm run conclave` begin here, on whatever Node the machine has and before anything is installed.
// This file keeps to a syntax that old versions understand, so that they get the message and not a stack trace.

const oldest = 18

if (parseInt(process.versions.node, 10) < oldest) {
  console.error(
    `\nConclave needs Node ${oldest} or later to set itself up; this is Node ${process.versions.node}.\n\n` +
      'Install a current Node (nodejs.org, or your package manager) and run the command again.\n',
  )
  process.exitCode = 1
} else {
  import('./run.mjs')
}
