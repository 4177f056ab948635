/** What the signs of the board mean, in English. Every other language has exactly these texts. */
export const en = {
  'legend.alone': '{text_capital}',
  'legend.movement': 'movement: how far a mage goes',
  'legend.strength': 'strength of a mage',
  'legend.hand': 'cards in hand',
  'legend.grimoire': 'cards in the Grimoire',
  'legend.quest': 'quests: completed, and + those still open',
  'legend.trophy': 'trophies: mages whom she has defeated',
  'legend.ruin': 'destroyed rooms that she has taken',
  'legend.locked': 'something is forbidden for this round',
  'legend.lasting': 'an effect that lasts until the end of the round',
} as const
