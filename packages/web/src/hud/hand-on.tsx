import { useState } from 'react'
import { levelsOf } from '../play/names.ts'
import { usePlay } from '../play/play.ts'
import { call } from '../table/remote/api.ts'
import { linkOf } from '../table/remote/invitations.ts'
import type { SeatInfo } from '../table/table.ts'
import type { Failing } from '../table/trouble.ts'
import { speakTrouble } from '../texts/trouble-texts.ts'
import { CopyLink } from '../ui/copy-link.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoopbackNote } from '../ui/loopback-note.tsx'
import style from './hand-on.module.css'

/** What can be done with a seat in mid-match: a bot plays on in it, or somebody else does, by a new link. */
const HandOn = ({ info, onClose }: { readonly info: SeatInfo; onClose(): void }) => {
  const { table, texts, nameOf, loaded } = usePlay()
  const levels = levelsOf(texts, loaded.kit)
  const { t } = texts
  const name = nameOf(info.seat)
  const [level, setLevel] = useState<string>(levels.usual)
  const [sure, setSure] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const params = { table: table.id, seat: info.seat }
  const refused = (code: Failing, here: string | null) => setProblem(here ?? speakTrouble(t, { code }))
  const seatBot = async () => {
    if (!sure) return setSure(true)
    const answer = await call('seatBot', { params, body: { bot: level } })
    if (answer.ok) onClose()
    else refused(answer.code, null)
  }
  const newLink = async () => {
    setProblem(null)
    const answer = await call('newLink', { params, body: {} })
    if (answer.ok) setLink(linkOf(table.id, answer.value.token))
    else refused(answer.code, answer.code === 'not-your-seat' ? t('hand.here', { name }) : null)
  }
  return (
    <Dialog title={t('hand.title', { name })} isOpen onClose={onClose}>
      <section className={style.part}>
        <p>{info.mine ? t('hand.bot.own') : t('hand.bot.about', { name })}</p>
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
      <section className={style.part}>
        <p>{info.mine ? t('hand.link.own') : t('hand.link.about', { name })}</p>
        {link === null ? (
          <button type="button" className="button" onClick={() => void newLink()}>
            {t('wait.again')}
          </button>
        ) : (
          <div className={style.row}>
            <CopyLink label={t('wait.link', { place: name })} link={link} />
            <LoopbackNote />
          </div>
        )}
      </section>
      {problem !== null && (
        <p role="alert" className={style.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  )
}

export default HandOn
