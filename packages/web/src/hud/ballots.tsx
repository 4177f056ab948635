import { botName } from '../play/names.ts'
import { usePlay } from '../play/play.ts'
import style from './ballots.module.css'

/** Ballots of those who play: the voices so far, and one's own. */
export const Ballots = () => {
  const { table, texts, snapshot, nameOf } = usePlay()
  const { t, language } = texts
  const { ballots, mySeats, absence } = snapshot
  if (ballots.length === 0 || absence === null) return null
  const bot = botName(t, absence.bot)
  return (
    <section className={style.ballots} aria-label={t('vote.title')}>
      {ballots.map((ballot) => {
        const { about, on, yes, no, until } = ballot
        const mine = { yes: said(yes, mySeats), no: said(no, mySeats) }
        const may = mySeats.length > 0 && table.vote !== undefined
        return (
          <div key={`${about} ${on}`} className={style.ballot}>
            <p role="status" className={style.question}>
              {on === null ? t('vote.end') : t('vote.stand-in', { name: nameOf(on), bot })}
            </p>
            <p className="faint">
              {yes.length > 0 && t('vote.yes', { names: yes.map(nameOf).join(', ') })}
              {no.length > 0 && ` ${t('vote.no', { names: no.map(nameOf).join(', ') })}`}
              {until !== null &&
                ` ${t('vote.until', {
                  time: new Intl.DateTimeFormat(language, {
                    weekday: 'long',
                    hour: 'numeric',
                    minute: 'numeric',
                  }).format(until),
                })}`}
            </p>
            {may && (
              <p className={style.answers}>
                <button
                  type="button"
                  className="button small"
                  aria-pressed={mine.yes}
                  onClick={() => table.vote?.({ about, on }, true)}
                >
                  {t('vote.want')}
                </button>
                <button
                  type="button"
                  className="button small"
                  aria-pressed={mine.no}
                  onClick={() => table.vote?.({ about, on }, false)}
                >
                  {t(about === 'end' ? 'vote.playOn' : 'vote.wait')}
                </button>
              </p>
            )}
          </div>
        )
      })}
    </section>
  )
}

const said = (seats: readonly number[], mine: readonly number[]): boolean =>
  mine.some((seat) => seats.includes(seat))
