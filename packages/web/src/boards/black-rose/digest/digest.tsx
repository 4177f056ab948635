import { say } from '@conclave/kernel'
import { useEffect, useRef, useState } from 'react'
import type { LogEntry } from '../../../table/table.ts'
import { useBoard } from '../context.ts'
import { gameTexts } from '../game-texts.ts'
import { words } from '../texts/index.ts'
import style from './digest.module.css'
import { digestOf } from './segments.ts'

/** What happened in the phases that the table carries out by itself: one digest a phase; the log keeps it. */
export const Digest = () => {
  const { seat } = useBoard()
  // Another viewer has read and heard other things.
  return <Told key={seat} />
}

/** So many entries are kept to be told. */
const kept = 160

const Told = () => {
  const { table, events, seat, speak, alone } = useBoard()
  const [read, setRead] = useState(-1)
  const heard = useRef<readonly LogEntry[]>([])
  const last = heard.current.at(-1)?.seq ?? -1
  const first = events[0]?.seq ?? 0
  // After an undo the log is shorter than what was heard.
  if (events.at(-1)?.seq !== last)
    heard.current = [...heard.current.filter(({ seq }) => seq < first), ...events].slice(-kept)
  const segments = digestOf(heard.current, seat, read)
  const newest = segments.at(-1)?.seq
  const panel = useRef<HTMLElement>(null)
  // Whoever goes on playing has seen enough of it.
  useEffect(() => {
    if (newest === undefined) return
    const leave = (event: Event): void => {
      const { target } = event
      const away = target instanceof Element && target.closest('#board, #prompt') !== null
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      if (escaped || (event.type === 'pointerdown' && away && !panel.current?.contains(target)))
        setRead(newest)
    }
    // On a phone it lies over what is chosen from: a tap on it is enough.
    const tap = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'touch' && target instanceof Node && panel.current?.contains(target))
        setRead(newest)
    }
    addEventListener('click', tap)
    addEventListener('pointerdown', leave)
    addEventListener('keydown', leave)
    return () => {
      removeEventListener('click', tap)
      removeEventListener('pointerdown', leave)
      removeEventListener('keydown', leave)
    }
  }, [newest])
  // While mages act the Lodge is needed whole.
  if (segments.length === 0 || table.phase === 'action' || table.outcome !== null) return null
  const { event: textOf } = gameTexts(table.edition)
  return (
    <aside ref={panel} className={style.digest} aria-label={speak(words('digest'))}>
      <button
        type="button"
        className={style.close}
        aria-label={speak(words('digest.close'))}
        onClick={() => setRead(newest ?? read)}
      >
        ✕
      </button>
      {segments.map(({ phase, seq, entries }) => (
        <section key={seq} className={style.phase}>
          <h3 className={style.heading}>{alone(say(`phase.${phase}`))}</h3>
          <ul className={style.lines}>
            {entries.map(({ seq: at, event }) => (
              <li key={at}>{alone(textOf(event))}</li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  )
}
