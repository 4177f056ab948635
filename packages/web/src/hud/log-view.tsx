import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { Scene } from '../kit/scene.ts'
import { type LogLine, lineOf, linesOf } from '../play/log-lines.ts'
import { usePlay } from '../play/play.ts'
import { RichLine } from '../play/rich-line.tsx'
import { type LogEntry, undoneEvent } from '../table/table.ts'
import { isNarrow } from '../ui/narrow.ts'
import style from './log-view.module.css'

/** Log as sentences, turn by turn; the newest is at the bottom and in sight. */
export const LogView = () => {
  const { snapshot, texts, viewer, view, loaded } = usePlay()
  const { t } = texts
  const [mineOnly, setMineOnly] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const last = snapshot.log.at(-1)?.seq
  useEffect(() => {
    if (last === undefined) return
    const show = () => end.current?.scrollIntoView({ block: 'nearest' })
    show()
    // The letters may come later than the words and take more room.
    void document.fonts.ready.then(show)
  }, [last])
  useEffect(() => (end.current === null ? undefined : keptAtEnd(end.current)), [])
  const told = useMemo(() => {
    const lines = linesOf(loaded.kit, snapshot.log)
    return lines.filter((entry, at) => !isRepeated(entry, lines[at + 1]))
  }, [loaded, snapshot.log])
  const scenes = useMemo(
    () =>
      new Map(
        (loaded.kit?.scenesOf?.(snapshot.log, view.table, viewer) ?? []).flatMap((scene) =>
          scene.form === 'panel' ? [[scene.seq, scene]] : [],
        ),
      ),
    [loaded, snapshot.log, view.table, viewer],
  )
  const concerns = ({ event }: LogLine): boolean =>
    event.seat === viewer || (viewer !== 'spectator' && loaded.kit?.concerns?.(event, viewer) === true)
  const shown = mineOnly ? told.filter((entry) => entry.heads !== null || concerns(entry)) : told
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the cards inside it, which can be focused
    <div className={style.log} onFocus={showFocused}>
      {snapshot.mySeats.length > 0 && (
        <label className={style.filter}>
          <input type="checkbox" checked={mineOnly} onChange={({ target }) => setMineOnly(target.checked)} />
          {t('log.mine')}
        </label>
      )}
      <ol className={style.list}>
        {shown.map((entry) => (
          <Entry key={entry.seq} entry={entry} scene={scenes.get(entry.seq)} />
        ))}
      </ol>
      <div ref={end} className={style.end} />
    </div>
  )
}

/** Keeps a list at its end: whoever reads the newest lines still sees them when a card below takes some of the room. */
const keptAtEnd = (end: HTMLElement): (() => void) | undefined => {
  const frame = end.closest('[role=tabpanel]')
  if (frame === null) return undefined
  let atEnd = true
  const look = () => {
    atEnd = frame.scrollTop + frame.clientHeight >= frame.scrollHeight - slack
  }
  const observer = new ResizeObserver(() => {
    if (atEnd) end.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(frame)
  frame.addEventListener('scroll', look)
  return () => {
    observer.disconnect()
    frame.removeEventListener('scroll', look)
  }
}

/** So many pixels above the end count as the end. */
const slack = 24

/** A card that the keyboard comes to is brought to the top, where no preview can lie over it. */
const showFocused = ({ target }: FocusEvent): void => {
  if (target.matches('button:focus-visible')) target.scrollIntoView({ block: 'start' })
}

const Entry = ({ entry, scene }: { readonly entry: LogLine; readonly scene: Scene | undefined }) => {
  const { texts, stage, openDrawer } = usePlay()
  return (
    <li className={style[entry.heads ?? 'entry']}>
      <RichLine rich={lineOf(texts, entry)} />
      {scene !== undefined && (
        <button
          type="button"
          className={style.again}
          title={texts.t('stage.again')}
          aria-label={`${texts.t('stage.again')}: ${texts.speak(scene.title)}`}
          onClick={() => {
            stage.show(scene)
            // A narrow page has no room for both.
            if (isNarrow()) openDrawer(null)
          }}
        >
          ▸
        </button>
      )}
    </li>
  )
}

/** Several answers that are taken back in one go are one line. */
const isRepeated = ({ event }: LogEntry, next: LogEntry | undefined): boolean =>
  event.event === undoneEvent && next?.event.event === undoneEvent && next.event.seat === event.seat
