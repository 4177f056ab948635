import { enableCompileCache } from 'node:module'

// The sources are TypeScript; stripping and compiling them anew would take most of the time of a short command.
enableCompileCache()
const { run } = await import('./run.ts')
await run()
