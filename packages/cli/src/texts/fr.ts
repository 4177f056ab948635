import type { CliTexts } from './en.ts'

export const fr: CliTexts = {
  'cards.kind': '{kind} : {count, plural, one {# carte} other {# cartes}}',
  'replay.title':
    '{game} {edition}, {seats, plural, one {# place} other {# places}}, après {answers, plural, one {# réponse} other {# réponses}} ({hash})',
  seat: 'Place {number}',
  'setup.game': 'Quel jeu ? ({choices} ; Entrée : {usual})',
  'setup.seats': 'Combien de places ? ({choices} ; Entrée : {usual})',
  'setup.bots': 'Qui joue les autres places ? ({choices} ; Entrée : {usual})',
  'setup.options':
    'Options : Entrée pour les options habituelles, ou une ou plusieurs de celles-ci, séparées par des espaces :',
  'setup.options.prompt': 'Options (Entrée : les habituelles)>',
  'setup.again': 'Au choix : {choices}',
  'intro.you': 'Vous êtes {names}.',
  'intro.help': 'h : ce qu’on peut taper ; rules : les règles ; c nom : ce que fait une carte.',
  'log.more': '… et {count, plural, one {# ligne} other {# lignes}} avant (l montre le journal)',
  prompt: '{who} ({count, plural, =1 {1} other {1–{count}}}, h : aide)>',
  'prompt.asked': '{who} ▸',
  'prompt.open': '{who}, hors de son tour ▸',
  'prompt.goOn': 'Entrée : continuer, {who} joue.',
  'prompt.unknown': 'Tapez un nombre de 1 à {count}, ou une partie d’une réponse ; h montre le reste.',
  'prompt.several': 'Plusieurs réponses contiennent « {line} » ; précisez, ou tapez un nombre.',
  why: '{number} {label} : règle {rule}',
  'undo.no':
    'Impossible de revenir en arrière : on a appris du nouveau depuis, ou quelqu’un d’autre a répondu.',
  'undo.nothing': 'Il n’y a rien à reprendre.',
  'card.which': 'Quelle carte ? Par exemple : c dragon',
  'card.none': 'Aucune carte n’a « {name} » dans son nom.',
  'card.several': 'Laquelle ? {names}',
  'card.copies': '{count, plural, one {# exemplaire} other {# exemplaires}}',
  'language.unknown': 'Langues disponibles : {languages}',
  'rules.more': 'Entrée : la suite ; q : assez>',
  'rules.none': 'Les règles de ce jeu ne sont pas écrites ici.',
  'rules.unknown': 'Aucun chapitre des règles n’a « {name} » dans son titre.',
  'orders.none': 'Ce jeu n’a pas de consignes.',
  'orders.title': 'Consignes : ce que la table répond à votre place. « o nom valeur » en change une.',
  saved: 'Enregistré : {path} (npm run -s conclave -- play --resume {path} pour continuer)',
  'saved.over': 'Enregistré : {path} (npm run -s conclave -- replay {path} la montre à nouveau)',
  'quit.save': 'Enregistrer la partie avant de quitter ? (o : oui, n : non, c : continuer à jouer)',
  bye: 'Au revoir.',
  'end.winners': 'Victoire : {names}.',
  'end.nobody': 'Personne n’a gagné.',
  'bot.random': 'au hasard',
  'bot.greedy': 'avide',
  'bot.adept': 'adepte',
  'end.human': 'une personne',
  'end.answers': '{count, plural, one {# réponse} other {# réponses}}',
  'end.summary':
    '{events, plural, one {# événement} other {# événements}}, {undos, plural, =0 {aucun retour en arrière} one {# retour en arrière} other {# retours en arrière}}, {minutes, plural, =0 {en moins d’une minute} one {en # minute} other {en # minutes}}.',
  'end.save': 'Garder la partie ? (un nom de fichier, ou Entrée : non)',
  help: `  1, 2, …     répondre par ce nombre ; une partie du texte de la réponse suffit aussi
  u           revenir sur votre dernière réponse, si rien de nouveau n’a été appris
  c nom       chercher une carte, p. ex. c dragon
  w [nombre]  pourquoi une réponse est possible : la règle dont elle vient
  l [nombre]  journal : les dernières lignes de ce qui s’est passé
  b           montrer la table de nouveau
  p           piles : ce qu’il y a dans la pioche, la défausse, etc.
  o           consignes : ce que la table répond pour vous ; o nom valeur en change une
  s [fichier] enregistrer la partie ; npm run -s conclave -- play --resume fichier pour la reprendre
  rules       les règles ; rules mot : le chapitre dont le titre contient ce mot
  lang it     une autre langue : en, fr, it
  h           cette aide
  q           quitter ; demande s’il faut enregistrer`,
  'spellbound.goal':
    'Ensemble, sauvez quatre des cinq livres, trouvez la Tour de la Sorcière, réunissez-vous-y et battez Baba Yaga. Tout est perdu avec deux livres perdus, deux poursuivants au bout de leur piste ou la Sorcière au sommet de sa tour (et de trois façons plus rares : rules perdre).',
  'spellbound.turn': 'Tour {turn} : {who}{steered, select, yes { (dirige {mage})} other {}}, {phase}',
  'spellbound.notMoved': 'n’a pas encore bougé',
  'spellbound.region': 'Région',
  'spellbound.wilds': 'Étendues',
  'spellbound.here': 'Qui s’y trouve',
  'spellbound.legend': '{hat} chapeau  {troll} Troll  {book} livre  {spell} sort',
  'spellbound.safe': 'livre sauvé',
  'spellbound.lost': 'livre perdu',
  'spellbound.watchman': 'Gardien',
  'spellbound.tower': 'Tour',
  'spellbound.witch':
    'la Sorcière est à l’étage {stage} sur 5 et tire {stones, plural, one {# pierre} other {# pierres}}',
  'spellbound.encounters': 'rencontres gagnées {won}, perdues {lost}',
  'spellbound.purge': 'trois ou plus : purge après l’Histoire',
  'spellbound.books': 'Livres',
  'spellbound.saved': 'sur la tour : {names}',
  'spellbound.gone': 'perdus : {names}',
  'spellbound.sun': 'Soleil',
  'spellbound.moon': 'Lune',
  'spellbound.own': 'Sorcière {strength}',
  'spellbound.bag': 'Sac',
  'spellbound.stones': '{bag} dans le sac · {drawn} tirées · {supply} en réserve',
  'spellbound.piles': 'Piles',
  'spellbound.pileCounts':
    'pioche {deck}, défausse {discard}, sorts {spells}, larbins {minions}, malfaisantes {wicked} (suivante : {next})',
  'spellbound.villages': 'Villages',
  'spellbound.mages': 'Mages',
  'spellbound.wand':
    'baguette {level, select, 0 {vide} 1 {1 : bouger} 2 {2 : bouger ou chercher} other {3 : bouger, chercher ou bannir}}',
  'spellbound.spells': 'sorts : {names}',
  'spellbound.new': 'nouvelle',
  'spellbound.current': 'en cours',
  'spellbound.fortuna': 'Fortune est due ce tour',
  'spellbound.coming': 'À venir',
  'spellbound.step': '{piece} en case {to}{catches, select, yes {, et prend le livre} other {}}',
  'spellbound.defeat': 'ce qui perd la partie',
  // The board of Mage Noir.
  'mageNoir.goal':
    'Faites descendre l’autre mage de 20 points de vie à zéro ; qui doit piocher dans un deck vide a perdu aussi. Préparez des cartes avec de la Mana, activez-les ou canalisez-les comme composants de sorts plus puissants (rules ; rules tour).',
  'mageNoir.turn': 'Tour {turn} : {who}, {phase}',
  'mageNoir.life': '{life} PV',
  'mageNoir.noir': 'Mage Noir',
  'mageNoir.hand': 'main {count} sur {limit}',
  'mageNoir.deck': 'deck {count}',
  'mageNoir.discard': 'défausse {count}',
  'mageNoir.doubled': 'a compté double',
  'mageNoir.shown': 'connues en main : {names}',
  'mageNoir.top': 'connues sur le deck : {names}',
  'mageNoir.pile': '{pile} ({count}) : {mana}',
  'mageNoir.opening': 'Pile {number}',
  'mageNoir.free': 'sans Mana',
  'mageNoir.missing': 'manque',
  'mageNoir.packet': '{source} : {amount} à {target}',
  'mageNoir.thisTurn': 'Ce tour',
  'mageNoir.damage': 'Dégâts',
  'mageNoir.waiting': 'En attente',
  'mageNoir.inDeck': 'dans le deck',
  'mageNoir.inDeckOrHand': 'deck ou main',
}
