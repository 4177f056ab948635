import { games } from '@conclave/games'
import { Link } from 'wouter'
import { titleAt } from '../../games/game-facts.ts'
import { hasRulesPage } from '../../rules/available.ts'
import { useText } from '../../texts/context.tsx'
import { GameArt } from './game-art.tsx'
import style from './game-card.module.css'

/** A game as one sees it on the shelf: picture, what it is about, for whom, how long, how demanding. */
export const GameCard = ({ id }: { readonly id: string }) => {
  const t = useText()
  const known = titleAt(id)
  const name = known?.name ?? id
  const editions = games.find((entry) => entry.id === (known?.game ?? id))?.editions ?? []
  const [min, max] = (editions.find((each) => each.id === known?.edition) ?? editions[0])?.seats ?? [1, 1]
  return (
    <article className={style.game} aria-label={name}>
      <GameArt title={id} />
      <div className={style.words}>
        <div className={style.head}>
          <h2>{name}</h2>
          {hasRulesPage(id) && (
            <Link
              className={`button quiet ${style.above}`}
              href={`/rules/${id}`}
              aria-label={t('lobby.rules.of', { game: name })}
            >
              {t('nav.rules')}
            </Link>
          )}
        </div>
        {known !== undefined && (
          <p>
            {t(known.text)}{' '}
            {known.changes !== undefined && (
              <Link className={style.above} href={`/rules/${known.changes}`}>
                {t('lobby.changes')}
              </Link>
            )}
          </p>
        )}
        <ul className={style.facts} aria-label={t('game.facts')}>
          <li>{t('game.seats', { min, max, same: min === max ? 1 : 0 })}</li>
          {known !== undefined && (
            <>
              <li>{t(`game.${known.spirit}`)}</li>
              {known.alone && (
                <li>
                  <Link className={style.above} href={`/new/${id}?alone`}>
                    {t('game.alone')}
                  </Link>
                </li>
              )}
              {known.edition === undefined && editions.length > 1 && (
                <li>{t('game.editions', { count: editions.length })}</li>
              )}
              <li>{t('game.minutes', { from: known.minutes[0], to: known.minutes[1] })}</li>
              <li>
                <Weight weight={known.weight} /> {t(`game.weight.${known.weight}`)}
              </li>
            </>
          )}
        </ul>
        <p className={style.actions}>
          <Link
            className={`button primary ${style.play}`}
            href={`/new/${id}`}
            aria-label={t('lobby.play.of', { game: name })}
          >
            {t('lobby.play')}
          </Link>
          {known?.lessons.map((lesson) => (
            <Link
              key={lesson.id}
              className={`button ${style.above}`}
              href={`/tutorial/${lesson.id}`}
              aria-label={t(`${lesson.name}.of`, { game: name })}
            >
              {t(lesson.name)}
            </Link>
          ))}
        </p>
      </div>
    </article>
  )
}

const Weight = ({ weight }: { readonly weight: number }) => (
  <span className={style.weight} aria-hidden="true">
    {'◆'.repeat(weight)}
    {'◇'.repeat(3 - weight)}
  </span>
)
