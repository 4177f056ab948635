import { useEffect, useRef, useState } from 'react'
import type { Change } from '../kit/digest.ts'
import { lineOf } from '../play/log-lines.ts'
import { usePlay } from '../play/play.ts'
import { RichLine } from '../play/rich-line.tsx'
import { plainOf } from '../texts/rich.ts'
import { useDismiss } from '../ui/use-dismiss.ts'
import { useMore } from '../ui/use-more.ts'
import style from './digest-panel.module.css'

/**
 * Digest: what the table and the others have done since the viewer acted: a word beside the question that opens it. Each line leads to
 * the place where one sees it. It goes when the viewer has acted; the log keeps it.
 */
export const DigestPanel = () => {
  const { viewer } = usePlay()
  // Another viewer has read and heard other things.
  return <Told key={viewer} />
}

const Told = () => {
  const { texts, since } = usePlay()
  const { digest, read } = since
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLElement>(null)
  const more = useMore(list, open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is closed
  useEffect(() => setOpen(false), [read])
  useDismiss(open, place, (how) => {
    setOpen(false)
    if (how === 'key') toggle.current?.focus()
  })
  if (digest === null) return null
  return (
    <div ref={place} className={style.place}>
      <button
        ref={toggle}
        type="button"
        className={style.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={style.name}>{texts.speak(digest.name)}</span>
        <span className={style.brief} aria-hidden="true">
          +{digest.count}
        </span>
      </button>
      {open && (
        <section
          ref={list}
          className={style.digest}
          data-more={more || undefined}
          aria-label={texts.speak(digest.name)}
        >
          {digest.parts.map(({ title, seq, lines }) => (
            <section key={seq}>
              {title !== null && (
                <h3 className={style.heading}>
                  <RichLine rich={texts.rich(title)} />
                </h3>
              )}
              <ul className={style.lines}>
                {lines.map((change) => (
                  <Line key={change.seq} change={change} onLead={() => setOpen(false)} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
    </div>
  )
}

/** One line; where there is something to see, a button beside it leads there. */
const Line = ({ change, onLead }: { readonly change: Change; onLead(): void }) => {
  const { texts, since } = usePlay()
  const { things } = change
  const rich = lineOf(texts, change)
  return (
    <li>
      <span className={style.words}>
        <RichLine rich={rich} />
      </span>
      {things.length > 0 && (
        <button
          type="button"
          className={style.lead}
          aria-label={texts.t('since.show.what', { what: plainOf(rich) })}
          onClick={() => {
            onLead()
            since.lead(things)
          }}
        >
          {texts.t('since.show')}
        </button>
      )}
    </li>
  )
}
