import { useEffect, useRef, useState } from 'react'
import { useBoard } from '../context.ts'
import { isLaid, type Plan, planOf, planTo } from './plan.ts'

/** So long nothing may happen on the way to a plan before it is tried again, and how often. */
const patience = 1500
const tries = 2

/**
 * The plan as the player has it in mind: what lies on the sheet, or what she has just decided on and what is being laid,
 * small decision by small decision. As soon as nothing leads on to it, what lies on the sheet is the plan.
 */
export const usePlan = (planning: boolean): readonly [plan: Plan, lay: (wanted: Plan) => void] => {
  const { me, lead, table } = useBoard()
  const [wanted, want] = useState<Plan | null>(null)
  const target = useRef<Plan | null>(null)
  const tried = useRef(0)
  const laid = planOf(me)
  const done = wanted === null || isLaid(laid, wanted)
  const drop = (): void => {
    target.current = null
    want(null)
  }
  const bring = (): void => {
    const next = planTo(() => target.current)
    lead((...asked) => {
      const option = next(...asked)
      if (option === null || option === 'off') drop()
      return option
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for every position
  useEffect(() => {
    if (wanted === null) return
    if (done || !planning) {
      drop()
      return
    }
    const timer = setInterval(() => {
      tried.current++
      if (tried.current > tries) drop()
      else bring()
    }, patience)
    return () => clearInterval(timer)
  }, [wanted, done, planning, table])
  const lay = (plan: Plan): void => {
    const under = target.current !== null
    tried.current = 0
    target.current = plan
    want(plan)
    if (!under) bring()
  }
  return [done || !planning ? laid : wanted, lay]
}
