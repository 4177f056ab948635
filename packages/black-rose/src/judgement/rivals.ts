import { type BlackRose, type Owner, rose } from '../state.ts'

const counted = new Map<number, readonly Owner[]>()

/** Everybody else at the table by seat, and last the Avatar, if there is one: who can hit and can be hit. */
export const rivalsOf = (state: BlackRose, owner: Owner): readonly Owner[] => {
  const { seats } = state
  const hasBody = state.avatar !== undefined
  // Positions are judged by the thousand: the few lists there can be are made once.
  const table = ((owner + 1) * 8 + seats) * 2 + (hasBody ? 1 : 0)
  const known = counted.get(table)
  if (known !== undefined) return known
  const everybody = [...Array(seats).keys(), ...(hasBody ? [rose] : [])]
  const rivals = everybody.filter((other) => other !== owner)
  counted.set(table, rivals)
  return rivals
}
