import { backUp, type Holdings, restoreFrom, StartFailure } from '@conclave/server'
import { Command } from 'commander'
import { DataFailure } from '../failure.ts'
import { absolute, type Io } from '../io.ts'
import { print, printJson } from '../output.ts'
import { refuseDatabase } from './database.ts'

const usualData = 'data'

interface CopyOptions {
  readonly data?: string
  readonly json?: boolean
  readonly replace?: boolean
}

/** `conclave backup` */
export const backupCommand = (io: Io): Command =>
  new Command('backup')
    .description(
      'Write all that a server keeps to one file, also while it runs. A plain copy of its files is no backup.',
    )
    .argument('<file>', 'the file to write; it must not be there yet')
    .option('--data <folder>', 'the data folder of the server (usual: data)')
    .option('--json', 'print one JSON document')
    .action((file: string, { data: named, json = false }: CopyOptions) => {
      refuseDatabase(io, named)
      const data = named ?? usualData
      const held = trying(() => backUp(absolute(io, data), absolute(io, file)))
      if (json) printJson(io, held)
      else print(io, `${holds(held)} stand in ${file}; every page was checked.`)
    })

/** `conclave restore` */
export const restoreCommand = (io: Io): Command =>
  new Command('restore')
    .description(
      'Put a backup in the place of a server’s database, after a check. No server may be running on it.',
    )
    .argument('<file>', 'the backup')
    .option('--data <folder>', 'the data folder of the server (usual: data)')
    .option('--replace', 'set the database aside that is there now')
    .option('--json', 'print one JSON document')
    .action((file: string, { data: named, json = false, replace = false }: CopyOptions) => {
      refuseDatabase(io, named)
      const data = named ?? usualData
      const options = { replace, now: Date.now() }
      const held = trying(() => restoreFrom(absolute(io, file), absolute(io, data), options))
      if (json) return printJson(io, held)
      print(io, `${holds(held)} were checked and stand in ${data}.`)
      if (held.before !== null) print(io, `What was there before is ${held.before}.`)
    })

const holds = ({ tables, answers, accounts }: Holdings): string =>
  `${tables} tables with ${answers} answers, and ${accounts} accounts`

const trying = <T>(work: () => T): T => {
  try {
    return work()
  } catch (error) {
    if (error instanceof StartFailure) throw new DataFailure(error.message)
    throw error
  }
}
