import { languages } from '@conclave/kernel'
import { Command } from 'commander'
import { collect, languageName, wholeNumber } from '../arguments.ts'
import type { Io } from '../io.ts'
import { environmentLanguage } from '../language.ts'
import { print } from '../output.ts'
import { offerSaving, showEnding } from '../play/ending.ts'
import { stdinLines } from '../play/input.ts'
import { playOn } from '../play/loop.ts'
import { sessionOf } from '../play/session.ts'
import { layTable, type PlayOptions } from '../play/setup.ts'

const usualPace = 350

/** `conclave play` */
export const playCommand = (io: Io): Command =>
  new Command('play')
    .description('Play a match in the terminal, alone with bots or several people on one keyboard.')
    .option('--game <id>', 'the game')
    .option('--edition <id>', 'its edition')
    .option('--option <name=value>', 'an option of the game; may be given several times', collect, [])
    .option('--seats <number>', 'how many seats', wholeNumber(1, 16))
    .option(
      '--humans <number>',
      'how many of them are played by people (1); 0 watches bots play',
      wholeNumber(0, 16),
    )
    .option('--bots <list>', 'who plays the other seats: one bot for all (adept:ms=600), or one a seat')
    .option(
      '--lang <language>',
      `the language: ${languages.join(', ')}; can be changed in play`,
      languageName,
    )
    .option('--seed <text>', 'decides every shuffle; drawn at random unless given')
    .option('--pace <milliseconds>', `the pause after a bot's answer (${usualPace})`, wholeNumber(0, 60_000))
    .option('--resume <file>', 'go on with a saved match')
    .option('--save <file>', 'write the match file at the end')
    .addHelpText(
      'after',
      "\nIn play, 'h' tells what can be typed. Without a terminal, answers are read from stdin, one a line.",
    )
    .action(async (options: PlayOptions) => {
      const language = options.lang ?? environmentLanguage(io)
      const lines = stdinLines(io, 'q')
      try {
        const table = await layTable(io, options, lines, language)
        const session = sessionOf(io, table, lines, language, options.pace ?? usualPace)
        const start = performance.now()
        const end = await playOn(session)
        if (end === 'over') showEnding(session, (performance.now() - start) / 60_000)
        await offerSaving(session, options.save)
        if (end === 'left') print(io, session.speak.cli('bye'))
      } finally {
        lines.close()
      }
    })
