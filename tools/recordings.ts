import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Rules that recorded matches are played by: the same answers under those of today, and how a match reads. */
export interface Replaying<File> {
  repeat(file: File): File
  tell(file: File): string
}

/** Recorded matches in a folder: each a match file with its transcript beside it. */
export const recordingsIn = <File>(folder: URL, { repeat, tell }: Replaying<File>) => {
  const at = (name: string, kind: 'json' | 'txt'): URL => new URL(`${name}.${kind}`, folder)
  /** Names of the recorded matches. */
  const recorded = (): string[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .sort()
  const fileOf = (name: string): File => JSON.parse(readFileSync(at(name, 'json'), 'utf8'))
  const transcriptOf = (name: string): string => readFileSync(at(name, 'txt'), 'utf8')
  const save = (name: string, file: File): void => {
    writeFileSync(at(name, 'json'), `${JSON.stringify(file)}\n`)
    writeFileSync(at(name, 'txt'), tell(file))
  }
  /** Writes hashes and transcripts anew. */
  const refresh = (): void => {
    for (const name of recorded()) save(name, repeat(fileOf(name)))
  }
  const remove = (name: string): void => {
    rmSync(at(name, 'json'))
    rmSync(at(name, 'txt'))
  }
  return { recorded, fileOf, transcriptOf, save, refresh, remove }
}
