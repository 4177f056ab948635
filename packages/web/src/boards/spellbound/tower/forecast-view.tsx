import type { Message } from '@conclave/kernel'
import { useBoard } from '../context.ts'
import { type Odds, percent } from '../odds.ts'
import { sentTo } from '../outcome.ts'
import { words } from '../texts/index.ts'
import { comingBattle } from './battle.ts'
import style from './forecast-view.module.css'

/** The coming encounter, reckoned exactly: how likely it is won, and what it would cost. */
export const ForecastView = () => {
  const { table: now, speak, question, options, lookedAt } = useBoard()
  // What one looks at is shown as if it were done.
  const then = sentTo(lookedAt, question, options, now)
  const table = then ?? now
  const { sun, moon, stones, odds, final } = comingBattle(
    table,
    question?.kind === 'allot' ? question.about.left : table.phase === 'finalBattle' ? 0 : undefined,
  )
  const fought = table.phase === 'finalBattle'
  const gaps = {
    win: percent(odds.win),
    one: percent(odds.climbOne),
    two: percent(odds.climbTwo),
    ruin: percent(odds.ruin),
  }
  return (
    <div className={style.forecast}>
      {!fought && (
        <>
          <p className={style.line} data-foreseen={then !== null || undefined}>
            <b>{speak(words('forecast.encounter'))}</b>
            <span className={style.chance} data-good={odds.win >= 0.5 || undefined}>
              {speak(words(then === null ? 'forecast.win' : 'forecast.sent', { percent: percent(odds.win) }))}
            </span>
          </p>
          <div
            className={style.bar}
            role="img"
            aria-label={speak(words('forecast.odds', gaps))}
            title={speak(words('forecast.odds', gaps))}
          >
            <Slice share={odds.win} sort="win" />
            <Slice share={odds.climbOne} sort="one" />
            <Slice share={odds.climbTwo} sort="two" />
            <Slice share={odds.ruin} sort="ruin" />
          </div>
          <p className={style.small} data-brief={final !== null || undefined}>
            <span className={style.sides}>{speak(words('forecast.sides', { sun, moon, stones }))}</span>
            {odds.win < 1 - 1e-9 && <span>{speak(ifLost(odds, table.stage))}</span>}
          </p>
          <p className={style.deck}>{speak(words('forecast.deck', { count: table.zones.deck.count }))}</p>
        </>
      )}
      {final !== null && (
        <p className={style.line} title={speak(words('forecast.books'))}>
          <b>{speak(words('forecast.final'))}</b>
          <span className={style.chance} data-good={final >= 0.5 || undefined}>
            {speak(words('forecast.win', { percent: percent(final) }))}
          </span>
        </p>
      )}
    </div>
  )
}

/** Text of a lost encounter. */
const ifLost = ({ climbOne, climbTwo, ruin }: Odds, stage: number): Message => {
  const least = climbOne > 0 ? 1 : 2
  if ((climbOne === 0 && climbTwo === 0) || stage + least >= 5) return words('forecast.end')
  if (ruin > 0 || (climbTwo > 0 && stage + 2 >= 5)) return words('forecast.ruin')
  if (climbOne > 0 && climbTwo > 0) return words('forecast.climb.range')
  return words('forecast.climb', { stages: least })
}

const Slice = ({ share, sort }: { readonly share: number; readonly sort: string }) =>
  share > 0 ? (
    <span className={style.slice} data-sort={sort} style={{ flexGrow: share }}>
      {share >= 0.14 && percent(share)}
    </span>
  ) : null
