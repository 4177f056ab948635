import type { TableInfo } from '@conclave/protocol'
import { type FormEvent, useState } from 'react'
import { usePageTitle } from '../../notice/use-page-title.ts'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { call } from '../../table/remote/api.ts'
import type { Failing } from '../../table/trouble.ts'
import { useText } from '../../texts/context.tsx'
import { speakTrouble } from '../../texts/trouble-texts.ts'
import { Frame } from '../frame.tsx'
import { gameName } from '../game-facts.ts'
import style from './waiting-room.module.css'

/** Somebody came by a link: a name, and the seat is hers. */
export const JoinTable = ({
  info,
  token,
  onJoined,
}: {
  readonly info: TableInfo
  readonly token: string
  onJoined(info: TableInfo): void
}) => {
  const t = useText()
  const settings = useSettings()
  usePageTitle(t('join.title'))
  const [name, setName] = useState(settings.name)
  const [problem, setProblem] = useState<Failing | null>(null)
  const take = async (event: FormEvent) => {
    event.preventDefault()
    const called = name.trim()
    changeSettings({ name: called })
    const answer = await call('claimSeat', {
      params: { table: info.id },
      body: { token, ...(called === '' ? {} : { name: called }) },
    })
    if (answer.ok) onJoined(answer.value.table)
    else setProblem(answer.code)
  }
  return (
    <Frame>
      <form className={`panel ${style.room}`} onSubmit={(event) => void take(event)}>
        <h1>{t('join.title')}</h1>
        <p>{gameName(info.game)}</p>
        <label className={style.field}>
          {t('join.name')}
          <input
            className="field"
            value={name}
            maxLength={40}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {problem !== null && <p role="alert">{speakTrouble(t, { code: problem })}</p>}
        <button type="submit" className="button primary">
          {t('join.take')}
        </button>
      </form>
    </Frame>
  )
}
