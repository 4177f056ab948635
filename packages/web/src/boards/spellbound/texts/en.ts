/** What the board says beyond the game's own texts, in English. Every other language has exactly these texts. */
export const en = {
  'tab.display': 'Cards',
  'tab.realm': 'Realm',
  'tab.races': 'Races',
  'tab.tower': 'Tower',
  'tab.mages': 'Mages',
  tabs: 'Parts of the board',
  'tab.marked': '{name}: something to choose here',

  realm: 'The realm',
  races: 'The five races',
  display: 'The display',
  tower: 'The Witch’s tower',
  mages: 'Mages, wands and spells',
  bag: 'The bag of stones',

  turn: 'Turn {turn}',
  'turn.of': '{player} plays',
  'turn.steers': '{player} steers {mage}',
  leave: '{count, plural, one {# more card must leave} other {# more cards must leave}}',
  'leave.none': 'the Story can end',
  unmoved: 'not moved yet',
  purge: 'purge ahead: every hat and the Troll advance',
  'purge.catches': 'purge ahead: every hat and the Troll advance, and these are lost: {books_list}',
  'purge.averted': 'one wicked card to the tower averts it',

  alone: '{text_capital}',
  'thing.options': '{thing}: {options_list}',
  'thing.flag': '{thing}; a flag of {player_list}',

  'race.running': 'lost in {steps}',
  'race.recovered': 'recovered',
  'race.lost': 'lost',
  'race.book': '{book_capital}, space {at} of 9',
  'race.book.recovered': '{book_capital}, recovered',
  'race.book.lost': '{book_capital}, lost',
  'race.hunter':
    '{hunter_capital}, space {at} of 9{steps, plural, =0 {} one {; # step behind its book} other {; # steps behind its book}}',
  'race.coming': '{hunter_capital} is about to step to space {to}',
  'race.catches': '{hunter_capital} is about to catch its book',
  'race.again': 'In an encounter the cards on display move {hunter_the} by {steps} once more',
  'race.unguarded': 'Nobody stands guard here',
  'race.spell': 'a book that comes here brings a spell',

  'village.hidden': '{place_capital}, face down',
  'village.empty': '{place_capital}, empty',
  'village.place': '{place_capital}: {card}',
  'village.ally': '{place_capital}: {card}, {gathered} of {cost} influence',
  'village.stored': '{card}: {value} influence stored {place_in}',
  'place.with': '{place}; here: {mages}',
  empty: 'empty',
  hidden: 'unknown',
  watchman: 'Watchman',
  mage: 'The mage of {player}, {place_in}',

  'card.base': '{action_capital}, {book}',
  'card.strength':
    '{card}, {sun, plural, =0 {} one {# sun} other {# suns}}{moon, plural, =0 {} one {# moon} other {# moons}}',
  'card.fresh': '{card}, new',
  'card.guard': '{card}, on guard',
  fresh: 'new',
  guard: 'guard',
  'row.none': 'No wicked card on display',

  'pile.count': '{pile_capital}: {count, plural, one {# card} other {# cards}}',
  'pile.top': 'On top: {card}',
  'pile.none': 'Nothing here.',
  'pile.shuffled': 'Everything in it is known, but not the order.',
  'pile.short.deck': 'Deck',
  'pile.short.discard': 'Discard',
  'pile.short.wickedDeck': 'Wicked',
  'pile.short.spellPile': 'Spells',
  'pile.short.minionPile': 'Minions',
  'pile.short.removed': 'Gone',
  close: 'Close',

  'stage.name': 'Stage {stage}',
  'stage.strength': 'strength {strength}, {strength} stones',
  'stage.1': 'The Witch begins here.',
  'stage.2': 'When she comes here, one wicked card joins.',
  'stage.3': 'When she comes here, the Troll advances and two wicked cards join.',
  'stage.4': 'When she comes here, the Troll advances twice and every hat once.',
  'stage.5': 'When she comes here, the match is lost.',
  'stage.here': 'The Witch stands here.',
  'stage.lost': 'defeat',

  sun: 'Sun',
  moon: 'Moon',
  'stack.sun': 'Sun stack: {strength, plural, one {# sun} other {# suns}}',
  'stack.moon': 'Moon stack, minions and Witch: {strength, plural, one {# moon} other {# moons}}',
  slots: 'Recovered books',
  'slots.none': 'Books recovered: {count} of 4',

  'forecast.encounter': 'Encounter',
  'forecast.final': 'Final battle',
  'forecast.sides': 'Sun {sun} against Moon {moon}, and {stones, plural, one {# stone} other {# stones}}',
  'forecast.win': '{percent} % to win',
  'forecast.odds':
    'Chance to win {win} %; that the Witch climbs one stage {one} %, two stages {two} %; that she destroys you {ruin} %',
  'forecast.climb': 'If lost, she climbs {stages}',
  'forecast.climb.range': 'If lost, she climbs 1 or 2',
  'forecast.ruin': 'If lost, it may be the end',
  'forecast.end': 'If lost, all is lost',
  'forecast.deck':
    '{count, plural, =0 {The next draw brings the Witch} one {# card before she comes} other {# cards before she comes}}',
  'forecast.books': 'Books used at their best',

  'bag.in':
    'In the bag: {sun, plural, one {# sun} other {# suns}}, {moon, plural, one {# moon} other {# moons}}',
  'bag.drawn': 'Drawn',
  'bag.supply': 'Supply',
  'bag.short': 'Bag',

  'wand.label': 'Wand of {player}, level {level} of 3',
  'wand.0': 'empty',
  'wand.1': 'level 1: a movement',
  'wand.2': 'level 2: a search',
  'wand.3': 'level 3: discard a wicked card',
  'spells.none': 'no spells',
  'spell.label': 'Spell {spell}, held by {player}',

  'clash.encounter': 'Encounter',
  'clash.final': 'Final battle',
  'clash.won': 'The mages win',
  'clash.lost': 'The Witch wins',

  'end.won': 'The mages have won',
  'end.lost': 'The Witch has won',
} as const

/** The texts of one language: no fewer and no more than the English ones. */
export type BoardTexts = { readonly [Id in keyof typeof en]: string }
export type BoardText = keyof BoardTexts
