import type { Invitation, TableInfo } from '@conclave/protocol'
import { useState } from 'react'
import type { LoadedGame } from '../../games/loaded-game.ts'
import { SeatMark } from '../../hud/seat-mark.tsx'
import type { Options } from '../../kit/kit.ts'
import { botName, levelsOf } from '../../play/names.ts'
import { call } from '../../table/remote/api.ts'
import { linkOf, readInvitations } from '../../table/remote/invitations.ts'
import type { Trouble } from '../../table/trouble.ts'
import { useTexts } from '../../texts/context.tsx'
import { speakTrouble } from '../../texts/trouble-texts.ts'
import { CopyLink } from '../../ui/copy-link.tsx'
import { LoopbackNote } from '../../ui/loopback-note.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { placeOf } from '../new-table/seat-fields.tsx'
import { PageFrame } from '../page-frame.tsx'
import { AbsenceNote } from './absence-note.tsx'
import { hasFreeSeats } from './free-seats.ts'
import { SeatChoices } from './seat-choices.tsx'
import { sendChoices, useSeatChoices } from './use-seat-choices.ts'
import style from './waiting-room.module.css'

/** Before an online match: who is here, the links for who is not, and the fingerprint of the shuffle. */
export const WaitingRoom = ({ info, loaded }: { readonly info: TableInfo; readonly loaded: LoadedGame }) => {
  const { t } = useTexts()
  usePageTitle(t('wait.title'))
  const [links, setLinks] = useState<readonly Invitation[]>(() => readInvitations(info.id))
  const seats = info.seats
    .filter(({ mine, kind }) => mine || (info.owner && kind === 'bot'))
    .map(({ seat }) => seat)
  const choosing = useSeatChoices(info, loaded, seats)
  const free = hasFreeSeats(info.seats)
  const [problem, setProblem] = useState<Trouble | null>(null)
  const choose = async (changed: Options) => {
    choosing.change(changed)
    const { settings } = loaded.game
    for (const [name, value] of Object.entries(changed)) {
      const of = () => ({ [name]: value })
      const refused = await sendChoices(info.id, [settings[name]?.seat ?? 0], { of })
      setProblem(refused === null ? null : refused.trouble)
    }
  }
  const renew = async (seat: number) => {
    const answer = await call('newLink', { params: { table: info.id, seat }, body: {} })
    if (answer.ok) setLinks([...links.filter((link) => link.seat !== seat), answer.value])
  }
  return (
    <PageFrame>
      <section className={`panel ${style.room}`}>
        <h1>{t('wait.title')}</h1>
        {!free && <p>{t('wait.all')}</p>}
        {info.owner && free && <p>{t('wait.links')}</p>}
        {info.owner && free && <LoopbackNote />}
        <AbsenceNote info={info} />
        <ul className={style.seats}>
          {info.seats.map(({ seat, kind, name, bot, taken, mine }) => {
            const place = placeOf(choosing.texts, seat)
            const link = links.find((each) => each.seat === seat)
            return (
              <li key={seat}>
                <span className={style.who}>
                  <SeatMark seat={seat} /> <strong>{name ?? place}</strong>{' '}
                  {kind === 'bot'
                    ? botName(t, bot)
                    : mine
                      ? t('seat.you')
                      : t(!taken ? 'wait.free' : free ? 'wait.ready' : 'wait.seated')}
                </span>
                {info.owner && kind === 'human' && !taken && (
                  <span className={style.link}>
                    {link !== undefined && (
                      <CopyLink label={t('wait.link', { place })} link={linkOf(info.id, link.token)} />
                    )}
                    <button type="button" className="button quiet small" onClick={() => void renew(seat)}>
                      {t('wait.again')}
                    </button>
                  </span>
                )}
              </li>
            )
          })}
        </ul>
        {choosing.any && <SeatChoices loaded={loaded} seats={seats} {...choosing} change={choose} />}
        {problem !== null && <p role="alert">{speakTrouble(t, problem)}</p>}
        {info.owner && (
          <button
            type="button"
            className="button primary"
            onClick={() =>
              void call('startTable', {
                params: { table: info.id },
                body: { bot: levelsOf(choosing.texts, loaded.kit).usual },
              })
            }
          >
            {t(free ? 'wait.start' : 'wait.begin')}
          </button>
        )}
        <p className="faint">
          {t('wait.commitment')} <code className={style.code}>{info.commitment}</code>
        </p>
      </section>
    </PageFrame>
  )
}
