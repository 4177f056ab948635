import type { TableInfo } from '@conclave/protocol'
import { Link } from 'wouter'
import { gameName } from '../../games/game-facts.ts'
import type { Save } from '../../table/local/plan.ts'
import { useTexts } from '../../texts/context.tsx'
import style from './lobby.module.css'
import { resultOf } from './summary.ts'

/** So many results stand where everybody sees them. */
const most = 3

/** Results of my last matches, on this device and online, in a line each: whoever comes from a match sees it at once. */
export const LastMatches = ({
  saves,
  tables,
}: {
  readonly saves: readonly Save[]
  readonly tables: readonly TableInfo[]
}) => {
  const { t, language } = useTexts()
  const here = saves.flatMap(({ plan, outcome, updated }) =>
    outcome === null
      ? []
      : [
          {
            id: plan.id,
            path: `/here/${plan.id}`,
            game: gameName(plan.game, plan.edition),
            at: updated,
            result: resultOf(
              t,
              plan.game,
              outcome.winners,
              plan.seats.map(({ name, kind, level }, seat) => ({
                seat,
                name,
                kind,
                bot: level,
                mine: kind === 'human',
              })),
            ),
          },
        ],
  )
  const online = tables.flatMap(({ id, game, edition, ended, outcome, seats }) =>
    outcome === null || ended === null || !seats.some(({ mine }) => mine)
      ? []
      : [
          {
            id,
            path: `/table/${id}`,
            game: gameName(game, edition),
            at: ended,
            result: resultOf(t, game, outcome.winners, seats),
          },
        ],
  )
  const last = [...here, ...online].toSorted((one, other) => other.at - one.at).slice(0, most)
  if (last.length === 0) return null
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'short' })
  return (
    <section className={style.last} aria-label={t('lobby.last')}>
      <h2>{t('lobby.last')}</h2>
      <ul>
        {last.map(({ id, path, game, at, result }) => (
          <li key={id}>
            <Link href={path}>
              <strong className={style.result}>{result}</strong> {game}
            </Link>{' '}
            <span className="faint">{dates.format(at)}</span>
          </li>
        ))}
        <li>
          <a href="#finished">{t('lobby.all')}</a>
        </li>
      </ul>
    </section>
  )
}
