import { say } from '@conclave/kernel'
import { endOutlook } from '@conclave/spellbound'
import { alone } from '../parts/alone.ts'
import { useBoard } from './context.ts'
import { cardsToLeave, isAverted } from './pace.ts'
import style from './ribbon.module.css'
import { words } from './texts/index.ts'

const phases = ['witchTime', 'story', 'handOfFate'] as const

/** The turn, whose it is, its phases, and what still stands in the way of the next one. */
export const Ribbon = () => {
  const { table, speak } = useBoard()
  const { phase, active, acting } = table
  const extra = phase === 'encounter' || phase === 'finalBattle'
  const player = say(`seat.${active}`)
  const who =
    acting === active
      ? speak(words('turn.of', { player }))
      : speak(words('turn.steers', { player, mage: say(`seat.${acting}`) }))
  return (
    <div className={style.ribbon}>
      <p className={style.turn}>
        <b>{speak(words('turn', { turn: table.turn }))}</b>
        <span data-seat={active} className={style.who} title={who}>
          {who}
        </span>
      </p>
      <ol className={style.phases}>
        {phases.map((each) => (
          <li
            key={each}
            className={style.phase}
            aria-current={phase === each ? 'step' : undefined}
            data-part={extra && each === 'handOfFate' ? 'before' : undefined}
          >
            {alone(speak, say(`phase.${each}`))}
          </li>
        ))}
        {extra && (
          <li className={style.phase} aria-current="step">
            {alone(speak, say(`phase.${phase}`))}
          </li>
        )}
      </ol>
      <Notes />
    </div>
  )
}

const Notes = () => {
  const { table } = useBoard()
  const inStory = table.phase === 'story'
  if (!inStory && table.phase !== 'witchTime') return null
  return (
    <p className={style.notes}>
      {inStory && <StoryNotes />}
      <EndNotes />
    </p>
  )
}

/** Notes on the Story: what keeps it from ending, and what its end would cost. */
const StoryNotes = () => {
  const { table, speak } = useBoard()
  const left = cardsToLeave(table.zones.mageRow.cards ?? [])
  return (
    <span className={style.note} data-done={left === 0 || undefined}>
      {speak(left === 0 ? words('leave.none') : words('leave', { count: left }))}
    </span>
  )
}

/** Notes on the cost of the Story's end, while something can still be done about it. */
const EndNotes = () => {
  const { table, speak } = useBoard()
  const outlook = endOutlook(table)
  if (outlook === null) return null
  const { lost, defeat, purge, penalty, steps } = outlook
  const books = lost.map((book) => say(`book.${book}`))
  const first = penalty ? steps[0]?.piece : undefined
  return (
    <>
      {first !== undefined && (
        <span className={style.note} data-warning>
          {speak(words('unmoved.costs', { hunter: say(`piece.${first}`) }))}
        </span>
      )}
      {purge && (
        <span className={style.note} data-warning>
          {speak(words('purge'))}
        </span>
      )}
      {books.length > 0 && (
        <span className={style.note} data-warning data-loses>
          {speak(defeat === null ? words('end.loses', { books }) : words('end.loses.defeat', { books }))}
        </span>
      )}
      {books.length === 0 && defeat !== null && (
        <span className={style.note} data-warning data-loses>
          {speak(words('end.defeat'))}
        </span>
      )}
      {purge && isAverted(table) && <span className={style.note}>{speak(words('purge.averted'))}</span>}
    </>
  )
}
