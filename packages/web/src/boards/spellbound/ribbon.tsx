import { say } from '@conclave/kernel'
import { alone } from '../parts/alone.ts'
import { useSpread } from './context.ts'
import { cardsToLeave, purgeAhead } from './pace.ts'
import style from './ribbon.module.css'
import { words } from './texts/index.ts'

const phases = ['witchTime', 'story', 'handOfFate'] as const

/** The turn, whose it is, its phases, and what still stands in the way of the next one. */
export const Ribbon = () => {
  const { table, speak } = useSpread()
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
  const { table } = useSpread()
  const inStory = table.phase === 'story'
  if (!inStory && table.phase !== 'witchTime') return null
  return (
    <p className={style.notes}>
      {inStory && <StoryNotes />}
      <PurgeNotes />
    </p>
  )
}

/** What keeps the Story from ending, and what its end would cost. */
const StoryNotes = () => {
  const { table, speak } = useSpread()
  const left = cardsToLeave(table.zones.mageRow.cards ?? [])
  // [SPB-ES.1] It is the own figure that must not stand still, whoever is steered.
  const place = table.players[table.active]?.location ?? ''
  return (
    <>
      <span className={style.note} data-done={left === 0 || undefined}>
        {speak(left === 0 ? words('leave.none') : words('leave', { count: left }))}
      </span>
      {!table.moved && !place.startsWith('village:') && (
        <span className={style.note} data-warning>
          {speak(words('unmoved'))}
        </span>
      )}
    </>
  )
}

/** A purge is announced while something can still be done about it, with what follows from it. */
const PurgeNotes = () => {
  const { table, speak } = useSpread()
  const purge = purgeAhead(table)
  if (purge === null) return null
  const { caught, averted } = purge
  return (
    <>
      <span className={style.note} data-warning>
        {speak(
          caught.length === 0
            ? words('purge')
            : words('purge.catches', { books: caught.map((race) => say(`book.${race}`)) }),
        )}
      </span>
      {averted && <span className={style.note}>{speak(words('purge.averted'))}</span>}
    </>
  )
}
