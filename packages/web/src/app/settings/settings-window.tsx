import { useText } from '../../texts/context.tsx'
import { Window } from '../../ui/dialog.tsx'
import style from './settings-page.module.css'
import { AllSettings } from './settings-page.tsx'

/** The settings over a table: whoever closes them is where she was. */
const SettingsWindow = ({ onClose }: { onClose(): void }) => {
  const t = useText()
  return (
    <Window title={t('settings.title')} isOpen onClose={onClose} wide>
      <div className={style.over}>
        <AllSettings />
      </div>
    </Window>
  )
}

export default SettingsWindow
