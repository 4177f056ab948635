export { loggerTo } from './ops/logger.ts'
export { type RunningServer, type ServerOptions, startServer } from './server.ts'
