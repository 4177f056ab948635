import type { SlotName } from '@conclave/black-rose'
import { useEffect, useState } from 'react'
import { Region } from '../parts/region.tsx'
import { effectOf } from './card/printed.ts'
import { useBoard } from './context.ts'
import { HandNames } from './hand/hand-names.tsx'
import { HandTray } from './hand/hand-tray.tsx'
import type { Question } from './kit.ts'
import { cardsOf, isWhole, nextSlot, type Plan, planOf } from './planning/plan.ts'
import { PlanningBoard } from './planning/planning-board.tsx'
import { usePlan } from './planning/use-plan.ts'
import { needsHeight, reactionsIn } from './reactions/answering.ts'
import { causeOf } from './reactions/cause.ts'
import { ReactionStrip } from './reactions/reaction-strip.tsx'
import style from './sheet.module.css'
import { SheetProvider } from './sheet-context.ts'
import { tabs } from './tabs.ts'
import { words } from './texts/index.ts'
import { WhoseSheet } from './whose-sheet.tsx'

const planKinds: readonly Question['kind'][] = ['planCard', 'planSlot', 'planSide']

/** Sheet before the viewer. Another viewer has other plans, and nobody sees those of the last one. */
export const Sheet = () => {
  const { seat, near } = useBoard()
  return <Desk key={`${seat} ${near}`} />
}

/** Prepared spells, hand and quests. */
const Desk = () => {
  const { speak, me, own, question, options, cards, table, targets } = useBoard()
  const [chosen, choose] = useState<SlotName | null>(null)
  const planning = own && question !== null && planKinds.includes(question.kind)
  useEffect(() => {
    if (!planning) choose(null)
  }, [planning])
  const [plan, bring] = usePlan(planning)
  // Cards that are compared with each other are shown with all their text.
  const preparing = own && table.phase === 'preparation'
  const spells = [...(me.hand.cards ?? []), ...cardsOf(planOf(me))]
  // A plan that is laid is read again before one is ready: then it has the room.
  const tall =
    (preparing && !isWhole(plan, spells)) ||
    question?.kind === 'study' ||
    targets.things.some((thing) => thing.startsWith('choice:')) ||
    needsHeight(
      reactionsIn(options, me, cards).map(({ half }) => speak(effectOf(half))),
      causeOf(table) !== undefined,
    )
  // What is chosen from comes first where there is no room for both.
  const choosing =
    question?.kind === 'react' ||
    targets.things.some((thing) => !thing.startsWith('slot:') && tabs.partOf(thing) === 'sheet')
  // Where nothing is prepared, the hand has the room; and it is seen while schools are chosen.
  const idle =
    (table.phase === 'blackRose' || table.phase === 'study') &&
    me.slots.every(({ filled }) => filled === false)
  const asksForSchool = own && targets.things.some((thing) => thing.startsWith('school:'))
  const having = { spells: spells.length, edition: table.edition }
  const lay = (wanted: Plan): void => {
    choose(null)
    bring(wanted)
  }
  return (
    <SheetProvider
      value={{ plan, spells, having, planning, cursor: chosen ?? nextSlot(plan), chosen, choose, lay }}
    >
      <Region name="sheet" title={speak(words('sheet'))} className={style.sheet}>
        <div className={style.parts} data-choosing={(choosing && !preparing) || undefined}>
          <WhoseSheet />
          {idle && asksForSchool ? (
            <HandNames />
          ) : (
            !idle && <PlanningBoard tall={tall} narrow={question?.kind === 'react' || asksForSchool} />
          )}
          {question?.kind === 'react' ? <ReactionStrip tall={tall} /> : <HandTray tall={tall || preparing} />}
        </div>
      </Region>
    </SheetProvider>
  )
}
