import { useEffect, useRef, useState } from 'react'
import { usePlay } from '../play/play.ts'
import { RichLine } from '../play/rich-line.tsx'
import { lineOf, toldOf } from '../play/told.ts'
import { useDismiss } from '../ui/use-dismiss.ts'
import { useMore } from '../ui/use-more.ts'
import style from './meanwhile.module.css'
import { useRead } from './use-read.ts'

/**
 * What the table and the others have done since the viewer decided: a word beside the question that opens it. It goes when
 * the viewer has decided; the log keeps it.
 */
export const Meanwhile = () => {
  const { viewer } = usePlay()
  // Another viewer has read and heard other things.
  return <Told key={viewer} />
}

const Told = () => {
  const { snapshot, loaded, viewer, texts, question } = usePlay()
  const read = useRead()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLElement>(null)
  const more = useMore(list, open)
  const digest = loaded.kit?.digestOf?.(snapshot.log, viewer, read) ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is closed
  useEffect(() => setOpen(false), [read])
  useDismiss(open, place, (how) => {
    setOpen(false)
    if (how === 'key') toggle.current?.focus()
  })
  if (digest === null || question === null || snapshot.outcome !== null) return null
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
          {digest.parts.map(({ title, seq, entries }) => (
            <section key={seq}>
              <h3 className={style.heading}>
                <RichLine rich={texts.rich(title)} />
              </h3>
              <ul className={style.lines}>
                {toldOf(loaded.kit, entries).map((entry) => (
                  <li key={entry.seq}>
                    <RichLine rich={lineOf(texts, entry)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
    </div>
  )
}
