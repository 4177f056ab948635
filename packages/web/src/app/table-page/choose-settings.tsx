import type { TableInfo } from '@conclave/protocol'
import { type FormEvent, useState } from 'react'
import { gameName } from '../../games/game-facts.ts'
import { useGame } from '../../games/loaded-game.ts'
import type { Trouble } from '../../table/trouble.ts'
import { useText } from '../../texts/context.tsx'
import { speakTrouble } from '../../texts/trouble-texts.ts'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { PageFrame } from '../page-frame.tsx'
import { SeatChoices } from './seat-choices.tsx'
import { sendChoices, useSeatChoices } from './use-seat-choices.ts'
import style from './waiting-room.module.css'

/** Before the same people play again: another deck, say. The others wait until one has sat down. */
export const ChooseSettings = ({ info, onChosen }: { readonly info: TableInfo; onChosen(): void }) => {
  const t = useText()
  const loaded = useGame(info.game, info.edition)
  usePageTitle(t('choose.title'))
  const mine = info.seats.filter((seat) => seat.mine).map(({ seat }) => seat)
  const choosing = useSeatChoices(info, loaded, mine)
  const [problem, setProblem] = useState<Trouble | null>(null)
  const sitDown = async (event: FormEvent) => {
    event.preventDefault()
    const refused = await sendChoices(info.id, mine, choosing)
    // Whoever owns the table has begun without waiting.
    if (refused === null || refused.code === 'already-started') onChosen()
    else setProblem(refused.trouble)
  }
  return (
    <PageFrame>
      <form className={`panel ${style.room}`} onSubmit={(event) => void sitDown(event)}>
        <h1>{t('choose.title')}</h1>
        <p>{gameName(info.game, info.edition)}</p>
        <SeatChoices loaded={loaded} seats={mine} {...choosing} />
        {choosing.objection !== null && <p role="status">{choosing.objection}</p>}
        {problem !== null && <p role="alert">{speakTrouble(t, problem)}</p>}
        <button type="submit" className="button primary" disabled={choosing.objection !== null}>
          {t('choose.go')}
        </button>
      </form>
    </PageFrame>
  )
}
