/** [SPB-ST.8] The Story can end with so many mage cards; Fortuna is not counted. */
const mostLeft = 2

/** How many cards must still leave the Mage row before the Story can end. */
export const cardsToLeave = (mageRow: readonly string[]): number =>
  Math.max(0, mageRow.filter((card) => card !== 'fortuna-deck').length - mostLeft)
