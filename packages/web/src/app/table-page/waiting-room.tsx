import { say } from '@conclave/kernel'
import type { Invitation, TableInfo } from '@conclave/protocol'
import { useMemo, useState } from 'react'
import { usePageTitle } from '../../notice/use-page-title.ts'
import type { LoadedGame } from '../../play/loaded-game.ts'
import { botName } from '../../play/names.ts'
import { SeatMark } from '../../play/seat-mark.tsx'
import { call } from '../../table/remote/api.ts'
import { linkOf, readInvitations } from '../../table/remote/invitations.ts'
import { useTexts } from '../../texts/context.tsx'
import { tableTexts } from '../../texts/table-texts.ts'
import { Frame } from '../frame.tsx'
import style from './waiting-room.module.css'

/** Before an online match: who is here, the links for who is not, and the fingerprint of the shuffle. */
export const WaitingRoom = ({ info, loaded }: { readonly info: TableInfo; readonly loaded: LoadedGame }) => {
  const { t, catalogues, language } = useTexts()
  const texts = useMemo(() => tableTexts(loaded, catalogues, language), [loaded, catalogues, language])
  usePageTitle(t('wait.title'))
  const [links, setLinks] = useState<readonly Invitation[]>(() => readInvitations(info.id))
  const renew = async (seat: number) => {
    const answer = await call('newLink', { params: { table: info.id, seat }, body: {} })
    if (answer.ok) setLinks([...links.filter((link) => link.seat !== seat), answer.value])
  }
  return (
    <Frame>
      <section className={`panel ${style.room}`}>
        <h1>{t('wait.title')}</h1>
        {info.owner && <p>{t('wait.links')}</p>}
        <ul className={style.seats}>
          {info.seats.map(({ seat, kind, name, bot, taken, mine }) => {
            const place = texts.has(`seat.${seat}`)
              ? texts.speak(say(`seat.${seat}`))
              : t('seat.number', { number: seat + 1 })
            const link = links.find((each) => each.seat === seat)
            return (
              <li key={seat}>
                <span className={style.who}>
                  <SeatMark seat={seat} /> <strong>{name ?? place}</strong>{' '}
                  {kind === 'bot'
                    ? botName(t, bot)
                    : mine
                      ? t('seat.you')
                      : t(taken ? 'wait.ready' : 'wait.free')}
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
        {info.owner && (
          <button
            type="button"
            className="button primary"
            onClick={() => void call('startTable', { params: { table: info.id }, body: {} })}
          >
            {t('wait.start')}
          </button>
        )}
        <p className="faint">
          {t('wait.commitment')} <code className={style.code}>{info.commitment}</code>
        </p>
      </section>
    </Frame>
  )
}

const CopyLink = ({ label, link }: { readonly label: string; readonly link: string }) => {
  const { t } = useTexts()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => {})
    setCopied(true)
  }
  return (
    <>
      <input
        className="field"
        aria-label={label}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="button small" onClick={() => void copy()}>
        {t(copied ? 'wait.copied' : 'wait.copy')}
      </button>
    </>
  )
}
