import type { BoardTexts } from './en.ts'

/** What the board says, in Italian. */
export const it: BoardTexts = {
  'letter.air': 'Ar',
  'letter.fire': 'F',
  'letter.water': 'Aq',
  'letter.vegetal': 'V',
  'letter.mineral': 'M',
  'letter.arcane': 'An',

  'thing.options': '{thing}: {options_list}',
  'thing.flag': '{thing}; una bandierina di {player_list}',
  list: '{parts_list}',
  preset: '{one} contro {other}',
  'preset.first': 'Primo duello',

  side: 'Mago e tavolo di {player}',
  hand: 'La tua mano',
  'hand.none': 'La tua mano è vuota.',
  'hand.hidden': '{count, plural, one {# carta} other {# carte}} in mano, coperte.',
  'hand.of': 'Mano di {player}: {count, plural, one {# carta} other {# carte}}',
  opening: 'I tuoi due mazzetti iniziali',
  'opening.keep': 'Tieni queste cinque',
  'opening.pile': 'Mazzetto: {cards_list}',

  turn: 'Turno {turn}: {player}, {phase}',
  mage: '{player}: {life} punti vita, {hand, plural, one {# carta} other {# carte}} in mano',
  'mage.noir':
    '{player}, Mage Noir: {life} punti vita, {hand, plural, one {# carta} other {# carte}} in mano',
  noir: 'Mage Noir',
  notNoir: 'non ancora Mage Noir',
  'reserve.of': 'Riserva di {player}: {count} Mana',
  'reserve.counter': '{count} Mana {element} nella riserva',
  'deck.of': 'Mazzo di {player}: {count, plural, one {# carta} other {# carte}}',
  'deck.known': 'Mazzo di {player}: {count, plural, one {# carta} other {# carte}}, in cima {card}',
  'discard.of': 'Scarti di {player}: {count, plural, one {# carta} other {# carte}}',
  'pile.none': 'Qui non c’è nulla.',

  'card.at': '{card}, {zone}',
  'card.life': '{life} punti vita',
  'card.locked': 'blocca {mana}, che torna all’etere quando se ne va',
  'card.gives': 'dà {words_list}',
  'card.cost': 'costa {mana}',
  'card.lacks': 'ti manca {mana}',
  'card.needs': 'ti manca un componente {words_list}',

  'prepare.activate': 'Prepara e attiva',
  'prepare.channel': 'Prepara e canalizza',
  'prepare.prepare': 'Prepara per dopo',
  'plan.rule.free':
    'Proposta: il componente più vecchio il cui uso non costa nulla. Clicca su un altro per usare quello.',
  'plan.rule.costly':
    'Ogni componente possibile ha un prezzo quando serve: indicane uno per leggerlo. Clicca su un altro per usare quello.',
  'plan.rule.instead':
    'Questo componente ha un prezzo quando serve. Clicca su un altro per usare quello, o su una carta della tua mano per scartarla al suo posto.',
  'plan.use': 'Usa {card}',

  fillsFirst: 'si riempie per prima',
  'pile.label': '{pile_capital}, {total} Mana: {mana}',
  counter: '{count} Mana {element}',
  'counter.after': '{count} Mana {element}, poi {after}',
  'mix.gather': 'Recupero del Mana',
  'mix.release': 'Mana in viaggio verso l’etere',
  'mix.elements': 'Elemento di questo posto',
  'mix.place': '{at}. {element}, nella {pile}',
  'mix.put': '{element} come numero {at}',
  'mix.start': 'comincia dalla {pile}',
  'mix.rule': 'Riempito con ciò che più manca alla tua mano. Scegli un posto, poi un elemento.',
  'mix.swap': 'Clicca su un Mana e poi su un altro per scambiarli di posto.',
  'mix.go': 'Lasciali andare',
  'take.left': 'Prendi a sinistra',
  'take.right': 'Prendi a destra',
  'take.more':
    '{left, plural, =0 {non ne lascia} other {ne lascia #}} · {pays, plural, =0 {non paga carte} one {paga # carta} other {paga # carte}}',
  'take.label':
    'Prendi la {pile}: {mana}; {left, plural, =0 {non ne lascia} other {ne lascia #}}; {pays, plural, =0 {non paga carte} one {paga # carta} other {paga # carte}} della tua mano',
  exchange: 'Scambia per un Mana {element}',
  'exchange.give': 'Dai',
  'exchange.for': 'per',
  'exchange.from': 'Mana della tua riserva da dare',
  'exchange.add': 'Dai piuttosto un Mana {element}',
  'exchange.rule': 'Riempito con ciò di cui la tua mano ha meno bisogno.',
  'exchange.rate': 'In questo turno il Mana {element} si scambia uno a uno, dato o preso.',
  'exchange.go': 'Scambia',
  'exchange.cancel': 'Annulla',

  chain: 'Catena degli effetti, dal più esterno, poi ciò che attende',
  'chain.waits': '{card} attende',
  'chain.turn': 'Questo turno: {card}',
  'order.form': 'L’ordine in cui queste carte hanno effetto',
  'order.hint':
    'Trascina una carta al suo posto, o clicca per metterla in testa. L’ordine confermato sarà proposto la prossima volta.',
  'order.item': '{at}. {card} di {player}',
  'order.go': 'In quest’ordine',
  'main.nothing': 'Non resta altro da fare che finire il turno.',
  packet: '{amount} danni a {target}',

  'chart.life': 'Punti vita',
  'chart.mana': 'Mana, riserva e bloccato',
  'chart.board': 'Carte sul tavolo',
  'chart.hand': 'Carte in mano',
}
