import { useEffect, useRef, useState } from 'react'
import { usePlay } from '../play/play.ts'
import { speakTrouble } from '../texts/trouble-texts.ts'
import style from './toast.module.css'

/** So long a message stays, in milliseconds. */
const shown = 6_000

interface Words {
  readonly words: string
  /** True if it answers what the person has just pressed: whoever goes on has read it. */
  readonly answers: boolean
}

/** Result of a command, for a moment: a report that was filed, an answer that was refused, a seat that changed hands. */
export const Toast = () => {
  const { said, snapshot, texts, viewerName } = usePlay()
  const [toast, setToast] = useState<Words | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { notice } = snapshot
  useEffect(() => setToast(said && { words: said.words, answers: true }), [said])
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the language of the moment
  useEffect(() => setToast(notice && { words: speakTrouble(texts.t, notice), answers: false }), [notice])
  // A seat has changed hands: whoever does not look at the chat hears of it, too.
  const told = snapshot.chat.findLast(({ text }) => 'notice' in text)
  const heard = useRef(told?.seq)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the language of the moment
  useEffect(() => {
    if (told === undefined || told.seq === heard.current || !('notice' in told.text)) return
    heard.current = told.seq
    setToast({ words: `${viewerName(told.from)}: ${texts.t(`notice.${told.text.notice}`)}`, answers: false })
  }, [told])
  useEffect(() => {
    if (toast === null) return
    const timer = setTimeout(() => setToast(null), shown)
    const onPointerDown = ({ target }: PointerEvent): void => {
      const touched = target instanceof Node && place.current?.contains(target) === true
      if (toast.answers || touched) setToast(null)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [toast])
  return (
    <div ref={place} role="status" className={style.place}>
      {toast !== null && <p className={style.toast}>{toast.words}</p>}
    </div>
  )
}
