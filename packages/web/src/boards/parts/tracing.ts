/** Cards are known by name only, and some exist twice: a trace tells one from the other while they move about. */
export interface Trace {
  readonly key: string
  readonly card: string
}

export type Traces = { readonly [zone: string]: readonly Trace[] }
export type Zones = { readonly [zone: string]: readonly string[] }

/**
 * Follows every card from one position to the next: what stays in its zone keeps its key, what appears elsewhere takes
 * the key of an equal card that went away, and what comes from nowhere gets a new one.
 */
export const trace = (before: Traces, zones: Zones): Traces => {
  const gone: Trace[] = []
  const kept = new Map<string, (Trace | undefined)[]>()
  let highest = 0
  for (const traces of Object.values(before))
    for (const { key } of traces) highest = Math.max(highest, Number(key.slice(key.lastIndexOf('#') + 1)))
  for (const [zone, cards] of Object.entries(zones)) {
    const left = [...(before[zone] ?? [])]
    kept.set(
      zone,
      cards.map((card) => {
        const at = left.findIndex((trace) => trace.card === card)
        return at < 0 ? undefined : left.splice(at, 1)[0]
      }),
    )
    gone.push(...left)
  }
  const take = (card: string): Trace => {
    const at = gone.findIndex((trace) => trace.card === card)
    const [found] = at < 0 ? [] : gone.splice(at, 1)
    return found ?? { key: `${card}#${++highest}`, card }
  }
  return Object.fromEntries(
    Object.entries(zones).map(([zone, cards]) => [
      zone,
      cards.map((card, at) => kept.get(zone)?.[at] ?? take(card)),
    ]),
  )
}
