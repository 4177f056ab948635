import type { TableInfo } from '@conclave/protocol'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { gameName, titleOf } from '../../games/game-facts.ts'
import { useGame } from '../../games/loaded-game.ts'
import { changeSettings, useSettings } from '../../settings/settings.ts'
import { call } from '../../table/remote/api.ts'
import type { Trouble } from '../../table/trouble.ts'
import { useText } from '../../texts/context.tsx'
import { speakTrouble } from '../../texts/trouble-texts.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { placeOf } from '../new-table/seat-fields.tsx'
import { PageFrame } from '../page-frame.tsx'
import { AbsenceNote } from './absence-note.tsx'
import { SeatChoices } from './seat-choices.tsx'
import { refusalOf, useSeatChoices } from './use-seat-choices.ts'
import style from './waiting-room.module.css'

/** Somebody came by a link: a name, what she chooses for the seat, and it is hers. */
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
  const [problem, setProblem] = useState<Trouble | null>(null)
  const loaded = useGame(info.game, info.edition)
  const seats = info.status === 'waiting' && info.invited !== null && !info.device ? [info.invited] : []
  const choosing = useSeatChoices(info, loaded, seats)
  const seatNames = choosing.seatNames.map((given, seat) => (seats.includes(seat) && name.trim()) || given)
  const take = async (event: FormEvent) => {
    event.preventDefault()
    const called = name.trim()
    if (!info.device) changeSettings({ name: called })
    const answer = await call('claimSeat', {
      params: { table: info.id },
      body: {
        token,
        ...(called === '' || info.device ? {} : { name: called }),
        settings: Object.assign({}, ...seats.map(choosing.of)),
      },
    })
    if (answer.ok) onJoined(answer.value.table)
    else setProblem(refusalOf(answer).trouble)
  }
  return (
    <PageFrame>
      <form className={`panel ${style.room}`} onSubmit={(event) => void take(event)}>
        <h1>{t(info.device ? 'join.device.title' : 'join.title')}</h1>
        {info.device ? (
          <p>
            {t('join.device', {
              name: info.seats[info.invited ?? 0]?.name ?? placeOf(choosing.texts, info.invited ?? 0),
            })}
          </p>
        ) : (
          <>
            <Invitation info={info} />
            <AbsenceNote info={info} />
          </>
        )}
        {!info.device && (
          <label className={style.field}>
            {t('join.name')}
            <input
              className="field"
              value={name}
              maxLength={40}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
        )}
        {choosing.any && (
          <>
            <SeatChoices loaded={loaded} seats={seats} {...choosing} seatNames={seatNames} />
            <p className="faint">{t('join.secret')}</p>
          </>
        )}
        {choosing.any && choosing.objection !== null && <p role="status">{choosing.objection}</p>}
        {problem !== null && <p role="alert">{speakTrouble(t, problem)}</p>}
        <button
          type="submit"
          className="button primary"
          disabled={choosing.any && choosing.objection !== null}
        >
          {t(info.device ? 'join.device.take' : 'join.take')}
        </button>
      </form>
    </PageFrame>
  )
}

/**
 * Invitation: by whom, to which game, how long that takes, and where one learns it. The token of the link stays in the history of
 * this tab.
 */
const Invitation = ({ info }: { readonly info: TableInfo }) => {
  const t = useText()
  const title = titleOf(info.game, info.edition)
  const game = gameName(info.game, info.edition)
  // Whoever has made the table sits in the first seat that a person had from the beginning.
  const host = info.seats.find(({ kind, taken, seat }) => kind === 'human' && taken && seat !== info.invited)
  const [lesson] = title?.lessons ?? []
  return (
    <>
      <p>
        {host?.name == null ? t('join.by.somebody', { game }) : t('join.by', { name: host.name, game })}{' '}
        {title !== undefined &&
          t('join.facts', { seats: info.seats.length, from: title.minutes[0], to: title.minutes[1] })}
      </p>
      {title !== undefined && <p className="faint">{t(title.text)}</p>}
      {lesson !== undefined && (
        <p>
          {t('join.lesson')} <Link href={`/tutorial/${lesson.id}`}>{t('lobby.tutorial')}</Link>
        </p>
      )}
    </>
  )
}
