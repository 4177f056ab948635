import { lineOf, linesOf } from '../play/log-lines.ts'
import { usePlay } from '../play/play.ts'
import { RichLine } from '../play/rich-line.tsx'
import { declinedIn } from './declined.ts'
import style from './notices.module.css'

/** Notices that the viewer must not miss since she decided: that her time ran out, and what somebody did to her just now. */
export const Notices = () => {
  const { snapshot, loaded, viewer, texts, cards, stage, since } = usePlay()
  const { lapsed, outcome } = snapshot
  // What the stage shows is not told here, too.
  if (outcome !== null || stage.held) return null
  const entries = loaded.kit?.noticeOf?.(snapshot.log, viewer, since.read) ?? []
  const lines = linesOf(loaded.kit, entries).map((entry) => ({ seq: entry.seq, rich: lineOf(texts, entry) }))
  const declined =
    lapsed !== null && lapsed.question.seat === viewer ? declinedIn(loaded.kit, texts, cards, lapsed) : null
  if (declined === null && lines.length === 0) return null
  return (
    <div className={style.notices} data-notices>
      {declined !== null && (
        <p className={style.notice} role="status">
          {declined}
        </p>
      )}
      {lines.length > 0 && (
        <p className={style.notice}>
          {lines.map(({ seq, rich }) => (
            <span key={seq}>
              <RichLine rich={rich} />{' '}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
