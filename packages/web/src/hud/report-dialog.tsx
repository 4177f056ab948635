import { type FormEvent, useState } from 'react'
import { usePlay } from '../play/play.ts'
import { Dialog } from '../ui/dialog.tsx'
import { reportProblem } from './report.ts'

/** Asks what happened before a report goes off; what helps to find the cause goes with it. */
const ReportDialog = ({ onClose }: { onClose(): void }) => {
  const { table, texts, snapshot, tell } = usePlay()
  const [words, setWords] = useState('')
  const { t } = texts
  const isHere = snapshot.connection === 'here'
  const send = (event: FormEvent) => {
    event.preventDefault()
    reportProblem(table, words.trim()).then(
      (number) => tell(number === null ? t('report.saved') : t('report.filed', { number })),
      () => tell(t('report.failed')),
    )
    onClose()
  }
  return (
    <Dialog title={t(isHere ? 'report.here' : 'report')} isOpen onClose={onClose}>
      <form onSubmit={send} style={{ display: 'grid', gap: '0.75rem', maxWidth: '34rem' }}>
        <label style={{ display: 'grid', gap: '0.35rem' }}>
          {t('report.what')}
          <textarea
            className="field"
            rows={4}
            maxLength={2000}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <p className="faint">{t(isHere ? 'report.here.with' : 'report.with')}</p>
        <button type="submit" className="button primary" style={{ justifySelf: 'start' }}>
          {t(isHere ? 'report.here.go' : 'report.go')}
        </button>
      </form>
    </Dialog>
  )
}

export default ReportDialog
