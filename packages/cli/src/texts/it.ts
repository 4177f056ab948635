import type { CliTexts } from './en.ts'

export const it: CliTexts = {
  'cards.kind': '{kind}: {count, plural, one {# carta} other {# carte}}',
  'replay.title':
    '{game} {edition}, {seats, plural, one {# posto} other {# posti}}, dopo {answers, plural, one {# risposta} other {# risposte}} ({hash})',
  seat: 'Posto {number}',
  'setup.game': 'Quale gioco? ({choices}; Invio: {usual})',
  'setup.seats': 'Quanti posti? ({choices}; Invio: {usual})',
  'setup.bots': 'Chi gioca gli altri posti? ({choices}; Invio: {usual})',
  'setup.options': 'Opzioni: Invio per quelle abituali, oppure una o più di queste, separate da spazi:',
  'setup.options.prompt': 'Opzioni (Invio: le abituali)>',
  'setup.again': 'Uno di questi: {choices}',
  'intro.you': 'Sei {names}.',
  'intro.help': 'h: che cosa si può scrivere; rules: le regole; c nome: che cosa fa una carta.',
  'log.more': '… e {count, plural, one {# riga} other {# righe}} prima (l mostra il diario)',
  prompt: '{who} ({count, plural, =1 {1} other {1–{count}}}, h: aiuto)>',
  'prompt.asked': '{who} ▸',
  'prompt.open': '{who}, fuori turno ▸',
  'prompt.goOn': 'Invio: avanti, gioca {who}.',
  'prompt.unknown': 'Scrivi un numero da 1 a {count}, o parte di una risposta; h mostra il resto.',
  'prompt.several': 'Più risposte contengono «{line}»; scrivi di più, o un numero.',
  why: '{number} {label}: regola {rule}',
  'undo.no':
    'Non si può tornare indietro: da allora si è saputo qualcosa di nuovo, o qualcun altro ha risposto.',
  'undo.nothing': 'Non c’è nulla da riprendere.',
  'card.which': 'Quale carta? Per esempio: c drago',
  'card.none': 'Nessuna carta ha «{name}» nel nome.',
  'card.several': 'Quale? {names}',
  'card.copies': '{count, plural, one {# copia} other {# copie}}',
  'language.unknown': 'Lingue disponibili: {languages}',
  'rules.more': 'Invio: avanti; q: basta>',
  'rules.none': 'Le regole di questo gioco non sono scritte qui.',
  'rules.unknown': 'Nessun capitolo delle regole ha «{name}» nel titolo.',
  'orders.none': 'Questo gioco non ha istruzioni permanenti.',
  'orders.title': 'Istruzioni permanenti: ciò che il tavolo risponde per te. «o nome valore» ne cambia una.',
  saved: 'Salvato: {path} (npm run -s conclave -- play --resume {path} per continuare)',
  'saved.over': 'Salvato: {path} (npm run -s conclave -- replay {path} la mostra di nuovo)',
  'quit.save': 'Salvare la partita prima di uscire? (s: sì, n: no, c: continua a giocare)',
  bye: 'Arrivederci.',
  'end.winners': 'Vittoria: {names}.',
  'end.nobody': 'Nessuno ha vinto.',
  'bot.random': 'a caso',
  'bot.greedy': 'avido',
  'bot.adept': 'adepto',
  'end.human': 'una persona',
  'end.answers': '{count, plural, one {# risposta} other {# risposte}}',
  'end.summary':
    '{events, plural, one {# evento} other {# eventi}}, {undos, plural, =0 {nessuna risposta ripresa} one {# risposta ripresa} other {# risposte riprese}}, {minutes, plural, =0 {in meno di un minuto} one {in # minuto} other {in # minuti}}.',
  'end.save': 'Tenere la partita? (un nome di file, o Invio: no)',
  help: `  1, 2, …     rispondi con questo numero; basta anche parte del testo della risposta
  u           riprendi la tua ultima risposta, se da allora non si è saputo nulla di nuovo
  c nome      cerca una carta, p. es. c drago
  w [numero]  perché una risposta è possibile: la regola da cui viene
  l [numero]  diario: le ultime righe di ciò che è successo
  b           mostra di nuovo il tavolo
  p           mazzi: che cosa c’è nel mazzo, negli scarti e così via
  o           istruzioni permanenti: ciò che il tavolo risponde per te; o nome valore ne cambia una
  s [file]    salva la partita; npm run -s conclave -- play --resume file per riprenderla
  rules       le regole; rules parola: il capitolo con questa parola nel titolo
  lang en     un’altra lingua: en, fr, it
  h           questo aiuto
  q           esci; chiede se salvare`,
  'spellbound.goal':
    'Insieme, salvate quattro dei cinque libri, trovate la Torre della Strega, riunitevi lì e battete Baba Yaga. Tutto è perduto con due libri perduti, due cacciatori in fondo al loro percorso o la Strega in cima alla torre (e in tre modi più rari: rules perdere).',
  'spellbound.turn': 'Turno {turn}: {who}{steered, select, yes { (guida {mage})} other {}}, {phase}',
  'spellbound.notMoved': 'non si è ancora mosso',
  'spellbound.region': 'Regione',
  'spellbound.wilds': 'Terre selv.',
  'spellbound.here': 'Chi c’è',
  'spellbound.legend': '{hat} cappello  {troll} Troll  {book} libro  {spell} incantesimo',
  'spellbound.safe': 'libro salvo',
  'spellbound.lost': 'libro perduto',
  'spellbound.watchman': 'Guardia',
  'spellbound.tower': 'Torre',
  'spellbound.witch':
    'la Strega è al livello {stage} di 5 ed estrae {stones, plural, one {# pietra} other {# pietre}}',
  'spellbound.encounters': 'incontri vinti {won}, persi {lost}',
  'spellbound.purge': 'tre o più: epurazione dopo il Racconto',
  'spellbound.books': 'Libri',
  'spellbound.saved': 'sulla torre: {names}',
  'spellbound.gone': 'perduti: {names}',
  'spellbound.sun': 'Sole',
  'spellbound.moon': 'Luna',
  'spellbound.own': 'Strega {strength}',
  'spellbound.bag': 'Sacchetto',
  'spellbound.stones': '{bag} nel sacchetto · {drawn} estratte · {supply} di riserva',
  'spellbound.piles': 'Mazzi',
  'spellbound.pileCounts':
    'mazzo {deck}, scarti {discard}, incantesimi {spells}, sgherri {minions}, malvagie {wicked} (prossima: {next})',
  'spellbound.villages': 'Villaggi',
  'spellbound.mages': 'Maghi',
  'spellbound.wand':
    'bacchetta {level, select, 0 {vuota} 1 {1: muovere} 2 {2: muovere o cercare} other {3: muovere, cercare o bandire}}',
  'spellbound.spells': 'incantesimi: {names}',
  'spellbound.new': 'nuova',
  'spellbound.current': 'in gioco',
  'spellbound.fortuna': 'la Fortuna è dovuta in questo turno',
  'spellbound.coming': 'In arrivo',
  'spellbound.step': '{piece} alla casella {to}{catches, select, yes {, e prende il libro} other {}}',
  'spellbound.defeat': 'e la partita è persa',
  // The board of Mage Noir.
  'mageNoir.goal':
    'Porta l’altro mago da 20 punti vita a zero; anche chi deve pescare da un mazzo vuoto ha perso. Prepara carte con il Mana, attivale oppure incanalale come componenti di quelle più potenti (rules; rules turno).',
  'mageNoir.turn': 'Turno {turn}: {who}, {phase}',
  'mageNoir.life': '{life} PV',
  'mageNoir.noir': 'Mage Noir',
  'mageNoir.hand': 'mano {count} di {limit}',
  'mageNoir.deck': 'mazzo {count}',
  'mageNoir.discard': 'scarti {count}',
  'mageNoir.doubled': 'ha contato doppio',
  'mageNoir.shown': 'note in mano: {names}',
  'mageNoir.top': 'note in cima al mazzo: {names}',
  'mageNoir.pile': '{pile} ({count}): {mana}',
  'mageNoir.opening': 'Pila {number}',
  'mageNoir.free': 'senza Mana',
  'mageNoir.missing': 'manca',
  'mageNoir.packet': '{source}: {amount} a {target}',
  'mageNoir.thisTurn': 'Questo turno',
  'mageNoir.damage': 'Danni',
  'mageNoir.waiting': 'In attesa',
  'mageNoir.inDeck': 'nel mazzo',
  'mageNoir.inDeckOrHand': 'mazzo o mano',
}
