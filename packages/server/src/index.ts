export { benchServer, type ServerBench, type ServerBenchOptions } from './bench/bench.ts'
export { loggerTo } from './ops/logger.ts'
export { type RunningServer, type ServerOptions, startServer } from './server.ts'
