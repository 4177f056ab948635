import { useState } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../../texts/context.tsx'
import style from './lobby.module.css'

/** Opens a match file from this device: it is checked, then shown as a replay. */
export const OpenFile = () => {
  const t = useText()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    const { keepOpened } = await import('../replay/opened-file.ts')
    const found = keepOpened(await file.text())
    if (found === null) navigate('/replay/file')
    else setProblem(found)
  }
  return (
    <section className={`panel ${style.block}`}>
      <h2>{t('lobby.file')}</h2>
      <p>{t('lobby.file.text')}</p>
      <p className={style.row} style={{ marginTop: 'var(--space-3)' }}>
        <label className={`button ${style.choose}`}>
          {t('lobby.file.choose')}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </label>
      </p>
      {problem !== null && (
        <p role="alert">
          {t('lobby.file.bad')} <code>{problem}</code>
        </p>
      )}
    </section>
  )
}
