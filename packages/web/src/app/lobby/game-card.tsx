import { Link } from 'wouter'
import { useText } from '../../texts/context.tsx'
import type { UiText } from '../../texts/ui-texts.ts'
import { gameArt } from './game-art.tsx'
import style from './lobby.module.css'

const about: { readonly [game: string]: { readonly name: string; readonly text: UiText } } = {
  spellbound: { name: 'Spellbound', text: 'game.spellbound' },
}

/** What a game is, before its code is loaded. */
export const gameName = (id: string): string => about[id]?.name ?? id

export const GameCard = ({
  id,
  seats: [min, max],
}: {
  readonly id: string
  readonly seats: readonly [number, number]
}) => {
  const t = useText()
  const known = about[id]
  const Art = gameArt[id]
  return (
    <Link href={`/new/${id}`} className={style.game}>
      {Art !== undefined && <Art />}
      <span className={style.words}>
        <h2>{gameName(id)}</h2>
        {known !== undefined && <span>{t(known.text)}</span>}
        <span className="faint">{t('game.seats', { min, max })}</span>
        <span className={`button primary ${style.play}`}>{t('lobby.play')}</span>
      </span>
    </Link>
  )
}
