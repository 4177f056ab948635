import type { FileReading } from '@conclave/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../../texts/context.tsx'
import { Detail } from '../../ui/detail.tsx'
import style from './lobby.module.css'

type Problem = Extract<FileReading, { ok: false }>

/** Opens a match file from this device: it is checked, then shown as a replay. */
export const OpenFile = () => {
  const t = useText()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)
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
        <div role="alert" style={{ marginTop: 'var(--space-3)' }}>
          <p>
            {t(problem.is === 'broken' ? 'lobby.file.broken' : 'lobby.file.bad')}{' '}
            {problem.answer !== undefined && t('lobby.file.answer', { number: problem.answer })}
          </p>
          {problem.is === 'broken' && <Detail words={problem.problem} />}
        </div>
      )}
    </section>
  )
}
