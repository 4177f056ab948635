import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { gameName } from '../../games/game-facts.ts'
import { reportProblem } from '../../hud/report.ts'
import { saveMatch } from '../../hud/save-match.ts'
import { call } from '../../table/remote/api.ts'
import type { RemoteTable } from '../../table/remote/remote-table.ts'
import { useTexts } from '../../texts/context.tsx'
import { speakTrouble } from '../../texts/trouble-texts.ts'
import style from './broken-table.module.css'

/** A match that cannot go on under the rules of today: it is taken home, reported, and ended by whoever made the table. */
export const BrokenTable = ({ table }: { readonly table: RemoteTable }) => {
  const texts = useTexts()
  const { t } = texts
  const { game, edition } = table.snapshot()
  const [said, setSaid] = useState('')
  return (
    <main className={style.page}>
      <h1>{t('broken.title')}</h1>
      <p role="alert">{t('broken.text', { game: gameName(game, edition) })}</p>
      <button
        type="button"
        className="button primary"
        onClick={() => void saveMatch({ table, tell: setSaid, texts })}
      >
        {t('export')}
      </button>
      <Report table={table} tell={setSaid} />
      {table.info?.owner === true && <Ending table={table} tell={setSaid} />}
      <p role="status" className={style.said}>
        {said}
      </p>
      <Link href="/">{t('nav.lobby')}</Link>
    </main>
  )
}

interface PartProps {
  readonly table: RemoteTable
  tell(words: string): void
}

const Report = ({ table, tell }: PartProps) => {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    reportProblem(table, words.trim()).then(
      (number) => tell(number === null ? t('report.saved') : t('report.filed', { number })),
      () => tell(t('report.failed')),
    )
  }
  return (
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
  )
}

/** Asked for twice: under the rules it was begun with, the match could still go on. */
const Ending = ({ table, tell }: PartProps) => {
  const { t } = useTexts()
  const [sure, setSure] = useState(false)
  const end = async () => {
    const answer = await call('finishTable', { params: { table: table.id }, body: {} })
    if (!answer.ok) tell(speakTrouble(t, { code: answer.code }))
  }
  if (!sure)
    return (
      <button type="button" className="button quiet" onClick={() => setSure(true)}>
        {t('abandon')}
      </button>
    )
  return (
    <section className={style.ending}>
      <p>{t('broken.ending')}</p>
      <p className={style.row}>
        <button type="button" className="button" onClick={() => setSure(false)}>
          {t('cancel')}
        </button>
        <button type="button" className="button danger" onClick={() => void end()}>
          {t('abandon.sure')}
        </button>
      </p>
    </section>
  )
}
