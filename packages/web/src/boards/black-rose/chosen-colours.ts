import type { BlackRoseView, Colour } from '@conclave/black-rose'
import type { Props } from './kit.ts'

/** [BRW-SET.11] The colours of the seats; null for those that have not chosen yet. They choose in turn, beginning with the Crown. */
export const chosenColours = (
  {
    phase,
    mages,
    crown,
  }: Pick<BlackRoseView, 'phase' | 'crown'> & {
    readonly mages: readonly Pick<BlackRoseView['mages'][number], 'colour'>[]
  },
  asked: Props['asked'],
): readonly (Colour | null)[] => {
  const choosing = asked.find(({ kind }) => kind === 'chooseMage' || kind === 'chooseColour')
  const colours = mages.map(({ colour }) => colour)
  // A lesson speaks before it asks: who has chosen has a colour of her own.
  if (phase === 'opening' && asked.length === 0)
    return colours.map((colour) => (colours.filter((each) => each === colour).length > 1 ? null : colour))
  if (phase !== 'opening' || choosing === undefined) return colours
  const turnOf = (seat: number): number => (seat - crown + mages.length) % mages.length
  return mages.map(({ colour }, seat) => (turnOf(seat) < turnOf(choosing.seat) ? colour : null))
}

/** The token of a colour; who has none yet is nobody's. */
export const tokenOf = (colour: Colour | null | undefined): string => `br-${colour ?? 'nobody'}`
