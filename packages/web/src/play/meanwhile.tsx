import { useEffect, useRef, useState } from 'react'
import style from './meanwhile.module.css'
import { usePlay } from './play.ts'
import { RichLine } from './rich-line.tsx'
import { lineOf, toldOf } from './told.ts'
import { useDismiss } from './use-dismiss.ts'

/**
 * What the table has done by itself since the viewer decided: a word beside the question that opens it. It goes when the
 * viewer has decided or the next phase begins; the log keeps it.
 */
export const Meanwhile = () => {
  const { viewer } = usePlay()
  // Another viewer has read and heard other things.
  return <Told key={viewer} />
}

const Told = () => {
  const { snapshot, loaded, viewer, texts, question, options } = usePlay()
  const [read, setRead] = useState(-1)
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const digest = loaded.kit?.digestOf?.(snapshot.log, viewer, read) ?? null
  const newest = digest?.parts.at(-1)?.seq ?? read
  const asked = question === null || question.manner === 'open' ? null : JSON.stringify([question, options])
  const seen = useRef({ asked, newest })
  useEffect(() => {
    const before = seen.current
    seen.current = { asked, newest }
    // Whoever has decided has seen enough of what was there to be seen.
    if (before.asked !== null && before.asked !== asked) {
      setRead(before.newest)
      setOpen(false)
    }
  }, [asked, newest])
  useDismiss(open, place, (how) => {
    setOpen(false)
    if (how === 'key') toggle.current?.focus()
  })
  if (digest === null || snapshot.outcome !== null) return null
  return (
    <div ref={place} className={style.place}>
      <button
        ref={toggle}
        type="button"
        className={style.toggle}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {texts.speak(digest.name)}
      </button>
      {open && (
        <section className={style.digest} aria-label={texts.speak(digest.name)}>
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
