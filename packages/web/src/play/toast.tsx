import { useEffect, useRef, useState } from 'react'
import { speakTrouble } from '../texts/trouble-texts.ts'
import { usePlay } from './play.ts'
import style from './toast.module.css'

/** So long a message stays, in milliseconds. */
const shown = 6_000

/** What came of a command, for a moment: a report that was filed, an answer that was refused, a seat that changed hands. */
export const Toast = () => {
  const { said, snapshot, texts, viewerName } = usePlay()
  const [words, setWords] = useState<string | null>(null)
  const { notice } = snapshot
  useEffect(() => setWords(said?.words ?? null), [said])
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the language of the moment
  useEffect(() => setWords(notice && speakTrouble(texts.t, notice)), [notice])
  // A seat has changed hands: whoever does not look at the chat hears of it, too.
  const told = snapshot.chat.findLast(({ text }) => 'notice' in text)
  const heard = useRef(told?.seq)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the language of the moment
  useEffect(() => {
    if (told === undefined || told.seq === heard.current || !('notice' in told.text)) return
    heard.current = told.seq
    setWords(`${viewerName(told.from)}: ${texts.t(`notice.${told.text.notice}`)}`)
  }, [told])
  useEffect(() => {
    if (words === null) return
    const timer = setTimeout(() => setWords(null), shown)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <div role="status" className={style.place}>
      {words !== null && <p className={style.toast}>{words}</p>}
    </div>
  )
}
