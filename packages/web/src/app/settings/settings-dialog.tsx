import { useText } from '../../texts/context.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import style from './settings-page.module.css'
import { AllSettings } from './settings-page.tsx'

/** The settings over a table: whoever closes them is where she was. */
const SettingsDialog = ({ onClose }: { onClose(): void }) => {
  const t = useText()
  return (
    <Dialog title={t('settings.title')} isOpen onClose={onClose} wide>
      <div className={style.over}>
        <AllSettings />
      </div>
    </Dialog>
  )
}

export default SettingsDialog
