import { Link } from 'wouter'
import { below } from '../settings/base.ts'
import { type Block, type Run, runsOf } from './markdown.ts'
import style from './rules-view.module.css'

/** One piece of a rules page. */
export const BlockView = ({
  block,
  index,
  prefix,
  compact,
}: {
  readonly block: Block
  readonly index: number
  readonly prefix: string
  readonly compact: boolean
}) => {
  switch (block.kind) {
    case 'heading': {
      const level = Math.min(6, block.level + (compact ? 1 : 0))
      const Tag = `h${level}` as 'h1'
      return (
        <Tag id={prefix + block.id} data-block={index} className={style.heading}>
          <Words prefix={prefix} text={block.text} />
        </Tag>
      )
    }
    case 'paragraph':
      return (
        <p data-block={index} className={style.paragraph}>
          <Words prefix={prefix} text={block.text} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List data-block={index} className={style.list}>
          {block.items.map((item) => (
            <li key={item}>
              <Words prefix={prefix} text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by key
        <div data-block={index} className={style.scroll} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell) =>
                  // A corner that names nothing is no heading.
                  cell === '' ? (
                    <td key={cell} />
                  ) : (
                    <th key={cell} scope="col">
                      <Words prefix={prefix} text={cell} />
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                    <td key={at}>
                      <Words prefix={prefix} text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}

const Words = ({ text, prefix }: { readonly text: string; readonly prefix: string }) =>
  runsOf(text).map((run, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
    if (run.style === 'strong') return <strong key={at}>{run.text}</strong>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if (run.style === 'em') return <em key={at}>{run.text}</em>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    if (run.style === 'code') return <code key={at}>{run.text}</code>
    if (run.style === 'link') {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <PageLink key={at} run={run} prefix={prefix} />
      )
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <span key={at}>{run.text}</span>
  })

/** A link to a heading. Beside a table another page opens in a tab of its own: nobody loses the match. */
const PageLink = ({ run: { text, to, page }, prefix }: { readonly run: Run; readonly prefix: string }) => {
  if (page === undefined) return <a href={`#${prefix}${to}`}>{text}</a>
  const address = `/rules/${page}${to === '' ? '' : `#${to}`}`
  if (prefix === '') return <Link href={address}>{text}</Link>
  return (
    <a href={below(address)} target="_blank" rel="noreferrer">
      {text}
    </a>
  )
}
