import { useEffect, useRef, useState } from 'react'
import { wordsOf } from '../play/chat-words.ts'
import { type LogLine, lineOf, linesOf } from '../play/log-lines.ts'
import { usePlay } from '../play/play.ts'
import { plainOf } from '../texts/rich.ts'

/** At most so many sentences are read out at once; the log has all of them. */
const mostRead = 6

/** For screen readers: what happens, politely; that one is asked, at once. */
export const Announcer = () => {
  const { snapshot, texts, question, options, nameOf, unread, viewerName, loaded, stage } = usePlay()
  const [news, setNews] = useState<readonly LogLine[]>([])
  const told = useRef(snapshot.log.at(-1)?.seq ?? 0)
  const last = snapshot.log.at(-1)?.seq ?? 0
  const { log } = snapshot
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the stage tells as it comes is not told here, too
  useEffect(() => {
    const fresh = linesOf(
      loaded.kit,
      log.filter(({ seq }) => seq > told.current && !stage.tells(seq)),
    ).slice(-mostRead)
    told.current = last
    if (fresh.length > 0) setNews(fresh)
  }, [last, log, loaded])
  const asked = question !== null && question.manner !== 'open'
  const several = snapshot.mySeats.length > 1
  const who =
    asked && several ? texts.t('prompt.seat', { name: nameOf(question.seat) }) : texts.t('prompt.you')
  return (
    <>
      <div role="log" aria-live="polite" aria-label={texts.t('drawer.log')} className="hidden">
        {news.map((entry) => (
          <p key={entry.seq}>{plainOf(lineOf(texts, entry))}</p>
        ))}
      </div>
      <div role="log" aria-live="polite" aria-label={texts.t('drawer.chat')} className="hidden">
        {unread.slice(-mostRead).map(({ seq, from, text }) => (
          <p key={seq}>
            {viewerName(from)} {wordsOf(texts.t, text)}
          </p>
        ))}
      </div>
      <div aria-live="assertive" className="hidden">
        {asked ? `${who} ${plainOf(texts.question(question, options))}` : ''}
      </div>
    </>
  )
}
