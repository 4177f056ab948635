import type { CardInfo, GameTexts } from '@conclave/kernel'

/** Every card that may come into play: those of the box, and those that a setting brings in. */
export const everyCard = ({
  cards,
  guests = [],
}: Pick<GameTexts<never>, 'cards' | 'guests'>): readonly CardInfo[] => [...cards, ...guests]
