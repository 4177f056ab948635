/** What the board says beyond the game's own texts, in English. Every other language has exactly these texts. */
export const en = {
  'letter.air': 'A',
  'letter.fire': 'F',
  'letter.water': 'W',
  'letter.vegetal': 'V',
  'letter.mineral': 'M',
  'letter.arcane': 'Ar',

  alone: '{text_capital}',
  'thing.options': '{thing}: {options_list}',
  'thing.flag': '{thing}; a flag of {player_list}',
  list: '{parts_list}',
  preset: '{one} against {other}',
  'preset.first': 'First duel',

  side: 'Mage and board of {player}',
  hand: 'Your hand',
  'hand.none': 'Your hand is empty.',
  'hand.hidden': '{count, plural, one {# card} other {# cards}} in hand, hidden.',
  'hand.of': 'Hand of {player}: {count, plural, one {# card} other {# cards}}',
  opening: 'Your two opening piles',
  'opening.keep': 'Keep these five',
  'opening.pile': 'Pile of {cards_list}',

  turn: 'Turn {turn}: {player}, {phase}',
  mage: '{player}: {life} life, {hand, plural, one {# card} other {# cards}} in hand',
  'mage.noir': '{player}, Mage Noir: {life} life, {hand, plural, one {# card} other {# cards}} in hand',
  noir: 'Mage Noir',
  notNoir: 'not yet Mage Noir',
  'reserve.of': 'Reserve of {player}: {count} Mana',
  'reserve.counter': '{count} {element} Mana in the reserve',
  'deck.of': 'Deck of {player}: {count, plural, one {# card} other {# cards}}',
  'deck.known': 'Deck of {player}: {count, plural, one {# card} other {# cards}}, on top {card}',
  'discard.of': 'Discard pile of {player}: {count, plural, one {# card} other {# cards}}',
  'pile.none': 'Nothing here.',

  'card.at': '{card}, {zone}',
  'card.life': '{life} life',
  'card.locked': 'locks {mana}, which returns to the ether when it leaves',
  'card.gives': 'gives {words_list}',
  'card.cost': 'costs {mana}',
  'card.lacks': 'you lack {mana}',
  'card.needs': 'you lack a {words_list} component',

  'prepare.activate': 'Prepare and activate',
  'prepare.channel': 'Prepare and channel',
  'prepare.prepare': 'Prepare for later',
  'plan.rule.free':
    'Proposed: the oldest component whose use costs nothing. Click another on the board to use that one.',
  'plan.rule.costly':
    'Every component for it has a price when it is used: point at one to read it. Click another on the board to use that one.',
  'plan.rule.instead':
    'This component has a price when it is used. Click another on the board to use that one, or a card in your hand to discard it instead.',
  'plan.use': 'Use {card}',

  fillsFirst: 'fills first',
  'pile.label': '{pile_capital}, {total} Mana: {mana}',
  counter: '{count} {element} Mana',
  'counter.after': '{count} {element} Mana, then {after}',
  'mix.gather': 'Mana recovery',
  'mix.release': 'Mana on its way to the ether',
  'mix.elements': 'Element of this place',
  'mix.place': '{at}. {element}, into the {pile}',
  'mix.put': '{element} as number {at}',
  'mix.start': 'begins with the {pile}',
  'mix.rule': 'Filled in with what pays for most of your cards. Choose a place, then an element.',
  'mix.swap': 'Click one Mana and then another to swap their places.',
  'mix.go': 'Let them go',
  'take.left': 'Take left',
  'take.right': 'Take right',
  'take.more':
    '{left, plural, =0 {leaves none} other {leaves #}} · {pays, plural, =0 {pays for no card} one {pays for # card} other {pays for # cards}}',
  'take.label':
    'Take the {pile}: {mana}; {left, plural, =0 {leaves none} other {leaves #}}; {pays, plural, =0 {pays for no card} one {pays for # card} other {pays for # cards}} of your hand',
  exchange: 'Exchange for {element} Mana',
  'exchange.give': 'Give',
  'exchange.for': 'for',
  'exchange.from': 'Mana of your reserve to give',
  'exchange.add': 'Give {element} Mana instead',
  'exchange.rule': 'Filled in with what your hand needs least.',
  'exchange.rate': 'This turn {element} Mana is exchanged one for one, given or taken.',
  'exchange.go': 'Exchange',
  'exchange.cancel': 'Cancel',

  chain: 'Chain of effects, the outermost first, then what waits',
  'chain.waits': '{card} waits',
  'chain.turn': 'This turn: {card}',
  'order.form': 'The order in which these take effect',
  'order.hint':
    'Drag one to its place, or click it to put it first. What you confirm is proposed the next time.',
  'order.item': '{at}. {card} of {player}',
  'order.go': 'In this order',
  'passing.begin': 'Pass for the rest of this turn',
  'passing.on': 'You pass for the rest of this turn',
  'main.nothing': 'There is nothing left to do but to end the turn.',
  packet: '{amount} damage to {target}',

  'end.next': '{player} has lost and decides who begins the next duel.',
  'end.draw': 'After a draw, chance names who decides who begins the next duel.',
  'chart.life': 'Life',
  'chart.mana': 'Mana, reserve and locked',
  'chart.board': 'Cards on the board',
  'chart.hand': 'Cards in hand',
} as const

/** The texts of one language: no fewer and no more than the English ones. */
export type BoardTexts = { readonly [Id in keyof typeof en]: string }
export type BoardText = keyof BoardTexts
