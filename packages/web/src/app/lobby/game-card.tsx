import { Link } from 'wouter'
import { areRulesTold } from '../../rules/told.ts'
import { useText } from '../../texts/context.tsx'
import { factsOf, gameName } from '../game-facts.ts'
import { GameArt } from './game-art.tsx'
import style from './game-card.module.css'

/** A game as one sees it on the shelf: picture, what it is about, for whom, how long, how demanding. */
export const GameCard = ({
  id,
  seats: [min, max],
}: {
  readonly id: string
  readonly seats: readonly [number, number]
}) => {
  const t = useText()
  const known = factsOf(id)
  const name = gameName(id)
  return (
    <article className={style.game} aria-label={name}>
      <GameArt game={id} />
      <div className={style.words}>
        <h2>{name}</h2>
        {known !== undefined && <p>{t(known.text)}</p>}
        <ul className={style.facts} aria-label={t('game.facts')}>
          <li>{t('game.seats', { min, max, same: min === max ? 1 : 0 })}</li>
          {known !== undefined && (
            <>
              <li>{t(`game.${known.spirit}`)}</li>
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
          {known?.lesson && (
            <Link
              className={`button ${style.above}`}
              href={`/tutorial/${id}`}
              aria-label={t('lobby.tutorial.of', { game: name })}
            >
              {t('lobby.tutorial')}
            </Link>
          )}
          {areRulesTold(id) && (
            <Link
              className={`button quiet ${style.above}`}
              href={`/rules/${id}`}
              aria-label={t('lobby.rules.of', { game: name })}
            >
              {t('nav.rules')}
            </Link>
          )}
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
