import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { reportProblem } from '../../hud/report.ts'
import { saveMatch } from '../../hud/save-match.ts'
import { call } from '../../table/remote/api.ts'
import type { RemoteTable } from '../../table/remote/remote-table.ts'
import { useTexts } from '../../texts/context.tsx'
import { speakTrouble } from '../../texts/trouble-texts.ts'
import style from './table-page.module.css'

/** A match that cannot go on under the rules of today: it is taken home, reported, and ended by whoever made the table. */
export const BrokenTable = ({ table }: { readonly table: RemoteTable }) => {
  const texts = useTexts()
  const { t } = texts
  const [said, setSaid] = useState('')
  const [words, setWords] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    reportProblem(table, words.trim()).then(
      (number) => setSaid(number === null ? t('report.saved') : t('report.filed', { number })),
      () => setSaid(t('report.failed')),
    )
  }
  const end = async () => {
    const answer = await call('finishTable', { params: { table: table.id }, body: {} })
    if (!answer.ok) setSaid(speakTrouble(t, { code: answer.code }))
  }
  return (
    <main className={style.waiting}>
      <h1>{t('title.table')}</h1>
      <p role="alert">{t('failure.broken')}</p>
      <button
        type="button"
        className="button primary"
        onClick={() => void saveMatch({ table, tell: setSaid, texts })}
      >
        {t('export')}
      </button>
      <form onSubmit={send} className={style.report}>
        <label>
          {t('report.what')}
          <textarea
            className="field"
            rows={3}
            maxLength={2000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <p className="faint">{t('report.with')}</p>
        <button type="submit" className="button">
          {t('report.go')}
        </button>
      </form>
      {table.info?.owner === true && (
        <button type="button" className="button danger" onClick={() => void end()}>
          {t('abandon.sure')}
        </button>
      )}
      <p role="status">{said}</p>
      <Link href="/">{t('nav.lobby')}</Link>
    </main>
  )
}
