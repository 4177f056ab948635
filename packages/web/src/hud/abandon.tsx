import { useState } from 'react'
import { usePlay } from '../play/play.ts'
import { call } from '../table/remote/api.ts'
import { speakTrouble } from '../texts/trouble-texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import style from './hand-on.module.css'

/** Asks before a match is abandoned: it ends for everybody. */
const AbandonWindow = ({ onClose }: { onClose(): void }) => {
  const { table, texts } = usePlay()
  const { t } = texts
  const [problem, setProblem] = useState<string | null>(null)
  const abandon = async () => {
    const answer = await call('finishTable', { params: { table: table.id }, body: {} })
    if (answer.ok) onClose()
    else setProblem(speakTrouble(t, { code: answer.code }))
  }
  return (
    <Dialog title={t('abandon')} isOpen onClose={onClose}>
      <section className={style.part}>
        <p>{t('abandon.about')}</p>
        <div className={style.row}>
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="button" className="button danger" onClick={() => void abandon()}>
            {t('abandon.sure')}
          </button>
        </div>
      </section>
      {problem !== null && (
        <p role="alert" className={style.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  )
}

export default AbandonWindow
