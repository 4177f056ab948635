import { useState } from 'react'
import { botName, levelsOf } from '../play/names.ts'
import { usePlay } from '../play/play.ts'
import { call } from '../table/remote/api.ts'
import { linkOf } from '../table/remote/invitations.ts'
import type { SeatInfo } from '../table/table.ts'
import { speakTrouble } from '../texts/trouble-texts.ts'
import { CopyLink } from '../ui/copy-link.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoopbackNote } from '../ui/loopback-note.tsx'
import style from './hand-on.module.css'

/** Actions on a seat in mid-match: one's own, or another while its person is away. */
const HandOn = ({ info, onClose }: { readonly info: SeatInfo; onClose(): void }) => {
  const { texts, nameOf } = usePlay()
  return (
    <Dialog title={texts.t('hand.title', { name: nameOf(info.seat) })} isOpen onClose={onClose}>
      {info.mine ? <Own info={info} onClose={onClose} /> : <Absent info={info} onClose={onClose} />}
    </Dialog>
  )
}

/** One's own seat: a second device, somebody else, or a bot for good. */
const Own = ({ info, onClose }: { readonly info: SeatInfo; onClose(): void }) => {
  const { table, texts, nameOf, loaded } = usePlay()
  const levels = levelsOf(texts, loaded.kit)
  const { t } = texts
  const name = nameOf(info.seat)
  const [level, setLevel] = useState<string>(levels.usual)
  const [sure, setSure] = useState(false)
  const [link, setLink] = useState<{ readonly for: LinkFor; readonly link: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const params = { table: table.id, seat: info.seat }
  const seatBot = async () => {
    if (!sure) return setSure(true)
    const answer = await call('seatBot', { params, body: { bot: level } })
    if (answer.ok) onClose()
    else setProblem(speakTrouble(t, answer))
  }
  const newLink = async (wanted: LinkFor) => {
    setProblem(null)
    const answer = await call('newLink', { params, body: { for: wanted } })
    if (answer.ok) setLink({ for: wanted, link: linkOf(table.id, answer.value.token) })
    else setProblem(speakTrouble(t, answer))
  }
  return (
    <>
      {linksFor.map((each) => (
        <section key={each} className={style.part}>
          <p>{t(`hand.link.${each}`)}</p>
          {link?.for === each ? (
            <div className={style.row}>
              <CopyLink label={t('wait.link', { place: name })} link={link.link} />
              <LoopbackNote />
            </div>
          ) : (
            <button type="button" className="button" onClick={() => void newLink(each)}>
              {t(`hand.link.${each}.make`)}
            </button>
          )}
        </section>
      ))}
      <section className={style.part}>
        <p>{t('hand.bot.own')}</p>
        <div className={style.row}>
          <select
            className="field"
            aria-label={t('new.level', { place: name })}
            value={level}
            onChange={({ target }) => setLevel(target.value)}
          >
            {levels.choices.map(({ spec, name: called, about }) => (
              <option key={spec} value={spec}>
                {t('bot.level', { name: called, about })}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button"
            onClick={() => void seatBot()}
            onBlur={() => setSure(false)}
          >
            {t(sure ? 'hand.bot.sure' : 'hand.bot')}
          </button>
        </div>
      </section>
      {problem !== null && (
        <p role="alert" className={style.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

type LinkFor = (typeof linksFor)[number]
const linksFor = ['device', 'player'] as const

/** Somebody is away: what was agreed for that, and what those who are here may want. */
const Absent = ({ info: { seat, standIn }, onClose }: { readonly info: SeatInfo; onClose(): void }) => {
  const { table, texts, nameOf, snapshot } = usePlay()
  const { t } = texts
  const name = nameOf(seat)
  const { absence } = snapshot
  if (absence === null) return null
  const bot = botName(t, standIn ?? absence.bot)
  const may = standIn == null && absence.how === 'vote'
  return (
    <section className={style.part}>
      <p>{t(standIn == null ? `hand.away.${absence.how}` : 'hand.away.sits', { name, bot })}</p>
      {may && (
        <button
          type="button"
          className="button primary"
          onClick={() => {
            table.vote?.({ about: 'stand-in', on: seat }, true)
            onClose()
          }}
        >
          {t('hand.away.want', { bot })}
        </button>
      )}
    </section>
  )
}

export default HandOn
