export { type FileReading, matchFile, readMatchFile } from './match-file.ts'
export { inWords } from './problem.ts'
