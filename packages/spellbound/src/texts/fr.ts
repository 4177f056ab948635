import type { Texts } from './en.ts'
import { villages } from './villages.ts'

/** What Spellbound says, in French. Speakers make the spaces before high punctuation narrow and unbreakable. */
export const fr = {
  'game.name': 'Spellbound',
  'game.description':
    'De un à quatre mages disputent ses livres de sorts à une sorcière : ils gagnent ou perdent ensemble.',

  'seat.0': 'Rouge',
  'seat.1': 'Bleu',
  'seat.2': 'Vert',
  'seat.3': 'Jaune',

  'colour.red': 'rouge',
  'colour.blue': 'bleu',
  'colour.green': 'vert',
  'colour.yellow': 'jaune',
  'colour.silver': 'argenté',
  'colour.rainbow': 'arc-en-ciel',

  'book.red': 'livre rouge',
  'book.red.the': 'le livre rouge',
  'book.blue': 'livre bleu',
  'book.blue.the': 'le livre bleu',
  'book.green': 'livre vert',
  'book.green.the': 'le livre vert',
  'book.yellow': 'livre jaune',
  'book.yellow.the': 'le livre jaune',
  'book.silver': 'livre argenté',
  'book.silver.the': 'le livre argenté',

  'piece.red': 'chapeau rouge',
  'piece.red.the': 'le chapeau rouge',
  'piece.blue': 'chapeau bleu',
  'piece.blue.the': 'le chapeau bleu',
  'piece.green': 'chapeau vert',
  'piece.green.the': 'le chapeau vert',
  'piece.yellow': 'chapeau jaune',
  'piece.yellow.the': 'le chapeau jaune',
  'piece.troll': 'Troll',
  'piece.troll.the': 'le Troll',

  'location.city:red': 'cité rouge',
  'location.city:red.the': 'la cité rouge',
  'location.city:red.in': 'dans la cité rouge',
  'location.city:red.to': 'à la cité rouge',
  'location.city:blue': 'cité bleue',
  'location.city:blue.the': 'la cité bleue',
  'location.city:blue.in': 'dans la cité bleue',
  'location.city:blue.to': 'à la cité bleue',
  'location.city:green': 'cité verte',
  'location.city:green.the': 'la cité verte',
  'location.city:green.in': 'dans la cité verte',
  'location.city:green.to': 'à la cité verte',
  'location.city:yellow': 'cité jaune',
  'location.city:yellow.the': 'la cité jaune',
  'location.city:yellow.in': 'dans la cité jaune',
  'location.city:yellow.to': 'à la cité jaune',
  'location.wilderness': 'étendues sauvages',
  'location.wilderness.the': 'les étendues sauvages',
  'location.wilderness.in': 'dans les étendues sauvages',
  'location.wilderness.to': 'aux étendues sauvages',
  ...villages({ '': 'village #', '.the': 'le village #', '.in': 'dans le village #', '.to': 'au village #' }),

  'phase.start': 'début du tour',
  'phase.witchTime': 'Temps de la Sorcière',
  'phase.story': 'Histoire',
  'phase.handOfFate': 'Main du Destin',
  'phase.encounter': 'rencontre avec la Sorcière',
  'phase.finalBattle': 'bataille finale',

  'zone.deck': 'pioche Destinée',
  'zone.discard': 'défausse Destinée',
  'zone.mageRow': 'rangée des mages',
  'zone.wickedRow': 'rangée malfaisante',
  'zone.guards': 'gardes',
  'zone.sunStack': 'pile du Soleil',
  'zone.moonStack': 'pile de la Lune',
  'zone.minionPile': 'larbins à venir',
  'zone.minions': 'larbins sur la tour',
  'zone.wickedDeck': 'pioche malfaisante',
  'zone.spellPile': 'pile de sorts',
  'zone.reserve': 'réserve d’alliés',
  'zone.box': 'dans la boîte',
  'zone.removed': 'hors du jeu',

  'kind.base': 'carte de base',
  'kind.ally': 'allié',
  'kind.fortune': 'Fortune',
  'kind.place': 'lieu',
  'kind.spell': 'sort',
  'kind.wand': 'baguette',
  'kind.wicked': 'carte malfaisante',
  'kind.minion': 'larbin',

  'fact.code': 'numéro',
  'fact.sun': 'soleils',
  'fact.moon': 'lunes',
  'fact.action': 'action',
  'fact.book': 'livre',
  'fact.cost': 'coût',
  'fact.set': 'famille',
  'fact.timing': 'moment',
  'fact.piece': 'pièce',
  'fact.strength': 'force',
  'fact.colour': 'couleur',
  'fact.powers': 'pouvoirs',

  'action.movement': 'déplacement',
  'action.magic': 'magie',
  'action.influence': 'influence',
  'set.knight-and-squire': 'Chevalier et Écuyer',
  'timing.immediate': 'tout de suite',
  'timing.ownTurn': 'à votre tour',
  'timing.anyTime': 'à tout moment',

  'card.movement-red': 'Déplacement (rouge)',
  'card.movement-green': 'Déplacement (vert)',
  'card.movement-silver': 'Déplacement (argenté)',
  'card.movement-rainbow': 'Déplacement (arc-en-ciel)',
  'card.magic-red': 'Magie (rouge)',
  'card.magic-blue': 'Magie (bleue)',
  'card.magic-yellow': 'Magie (jaune)',
  'card.magic-silver': 'Magie (argentée)',
  'card.magic-rainbow': 'Magie (arc-en-ciel)',
  'card.influence-blue': 'Influence (bleue)',
  'card.influence-green': 'Influence (verte)',
  'card.influence-yellow': 'Influence (jaune)',
  'card.influence-rainbow': 'Influence (arc-en-ciel)',
  'card.centaur': 'Centaure',
  'card.city-watchman': 'Gardien de la Cité',
  'card.changeling': 'L’Échange',
  'card.dark-elf': 'Elfe noir',
  'card.dragon': 'Dragon',
  'card.giant-eagle': 'Aigle géant',
  'card.halfling': 'Halfelin',
  'card.squire': 'Écuyer',
  'card.knight': 'Chevalier',
  'card.librarian': 'Libraire',
  'card.lizardman': 'Homme-lézard',
  'card.magic-dwarf': 'Nain magicien',
  'card.pixies': 'Fées',
  'card.ranger': 'Ranger',
  'card.vampire': 'Vampire',
  'card.warlock': 'Sorcier',
  'card.warrior': 'Guerrier',
  'card.fortuna-deck': 'Fortune (pioche)',
  'card.fortuna-village': 'Fortune (village)',
  'card.fairy-spring': 'Source enchantée',
  'card.witchs-tower': 'Tour de la Sorcière',
  'card.alchemy': 'Alchimie',
  'card.book-wyrms': 'Wyrms des livres',
  'card.circle-of-magi': 'Cercle des Magi',
  'card.hat-trick': 'Tour de chapeau',
  'card.puppetry': 'Marionnettes',
  'card.scry': 'Clairvoyance',
  'card.sun-burst': 'Rayon de soleil',
  'card.teleport': 'Téléportation',
  'card.troll-bane': 'Empoisonnement du Troll',
  'card.winning-smile': 'Sourire du vainqueur',
  'card.wand-red': 'Baguette magique (rouge)',
  'card.wand-blue': 'Baguette magique (bleue)',
  'card.wand-green': 'Baguette magique (verte)',
  'card.wand-yellow': 'Baguette magique (jaune)',
  'card.witch-red-1': 'Sorcière (rouge)',
  'card.witch-blue-1': 'Sorcière (bleue)',
  'card.witch-green-1': 'Sorcière (verte)',
  'card.witch-yellow-1': 'Sorcière (jaune)',
  'card.witch-red-2': 'Sorcière (rouge)',
  'card.witch-blue-2': 'Sorcière (bleue)',
  'card.witch-green-2': 'Sorcière (verte)',
  'card.witch-yellow-2': 'Sorcière (jaune)',
  'card.troll-1': 'Troll',
  'card.troll-2': 'Troll',
  'card.skeleton-army': 'Armée de squelettes',
  'card.goblin-spider-riders': 'Gobelins dresseurs d’araignées',
  'card.danzer': 'Danzer',

  'verb.move': 'déplacez-vous (n’importe où, mais pas de cité à cité)',
  'verb.move.carry':
    'déplacez-vous (n’importe où, mais pas de cité à cité) ; un mage présent au même endroit peut monter en croupe jusqu’à ce que vous le déposiez, un seul par carte et si son joueur est d’accord',
  'verb.magic':
    'utilisez la magie (dans les étendues sauvages, votre baguette gagne un niveau ; dans une cité, tirez une pierre, et un soleil fait reculer le chapeau d’une case)',
  'verb.influence':
    'utilisez {amount, plural, one {# point d’influence} other {# points d’influence}} (dans un village, pour gagner son allié)',
  'verb.influence.atOnce':
    'utilisez {amount, plural, one {# point d’influence} other {# points d’influence}} (dans un village, seulement si son allié vous rejoint aussitôt)',
  'verb.search': 'cherchez {book_the} {place_in} (il avance d’une case)',
  'verb.search.rainbow':
    'cherchez le livre de la cité ou des étendues sauvages où vous êtes (il avance d’une case)',
  'verb.discardRow.ally.one': 'défaussez un autre allié de la rangée des mages',
  'verb.discardRow.wicked.one':
    'défaussez une carte malfaisante de la rangée malfaisante (aucune pièce ne bouge)',
  'verb.discardRow.wicked.all':
    'défaussez toutes les cartes malfaisantes de la rangée malfaisante (aucune pièce ne bouge)',
  'verb.discardRow.witch.one':
    'défaussez une carte Sorcière de la rangée malfaisante (aucun chapeau ne bouge)',
  'verb.discardRow.witch.all':
    'défaussez toutes les cartes Sorcière de la rangée malfaisante (aucun chapeau ne bouge)',
  'verb.discardTower.topWicked':
    'défaussez la première carte malfaisante de la pile de la Lune (un Libraire posé dessus reste en place ; les larbins ne risquent rien)',
  'verb.discardTower.anyWicked':
    'défaussez une carte malfaisante de votre choix de la pile de la Lune (les larbins ne risquent rien)',
  'verb.warlockPair':
    'si les deux Sorciers sont dans la rangée des mages, défaussez-les ensemble pour défausser toutes les cartes malfaisantes de la pile de la Lune',
  'verb.guard.firstWitch':
    'posez cette carte près de la rangée malfaisante ; pendant le remplissage de ce tour, la première carte Sorcière tirée est défaussée sans bouger son chapeau',
  'verb.guard.allWitches':
    'posez cette carte près de la rangée malfaisante ; pendant le remplissage de ce tour, chaque carte Sorcière tirée est défaussée sans bouger son chapeau',
  'verb.placeWatchman': 'placez le Gardien dans la cité de votre choix (il la garde lors des rencontres)',
  'verb.pushBackAtWatchman': 'faites reculer d’une case le chapeau de la cité du Gardien',
  'verb.moveWatchman': 'envoyez le Gardien dans une autre cité',
  'verb.changeling':
    'défaussez l’un des alliés les moins chers parmi les villages révélés ; une carte de la même famille prend sa place, sinon le village reste vide',
  'verb.advanceBook.any': 'faites avancer un livre au choix d’une case, où que vous soyez',
  'verb.advanceBook.city': 'dans une cité, faites avancer son livre d’une case pour chaque mage présent',
  'verb.flipStone': 'quand des pierres ont été tirées, une pierre lunaire compte comme une pierre solaire',
  'verb.preventStep':
    'quand des chapeaux sont sur le point d’avancer, un chapeau de votre choix saute un pas',
  'verb.switchActing': 'jusqu’à la fin du tour, dirigez le mage d’un autre joueur au lieu du vôtre',
  'verb.placeMage': 'placez un mage de votre choix n’importe où ailleurs, même de cité à cité',
  'verb.revealVillages':
    'retournez {count, plural, one {# village caché} other {# villages cachés}}, ou autant qu’il en reste',
  'verb.retreatTroll': 'faites reculer le Troll d’une case',
  'verb.advance': '{piece_the} avance d’une case',
  'verb.advance.troll':
    '{piece_the} avance d’une case ou, s’il est déjà au bout de sa piste, tous les chapeaux avancent',
  'verb.chargeWand':
    'la baguette de son joueur gagne {amount, plural, one {# niveau} other {# niveaux}}, jusqu’au niveau 3',

  'text.card': '{sentences_sentences}',
  'text.part': '{clause}.',
  'text.choose': 'au choix : {ways}.',
  'text.or': '{one} ; ou {other}',
  'text.then': 'puis {part}',
  'text.times': 'jusqu’à {count, plural, =2 {deux} other {#}} fois : {clause}.',
  'text.timesChoose': 'jusqu’à {count, plural, =2 {deux} other {#}} fois, au choix : {ways}.',
  'text.anyOrder': 'dans l’ordre de votre choix : {parts}.',
  'text.also': '{one} ; {other}',
  'text.anyOrderTimes': '{clause}, jusqu’à {count, plural, =2 {deux} other {#}} fois',
  'text.anyOrderChoose': 'au choix, {ways}',
  'text.orElse': '{one} ou {other}',
  'text.instead': 'ou bien, à la place de tout cela, {ways}.',
  'text.skip': 'chaque partie est facultative.',
  'text.pay': 'd’abord, pour prix, {ways}.',
  'text.firstPlay': 'la toute première fois : {part}',
  'text.laterPlay': 'les fois suivantes : {part}',
  'text.moonAlly': 'sur la tour, cette carte aide la Sorcière.',
  'text.immediate': 'dès que ce sort est tiré : {clause}.',
  'text.ownTurn': 'une fois, à votre tour : {clause}.',
  'text.anyTime': 'une fois, à tout moment, même au tour d’un autre : {clause}.',
  'text.wand':
    'niveau 1 : {one}. Niveau 2 : {two}. Niveau 3 : {three}. Pendant votre Histoire, utilisez un pouvoir de votre niveau ou moins ; la baguette est ensuite vide.',
  'text.wicked':
    'quand cette carte arrive dans l’étalage : {clause}. Elle agit de nouveau si elle y est encore quand la pioche Destinée est épuisée.',
  'text.visit': 'chaque fois qu’un mage arrive ou commence son tour ici, {clause}.',
  'text.minion':
    'une fois sur la tour, cette carte y reste et ajoute {moon, plural, one {# lune} other {# lunes}} à la Sorcière dans chaque combat. Seul un livre de sorts peut la détruire, lors de la bataille finale.',
  'text.pixies':
    'aucun usage pendant votre Histoire. Au Temps de la Sorcière, vous pouvez envoyer à la tour, ensemble, autant de Fées de l’étalage que vous voulez.',
  'text.fortuna-deck':
    'si votre tour commence avec cette carte dans l’étalage, visitez le village de Fortune avant la fin de votre Histoire : une pierre solaire entre dans le sac. Sinon, c’est une pierre lunaire. Ensuite, cette carte est défaussée. On ne peut ni la jouer, ni la défausser par choix, ni l’envoyer à la tour, et elle est l’une des deux cartes mage qui peuvent rester à la fin de votre Histoire.',
  'text.fortuna-village':
    'venez ici quand l’autre carte de Fortune vous y appelle, et une pierre solaire entre dans le sac au lieu d’une pierre lunaire.',
  'text.witchs-tower':
    'avec quatre livres retrouvés ou plus, réunissez ici tous les mages et déclarez la bataille finale.',

  'question.turn': 'C’est à vous : jouez votre tour, ou profitez d’être à la Tour de la Sorcière ?',
  'question.turn.cast': 'C’est à vous : jouez votre tour, ou lancez d’abord un sort ?',
  'question.witchTime': 'Temps de la Sorcière : quelle carte de l’étalage envoyez-vous à la tour ?',
  'question.witchTime.cast':
    'Temps de la Sorcière : quelle carte de l’étalage envoyez-vous à la tour ? Vous pouvez d’abord lancer un sort.',
  'question.story': 'Histoire : vous pouvez {ways_or}.',
  'question.story.early':
    'Histoire : vous pouvez {ways_or}. Elle peut finir dès qu’il reste deux cartes mage ou moins.',
  'question.part': '{card} : que faites-vous ? Vous pouvez {ways_or}.',
  'question.part.also': '{question} Vous pouvez aussi {ways_or}.',
  'question.part.move': '{card} : où allez-vous ?',
  'question.part.search': '{card} : cherchez-vous le livre d’ici ?',
  'question.part.magic': '{card} : utilisez-vous sa magie ici ?',
  'question.part.influence': '{card} : utilisez-vous son influence sur l’allié d’ici ?',
  'question.part.remove': '{card} : quelle carte défaussez-vous ?',
  'question.part.burn': '{card} : quelle carte malfaisante quitte la pile de la Lune ?',
  'question.part.unseat': '{card} : défaussez-vous la première carte malfaisante de la tour ?',
  'question.part.warlockPair': '{card} : les défaussez-vous tous les deux pour vider la pile de la Lune ?',
  'question.part.guard': '{card} : cette carte monte-t-elle la garde près de la rangée malfaisante ?',
  'question.part.pushBack': '{card} : faites-vous reculer le chapeau de la cité du Gardien ?',
  'question.part.rout': '{card} : défaussez-vous toutes les cartes Sorcière de la rangée malfaisante ?',
  'question.part.watchman': '{card} : dans quelle cité le Gardien monte-t-il la garde ?',
  'question.part.changeling': '{card} : quel allié faites-vous disparaître ?',
  'question.part.carry': '{card} : qui emmenez-vous ?',
  'question.part.putDown': '{card} : déposez-vous votre passager ici ?',
  'way.move': 'vous déplacer',
  'way.search': 'chercher le livre d’ici',
  'way.magic': 'utiliser la magie',
  'way.influence': 'utiliser l’influence',
  'way.remove': 'défausser une carte de l’étalage',
  'way.burn': 'défausser une carte malfaisante de la pile de la Lune',
  'way.unseat': 'défausser la première carte malfaisante de la tour',
  'way.warlockPair': 'défausser les deux Sorciers',
  'way.guard': 'lui faire monter la garde',
  'way.pushBack': 'faire reculer le chapeau de la cité du Gardien',
  'way.rout': 'défausser toutes les cartes Sorcière',
  'way.watchman': 'déplacer le Gardien',
  'way.changeling': 'faire disparaître un allié',
  'way.carry': 'emmener quelqu’un',
  'way.putDown': 'déposer votre passager',
  'way.wand': 'utiliser votre baguette',
  'way.cast': 'lancer un sort',
  'way.play': 'jouer une carte',
  'way.discard': 'défausser une carte',
  'way.giveUp': 'renoncer à de l’influence en attente',
  'way.declare': 'déclarer la bataille finale',
  'way.endStory': 'terminer l’Histoire',
  'way.finish': 'en finir avec la carte',
  'question.pixies': '{card} : combien en envoyez-vous à la tour ?',
  'question.payment': '{card} : choisissez la carte à défausser pour prix.',
  'question.wand.1': 'Baguette : où allez-vous ?',
  'question.wand.2': 'Baguette : quel livre cherchez-vous ?',
  'question.wand.3': 'Baguette : quelle carte malfaisante défaussez-vous ?',
  'question.spell.alchemy': '{spell} : une pierre lunaire compte comme une pierre solaire.',
  'question.spell.book-wyrms': '{spell} : quel livre avance ?',
  'question.spell.circle-of-magi':
    '{spell} : faites avancer le livre de votre cité pour chaque mage présent.',
  'question.spell.hat-trick': '{spell} : quel chapeau saute un pas ?',
  'question.spell.puppetry': '{spell} : quel mage dirigez-vous jusqu’à la fin du tour ?',
  'question.spell.sun-burst': '{spell} : quelle carte malfaisante quitte la pile de la Lune ?',
  'question.spell.teleport': '{spell} : quel mage change de place ?',
  'question.spell.winning-smile': '{spell} : gagnez l’allié de votre village.',
  'question.destination': '{spell} : où réapparaît {player} ?',
  'question.consent': '{card} : {player} vous propose de monter en croupe. Partez-vous ensemble ?',
  'question.consent.teleport':
    '{card} : {player} voudrait envoyer votre mage {place_to}. Êtes-vous d’accord ? Si vous refusez, le sort n’est pas dépensé.',
  'question.consent.steer':
    '{card} : {player} voudrait diriger votre mage jusqu’à la fin du tour. Êtes-vous d’accord ? Si vous refusez, le sort n’est pas dépensé.',
  'question.window.stones':
    'Des pierres ont été tirées, et pas seulement des soleils. Lancez-vous un sort avant qu’elles comptent ?',
  'question.window.stones.any': 'Des pierres ont été tirées. Lancez-vous un sort avant qu’elles comptent ?',
  'question.window.advance': 'Des pièces malfaisantes vont avancer. Lancez-vous d’abord un sort ?',
  'question.window.guard':
    'La Sorcière va frapper là où personne ne monte la garde. Lancez-vous d’abord un sort ?',
  'question.window.guard.any':
    'La Sorcière va chercher les endroits sans garde. Lancez-vous d’abord un sort ?',
  'question.window.endOfStory': 'L’Histoire va se terminer. Lancez-vous d’abord un sort ?',
  'question.openCast': 'Ce n’est pas votre tour, mais vous pouvez lancer un sort maintenant.',
  'question.reward': 'La rencontre est gagnée : quel livre avance d’une case ?',
  'question.allot':
    'Bataille finale : que fait {book_the} ? {left, plural, =1 {C’est le dernier.} other {Il reste # livres.}}',

  'option.begin': 'Jouer le tour',
  'option.pass': 'Attendre ici : passer tout le tour',
  'option.declare': 'Déclarer la bataille finale',
  'option.endStory': 'Terminer l’Histoire',
  'option.finish': 'En finir avec {card}',
  'option.putDown': 'Déposer votre passager ici',
  'option.decline': 'Ne rien lancer',
  'option.shine': 'Ajouter 1 soleil à votre force',
  'option.proceed': 'Appliquer {spell}',
  'option.accept': 'Monter en croupe',
  'option.refuse': 'Rester ici',
  'option.agree': 'Accepter',
  'option.notNow': 'Pas ce tour-ci',
  'option.disagree': 'Refuser pour toute la partie',
  'option.send.sun':
    'Envoyer {card} sur la pile du Soleil ({strength, plural, one {# soleil} other {# soleils}})',
  'option.send.moon':
    'Envoyer {card} sur la pile de la Lune ({strength, plural, one {# lune} other {# lunes}})',
  'option.sendPixies': 'Envoyer {count, plural, one {# carte} other {# cartes}}',
  'option.play': 'Jouer {card}',
  'option.discard': 'Défausser {card}',
  'option.remove': 'Défausser {card}',
  'option.remove.moon': 'Défausser {card} ({strength, plural, one {# lune} other {# lunes}})',
  'option.destroy': 'Détruire {card} ({strength, plural, one {# lune} other {# lunes}})',
  'option.burn': 'Défausser {card} ({strength, plural, one {# lune} other {# lunes}})',
  'option.wand.1': 'Utiliser la baguette : un déplacement',
  'option.wand.2': 'Utiliser la baguette : une recherche',
  'option.wand.3': 'Utiliser la baguette : défausser une carte malfaisante',
  'option.cast': 'Lancer {spell}',
  'option.giveUp':
    'Renoncer à {card}, {value, plural, one {# point d’influence} other {# points d’influence}} en attente {place_in}',
  'option.move': 'Aller {place_to}',
  'option.appear': 'Réapparaître {place_in}',
  'option.magic': 'Utiliser la magie',
  'option.influence': 'Utiliser {amount, plural, one {# point d’influence} other {# points d’influence}}',
  'option.search': 'Chercher {book_the}',
  'option.unseat': 'Défausser la première carte malfaisante de la tour',
  'option.warlockPair': 'Défausser les deux Sorciers : plus aucune carte malfaisante sur la tour',
  'option.guard': 'Monter la garde près de la rangée malfaisante',
  'option.pushBack': 'Faire reculer le chapeau de la cité du Gardien',
  'option.rout': 'Défausser toutes les cartes Sorcière de la rangée malfaisante',
  'option.watchman': 'Placer le Gardien {place_in}',
  'option.changeling': 'Prendre l’allié {place_in}',
  'option.carry': 'Emmener {player}',
  'option.puppet': 'Diriger {player}',
  'option.whisk': 'Téléporter {player}',
  'option.propose': 'Demander d’abord l’accord de {player}',
  'option.book': 'Faire avancer {book_the}',
  'option.hat': 'Retenir {piece_the}',

  'event.matchBegan': 'La partie a commencé ; le sort a désigné {player} pour ouvrir le jeu.',
  'event.openingRedrawn':
    'Les quatre cartes Sorcière sont apparues ensemble : l’étalage de départ a été refait.',
  'event.turnBegan': 'Tour {turn} : {player} a pris la main.',
  'event.turnPassed': '{player} a passé son tour pour attendre à la Tour de la Sorcière.',
  'event.phaseBegan': '{player} : {phase}.',
  'event.cardSent.sun':
    '{player} a envoyé {card} sur la pile du Soleil ({strength, plural, one {+# soleil} other {+# soleils}}).',
  'event.cardSent.moon':
    '{player} a envoyé {card} sur la pile de la Lune ({strength, plural, one {+# lune} other {+# lunes}}).',
  'event.cardPlayed': '{player} a joué {card}.',
  'event.cardFinished.discard': '{card} a rejoint la défausse.',
  'event.cardFinished.stored': '{card} a pris place au village comme influence en attente.',
  'event.cardFinished.guards': '{card} a monté la garde près de la rangée malfaisante.',
  'event.cardDiscarded.mageRow': '{player} a défaussé {card}.',
  'event.cardDiscarded.wickedRow': '{player} a défaussé {card} de la rangée malfaisante.',
  'event.cardDiscarded.moonStack': '{player} a défaussé {card} de la pile de la Lune.',
  'event.cardDiscarded.stored': '{player} a renoncé à {card}, qui attendait dans un village.',
  'event.fortunaLeft': '{card} a rejoint la défausse.',
  'event.cardDrawn.mageRow': '{card} a rejoint la rangée des mages.',
  'event.cardDrawn.wickedRow': '{card} a surgi dans la rangée malfaisante.',
  'event.cardDrawn.discard': 'La pioche a livré {card}.',
  'event.mageMoved.move': '{player} a rejoint {place_the}.',
  'event.mageMoved.carried': 'En croupe, {player} a aussi rejoint {place_the}.',
  'event.mageMoved.teleport': '{player} a disparu pour réapparaître {place_in}.',
  'event.passengerTaken': '{player} a pris {passenger} en croupe.',
  'event.passengerRefused': '{player} a proposé le voyage à {passenger}, en vain.',
  'event.proposalRefused': '{player} a demandé l’accord de {mage}, en vain, et garde {spell}.',
  'event.proposalRefused.forGood': '{mage} refuse pour toute la partie ; {player} garde {spell}.',
  'event.refusalStands':
    '{mage} a déjà dit non à {spell}. La réponse reste la même, et la question n’est plus posée.',
  'event.passengerPutDown': '{passenger} a mis pied à terre.',
  'event.villageRevealed': '{place_the} a livré son secret : {card}.',
  'event.wandCharged': '{player} a chargé sa baguette au niveau {level}.',
  'event.wandEmptied': 'Ensuite, la baguette de {player} était vide.',
  'event.wandUsed.1': '{player} a utilisé sa baguette pour un déplacement.',
  'event.wandUsed.2': '{player} a utilisé sa baguette pour une recherche.',
  'event.wandUsed.3': '{player} a utilisé sa baguette contre une carte malfaisante.',
  'event.stonesDrawn.sun':
    'Du sac, on a tiré {sun, plural, one {# pierre solaire} other {# pierres solaires}}.',
  'event.stonesDrawn.moon':
    'Du sac, on a tiré {moon, plural, one {# pierre lunaire} other {# pierres lunaires}}.',
  'event.stonesDrawn.both':
    'Du sac, on a tiré {sun, plural, one {# pierre solaire} other {# pierres solaires}} et {moon, plural, one {# pierre lunaire} other {# pierres lunaires}}.',
  'event.stoneAdded.sun': 'Fortune a reçu une visite : une pierre solaire a rejoint le sac.',
  'event.stoneAdded.moon': 'Fortune a attendu en vain : une pierre lunaire a rejoint le sac.',
  'event.influenceUsed':
    '{player} a utilisé {amount, plural, one {# point d’influence} other {# points d’influence}} {place_in} avec {card}, ce qui a fait {total} sur {cost}.',
  'event.influenceUsed.over':
    '{player} a utilisé {amount, plural, one {# point d’influence} other {# points d’influence}} {place_in} avec {card}, ce qui a fait {total}, plus que nécessaire ({cost}).',
  'event.allyRecruited':
    '{card} a rejoint les mages {place_in} : sa carte est entrée dans leur rangée{others, plural, =0 {.} one { ; # autre de sa famille est allée à la défausse.} other { ; # autres de sa famille sont allées à la défausse.}}',
  'event.villageEmptied': '{place_the} s’est vidé.',
  'event.bookAdvanced': '{player} a fait avancer {book_the} jusqu’à la case {to}.',
  'event.bookRecovered': '{player} a retrouvé {book_the} !',
  'event.bookLost': '{piece_the} a rattrapé {book_the}, perdu à jamais.',
  'event.pieceAdvanced.witchCard':
    'Appelé par une carte Sorcière, {piece_the} a avancé jusqu’à la case {to}.',
  'event.pieceAdvanced.trollCard': 'Appelé par une carte Troll, {piece_the} a avancé jusqu’à la case {to}.',
  'event.pieceAdvanced.overflow': 'Le Troll était au bout : {piece_the} a avancé jusqu’à la case {to}.',
  'event.pieceAdvanced.purge': 'À cause de la purge, {piece_the} a avancé jusqu’à la case {to}.',
  'event.pieceAdvanced.unguarded':
    'Personne ne montait la garde : {piece_the} a avancé jusqu’à la case {to}.',
  'event.pieceAdvanced.penalty': 'Le mage n’avait pas bougé : {piece_the} a avancé jusqu’à la case {to}.',
  'event.pieceAdvanced.climb': 'La Sorcière montait : {piece_the} a avancé jusqu’à la case {to}.',
  'event.pieceRetreated': '{piece_the} a reculé jusqu’à la case {to}.',
  'event.stepPrevented': '{spell} a retenu {piece_the}.',
  'event.spellDrawn': '{player} a trouvé le sort {card}.',
  'event.spellCast': '{player} a lancé {card}.',
  'event.stoneFlipped': '{player} a changé pour cette fois une pierre lunaire en pierre solaire.',
  'event.mageSteered': '{player} a tiré les ficelles : jusqu’à la fin du tour, {mage} a suivi ses ordres.',
  'event.watchmanPlaced': 'Le Gardien a pris son poste {place_in}.',
  'event.changelingTook.replaced':
    '{place_in}, {card} a disparu, et une autre carte de la même famille a pris sa place.',
  'event.changelingTook.gone': '{place_in}, {card} a disparu.',
  'event.purged':
    'Il y avait au moins trois cartes malfaisantes dans l’étalage : la purge les a toutes emportées.',
  'event.witchTurnedAway': '{guard} a repoussé {card}.',
  'event.encounterBegan':
    'La pioche Destinée s’est épuisée devant {player} : la Sorcière est venue à la rencontre des mages.',
  'event.wickedAdded': 'De la pioche malfaisante, {card} a rejoint la défausse Destinée.',
  'event.strengthsCompared.encounter':
    'À la rencontre, les mages avaient une force de {sun} et la Sorcière de {moon}.',
  'event.strengthsCompared.final':
    'À la bataille finale, les mages avaient une force de {sun} et la Sorcière de {moon}.',
  'event.encounterWon': 'Les mages ont gagné la rencontre.',
  'event.encounterLost':
    'La Sorcière a gagné la rencontre{by, plural, =0 {, car l’égalité est pour elle} other { avec # d’avance}}.',
  'event.minionArrived': 'Furieuse, la Sorcière a appelé du renfort sur la tour : {card}.',
  'event.witchClimbed': 'La Sorcière est montée à l’étage {stage} de sa tour.',
  'event.deckReshuffled':
    '{count, plural, one {# carte a été mélangée} other {# cartes ont été mélangées}} pour former une nouvelle pioche Destinée.',
  'event.finalBattleDeclared': '{player} a déclaré la bataille finale !',
  'event.bookAllotted.sun': '{player} a fait briller un livre pour les mages (+1 soleil).',
  'event.bookAllotted.destroy': '{player} a utilisé un livre pour détruire {card}.',
  'event.matchWon': 'La partie a été gagnée !',
  'event.matchLost': 'La partie a été perdue. {why_capital}',

  'outcome.SPB-FB.6': 'Victoire ! Baba Yaga est vaincue lors de la bataille finale.',
  'outcome.SPB-LOSE.1':
    'Défaite : deux livres de sorts sont perdus, et personne ne vainc Baba Yaga avec trois livres.',
  'outcome.SPB-LOSE.2': 'Défaite : deux pièces malfaisantes sont au bout de leur piste.',
  'outcome.SPB-LOSE.3': 'Défaite : Baba Yaga est au sommet de sa tour.',
  'outcome.SPB-LOSE.4':
    'Défaite : il fallait ajouter une carte malfaisante, et la pioche malfaisante était vide.',
  'outcome.SPB-LOSE.5': 'Défaite : lors d’une rencontre, la Sorcière a été plus forte de dix ou davantage.',
  'outcome.SPB-LOSE.6': 'Défaite : à la bataille finale, les mages n’ont pas été plus forts que la Sorcière.',

  'setting.trollBreaker': 'Casseur de Troll',
  'setting.trollBreaker.help':
    'La plus faible des cartes Troll commence dans la défausse Destinée : elle entre en jeu dès le premier mélange.',
  'setting.dan': 'Dan',
  'setting.dan.help':
    'Le sac contient au départ deux soleils et autant de lunes que l’indique le Dan, au lieu de trois soleils et deux lunes.',
  'setting.dan.off': 'pas de Dan',
  'setting.dan.value': '{value}ᵉ Dan',
  'setting.witchFinder': 'Général en découverte de Sorcière',
  'setting.witchFinder.help': 'Les quatre chapeaux commencent une case plus loin.',

  'order.always-accept': 'Toujours monter en croupe',
  'order.always-accept.help':
    'Quand un autre joueur ou un bot propose d’emmener votre mage, vous acceptez sans qu’on vous le demande.',
  'order.alchemy': 'Alchimie',
  'order.alchemy.help': 'Quand vous interroger sur Alchimie, après un tirage de pierres.',
  'order.book-wyrms': 'Wyrms des livres',
  'order.book-wyrms.help':
    'Quand vous interroger sur Wyrms des livres, qui peuvent être lancés avant tout événement.',
  'order.hat-trick': 'Tour de chapeau',
  'order.hat-trick.help': 'Quand vous interroger sur Tour de chapeau, avant que des chapeaux avancent.',
  'order.teleport': 'Téléportation',
  'order.teleport.help':
    'Quand vous interroger sur Téléportation, avant que les lieux sans garde souffrent ou à la fin d’une Histoire.',
  'order.policy.critical': 'quand c’est grave',
  'order.policy.critical.help':
    'Me demander quand un livre, le bout d’une piste, l’issue d’un combat ou la partie est en jeu.',
  'order.policy.ask': 'toujours demander',
  'order.policy.ask.help': 'Me demander chaque fois que le sort pourrait changer quelque chose.',
  'order.policy.hold': 'ne jamais demander',
  'order.policy.hold.help':
    'Ne rien me demander ; là où c’est possible, je peux toujours lancer le sort de moi-même.',
  'order.policy.auto': 'lancer tout seul',
  'order.policy.auto.help':
    'Lancer le sort pour moi quand il peut sauver un livre ou la partie ; sinon, me demander quand c’est grave.',

  'title.dan': 'Mage {dan}ᵉ Dan',
  'title.trollBreaker': 'Casseur de Troll',
  'title.witchFinder': 'Général en découverte de Sorcière',
  'title.apprentice': 'Apprenti',
  'title.joined': '{name}, {titles}',

  'partner.random': 'avec lui, on ne gagne jamais',
  'partner.greedy': 'avec lui, on gagne rarement',

  'glossary.mage': 'Mage',
  'glossary.mage.text':
    'Votre figurine. À votre tour, les cartes et la baguette agissent à travers elle, là où elle se trouve. Avec Marionnettes, vous en dirigez une autre.',
  'glossary.witch': 'Sorcière',
  'glossary.witch.text':
    'Baba Yaga. Elle monte sur sa tour quand elle gagne une rencontre, et chaque étage la rend plus forte. Au sommet, la partie est perdue.',
  'glossary.tower': 'La tour',
  'glossary.tower.text':
    'Le plateau où monte la Sorcière, entre la pile du Soleil et la pile de la Lune. Les livres retrouvés y prennent place. À ne pas confondre avec le village où se trouve la carte Tour de la Sorcière : c’est là que se livre la bataille finale.',
  'glossary.hat': 'Chapeau',
  'glossary.hat.text':
    'La pièce malfaisante d’une cité. Il avance sur la piste de sa cité ; quand il atteint le livre, le livre est perdu.',
  'glossary.troll': 'Troll',
  'glossary.troll.text':
    'La pièce malfaisante des étendues sauvages, qui poursuit le livre argenté. La magie ne le fait pas bouger. Si une carte Troll arrive alors qu’il est au bout de sa piste, tous les chapeaux avancent à sa place.',
  'glossary.track': 'Piste',
  'glossary.track.text':
    'Neuf cases dans chaque cité et dans les étendues sauvages. La pièce malfaisante part de la première, le livre de la quatrième ; sur la sixième et la huitième, un livre apporte un sort ; sur la neuvième, il est retrouvé.',
  'glossary.book': 'Livre',
  'glossary.book.text':
    'L’un des cinq livres de sorts. Au bout de sa piste, il est retrouvé ; rattrapé par son poursuivant, il est perdu. Quatre livres retrouvés ouvrent la bataille finale ; deux livres perdus mettent fin à la partie.',
  'glossary.rainbow': 'Livre arc-en-ciel',
  'glossary.rainbow.text':
    'Une recherche qui convient partout : celle du livre de la cité ou des étendues sauvages où se trouve votre mage. Dans un village, elle ne sert à rien.',
  'glossary.search': 'Recherche',
  'glossary.search.text':
    'Fait avancer un livre d’une case. Votre mage doit être dans la cité de sa couleur, ou dans les étendues sauvages pour le livre argenté.',
  'glossary.movement': 'Déplacement',
  'glossary.movement.text':
    'Mène votre mage n’importe où ailleurs, mais jamais directement d’une cité à une autre. Un village caché est révélé dès que quelqu’un y arrive.',
  'glossary.magic': 'Magie',
  'glossary.magic.text':
    'Dans les étendues sauvages, votre baguette gagne un niveau. Dans une cité, tirez une pierre : un soleil fait reculer le chapeau d’une case, une lune ne fait rien. Dans un village, sans effet.',
  'glossary.influence': 'Influence',
  'glossary.influence.text':
    'S’utilise dans un village, sur un allié visible, pour le gagner à votre cause. Dès que son coût est atteint, il vous rejoint.',
  'glossary.storedInfluence': 'Influence en attente',
  'glossary.storedInfluence.text':
    'Une influence qui ne suffit pas encore : la carte reste au village, et n’importe qui peut la compléter plus tard. Pendant votre Histoire, on peut renoncer à des cartes en attente.',
  'glossary.recruit': 'Recruter',
  'glossary.recruit.text':
    'L’allié du village entre dans la rangée des mages et peut servir aussitôt ; les autres cartes de sa famille vont dans la défausse Destinée. Le village reste vide.',
  'glossary.ally': 'Allié',
  'glossary.ally.text':
    'Une carte forte qui attend dans un village d’être recrutée. Chacune appartient à une famille d’une à trois cartes.',
  'glossary.place': 'Lieu',
  'glossary.place.text':
    'Trois villages n’abritent pas d’allié, mais un lieu : la Source enchantée, Fortune et la Tour de la Sorcière. Une fois révélé, un lieu reste.',
  'glossary.wand': 'Baguette',
  'glossary.wand.text':
    'Chacun a la sienne, du niveau 0 au niveau 3. Pendant votre Histoire, utilisez un pouvoir de votre niveau ou moins : un déplacement, un livre arc-en-ciel ou la défausse d’une carte malfaisante. Elle est ensuite vide.',
  'glossary.spell': 'Sort',
  'glossary.spell.text':
    'Une carte que l’on trouve en menant un livre sur un symbole de sort. Elle appartient à qui l’a trouvée, ne coûte rien et sert une seule fois.',
  'glossary.window': 'Fenêtre de sort',
  'glossary.window.text':
    'Un instant avant que quelque chose arrive, où l’on interroge qui détient un sort utile. Vos consignes disent quand vous voulez être interrogé.',
  'glossary.destiny': 'Pioche Destinée',
  'glossary.destiny.text':
    'La pioche commune à tous. Quand il faut une carte et qu’il n’en reste plus, la Sorcière vient ; puis la défausse est mélangée pour former une nouvelle pioche.',
  'glossary.display': 'Étalage',
  'glossary.display.text':
    'Les cartes visibles communes à tous : en bas la rangée des mages, complétée à cinq cartes à chaque tour, en haut la rangée malfaisante.',
  'glossary.mageCard': 'Carte mage',
  'glossary.mageCard.text':
    'Toute carte de la pioche Destinée qui n’est pas malfaisante : cartes de base, alliés et Fortune.',
  'glossary.wicked': 'Carte malfaisante',
  'glossary.wicked.text':
    'Une carte Sorcière ou Troll. À son arrivée, elle fait avancer sa pièce ; elle recommence si elle est encore là quand une rencontre débute.',
  'glossary.wickedDeck': 'Pioche malfaisante',
  'glossary.wickedDeck.text':
    'La pile visible d’où viennent de nouvelles cartes malfaisantes pour la défausse Destinée. S’il en faut une et qu’il n’en reste plus, la partie est perdue.',
  'glossary.witchTime': 'Temps de la Sorcière',
  'glossary.witchTime.text':
    'La première phase d’un tour : une carte de l’étalage doit aller à la tour, sans servir.',
  'glossary.story': 'Histoire',
  'glossary.story.text':
    'La deuxième phase d’un tour : jouez et défaussez des cartes, utilisez la baguette, lancez des sorts. Elle peut se terminer quand il reste deux cartes mage ou moins.',
  'glossary.handOfFate': 'Main du Destin',
  'glossary.handOfFate.text':
    'La troisième phase d’un tour : une purge s’il le faut, le remplissage, puis les nouvelles cartes malfaisantes agissent.',
  'glossary.purge': 'Purge',
  'glossary.purge.text':
    'S’il y a au moins trois cartes malfaisantes dans l’étalage quand commence la Main du Destin, elles sont toutes défaussées, puis chaque chapeau et le Troll avancent d’une case.',
  'glossary.refill': 'Remplissage',
  'glossary.refill.text':
    'On tire des cartes jusqu’à ce que la rangée des mages en compte cinq. Les cartes malfaisantes qui apparaissent vont dans leur rangée, en nombre illimité.',
  'glossary.encounter': 'Rencontre',
  'glossary.encounter.text':
    'Ce qui se passe quand la pioche Destinée est vide : les cartes malfaisantes agissent, les lieux sans garde souffrent, et l’on compare les forces du Soleil et de la Lune.',
  'glossary.unguarded': 'Sans garde',
  'glossary.unguarded.text':
    'Une cité sans mage ni Gardien, ou les étendues sauvages sans mage. À chaque rencontre, sa pièce malfaisante avance d’une case.',
  'glossary.sunStack': 'Pile du Soleil',
  'glossary.sunStack.text':
    'Les cartes envoyées à la tour qui ajoutent leurs soleils à la force des mages lors du prochain combat.',
  'glossary.moonStack': 'Pile de la Lune',
  'glossary.moonStack.text':
    'Les cartes envoyées à la tour qui ajoutent leurs lunes à la force de la Sorcière : les cartes malfaisantes, et le Libraire.',
  'glossary.bag': 'Sac',
  'glossary.bag.text':
    'Contient les pierres solaires et lunaires. Les pierres tirées attendent à côté et y retournent quand il est vide et qu’il en faut une autre.',
  'glossary.minion': 'Larbin',
  'glossary.minion.text':
    'Chaque rencontre gagnée par les mages amène sur la tour un larbin plus fort. Il y reste et compte pour la Sorcière.',
  'glossary.notMoved': 'Rester sur place',
  'glossary.notMoved.text':
    'Si votre propre mage n’a pas bougé à la fin de votre Histoire, le chapeau de sa cité avance d’une case, ou le Troll s’il est dans les étendues sauvages. Dans un village, il ne se passe rien. Un mage dirigé par Marionnettes ne compte pas.',
  'glossary.finalBattle': 'Bataille finale',
  'glossary.finalBattle.text':
    'Avec quatre livres retrouvés et tous les mages au village de la Tour de la Sorcière, on peut déclarer le dernier combat. Chaque livre y détruit une carte de lune ou un larbin, ou ajoute un soleil.',
} as const satisfies Texts
