import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@conclave/kernel'
import { pc } from '../colours.ts'
import { columns, print, table, wrap } from '../output.ts'
import { plain } from './options.ts'
import type { Session } from './session.ts'

const folder = join(import.meta.dirname, '../../../../docs/rules')

/** Shows the rules of the game, or those chapters that have a word in their title; on a terminal, page by page. */
export const showRules = async (
  { io, table: { loaded }, speak, lines }: Session,
  word: string,
): Promise<void> => {
  const text = readRules(loaded.game, speak.language)
  if (text === null) return print(io, speak.cli('rules.none'))
  const wanted = plain(word)
  const chapters = chaptersOf(text, columns(io)).filter(({ title }) => plain(title).includes(wanted))
  if (chapters.length === 0) return print(io, speak.cli('rules.unknown', { name: word }))
  const all = chapters.flatMap(({ blocks }) => blocks.flatMap((block) => [...block.split('\n'), '']))
  const page = lines.live ? Math.max(5, (io.stdout.rows || 24) - 2) : all.length
  for (let at = 0; at < all.length; at += page) {
    for (const line of all.slice(at, at + page)) print(io, line)
    if (at + page >= all.length) return
    const answer = await lines.ask(`${speak.cli('rules.more')} `)
    if (answer === null || answer.trim() !== '') return
  }
}

/** Rules to show: an edition that is a game of its own has a page of its own. */
interface Book {
  readonly id: string
  readonly edition: string
}

const readRules = ({ id, edition }: Book, language: Language): string | null => {
  const path = [edition, id].map((page) => join(folder, `${page}.${language}.md`)).find(existsSync)
  return path === undefined ? null : readFileSync(path, 'utf8')
}

interface Chapter {
  readonly title: string
  /** By which other texts refer to it. */
  readonly anchor: string | undefined
  readonly blocks: string[]
}

/** The chapter of a game's rules with this anchor, and its first words. */
export const chapterAt = (
  game: Book,
  language: Language,
  anchor: string,
  width: number,
): { readonly title: string; readonly text: string } | undefined => {
  const text = readRules(game, language)
  const all = text === null ? [] : chaptersOf(text, width)
  const found = all.find((chapter) => chapter.anchor === anchor)
  return found && { title: found.title, text: found.blocks[1] ?? '' }
}

/** The chapters of a text in Markdown, laid out for a terminal. */
export const chaptersOf = (markdown: string, width: number): Chapter[] => {
  const chapters: Chapter[] = []
  for (const block of markdown.split(/\n{2,}/)) {
    const anchor = /<!-- #([a-z-]+) -->/.exec(block)?.[1]
    const text = block.replaceAll(/ *<!--.*?-->/gs, '').trim()
    const heading = /^#+ (.*)$/.exec(text)
    if (heading !== null)
      chapters.push({ title: heading[1] ?? '', anchor, blocks: [pc.bold(heading[1] ?? '')] })
    else if (text !== '') chapters.at(-1)?.blocks.push(laidOut(text, width))
  }
  return chapters
}

const laidOut = (block: string, width: number): string => {
  if (block.startsWith('|')) return table(rowsOf(block), width)
  // A line that starts no item goes on with the one before.
  return block
    .replaceAll(/\n(?! *(?:[-*]|\d+\.) )\s*/g, ' ')
    .split('\n')
    .map((line) =>
      wrap(inline(line), width, /^ *(?:[-*]|\d+\.) /.exec(line)?.[0].replaceAll(/./g, ' ') ?? ''),
    )
    .join('\n')
}

const rowsOf = (block: string): string[][] =>
  block
    .split('\n')
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => inline(cell.trim())),
    )

const inline = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*([^*]+)\*\*/g, (_, words: string) => words.split(' ').map(pc.bold).join(' '))
    .replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*/g, '$1')
    .replaceAll('`', '')
