import { useEffect, useState } from 'react'
import { speakTrouble } from '../texts/trouble-texts.ts'
import { usePlay } from './play.ts'
import style from './toast.module.css'

/** So long a message stays, in milliseconds. */
const shown = 6_000

/** What came of a command, for a moment: a report that was filed, an answer that was refused. */
export const Toast = () => {
  const { said, snapshot, texts } = usePlay()
  const [words, setWords] = useState<string | null>(null)
  const { notice } = snapshot
  useEffect(() => setWords(said?.words ?? null), [said])
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the language of the moment
  useEffect(() => setWords(notice && speakTrouble(texts.t, notice)), [notice])
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
