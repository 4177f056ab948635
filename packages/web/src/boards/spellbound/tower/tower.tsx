import { say } from '@conclave/kernel'
import { Icon } from '../../../art/icon.tsx'
import { Moon } from '../../../art/lights.tsx'
import { Region } from '../../parts/region.tsx'
import { BookMark } from '../card/face.tsx'
import { useBoard } from '../context.ts'
import { Pile } from '../display/pile.tsx'
import { words } from '../texts/index.ts'
import { ForecastView } from './forecast-view.tsx'
import { Side } from './side.tsx'
import style from './tower.module.css'

const stages = [5, 4, 3, 2, 1] as const
const strengths = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 0 } as const

/** The Witch's tower: her stages, both sides of the coming battle, the recovered books. */
export const Tower = () => {
  const { speak } = useBoard()
  return (
    <Region name="tower" title={speak(words('tower'))} className={style.tower}>
      <Ladder />
      <div className={style.sides}>
        <Side side="sun" />
        <Side side="moon" />
      </div>
      <ForecastView />
      <div className={style.foot}>
        <Slots />
        <Pile zone="minionPile" slim />
      </div>
    </Region>
  )
}

const Ladder = () => {
  const { table, speak, staged } = useBoard()
  return (
    <ol
      className={style.ladder}
      style={{ '--stage': table.stage }}
      data-staged={staged.includes('tower:witch') || undefined}
    >
      {stages.map((stage) => {
        const strength = strengths[stage]
        const name = speak(words('stage.name', { stage }))
        const effect = speak(words(`stage.${stage}`))
        const here = table.stage === stage ? ` ${speak(words('stage.here'))}` : ''
        return (
          <li key={stage} className={style.stage} data-stage={stage} title={`${name}. ${effect}${here}`}>
            <span className="hidden">{`${name}. ${effect}${here}`}</span>
            <span className={style.number} data-printed="" aria-hidden="true">
              {stage}
            </span>
            <StageSigns stage={stage} />
            {strength > 0 && (
              <span className={style.strength} aria-hidden="true">
                <Moon />
                {strength}
              </span>
            )}
          </li>
        )
      })}
      <li className={style.witch} aria-hidden="true">
        <Icon name="witch" />
      </li>
    </ol>
  )
}

/** Signs of the events when she comes to a stage. */
const StageSigns = ({ stage }: { readonly stage: (typeof stages)[number] }) => {
  const { speak } = useBoard()
  return (
    <span className={style.signs} aria-hidden="true">
      {stage === 5 && (
        <>
          <Icon name="lost" />
          <b>{speak(words('stage.lost'))}</b>
        </>
      )}
      {stage === 4 && (
        <>
          <Icon name="troll" />
          <b>2</b>
          <Icon name="hat" />
          <b>1</b>
        </>
      )}
      {stage === 3 && (
        <>
          <Icon name="troll" />
          <b>1</b>
          <Icon name="draw" />
          <b>2</b>
        </>
      )}
      {stage === 2 && (
        <>
          <Icon name="draw" />
          <b>1</b>
        </>
      )}
    </span>
  )
}

/** The recovered books in their slots. */
const Slots = () => {
  const { table, speak, question } = useBoard()
  // [SPB-FB.3] In the final battle one book after the other is put to use.
  const allotted = question?.kind === 'allot' ? question.about.book : null
  const { bookSlots } = table
  return (
    <ul
      className={style.slots}
      aria-label={speak(words('slots'))}
      title={speak(words('slots.none', { count: bookSlots.length }))}
    >
      {[0, 1, 2, 3, 4].map((slot) => {
        const book = bookSlots[slot]
        return (
          <li
            key={slot}
            className={style.slot}
            data-full={book !== undefined || undefined}
            data-now={(book !== undefined && book === allotted) || undefined}
          >
            {book === undefined ? (
              <Icon name="openBook" />
            ) : (
              <>
                <span className="hidden">{speak(say(`book.${book}`))}</span>
                <BookMark colour={book} speak={speak} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
