import type { Bot } from '@conclave/bots'
import { findGame, type Loaded } from '@conclave/games'
import { type Chosen, type Language, languages, readSettings, type Settings } from '@conclave/kernel'
import { readPlayer } from '@conclave/lab'
import { InvalidArgumentError } from 'commander'
import { UsageFailure } from './failure.ts'
import { speakTable } from './texts/index.ts'

/** Reads a whole number of the command line that must lie in a range. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < min || value > max) {
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`)
    }
    return value
  }

/** Reads the name of a language. */
export const languageName = (text: string): Language => {
  const found = languages.find((language) => language === text)
  if (found === undefined) throw new InvalidArgumentError(`It must be one of ${languages.join(', ')}.`)
  return found
}

/** Collects an option that may be given several times. */
export const collect = (text: string, before: readonly string[]): string[] => [...before, text]

/** Loads a game that the command line names. */
export const loadGame = async (id: string, edition: string | undefined): Promise<Loaded> => {
  const found = findGame(id, edition)
  if ('problem' in found) throw new UsageFailure(found.problem)
  return await found.entry.load(found.edition)
}

/**
 * Reads the options of a match, each given as `name=value`, and refuses those that so many cannot play the game with, in the
 * language of whoever is going to play.
 */
export const readOptions = (
  { game, texts }: Loaded,
  given: readonly string[],
  seats: number,
  language: Language = 'en',
): Chosen<Settings> => {
  const values: { [name: string]: string } = {}
  for (const text of given) {
    const cut = text.indexOf('=')
    if (cut < 1) throw new UsageFailure(`--option ${text}: write it as name=value`)
    const name = text.slice(0, cut)
    if (Object.hasOwn(values, name)) throw new UsageFailure(`--option ${name} is given twice`)
    values[name] = text.slice(cut + 1)
  }
  const reading = readSettings(game.settings, values)
  if (!reading.ok) throw new UsageFailure(reading.problem)
  const said = texts.objection?.(reading.chosen, seats) ?? null
  if (said !== null) throw new UsageFailure(speakTable(texts, language).message(said))
  const problem = game.problemWith?.(reading.chosen, seats) ?? null
  if (problem !== null) throw new UsageFailure(problem)
  return reading.chosen
}

/** Refuses a number of seats that the game is not made for. */
export const checkSeats = ({ game }: Loaded, seats: number): void => {
  const [min, max] = game.seats
  if (seats < min || seats > max)
    throw new UsageFailure(`${game.id} is for ${min} to ${max} seats, not ${seats}`)
}

/** The bots of so many seats; one name stands for all of them. */
export const botSpecs = (text: string, seats: number): string[] => {
  const names = text.split(',').map((name) => name.trim())
  const specs = names.length === 1 ? Array.from({ length: seats }, () => names[0] ?? '') : names
  if (specs.length !== seats) {
    throw new UsageFailure(
      `--bots names ${specs.length} bots for ${seats} seats; give one for all, or one a seat`,
    )
  }
  for (const spec of specs) makeBot(spec)
  return specs
}

/** Makes the bot that a text such as `adept:iterations=500` names. */
export const makeBot = (spec: string): Bot => {
  const reading = readPlayer(spec)
  if (!reading.ok) throw new UsageFailure(reading.problem)
  return reading.bot
}
