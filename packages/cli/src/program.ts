import { Command } from 'commander'
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

/** The whole command line. */
export const program = (): Command => {
  const root = new Command('conclave')
    .description('Mage games on your table: play, simulate and study them.')
    .addHelpText('after', '\nconclave <command> --help tells more about a command.')
  const commands = [
    playCommand(),
    serveCommand(),
    reportsCommand(),
    gamesCommand(),
    cardsCommand(),
    simCommand(),
    replayCommand(),
    verifyCommand(),
    balanceCommand(),
    coverageCommand(),
    benchCommand(),
  ]
  for (const command of commands) root.addCommand(command)
  for (const command of [root, ...commands]) {
    command
      .exitOverride()
      .showHelpAfterError(
        `(conclave ${command === root ? '' : `${command.name()} `}--help tells what can be said)`,
      )
  }
  return root
}
