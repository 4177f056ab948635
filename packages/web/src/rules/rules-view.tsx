import MiniSearch from 'minisearch'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTexts } from '../texts/context.tsx'
import { BlockView } from './block-view.tsx'
import type { Block } from './markdown.ts'
import { loadRules } from './pages.ts'
import style from './rules-view.module.css'

/** A page of rules, with search and contents; `at` names a heading to go to. */
const RulesView = ({
  page,
  at,
  compact = false,
}: {
  readonly page: string
  readonly at: string | null
  readonly compact?: boolean
}) => {
  const { t, language } = useTexts()
  const [blocks, setBlocks] = useState<readonly Block[] | null | undefined>()
  const [wanted, setWanted] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const own = useId()
  // On the page of the rules the headings have their own names, so that links lead to them.
  const prefix = compact ? own : ''
  useEffect(() => {
    let current = true
    loadRules(page, language).then((loaded) => {
      if (current) setBlocks(loaded)
    })
    return () => {
      current = false
    }
  }, [page, language])
  useEffect(() => {
    if (at === null || !blocks) return
    const index = placeOf(blocks, at)
    const target = index < 0 ? null : root.current?.querySelector(`[data-block="${index}"]`)
    target?.scrollIntoView({ block: 'start' })
    target?.setAttribute('data-found', '')
    return () => target?.removeAttribute('data-found')
  }, [at, blocks])
  const search = useMemo(() => indexOf(blocks ?? []), [blocks])
  const found = useMemo(
    () =>
      wanted.trim() === ''
        ? null
        : new Set(
            search
              .search(wanted, { prefix: true, fuzzy: 0.15, combineWith: 'AND' })
              .map(({ id }) => Number(id)),
          ),
    [search, wanted],
  )
  if (blocks === undefined) return <p>{t('loading')}</p>
  if (blocks === null) return <p className={style.rules}>{t('rules.missing')}</p>
  return (
    <div ref={root} className={style.rules} data-compact={compact || undefined}>
      <div className={style.search}>
        <input
          className="field"
          type="search"
          aria-label={t('rules.search')}
          placeholder={t('rules.search')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        {found !== null && <span role="status">{t('rules.found', { count: found.size })}</span>}
      </div>
      {found === null && !compact && <Contents blocks={blocks} prefix={prefix} />}
      {blocks.map((block, index) =>
        found === null || found.has(index) || (block.kind === 'heading' && leads(blocks, index, found)) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page does not change
          <BlockView key={index} block={block} index={index} prefix={prefix} compact={compact} />
        ) : null,
      )}
    </div>
  )
}

const Contents = ({ blocks, prefix }: { readonly blocks: readonly Block[]; readonly prefix: string }) => {
  const { t } = useTexts()
  return (
    <nav className={style.contents} aria-label={t('rules.contents')}>
      <ol>
        {blocks.flatMap((block) =>
          block.kind === 'heading' && block.level === 2
            ? [
                <li key={block.id}>
                  <a href={`#${prefix}${block.id}`}>{block.text}</a>
                </li>,
              ]
            : [],
        )}
      </ol>
    </nav>
  )
}

const wordsOf = (block: Block): string => {
  if (block.kind === 'list') return block.items.join(' ')
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].join(' ')
  return block.text
}

const indexOf = (blocks: readonly Block[]): MiniSearch => {
  const search = new MiniSearch({ fields: ['text'], processTerm: (term) => plain(term) })
  search.addAll(blocks.map((block, id) => ({ id, text: wordsOf(block) })))
  return search
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** True if something was found under this heading, before the next one of its rank. */
const leads = (blocks: readonly Block[], index: number, found: ReadonlySet<number>): boolean => {
  const own = blocks[index]
  const level = own?.kind === 'heading' ? own.level : 0
  for (let at = index + 1; at < blocks.length; at++) {
    const next = blocks[at]
    if (next?.kind === 'heading' && next.level <= level) return false
    if (found.has(at)) return true
  }
  return false
}

const placeOf = (blocks: readonly Block[], id: string): number =>
  blocks.findIndex((block) => block.kind === 'heading' && block.id === id)

export default RulesView
