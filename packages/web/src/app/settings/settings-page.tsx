import { games } from '@conclave/games'
import { languages } from '@conclave/kernel'
import { type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import { gameName } from '../../games/game-facts.ts'
import { useGame } from '../../games/loaded-game.ts'
import { OrderField } from '../../hud/order-chips.tsx'
import { paces } from '../../settings/pace.ts'
import { changeSettings, fonts, speeds, textSizes, themes, useSettings } from '../../settings/settings.ts'
import { play as playCue } from '../../sound/cues.ts'
import { useTexts } from '../../texts/context.tsx'
import { tableTexts } from '../../texts/table-texts.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { languageNames } from '../page-frame.tsx'
import style from './settings-page.module.css'

const SettingsPage = () => {
  const { t } = useTexts()
  usePageTitle(t('settings.title'))
  return (
    <div className={`panel ${style.page}`}>
      <h1>{t('settings.title')}</h1>
      <AllSettings />
    </div>
  )
}

/** Every setting there is, on their page and over a table. */
export const AllSettings = () => {
  const { t } = useTexts()
  const settings = useSettings()
  return (
    <>
      <Group title={t('settings.look')}>
        <Choice
          label={t('settings.language')}
          values={languages}
          value={settings.language}
          nameOf={(language) => languageNames[language]}
          onChange={(language) => changeSettings({ language })}
        />
        <Choice
          label={t('settings.theme')}
          values={themes}
          value={settings.theme}
          nameOf={(theme) => t(`settings.theme.${theme}`)}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Choice
          label={t('settings.size')}
          values={textSizes}
          value={settings.textSize}
          nameOf={(size) => `${size} %`}
          onChange={(textSize) => changeSettings({ textSize })}
        />
        <Choice
          label={t('settings.font')}
          values={fonts}
          value={settings.font}
          nameOf={(font) => t(`settings.font.${font}`)}
          onChange={(font) => changeSettings({ font })}
        />
      </Group>
      <Group title={t('settings.motion')}>
        <Choice
          label={t('settings.speed')}
          values={speeds}
          value={settings.speed}
          nameOf={(speed) => t(`settings.speed.${speed}`)}
          onChange={(speed) => changeSettings({ speed })}
        />
        <p className="faint">{t('settings.speed.about')}</p>
        <Choice
          label={t('settings.pace')}
          values={paces}
          value={settings.pace}
          nameOf={(pace) => t(`settings.pace.${pace}`)}
          onChange={(pace) => changeSettings({ pace })}
        />
        <p className="faint">{t('settings.pace.about')}</p>
      </Group>
      <Group title={t('settings.sound')}>
        <Toggle
          label={t('settings.sound.on')}
          value={settings.sound}
          onChange={(sound) => changeSettings({ sound })}
        />
        <label className={style.row}>
          {t('settings.volume')}
          <input
            type="range"
            min={0}
            max={100}
            value={settings.volume}
            onChange={({ target }) => changeSettings({ volume: Number(target.value) })}
          />
        </label>
        <p>
          <button type="button" className="button small" onClick={() => playCue('asked')}>
            {t('settings.try')}
          </button>
        </p>
      </Group>
      <Group title={t('settings.notices')}>
        <Notify />
      </Group>
      <Group title={t('settings.keys')}>
        <Toggle
          label={t('settings.shortcuts')}
          value={settings.shortcuts}
          onChange={(shortcuts) => changeSettings({ shortcuts })}
        />
      </Group>
      <Group title={t('settings.hints')}>
        <Toggle
          label={t('settings.hints.on')}
          value={settings.hints}
          onChange={(hints) => changeSettings({ hints })}
        />
        <p>
          <button
            type="button"
            className="button small"
            disabled={settings.hintsRead.length === 0}
            onClick={() => changeSettings({ hintsRead: [] })}
          >
            {t('settings.hints.again')}
          </button>
        </p>
      </Group>
      {games.map(({ id }) => (
        <Suspense key={id} fallback={null}>
          <UsualOrders game={id} />
        </Suspense>
      ))}
    </>
  )
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={style.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

const Choice = <T extends string | number>({
  label,
  values,
  value,
  nameOf,
  onChange,
}: {
  readonly label: string
  readonly values: readonly T[]
  readonly value: T
  nameOf(value: T): string
  onChange(value: T): void
}) => {
  const id = useId()
  return (
    <div className={style.row}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={String(value)}
        onChange={({ target }) => {
          const chosen = values.find((each) => String(each) === target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
      >
        {values.map((each) => (
          <option key={each} value={String(each)}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </div>
  )
}

const Toggle = ({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: boolean
  onChange(value: boolean): void
}) => (
  <label className={style.row}>
    {label}
    <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
  </label>
)

const Notify = () => {
  const { t } = useTexts()
  const { notify } = useSettings()
  const [denied, setDenied] = useState(false)
  const change = async (wanted: boolean) => {
    if (!wanted || !('Notification' in window)) return changeSettings({ notify: false })
    const allowed = (await Notification.requestPermission()) === 'granted'
    setDenied(!allowed)
    changeSettings({ notify: allowed })
  }
  return (
    <>
      <Toggle label={t('settings.notify')} value={notify} onChange={(wanted) => void change(wanted)} />
      {denied && <p role="alert">{t('settings.notify.denied')}</p>}
    </>
  )
}

/** The standing orders that new tables begin with. */
const UsualOrders = ({ game }: { readonly game: string }) => {
  const loaded = useGame(game)
  const { t, catalogues, language } = useTexts()
  const { orders } = useSettings()
  const texts = useMemo(() => tableTexts(loaded, catalogues, language), [loaded, catalogues, language])
  const own = orders[game] ?? {}
  const { standingOrders } = loaded.game
  if (standingOrders === undefined) return null
  return (
    <Group title={t('settings.orders', { game: gameName(game) })}>
      <p className="faint">{t('settings.orders.about')}</p>
      {Object.entries(standingOrders.settings).map(([name, setting]) => (
        <OrderField
          key={name}
          texts={texts}
          name={name}
          setting={setting}
          value={own[name] ?? setting.default}
          onChange={(value) => changeSettings({ orders: { ...orders, [game]: { ...own, [name]: value } } })}
        />
      ))}
    </Group>
  )
}

export default SettingsPage
