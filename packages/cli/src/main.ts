import { enableCompileCache } from 'node:module'

// The sources are TypeScript; stripping and compiling them anew would take most of the time of a short command.
enableCompileCache()
// A reader that has seen enough (`conclave cards | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})
const [{ run }, { processIo }] = await Promise.all([import('./run.ts'), import('./io.ts')])
process.exitCode = await run(process.argv.slice(2), processIo())
