import { objectionText } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { useBoard } from '../context.ts'
import { PassingChips } from '../reactions/pass-until.tsx'
import { useSheet } from '../sheet-context.ts'
import { words } from '../texts/index.ts'
import { lacksWhat } from './legality.ts'
import style from './plan.module.css'
import { planSlots } from './plan.ts'
import { Ready } from './ready.tsx'
import { Slot } from './slot.tsx'
import { warningsOf } from './warnings.ts'

/** The places for spells on one's own sheet: the numbered ones in their order, the quick one, and whether one is ready. */
export const PlanningBoard = ({
  tall,
  narrow,
}: {
  readonly tall: boolean
  /** True if the decided things stand beside it. */
  readonly narrow: boolean
}) => {
  const { table, near, nameOf, speak, own, cards } = useBoard()
  const { plan, having, planning } = useSheet()
  const preparing = table.phase === 'preparation'
  const lacks = lacksWhat(plan, having)
  const warnings = planning ? warningsOf(table, near, cards) : []
  return (
    <div
      className={style.board}
      data-tall={tall || undefined}
      data-narrow={narrow || undefined}
      data-preparing={(preparing && own) || undefined}
    >
      <div className={style.top}>
        <h3 className={style.heading}>
          {speak(own ? words('slots') : words('slots.of', { player: nameOf(near) }))}
        </h3>
        <PassingChips />
        {preparing && (
          <p className={style.others}>
            {table.mages.map((mage, seat) => (
              <span key={mage.name} className={style.other} data-ready={mage.ready || undefined}>
                <span className="hidden">
                  {speak(words(mage.ready ? 'ready.is' : 'ready.not', { player: say(`seat.${seat}`) }))}
                </span>
                <span aria-hidden="true">{nameOf(seat)}</span>
              </span>
            ))}
          </p>
        )}
      </div>
      <ol className={style.slots}>
        {planSlots.map((slot) => (
          <Slot key={slot} slot={slot} told={!planning || !tall} />
        ))}
      </ol>
      {preparing && own && (
        <div className={style.foot}>
          <p className={style.note} role="status">
            {lacks !== null
              ? speak(objectionText(lacks))
              : warnings[0] !== undefined
                ? speak(warnings[0])
                : speak(words('plan.complete'))}
            {lacks?.reason === 'few' && ` ${speak(words('plan.how'))}`}
          </p>
          <Ready lacks={lacks === null ? null : objectionText(lacks)} />
        </div>
      )}
    </div>
  )
}
