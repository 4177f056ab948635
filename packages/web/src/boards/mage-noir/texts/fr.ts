import type { BoardTexts } from './en.ts'

/** What the board says, in French. */
export const fr: BoardTexts = {
  'letter.air': 'A',
  'letter.fire': 'F',
  'letter.water': 'E',
  'letter.vegetal': 'V',
  'letter.mineral': 'M',
  'letter.arcane': 'Ar',

  'thing.options': '{thing} : {options_list}',
  'thing.flag': '{thing} ; un drapeau de {player_list}',
  list: '{parts_list}',
  preset: '{one} contre {other}',
  'preset.first': 'Premier duel',

  side: 'Mage et plateau de {player}',
  hand: 'Votre main',
  'hand.none': 'Votre main est vide.',
  'hand.hidden': '{count, plural, one {# carte} other {# cartes}} en main, cachées.',
  'hand.of': 'Main de {player} : {count, plural, one {# carte} other {# cartes}}',
  opening: 'Vos deux piles de départ',
  'opening.keep': 'Garder ces cinq cartes',
  'opening.pile': 'Pile : {cards_list}',

  turn: 'Tour {turn} : {player}, {phase}',
  mage: '{player} : {life} points de vie, {hand, plural, one {# carte} other {# cartes}} en main',
  'mage.noir':
    '{player}, Mage Noir : {life} points de vie, {hand, plural, one {# carte} other {# cartes}} en main',
  noir: 'Mage Noir',
  notNoir: 'pas encore Mage Noir',
  'reserve.of': 'Réserve de {player} : {count} Mana',
  'reserve.counter': '{count} Mana {element} en réserve',
  'deck.of': 'Pioche de {player} : {count, plural, one {# carte} other {# cartes}}',
  'deck.known': 'Pioche de {player} : {count, plural, one {# carte} other {# cartes}}, au-dessus {card}',
  'discard.of': 'Défausse de {player} : {count, plural, one {# carte} other {# cartes}}',
  'pile.none': 'Il n’y a rien ici.',

  'card.at': '{card}, {zone}',
  'card.life': '{life} points de vie',
  'card.locked': 'verrouille {mana}, qui retourne à l’éther quand elle part',
  'card.gives': 'donne {words_list}',
  'card.cost': 'coûte {mana}',
  'card.lacks': 'il vous manque {mana}',
  'card.needs': 'il vous manque un composant {words_list}',

  'prepare.activate': 'Préparer et activer',
  'prepare.channel': 'Préparer et canaliser',
  'prepare.prepare': 'Préparer pour plus tard',
  'plan.rule.free':
    'Proposé : le plus ancien composant dont l’usage ne coûte rien. Cliquez sur un autre pour l’utiliser à sa place.',
  'plan.rule.costly':
    'Chaque composant possible a un prix quand il sert : pointez-en un pour le lire. Cliquez sur un autre pour l’utiliser à sa place.',
  'plan.rule.instead':
    'Ce composant a un prix quand il sert. Cliquez sur un autre pour l’utiliser à sa place, ou sur une carte de votre main pour la défausser à la place.',
  'plan.use': 'Utiliser {card}',

  fillsFirst: 'reçoit d’abord',
  'pile.label': '{pile_capital}, {total} Mana : {mana}',
  counter: '{count} Mana {element}',
  'counter.after': '{count} Mana {element}, puis {after}',
  'mix.gather': 'Récupération du Mana',
  'mix.release': 'Mana en route vers l’éther',
  'mix.elements': 'Élément de cette place',
  'mix.place': '{at}. {element}, dans la {pile}',
  'mix.put': '{element} en numéro {at}',
  'mix.start': 'commence par la {pile}',
  'mix.rule': 'Rempli avec ce qui manque le plus à votre main. Choisissez une place, puis un élément.',
  'mix.swap': 'Cliquez sur un Mana puis sur un autre pour les échanger de place.',
  'mix.go': 'Les laisser partir',
  'take.left': 'Prendre à gauche',
  'take.right': 'Prendre à droite',
  'take.more':
    '{left, plural, =0 {n’en laisse pas} other {en laisse #}} · {pays, plural, =0 {ne paie aucune carte} one {paie # carte} other {paie # cartes}}',
  'take.label':
    'Prendre la {pile} : {mana} ; {left, plural, =0 {n’en laisse pas} other {en laisse #}} ; {pays, plural, =0 {ne paie aucune carte} one {paie # carte} other {paie # cartes}} de votre main',
  exchange: 'Échanger contre un Mana {element}',
  'exchange.give': 'Donner',
  'exchange.for': 'contre',
  'exchange.from': 'Mana de votre réserve à donner',
  'exchange.add': 'Donner plutôt un Mana {element}',
  'exchange.rule': 'Rempli avec ce dont votre main a le moins besoin.',
  'exchange.rate': 'Ce tour-ci, la Mana {element} s’échange une contre une, donnée ou prise.',
  'exchange.go': 'Échanger',
  'exchange.cancel': 'Annuler',

  chain: 'Chaîne des effets, de l’extérieur vers l’intérieur, puis ce qui attend',
  'chain.waits': '{card} attend',
  'chain.turn': 'Ce tour : {card}',
  'order.form': 'L’ordre dans lequel ces cartes prennent effet',
  'order.hint':
    'Faites glisser une carte à sa place, ou cliquez pour la mettre en tête. L’ordre confirmé sera proposé la prochaine fois.',
  'order.item': '{at}. {card} de {player}',
  'order.go': 'Dans cet ordre',
  'main.nothing': 'Il ne reste rien à faire, sinon finir le tour.',
  packet: '{amount} dégâts à {target}',

  'chart.life': 'Points de vie',
  'chart.mana': 'Mana, réserve et verrouillé',
  'chart.board': 'Cartes sur le plateau',
  'chart.hand': 'Cartes en main',
}
