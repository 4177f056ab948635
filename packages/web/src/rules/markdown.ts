/** A rules page in pieces: just what our own pages use of Markdown. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'list'
      readonly ordered: boolean
      readonly items: readonly string[]
    }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** Splits Markdown into blocks. */
export const blocksOf = (text: string): Block[] => {
  const blocks: Block[] = []
  const lines = text.replaceAll('\r', '').split('\n')
  let at = 0
  const take = (belongs: (line: string) => boolean): string[] => {
    const taken: string[] = []
    for (; at < lines.length && belongs(lines[at] ?? ''); at++) taken.push(lines[at] ?? '')
    return taken
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    if (line.trim() === '' || /^<!--.*-->$/.test(line.trim()) || /^---+$/.test(line)) at++
    else if (heading !== null) {
      const [, marks = '', line = ''] = heading
      const [, words = '', anchor] = /^(.*?)\s*(?:<!-- #(\S+) -->)?$/.exec(line) ?? []
      blocks.push({ kind: 'heading', level: marks.length, text: words, id: anchor ?? slug(words) })
      at++
    } else if (isItem(line)) blocks.push(listOf(take((each) => isItem(each) || /^\s+\S/.test(each))))
    else if (line.startsWith('|')) blocks.push(tableOf(take((each) => each.startsWith('|'))))
    else {
      const words = take((each) => each.trim() !== '' && !isItem(each) && !/^(#{1,6}\s|\|)/.test(each)).join(
        ' ',
      )
      blocks.push({ kind: 'paragraph', text: words.replace(/^> ?/, '') })
    }
  }
  return blocks
}

const isItem = (line: string): boolean => /^\s*(?:[-*]|\d+\.)\s+/.test(line)

const listOf = (lines: readonly string[]): Block => {
  const items: string[] = []
  for (const line of lines) {
    if (isItem(line)) items.push(line.replace(/^\s*(?:[-*]|\d+\.)\s+/, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return { kind: 'list', ordered: /^\s*\d/.test(lines[0] ?? ''), items }
}

const tableOf = (lines: readonly string[]): Block => {
  const cells = (line: string): string[] =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim())
  const [head = '', , ...rows] = lines
  return { kind: 'table', head: cells(head), rows: rows.map(cells) }
}

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Runs of a text: plain, strong, emphasised, code, or a link to a heading, of this page or of another one. */
export interface Run {
  readonly text: string
  readonly style: 'plain' | 'strong' | 'em' | 'code' | 'link'
  readonly to?: string
  /** The other page; its links are written as files, so that they also lead somewhere outside the app. */
  readonly page?: string
}

export const runsOf = (text: string): Run[] => {
  const runs: Run[] = []
  const shown = text.replaceAll(/<!--.*?-->/g, '')
  let from = 0
  for (const found of shown.matchAll(
    /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_(?!\w)|`(.+?)`|\[([^\]]+)\]\((?:([a-z-]+)\.[a-z]{2}\.md)?#?([^)]*)\)/g,
  )) {
    if (found.index > from) runs.push({ text: shown.slice(from, found.index), style: 'plain' })
    const [whole, strong, star, line, code, link, page, to = ''] = found
    if (strong !== undefined) runs.push({ text: strong, style: 'strong' })
    else if (link !== undefined)
      runs.push({ text: link, style: 'link', to, ...(page === undefined ? {} : { page }) })
    else if (code !== undefined) runs.push({ text: code, style: 'code' })
    else runs.push({ text: star ?? line ?? '', style: 'em' })
    from = found.index + whole.length
  }
  if (from < shown.length) runs.push({ text: shown.slice(from), style: 'plain' })
  return runs
}
