import { useEffect, useState } from 'react'
import { usePlay } from './play.ts'
import style from './toast.module.css'

/** So long a message stays, in milliseconds. */
const shown = 6_000

/** What came of a command, for a moment: a report that was filed, an answer that was refused. */
export const Toast = () => {
  const { said, snapshot } = usePlay()
  const [words, setWords] = useState<string | null>(null)
  const { notice } = snapshot
  useEffect(() => setWords(said?.words ?? null), [said])
  useEffect(() => setWords(notice), [notice])
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
