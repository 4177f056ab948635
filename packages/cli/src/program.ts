import { Command } from 'commander'
import { backupCommand, restoreCommand } from './commands/backup.ts'
import { balanceCommand } from './commands/balance.ts'
import { benchCommand } from './commands/bench.ts'
import { cardsCommand } from './commands/cards.ts'
import { coverageCommand } from './commands/coverage.ts'
import { gamesCommand } from './commands/games.ts'
import { playCommand } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { reportsCommand } from './commands/reports.ts'
import { serveCommand } from './commands/serve.ts'
import { simCommand } from './commands/sim.ts'
import { verifyCommand } from './commands/verify.ts'
import type { Io } from './io.ts'
import { columns, write } from './output.ts'

/** The whole command line. */
export const program = (io: Io): Command => {
  const root = new Command('conclave')
    .description('Mage games on your table: play, simulate and study them.')
    .addHelpText('after', '\nconclave <command> --help tells more about a command.')
  const commands = [
    playCommand(io),
    serveCommand(io),
    reportsCommand(io),
    backupCommand(io),
    restoreCommand(io),
    gamesCommand(io),
    cardsCommand(io),
    simCommand(io),
    replayCommand(io),
    verifyCommand(io),
    balanceCommand(io),
    coverageCommand(io),
    benchCommand(io),
  ]
  for (const command of commands) root.addCommand(command)
  for (const command of [root, ...commands]) {
    command
      .exitOverride()
      .configureOutput({
        writeOut: (text) => write(io, text),
        writeErr: (text) => io.stderr.write(text),
        getOutHelpWidth: () => columns(io),
        getErrHelpWidth: () => columns(io),
      })
      .showHelpAfterError(
        `(conclave ${command === root ? '' : `${command.name()} `}--help tells what can be said)`,
      )
  }
  return root
}
