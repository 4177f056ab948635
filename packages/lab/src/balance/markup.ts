const signs: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it is written in HTML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)

/** A table; columns of figures are set to the right. */
export const tableOf = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  figures: readonly number[] = heads.map((_, at) => at).slice(1),
): string => {
  const cell = (tag: 'th' | 'td', content: string, at: number): string =>
    `<${tag}${figures.includes(at) ? ' class="n"' : ''}>${escaped(content)}</${tag}>`
  const row = (tag: 'th' | 'td', cells: readonly string[]): string =>
    `<tr>${cells.map((content, at) => cell(tag, content, at)).join('')}</tr>`
  return `<table><thead>${row('th', heads)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('\n')}</tbody></table>`
}

/** A part of the page. */
export const section = (title: string, words: string, ...content: readonly string[]): string =>
  `<section><h2>${escaped(title)}</h2>${words === '' ? '' : `<p>${escaped(words)}</p>`}\n${content.join('\n')}</section>`
