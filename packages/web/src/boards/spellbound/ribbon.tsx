import { say } from '@conclave/kernel'
import { alone } from '../parts/alone.ts'
import { useSpread } from './context.ts'
import { cardsToLeave } from './pace.ts'
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
  const { table, speak } = useSpread()
  if (table.phase !== 'story') return null
  const left = cardsToLeave(table.zones.mageRow.cards ?? [])
  const wicked = table.zones.wickedRow.count
  const place = table.players[table.acting]?.location ?? ''
  return (
    <p className={style.notes}>
      <span className={style.note} data-done={left === 0 || undefined}>
        {speak(left === 0 ? words('leave.none') : words('leave', { count: left }))}
      </span>
      {!table.moved && !place.startsWith('village:') && (
        <span className={style.note} data-warning>
          {speak(words('unmoved'))}
        </span>
      )}
      {wicked >= 3 && (
        <span className={style.note} data-warning>
          {speak(words('purge'))}
        </span>
      )}
    </p>
  )
}
