import { useEffect, useRef } from 'react'
import { useText } from '../texts/context.tsx'
import style from './curtain.module.css'

/** Between two people at one screen: nothing of the table is shown until the next one says that she is there. */
export const Curtain = ({ name, lift }: { readonly name: string; lift(): void }) => {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className={style.curtain}>
      <section className={style.words} aria-live="assertive">
        <h1>{t('curtain.title', { name })}</h1>
        <p>{t('curtain.text', { name })}</p>
        <button ref={button} type="button" className="button primary" onClick={lift}>
          {t('curtain.lift', { name })}
        </button>
      </section>
    </main>
  )
}
