/** What the command line says, in English. Every other language has exactly these texts. */
export const en = {
  'cards.kind': '{kind}: {count, plural, one {# card} other {# cards}}',
  'replay.title':
    '{game} {edition}, {seats, plural, one {# seat} other {# seats}}, after {answers, plural, one {# answer} other {# answers}} ({hash})',
  seat: 'Seat {number}',
  'setup.game': 'Which game? ({choices}; Enter: {usual})',
  'setup.seats': 'How many seats? ({choices}; Enter: {usual})',
  'setup.bots': 'Who plays the other seats? ({choices}; Enter: {usual})',
  'setup.options': 'Options: Enter for the usual ones, or one or more of these, with a space between:',
  'setup.options.prompt': 'Options (Enter: the usual ones)>',
  'setup.again': 'One of these, please: {choices}',
  'intro.you': 'You are {names}.',
  'intro.help': 'h: what can be typed; rules: the rules; c name: what a card does.',
  'log.more': '… and {count, plural, one {# line} other {# lines}} before (l shows the log)',
  prompt: '{who} ({count, plural, =1 {1} other {1–{count}}}, h: help)>',
  'prompt.asked': '{who} ▸',
  'prompt.open': '{who}, out of turn ▸',
  'prompt.goOn': 'Enter: go on, {who} plays.',
  'prompt.unknown': 'Type a number from 1 to {count}, or part of an answer; h shows what else there is.',
  'prompt.several': 'Several answers fit “{line}”; type more of it, or a number.',
  why: '{number} {label}: rule {rule}',
  'undo.no': 'That cannot be taken back: something new was learnt since, or somebody else has answered.',
  'undo.nothing': 'There is nothing to take back.',
  'card.which': 'Which card? For example: c dragon',
  'card.none': 'There is no card with “{name}” in its name.',
  'card.several': 'Which one? {names}',
  'card.copies': '{count, plural, one {# copy} other {# copies}}',
  'language.unknown': 'These languages are spoken: {languages}',
  'rules.more': 'Enter: more; q: enough>',
  'rules.none': 'The rules of this game are not written down here.',
  'rules.unknown': 'No chapter of the rules has “{name}” in its title.',
  'orders.none': 'This game has no standing orders.',
  'orders.title': 'Standing orders: what the table answers for you. “o name value” changes one.',
  saved: 'Saved: {path} (npm run -s conclave -- play --resume {path} goes on with it)',
  'saved.over': 'Saved: {path} (npm run -s conclave -- replay {path} shows it again)',
  'quit.save': 'Save the match before leaving? (y: yes, n: no, c: keep playing)',
  bye: 'Goodbye.',
  'end.winners': '{names} won.',
  'end.nobody': 'Nobody won.',
  'bot.random': 'random',
  'bot.greedy': 'greedy',
  'bot.adept': 'adept',
  'end.human': 'a person',
  'end.answers': '{count, plural, one {# answer} other {# answers}}',
  'end.summary':
    '{events, plural, one {# thing} other {# things}} happened, {undos, plural, =0 {nothing was taken back} one {# answer was taken back} other {# answers were taken back}}, {minutes, plural, =0 {in less than a minute} one {in # minute} other {in # minutes}}.',
  'end.save': 'Keep the match? (a file name, or Enter: no)',
  help: `  1, 2, …     answer with this number; part of the answer’s text will do, too
  u           undo: take your last answer back, unless something was learnt since
  c name      look up a card, e.g. c dragon
  w [number]  why an answer is possible: the rule it comes from
  l [number]  log: what has happened, the last lines of it
  b           show the table again
  p           piles: what lies in the deck, the discard and so on
  o           standing orders: what the table answers for you; o name value changes one
  s [file]    save the match; npm run -s conclave -- play --resume file goes on with it
  rules       the rules; rules word: the chapter with this word in its title
  lang fr     another language: en, fr, it
  h           this help
  q           quit; asks whether to save`,
  // The board of Spellbound.
  'spellbound.goal':
    'Together, bring home four of the five books, find the Witch’s Tower, gather there and beat Baba Yaga. All is lost with two books lost, two hunters at the end of their tracks or the Witch on top of her tower (and by three rarer ways: rules lose).',
  'spellbound.turn': 'Turn {turn}: {who}{steered, select, yes { (steering {mage})} other {}}, {phase}',
  'spellbound.notMoved': 'has not moved yet',
  'spellbound.region': 'Region',
  'spellbound.wilds': 'Wilderness',
  'spellbound.here': 'Who is there',
  'spellbound.legend': '{hat} hat  {troll} Troll  {book} book  {spell} spell',
  'spellbound.safe': 'book safe',
  'spellbound.lost': 'book lost',
  'spellbound.watchman': 'Watchman',
  'spellbound.tower': 'Tower',
  'spellbound.witch':
    'the Witch is on stage {stage} of 5 and draws {stones, plural, one {# stone} other {# stones}}',
  'spellbound.encounters': 'encounters won {won}, lost {lost}',
  'spellbound.purge': 'three or more: purge after the Story',
  'spellbound.books': 'Books',
  'spellbound.saved': 'on the tower: {names}',
  'spellbound.gone': 'lost: {names}',
  'spellbound.sun': 'Sun',
  'spellbound.moon': 'Moon',
  'spellbound.own': 'Witch {strength}',
  'spellbound.bag': 'Bag',
  'spellbound.stones': '{bag} in the bag · {drawn} drawn · {supply} in supply',
  'spellbound.piles': 'Piles',
  'spellbound.pileCounts':
    'Destiny {deck}, discard {discard}, spells {spells}, minions {minions}, wicked {wicked} (next: {next})',
  'spellbound.villages': 'Villages',
  'spellbound.mages': 'Mages',
  'spellbound.wand':
    'wand {level, select, 0 {empty} 1 {1: move} 2 {2: move or search} other {3: move, search or banish}}',
  'spellbound.spells': 'spells: {names}',
  'spellbound.new': 'new',
  'spellbound.current': 'being played',
  'spellbound.fortuna': 'Fortuna is due this turn',
  'spellbound.coming': 'Coming',
  'spellbound.step': '{piece} to space {to}{catches, select, yes {, catching the book} other {}}',
  'spellbound.defeat': 'which loses the match',
  // The board of Mage Noir.
  'mageNoir.goal':
    'Bring the other mage from 20 life to nothing; whoever has to draw from an empty deck has lost, too. Prepare cards with Mana, activate them or channel them as components for stronger ones (rules; rules turn).',
  'mageNoir.turn': 'Turn {turn}: {who}, {phase}',
  'mageNoir.life': 'life {life}',
  'mageNoir.noir': 'Mage Noir',
  'mageNoir.hand': 'hand {count} of {limit}',
  'mageNoir.deck': 'deck {count}',
  'mageNoir.discard': 'discard {count}',
  'mageNoir.doubled': 'has counted twice',
  'mageNoir.shown': 'known in hand: {names}',
  'mageNoir.top': 'known on top of the deck: {names}',
  'mageNoir.pile': '{pile} ({count}): {mana}',
  'mageNoir.opening': 'Pile {number}',
  'mageNoir.free': 'no Mana',
  'mageNoir.missing': 'missing',
  'mageNoir.packet': '{source}: {amount} to {target}',
  'mageNoir.thisTurn': 'This turn',
  'mageNoir.damage': 'Damage',
  'mageNoir.waiting': 'Waiting',
  'mageNoir.inDeck': 'in the deck',
  'mageNoir.inDeckOrHand': 'in deck or hand',
} as const

/** The same texts in any language. */
export type CliTexts = { readonly [Id in keyof typeof en]: string }
