import { useId } from 'react'
import type { levelsOf } from '../../play/names.ts'
import type { OnlineChoice } from '../../table/choices.ts'
import { useText } from '../../texts/context.tsx'
import style from './new-table.module.css'

export const usualOnline: OnlineChoice = {
  watchable: false,
  windows: 'measured',
  windowSeconds: 20,
  advice: 'bots',
  absence: { how: 'vote', bot: 'greedy' },
}

const times = [10, 20, 45, 90, 0] as const
const advices = ['bots', 'always', 'never'] as const
const absences = ['vote', 'bot'] as const
const pauses = ['measured', 'fast'] as const

export const OnlineFields = ({
  value,
  levels,
  onChange,
}: {
  readonly value: OnlineChoice
  readonly levels: ReturnType<typeof levelsOf>
  onChange(value: OnlineChoice): void
}) => {
  const t = useText()
  const id = useId()
  return (
    <>
      <div className={style.option}>
        <label htmlFor={`${id}watch`}>
          <span className={style.label}>{t('new.watch')}</span>
          <input
            id={`${id}watch`}
            type="checkbox"
            checked={value.watchable}
            onChange={({ target }) => onChange({ ...value, watchable: target.checked })}
          />
        </label>
        <p className="faint">{t('new.watch.help')}</p>
      </div>
      <div className={style.option}>
        <label htmlFor={`${id}windows`}>
          <span className={style.label}>{t('new.windows')}</span>
          <select
            id={`${id}windows`}
            className="field"
            value={value.windows}
            aria-describedby={`${id}windows-help`}
            onChange={({ target }) =>
              onChange({ ...value, windows: pauses.find((each) => each === target.value) ?? 'measured' })
            }
          >
            {pauses.map((each) => (
              <option key={each} value={each}>
                {t(`new.windows.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <p id={`${id}windows-help`} className="faint">
          {t(`new.windows.${value.windows}.help`)}
        </p>
      </div>
      <div className={style.option}>
        <label htmlFor={`${id}seconds`}>
          <span className={style.label}>{t('new.seconds')}</span>
          <select
            id={`${id}seconds`}
            className="field"
            value={value.windowSeconds}
            onChange={({ target }) => onChange({ ...value, windowSeconds: Number(target.value) })}
          >
            {times.map((seconds) => (
              <option key={seconds} value={seconds}>
                {t('new.seconds.value', { seconds })}
              </option>
            ))}
          </select>
        </label>
        <p className="faint">{t('new.seconds.help')}</p>
      </div>
      <div className={style.option}>
        <label htmlFor={`${id}advice`}>
          <span className={style.label}>{t('new.advice')}</span>
          <select
            id={`${id}advice`}
            className="field"
            value={value.advice}
            onChange={({ target }) =>
              onChange({ ...value, advice: advices.find((each) => each === target.value) ?? 'bots' })
            }
          >
            {advices.map((each) => (
              <option key={each} value={each}>
                {t(`new.advice.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <p className="faint">{t('new.advice.help')}</p>
      </div>
      <div className={style.option}>
        <label htmlFor={`${id}absence`}>
          <span className={style.label}>{t('new.absence')}</span>
          <select
            id={`${id}absence`}
            className="field"
            value={value.absence.how}
            onChange={({ target }) =>
              onChange({
                ...value,
                absence: {
                  ...value.absence,
                  how: absences.find((each) => each === target.value) ?? 'vote',
                },
              })
            }
          >
            {absences.map((each) => (
              <option key={each} value={each}>
                {t(`new.absence.${each}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={style.option}>
        <label htmlFor={`${id}stand-in`}>
          <span className={style.label}>{t('new.absence.level')}</span>
          <select
            id={`${id}stand-in`}
            className="field"
            value={value.absence.bot}
            aria-describedby={`${id}absence-help`}
            onChange={({ target }) =>
              onChange({ ...value, absence: { ...value.absence, bot: target.value } })
            }
          >
            {levels.choices.map(({ spec, name, about }) => (
              <option key={spec} value={spec}>
                {t('bot.level', { name, about })}
              </option>
            ))}
          </select>
        </label>
        <p id={`${id}absence-help`} className="faint">
          {t('new.absence.help')}
        </p>
      </div>
    </>
  )
}
