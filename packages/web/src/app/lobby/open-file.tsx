import { type FileReading, largestMatchFile } from '@conclave/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useText } from '../../texts/context.tsx'
import { Detail } from '../../ui/detail.tsx'
import style from './lobby.module.css'

type Problem = Extract<FileReading, { ok: false }> | { readonly is: 'too large' }

const texts = {
  'no match': 'lobby.file.bad',
  broken: 'lobby.file.broken',
  'too large': 'lobby.file.large',
} as const

/** Opens a match file from this device: it is checked, then shown as a replay. */
export const OpenFile = () => {
  const t = useText()
  const [, navigate] = useLocation()
  const [problem, setProblem] = useState<Problem | null>(null)
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    // Looked at before it is read: what is too large costs no memory.
    if (file.size > largestMatchFile) return setProblem({ is: 'too large' })
    const { keepOpened } = await import('../../replay/opened-file.ts')
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
            {t(texts[problem.is])}{' '}
            {problem.is === 'broken' &&
              problem.answer !== undefined &&
              t('lobby.file.answer', { number: problem.answer })}
          </p>
          {problem.is === 'broken' && <Detail words={problem.problem} />}
        </div>
      )}
    </section>
  )
}
