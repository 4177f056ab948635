import { useState } from 'react'
import { usePlay } from '../play/play.ts'
import { call } from '../table/remote/api.ts'
import { speakTrouble } from '../texts/trouble-texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import style from './hand-on.module.css'

/** Asks before a match is abandoned, or before that is proposed to the others: it ends for everybody. */
const AbandonWindow = ({ onClose }: { onClose(): void }) => {
  const { table, texts, snapshot } = usePlay()
  const { t } = texts
  const [problem, setProblem] = useState<string | null>(null)
  const { alone } = snapshot
  const abandon = async () => {
    if (!alone) {
      table.vote?.({ about: 'end', on: null }, true)
      onClose()
      return
    }
    const answer = await call('finishTable', { params: { table: table.id }, body: {} })
    if (answer.ok) onClose()
    else setProblem(speakTrouble(t, { code: answer.code }))
  }
  return (
    <Dialog title={t(alone ? 'abandon' : 'abandon.propose')} isOpen onClose={onClose}>
      <section className={style.part}>
        <p>{t(alone ? 'abandon.about' : 'abandon.propose.about')}</p>
        <div className={style.row}>
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="button" className="button danger" onClick={() => void abandon()}>
            {t(alone ? 'abandon.sure' : 'abandon.propose.sure')}
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
