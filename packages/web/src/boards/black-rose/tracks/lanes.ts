import type { Owner } from '@conclave/black-rose'

interface Standing {
  readonly owner: Owner
  readonly power: number
}

/** Whoever stands on one space of the track stands in lanes of its own, so that nobody is hidden. */
export const lanesOf = <S extends Standing>(
  standings: readonly S[],
): readonly (S & { readonly lane: number; readonly lanes: number })[] =>
  standings.map((standing) => {
    const same = standings.filter(({ power }) => power === standing.power)
    return { ...standing, lane: same.indexOf(standing), lanes: same.length }
  })
