import { giveUpKey } from '@conclave/kernel'
import { usePlay } from '../play/play.ts'
import { Dialog } from '../ui/dialog.tsx'
import style from './hand-on.module.css'

/** Asks before somebody gives up: the match is lost by it. */
const GiveUpWindow = ({ onClose }: { onClose(): void }) => {
  const { table, texts, viewer, viewerName, snapshot } = usePlay()
  const { t } = texts
  const giveUp = () => {
    if (viewer !== 'spectator') table.answer(viewer, giveUpKey)
    onClose()
  }
  return (
    <Dialog
      // Around one screen it has to be said whose match it is.
      title={snapshot.mySeats.length > 1 ? `${viewerName(viewer)}: ${t('give-up')}` : t('give-up')}
      isOpen
      onClose={onClose}
    >
      <section className={style.part}>
        <p>{t('give-up.about')}</p>
        <div className={style.row}>
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="button" className="button danger" onClick={giveUp}>
            {t('give-up.sure')}
          </button>
        </div>
      </section>
    </Dialog>
  )
}

export default GiveUpWindow
