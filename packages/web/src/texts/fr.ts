import type { UiTexts } from './ui-texts.ts'

export const fr: UiTexts = {
  loading: 'On allume les bougies…',
  yes: 'oui',
  no: 'non',
  close: 'Fermer',
  delete: 'Supprimer',
  'delete.sure': 'Vraiment supprimer ?',
  replay: 'Revoir',
  undo: 'Annuler',
  'undo.not.nothing': 'Vous n’avez encore donné aucune réponse à annuler.',
  'undo.not.learnt': 'Votre dernière réponse reste : quelque chose de caché a été vu depuis.',
  'undo.not.answered': 'Votre dernière réponse reste : quelqu’un d’autre a répondu depuis.',
  'undo.not.lesson': 'Dans une leçon, rien ne s’annule.',
  'undo.not.lost': 'Sans connexion, rien ne s’annule.',
  'undo.not.over': 'La partie est finie.',
  export: 'Enregistrer la partie dans un fichier',
  board: 'Plateau',
  menu: 'Qu’en faire',
  help: 'Signes et touches',
  why: 'Pourquoi ?',
  'why.of': 'Pourquoi puis-je : {option}',

  'nav.label': 'Pages',
  'nav.skip': 'Aller au contenu',
  'nav.lobby': 'Accueil',
  'nav.rules': 'Règles',
  'nav.decks': 'Decks',
  'nav.account': 'Compte',
  'nav.settings': 'Réglages',
  'nav.about': 'À propos et crédits',
  'nowhere.title': 'Il n’y a rien ici',
  'nowhere.text': 'Cette page n’existe pas, ou n’existe plus.',
  'trouble.title': 'Quelque chose s’est cassé',
  'trouble.text':
    'La partie est en sécurité : elle est gardée après chaque réponse. Rechargez la page pour continuer.',
  'trouble.reload': 'Recharger',

  'title.table': 'Conclave : une table',
  'title.asked': 'À vous – Conclave',

  'lobby.title': 'Prenez place à la table des mages',
  'lobby.lead':
    'En solitaire, autour d’un écran ou avec des amis au loin. Toutes les règles sont appliquées, chaque mélange peut être vérifié, et personne n’a besoin d’un compte.',
  'lobby.games': 'Jeux',
  'lobby.play': 'Préparer une table',
  'lobby.tutorial': 'Apprendre en jouant',
  'lobby.rules': 'Lire les règles',
  'lobby.done': 'Parties terminées sur cet appareil',
  'lobby.resume': 'Tables sur cet appareil',
  'lobby.continue': 'Continuer',
  'lobby.result': 'Résultat',
  'lobby.last': 'Dernières parties',
  'lobby.won': 'Gagnée',
  'lobby.lost': 'Perdue',
  'lobby.winners': 'Gagnée par {names}',
  'lobby.nobody': 'Personne n’a gagné',
  'lobby.all': 'Toutes les parties finies',
  'lobby.file': 'Ouvrir un fichier de partie',
  'lobby.file.choose': 'Choisir un fichier…',
  'lobby.file.bad':
    'Ce n’est pas un fichier de partie. Choisissez-en un qui vient de « Enregistrer la partie dans un fichier ».',
  'lobby.file.broken':
    'Ce fichier de partie est endommagé ou a été modifié : il y manque des choses, ou elles ne sont pas ce qu’elles devraient être.',
  'lobby.file.large': 'Ce fichier est trop gros pour être une partie : on en lit 20 mégaoctets au plus.',
  'lobby.file.answer': 'La première est la réponse {number}.',
  'lobby.file.text':
    'Revoyez une partie depuis n’importe quelle place, pas à pas, et vérifiez que les mélanges étaient honnêtes.',
  'lobby.online': 'Vos tables en ligne',
  'lobby.finished': 'Vos tables terminées',
  'lobby.watch': 'Regarder une table',
  'lobby.watch.one': 'Regarder',
  'lobby.waiting': 'attend des joueurs',
  'lobby.running': 'en cours',
  'lobby.turn': 'À vous de jouer',
  'lobby.awaits': 'attend {names}',
  'lobby.over': 'terminée',
  'lobby.abandoned': 'abandonnée',

  'game.spellbound':
    'Ensemble contre Baba Yaga : retrouvez quatre des cinq livres de sorts avant qu’elle n’arrive en haut de sa tour.',
  'game.seats': '{same, plural, =1 {{min} joueurs} other {de {min} à {max} joueurs}}',

  'game.mage-noir':
    'Un duel de deux mages autour d’un seul éther : rassemblez la Mana, préparez vos sorts et frappez quand on s’y attend le moins.',
  'game.black-rose':
    'Les mages d’une Loge secrète se disputent la puissance à coups de sorts à deux faces, de pièges et d’évocations ; et la Rose noire peut les battre tous.',
  'game.rebirth':
    'La Loge est en ruine : reconstruisez-la salle après salle, contre d’autres mages ou seul contre l’Avatar, le corps de la Rose noire.',
  'game.alone': 'aussi seul',
  'game.editions': '{count, plural, other {# éditions}}',
  'game.facts': 'En bref',
  'game.together': 'ensemble',
  'game.against': 'chacun pour soi',
  'game.minutes': 'de {from} à {to} minutes',
  'game.weight.1': 'vite appris',
  'game.weight.2': 'demande réflexion',
  'game.weight.3': 'profond',
  'lobby.play.of': 'Préparer une table de {game}',
  'lobby.tutorial.of': 'Apprendre en jouant : {game}',
  'lobby.tutorial.further': 'La deuxième leçon',
  'lobby.tutorial.further.of': 'La deuxième leçon : {game}',
  'lobby.tutorial.alone': 'Apprendre seul',
  'lobby.tutorial.alone.of': 'Apprendre seul, contre l’Avatar : {game}',
  'lobby.changes': 'Vous connaissez la 1.6 ?',
  'lobby.rules.of': 'Règles de {game}',

  'new.seats': 'Qui s’assied où',
  'new.hard': 'La difficulté',
  'new.length': 'Combien de temps',
  'new.match': 'Comment jouer',
  'new.edition': 'Édition',
  'new.details': 'Détails',
  'new.options': 'Options',
  'new.usual': 'Le jeu habituel, sans variante.',
  'new.presets': 'Tout prêts',
  'new.options.none': 'Ce jeu n’a pas d’options.',
  'new.online.title': 'Si vous jouez en ligne',
  'new.watch.help':
    'La table figure à l’accueil de ce serveur. Les spectateurs ne voient que ce qui est visible de tous.',
  'new.advice': 'Conseils d’un bot',
  'new.advice.bots': 'seulement contre des bots',
  'new.advice.always': 'pour tout le monde',
  'new.advice.never': 'pour personne',
  'new.advice.help':
    'Si les joueurs peuvent demander à l’Adepte ce qu’il ferait. Il n’en sait pas plus que qui demande.',
  'new.absence': 'Si quelqu’un reste absent',
  'new.absence.vote': 'les personnes présentes votent',
  'new.absence.bot': 'un automate joue d’office',
  'new.absence.level': 'Automate remplaçant',
  'new.absence.help':
    'Au bout d’une minute, et seulement jusqu’à son retour. L’invitation le dit à tout le monde. Personne d’autre n’obtient la place ni ne voit ses cartes.',
  'new.windows': 'Réactions',
  'new.windows.measured': 'mesurées',
  'new.windows.fast': 'rapides',
  'new.windows.measured.help':
    'Quand quelqu’un pourrait réagir, la table attend toujours le même temps, quoi qu’il ait en main. Une pause n’apprend rien à personne.',
  'new.windows.fast.help':
    'Qui ne peut pas réagir est passé aussitôt. C’est plus rapide, mais une pause montre que quelqu’un le pourrait.',
  'new.seconds': 'Temps pour réagir',
  'new.seconds.value': '{seconds, plural, =0 {autant qu’on veut} other {# secondes}}',
  'new.seconds.help':
    'Le temps écoulé, la table passe pour qui n’a pas répondu. Les tours n’ont pas d’horloge.',
  'new.objection': 'Ces options ne sont pas jouables : {words}',
  'new.rulings': 'Points de règle ambigus ({count})',
  'new.rulings.about': 'Là où la règle peut se lire de deux façons. Vous pouvez laisser tel quel.',
  'new.who': 'Qui joue {place}',
  'new.level': 'Niveau de {place}',
  'new.name': 'Nom de {place}',
  'new.remove': 'Retirer {place}',
  'new.me': 'Moi',
  'new.screen': 'Quelqu’un à cet écran',
  'new.friend': 'Un ami avec un lien',
  'new.bot': 'Un automate',
  'new.add': 'Ajouter une place',
  'new.alone': 'Moi seul',
  'new.here': 'Jouer sur cet appareil',
  'new.online': 'Jouer en ligne',
  'new.watch': 'D’autres peuvent trouver la table et regarder',
  'new.friends': 'Un ami avec un lien a besoin d’une table en ligne.',
  'new.where': 'Sur cet appareil, on joue sans réseau ; la partie est gardée quand vous fermez la page.',
  'new.chooses': '{name} choisira en prenant sa place.',

  bot: 'Automate',
  'bot.level': '{name} : {about}',
  'bot.novice': 'Novice',
  'bot.novice.about': 'fait n’importe quoi',
  'bot.apprentice': 'Apprenti',
  'bot.apprentice.about': 'regarde un pas plus loin',
  'bot.adept': 'Adepte',
  'bot.adept.about': 'réfléchit un instant',
  'bot.archmage': 'Archimage',
  'bot.archmage.about': 'réfléchit longtemps',

  seats: 'À la table',
  'seat.number': 'Place {number}',
  'seat.bot': '{place} ({level})',
  'seat.spectator': 'un spectateur',
  'seat.you': 'vous',
  'seat.asked': 'doit répondre',
  'seat.asked.you': 'vous devez répondre',
  'seat.thinking': 'réfléchit…',
  'seat.away': 'est absent',
  'seat.standIn': 'est absent, un automate le remplace',

  prompt: 'Ce qui est demandé',
  'prompt.you': 'À vous de répondre.',
  'prompt.seat': 'Sur cet écran, c’est à {name}.',
  'prompt.waiting': 'On attend {names}',
  'prompt.last': 'Maj avec le dernier clic le fait aussi',
  'prompt.all': 'Toutes les réponses ({count})',
  'prompt.source': 'La carte qui demande :',
  'prompt.clock': 'encore {seconds, plural, one {# seconde} other {# secondes}}',
  'prompt.moment': 'Un instant …',
  'since.show': 'Voir',
  'since.show.what': 'Voir sur le plateau : {what}',
  'prompt.lapsed': 'Votre temps est écoulé : c’est donc non.',
  'prompt.lapsed.what': 'Votre temps est écoulé. Vous avez laissé passer : {what}.',
  'prompt.closing': 'Tous ont décidé : on continue dans {seconds}.',
  'prompt.closing.stop': 'Y repenser',
  'suggestion.from': '{name} propose, étape {step} sur {steps} :',
  'suggestion.choose': 'Choisir…',
  'suggestion.later': 'impossible pour l’instant',
  'suggestion.no': 'Non merci',
  'suggest.begin': 'Proposer quelque chose à {name}',
  'suggest.about': 'Montrez à {name} jusqu’à trois choses, dans l’ordre.',
  'suggest.lay': 'Proposer à {name} ({count})',
  cancel: 'Annuler',
  'suggest.point': 'proposer ceci',
  'suggest.laid': '{name} voit votre proposition ({count, plural, one {# étape} other {# étapes}}).',
  'suggest.back': 'La retirer',
  'keys.suggest': 'proposer quelque chose au joueur interrogé',
  'keys.follow': 'suivre l’étape suivante d’une proposition',
  'connection.lost': 'La connexion est perdue. On essaie de revenir…',
  'connection.connecting': 'En route vers la table…',

  'curtain.title': 'Passez l’écran à {name}',
  'curtain.text': '{name} doit répondre et a des secrets. Les autres détournent les yeux.',
  'curtain.lift': 'Je suis {name} : montrer la table',

  'orders.title': 'Consignes',
  'orders.about': 'Ce que la table répond pour vous, afin qu’on ne vous demande que ce que vous voulez.',

  drawer: 'Journal, règles, discussion',
  'drawer.close': 'Fermer le volet',
  'drawer.log': 'Journal',
  'drawer.rules': 'Règles',
  'drawer.chat': 'Discussion',
  'drawer.cards': 'Cartes',
  'log.mine': 'Seulement ce qui me touche',
  'log.undone': '{player} a repris sa dernière réponse.',
  preview: 'Carte',
  'preview.hint': 'Pointez une carte pour la lire ici.',
  'cards.search': 'Trouver une carte',
  'chat.mute': 'Couper la discussion',
  'chat.empty': 'Personne n’a encore rien dit.',
  'chat.unread':
    '{count, plural, one {# nouveau message dans la discussion} other {# nouveaux messages dans la discussion}}',
  'chat.words': 'Vos mots',
  'chat.send': 'Dire',
  'phrase.hello': 'Bonjour !',
  'phrase.good-luck': 'Bonne chance !',
  'phrase.well-played': 'Bien joué !',
  'phrase.thanks': 'Merci !',
  'phrase.sorry': 'Désolé !',
  'phrase.one-moment': 'Un instant, s’il vous plaît.',
  'phrase.your-turn': 'C’est à vous.',
  'phrase.need-help': 'J’ai besoin d’aide.',
  'phrase.can-help': 'Je peux aider.',
  'phrase.careful': 'Attention !',
  'phrase.agreed': 'D’accord.',
  'phrase.disagree': 'Je ne ferais pas cela.',
  'phrase.wow': 'Oh là là !',
  'phrase.oops': 'Oups !',
  'phrase.good-game': 'Belle partie !',
  'phrase.bye': 'Au revoir !',
  'notice.new-link': 'Un nouveau lien vers cette place a été créé par l’hôte de la table.',
  'notice.new-player': 'Quelqu’un a pris cette place grâce à un lien.',
  'notice.bot': 'Un automate joue désormais à cette place.',
  'notice.device': 'La personne qui joue ici continue sur un second appareil.',
  'notice.stand-in': 'Un automate joue ici en attendant le retour de la personne.',
  'notice.back': 'De retour à la table.',
  'notice.end-proposed': 'Je propose d’arrêter la partie sans résultat.',
  'notice.end-refused': 'Je ne veux pas arrêter la partie.',
  'vote.title': 'Un vote à la table',
  'vote.stand-in': '{name} est absent. {bot} doit-il jouer jusqu’à son retour ?',
  'vote.end': 'Faut-il arrêter la partie maintenant, sans résultat ?',
  'vote.yes': 'Pour : {names}.',
  'vote.no': 'Contre : {names}.',
  'vote.until': 'Sans aucun non, elle s’arrête {time}.',
  'vote.want': 'Oui',
  'vote.wait': 'Non, attendre',
  'vote.playOn': 'Non, continuer',
  'hand.open': '{name} : confier la place',
  'hand.title': 'La place de {name}',
  'hand.gone': '{name} est absent : que faire ?',
  'hand.bot': 'Laisser jouer un automate',
  'hand.bot.sure': 'Vraiment, pour de bon ?',
  'hand.bot.own':
    'Un automate peut jouer la partie jusqu’au bout à votre place. Vous perdez la place pour de bon, et toute la table en est informée.',
  'hand.link.device':
    'Un second appareil à vous : ce lien y ouvre aussi toutes vos places à cette table. Qui l’ouvre joue en votre nom : ne l’envoyez à personne.',
  'hand.link.device.make': 'Lien pour un second appareil',
  'hand.link.player':
    'Quelqu’un d’autre : la personne qui ouvre ce lien a désormais la place. Vous la perdez sur tous vos appareils, et toute la table en est informée.',
  'hand.link.player.make': 'Lien pour quelqu’un d’autre',
  'hand.away.bot':
    '{name} est absent. Comme convenu, {bot} le remplace dès que la partie a attendu une minute, et s’en va à son retour. Personne ne voit cette main.',
  'hand.away.vote':
    '{name} est absent. Au bout d’une minute, les personnes présentes peuvent laisser {bot} jouer jusqu’à son retour ; il faut plus de la moitié des voix. Personne ne voit cette main.',
  'hand.away.sits': '{bot} remplace {name} et s’en va à son retour.',
  'hand.away.want': 'Laisser jouer {bot}',

  palette: 'Dites quoi faire',
  'palette.short': 'Commandes',
  'palette.type': 'Tapez quelques lettres',
  'palette.none': 'Rien de tel n’est possible maintenant.',
  'palette.show': 'Montrer : {what}',
  'palette.card': 'Lire la carte : {card}',
  'palette.seat': 'Voir par les yeux de {name}',
  'legend.signs': 'Signes',
  'legend.keys': 'Touches',
  'legend.legal': 'éclairé : peut être choisi maintenant',
  'legend.pointed': 'en pointillé : ce qu’il faut regarder',
  'legend.staged': 'à la lueur d’une bougie : ce dont on parle',
  'legend.changed': 'a changé depuis votre dernière action',
  'keys.answer': 'donner la réponse de ce numéro',
  'keys.palette': 'trouver une réponse ou une commande en tapant',
  'keys.stage': 'continuer ce qui est montré, ou le passer',
  'keys.undo': 'annuler la dernière réponse',
  'keys.end': 'terminer la carte, la phase ou la réaction',
  'keys.last': 'tenue pendant un clic : c’était la dernière chose, et ce qui est en cours se termine',
  'keys.advice': 'Demander un conseil',
  'keys.board': 'aller au plateau',
  'keys.prompt': 'aller à la question',
  'keys.drawer': 'journal, règles, discussion, cartes',
  'keys.seat': 'la prochaine de vos places',
  'keys.move': 'd’une chose à l’autre',
  'keys.close': 'fermer ce qui est ouvert, sinon revenir',
  'keys.help': 'cette liste',
  'keys.off': 'Les touches simples peuvent être désactivées dans les réglages.',

  'table.menu': 'Table',
  'table.leave': 'Quitter la table',
  'give-up': 'Se rendre',
  'give-up.about': 'La partie est finie aussitôt, et vous l’avez perdue.',
  'give-up.sure': 'Vraiment se rendre',
  'log.givesUp': '{player} se rend.',
  abandon: 'Abandonner la partie',
  'abandon.sure': 'Vraiment l’abandonner',
  'abandon.about':
    'La partie s’arrête pour toute la table, maintenant et pour de bon ; personne ne gagne. Elle reste dans votre liste et peut être revue.',
  'abandon.propose': 'Proposer d’arrêter la partie',
  'abandon.propose.about':
    'La partie s’arrête sans résultat quand toutes les personnes qui jouent le veulent. Un seul non suffit pour continuer ; un jour de silence vaut accord.',
  'abandon.propose.sure': 'Le proposer',
  'broken.title': 'Cette partie ne peut pas continuer',
  'broken.text':
    'Depuis que vous avez joué, ce serveur a des règles plus récentes de {game}, et rien n’a été gardé d’où elles pourraient reprendre. Tout ce qui a été joué est en lieu sûr : emportez la partie dans un fichier et signalez-la, pour que l’exploitant du serveur puisse l’examiner.',
  'broken.ending':
    'Elle s’arrête pour toute la table, pour de bon, et personne ne gagne. Tant que personne ne l’arrête, elle peut continuer dès que le serveur retrouve ses règles.',
  'abandoned.title': 'Cette partie a été abandonnée',
  'abandoned.text': 'Elle a été arrêtée avant la fin. Personne n’a gagné.',
  report: 'Signaler un problème',
  'report.here': 'Enregistrer un rapport de problème',
  'report.what': 'Que s’est-il passé, et qu’attendiez-vous ?',
  'report.with':
    'La partie, votre place, les derniers événements et ce que votre navigateur dit de lui-même l’accompagnent ; l’exploitant de ce serveur les lit.',
  'report.here.with':
    'La partie, les derniers événements et ce que votre navigateur dit de lui-même vont dans un fichier sur cet appareil. Envoyez-le à qui tient ce site pour vous : personne d’autre ne le reçoit.',
  'report.go': 'Envoyer le rapport',
  'report.here.go': 'Enregistrer le rapport',
  'report.failed': 'Le rapport n’a pas pu être envoyé. Réessayez plus tard.',
  'report.filed': 'Merci : le rapport porte le numéro {number}.',
  'report.saved': 'Le rapport a été enregistré dans un fichier.',
  'here.missing': 'Cette table n’est pas sur cet appareil',

  'wait.title': 'On attend des joueurs',
  'wait.links': 'Envoyez un lien à chaque ami. La première personne qui l’ouvre a la place.',
  'wait.all': 'Tout le monde a une place. La partie commence quand tous sont arrivés à cette table.',
  'wait.begin': 'Commencer',
  'wait.seated': 'a une place',
  'wait.loopback':
    'Vous avez ouvert cette page à l’adresse {address}, que seul cet ordinateur atteint : ces liens ne marchent pour personne d’autre. Pour laisser entrer les autres, lancez le serveur avec « {command} », puis ouvrez l’adresse de cet ordinateur dans votre réseau et créez-y la table.',
  'wait.link': 'Lien pour {place}',
  'wait.copy': 'Copier',
  'wait.copied': 'Copié',
  'wait.again': 'Nouveau lien',
  'wait.start': 'Commencer ; des automates prennent les places libres',
  'wait.ready': 'présent',
  'wait.free': 'pas encore là',
  'wait.commitment': 'Empreinte du mélange, fixée avant que quiconque ne s’asseye :',
  'join.title': 'On vous invite à une table',
  'join.by': '{name} vous invite à une partie de {game}.',
  'join.by.somebody': 'Vous êtes invité à une partie de {game}.',
  'join.facts': '{seats, plural, one {# place} other {# places}}, environ {from} à {to} minutes.',
  'join.lesson': 'Jamais joué ? Apprenez en dix minutes, puis revenez par le même lien.',
  'join.name': 'Comment faut-il vous appeler ?',
  'join.take': 'Prendre la place',
  'join.secret': 'Personne d’autre ne voit votre choix avant le début de la partie.',
  'join.device.title': 'Votre place sur un second appareil',
  'join.device':
    'Ce lien ouvre la place de {name} sur cet appareil aussi : qui l’ouvre joue en tant que {name}, et les deux appareils voient la même main. Si vous êtes quelqu’un d’autre, demandez un lien à vous.',
  'join.device.take': 'Continuer ici',
  'absence.bot':
    'Si quelqu’un est absent une minute alors que la partie l’attend, l’automate {bot} joue jusqu’à son retour.',
  'absence.vote':
    'Si quelqu’un est absent une minute, les personnes présentes peuvent décider par un vote que l’automate {bot} joue jusqu’à son retour.',
  'choose.title': 'Avant de rejouer',
  'choose.go': 'Prendre place',

  'end.you-won': 'Vous avez gagné',
  'end.you-lost': 'Vous avez perdu',
  'end.winners': '{count, plural, one {{names} a gagné} other {{names} ont gagné}}',
  'end.nobody': 'Match nul : personne n’a gagné',
  'end.score': 'Score final',
  'end.total': 'Total',
  'end.again': 'Rejouer',
  'end.next': 'Rejouer avec les autres',
  'end.choose': 'Rejouer en choisissant à nouveau',
  'end.replay': 'La revoir',
  'end.lobby': 'Retour à l’accueil',
  'end.chart': 'Comment cela s’est passé',
  'end.turn': 'Tour',
  'end.round': 'Tour',
  'end.rounds': 'Tours',
  'end.table': 'Les nombres',
  'end.turns': 'Tours',
  'end.undos': 'Reprises',
  'story.deciding': '{along} {turn} : c’est là que tout s’est décidé',
  'story.deciding.about':
    'Selon l’estimation du bot, les chances de {name} y sont passées de {before} % à {after} %.',
  'story.swings': 'Les plus grands retournements',
  'story.swings.about':
    'Où l’estimation des chances de {name} par le bot a le plus changé, jugée avec tout ce que l’on sait après la fin.',
  'story.swing': '{along} {turn} : de {before} % à {after} %',
  'story.chosen': '{name} a choisi : {answer}',
  'story.ask': 'Qu’aurait fait l’Adepte ici ?',
  'story.would': 'L’Adepte aurait choisi : {answer}',
  'story.same': 'L’Adepte aurait choisi la même chose : {answer}',
  'story.see': 'Revoir ce moment',
  'story.counted': 'Les comptes',
  'on.title': 'Jouer la suite à partir d’ici',
  'on.about':
    'Une nouvelle table sur cet appareil repart de ce moment. Vous prenez une place, des bots prennent les autres. Ce que votre place ne pouvait pas voir est redistribué, et le hasard recommence : la suite de cette partie ne dit rien de ce qui vient.',
  'on.seat': 'Votre place',
  'on.go': 'Jouer la suite',
  'on.failed': 'La table n’a pas pu être préparée.',
  'end.share': 'Copier un lien vers la partie',
  'end.board': 'Montrer le plateau',
  'end.verify': 'Vérifier le mélange',

  'verify.ok':
    'Les mélanges étaient honnêtes : la graine est celle fixée avant la partie, et chaque réponse mène là où le fichier le dit.',
  'verify.own': 'Ce que ce navigateur y a ajouté s’y trouve.',
  'verify.without':
    'Ce que ce navigateur a envoyé pour eux n’y est pas ; c’est normal seulement si vous êtes arrivé après le début de la partie.',
  'verify.bad': 'Quelque chose ne va pas.',
  'flaw.answer':
    'Ce fichier de partie a été modifié ou est endommagé : la réponse {number} sur {all} ne va pas avec ce qui a été joué avant elle.',
  'flaw.outdated':
    'Cette partie a été jouée selon la version {played} des règles, et elle ne se déroule pas ainsi selon la version {today}, celle d’aujourd’hui.',
  'flaw.seed':
    'Ce fichier de partie a été modifié : ses mélanges ne viennent pas de la graine fixée avant la partie.',
  'flaw.commitment':
    'Ce fichier de partie nomme une autre graine que celle qui a été fixée avant le début de la partie.',
  'flaw.begin':
    'Ce fichier de partie a été modifié ou est endommagé : aucune partie ne commence comme il le dit.',
  'flaw.game': 'Ce fichier vient d’un jeu que l’on ne connaît pas ici : « {game} ».',
  'flaw.by': 'La réponse {number} a été donnée par {name}.',
  'flaw.by.turn': 'La réponse {number} a été donnée par {name}, au tour {turn}.',
  'flaw.asked': 'La question y était : « {question} »',
  'flaw.detail': 'Détails',
  'verify.working': 'On rejoue toute la partie…',

  'replay.title': 'Revoir la partie',
  'replay.at': 'Étape {at} sur {all}',
  'replay.slider': 'Moment de la partie',
  'replay.eyes': 'Par les yeux de',
  'replay.play': 'Lire',
  'replay.pause': 'Pause',
  'replay.first': 'Retour au début',
  'replay.back': 'Un pas en arrière',
  'replay.next': 'Un pas en avant',
  'replay.last': 'Jusqu’à la fin',
  'replay.answer': 'Réponse suivante – {name} : {answer}',
  'replay.missing': 'Il n’y a pas de telle partie ici.',

  'rules.title': 'Règles de {game}',
  'rules.choose': 'Les règles de quel jeu ?',
  'tutorial.missing':
    'Il n’y a pas encore de leçon pour ce jeu. Ses règles et chaque « pourquoi ? » à la table vous aideront.',
  'rules.search': 'Chercher dans les règles',
  'rules.found': '{count, plural, =0 {Rien trouvé} one {# passage} other {# passages}}',
  'rules.contents': 'Sommaire',
  'rules.glossary': 'Les mots du jeu',
  'rules.missing': 'Les règles de ce jeu ne sont pas encore écrites.',

  'tutorial.title': 'Apprendre en jouant',
  'tutorial.step': 'Étape {at} sur {all}',
  'tutorial.text': 'Le texte de la leçon',
  'tutorial.next': 'Continuer',
  'tutorial.skip': 'Quitter la leçon',
  'tutorial.do': 'Faites-le sur le plateau, ou avec un bouton s’il y en a un.',
  'tutorial.astray': 'Pas cela : la leçon attend « {what} ».',
  'tutorial.on': 'Jouer la suite',
  'tutorial.start': 'Préparer une autre table',
  'lesson.goal': 'Cinq livres, cinq poursuivants',
  'lesson.goal.text':
    'Vous jouez un mage, avec tous ceux de la table, contre la sorcière Baba Yaga. Chacune des cinq pistes est une course : vous faites avancer le livre, et un chapeau de sorcière ou le Troll vient derrière. Un livre au bout de sa piste est retrouvé ; un livre rattrapé est perdu. Retrouvez-en quatre, puis battez la Sorcière. Perdez-en deux, et tout est perdu.',
  'lesson.display': 'L’étalage',
  'lesson.display.text':
    'Ces cinq cartes forment la rangée des mages : tout le monde y joue, et chaque tour commence à cinq. Au-dessus se trouve la rangée malfaisante. Chaque carte Sorcière apparue a fait avancer son chapeau d’une case : le bleu et le vert sont déjà en route.',
  'lesson.witch-time': 'Le Temps de la Sorcière',
  'lesson.witch-time.text':
    'Chaque tour commence par l’envoi d’une carte à la tour. Les soleils se battront pour vous quand la Sorcière viendra, les lunes pour elle. Envoyez Magie (jaune) : ses deux soleils renforcent la pile du Soleil.',
  'lesson.move': 'Le déplacement',
  'lesson.move.text':
    'Voici l’Histoire : jouez autant de cartes que vous voulez. Un déplacement mène partout, mais jamais directement d’une cité à une autre. Jouez Déplacement (rouge), puis allez dans la cité bleue, où le chapeau est le plus près de son livre.',
  'lesson.search': 'Chercher un livre',
  'lesson.search.text':
    'Une carte de base fait ce que dit son nom, ou cherche le livre de sa couleur si vous êtes dans cette région. Jouez Influence (bleue) : ici elle ne peut que chercher, et le livre bleu s’éloigne d’une case de son chapeau.',
  'lesson.magic': 'La magie',
  'lesson.magic.text':
    'Dans une cité, la magie tire une pierre du sac. Un soleil repousse le chapeau d’une case, une lune ne fait rien. Dans les étendues sauvages, elle charge votre baguette. Jouez Magie (rouge).',
  'lesson.wand': 'La baguette',
  'lesson.wand.text':
    'Votre baguette est au niveau 1 : un déplacement, quand vous voulez pendant votre Histoire, puis elle est vide. Servez-vous-en pour aller au village 5, où vit un Halfelin.',
  'lesson.influence': 'L’influence',
  'lesson.influence.text':
    'Il faut gagner les alliés. L’influence reste au village jusqu’à atteindre le coût de l’allié ; il rejoint alors la rangée des mages, avec de meilleures actions qu’une carte de base. Jouez Influence (jaune) : la prochaine gagnera le Halfelin.',
  'lesson.end': 'La fin de l’Histoire',
  'lesson.end.text':
    'L’Histoire peut finir quand il reste au plus deux cartes. Si votre mage n’a pas bougé ce tour-ci, le poursuivant de sa région avance ; vous avez bougé, il ne se passe rien. Terminez l’Histoire.',
  'lesson.fate': 'La Main du Destin',
  'lesson.fate.text':
    'La rangée a été complétée à cinq depuis la pioche Destinée. Chaque carte Sorcière ou Troll au passage va dans la rangée malfaisante et fait avancer sa pièce. Trois cartes malfaisantes à la fin d’une Histoire font avancer tous les poursuivants : ne les laissez pas s’amasser.',
  'lesson.encounter': 'Quand la pioche est vide',
  'lesson.encounter.text':
    'Quand il faut une carte et que la pioche est vide, la Sorcière vient. D’abord la rangée malfaisante agit encore, et chaque cité et les étendues sauvages, si personne n’y monte la garde, laissent avancer leur poursuivant. Puis les soleils affrontent les lunes, avec des pierres du sac : victoire, et un livre avance ; défaite, et elle monte dans sa tour. Le plateau montre toujours les deux forces : vous savez ce qui vient.',
  'lesson.done': 'C’est tout ce qu’il faut',
  'lesson.done.text':
    'Vous connaissez maintenant tout le tour. Les sorts, les lieux et la bataille finale s’expliquent quand on les rencontre, et chaque réponse a son « pourquoi ? ». Cette partie est réelle : jouez la suite, ou préparez une table avec des amis ou des automates.',

  'lesson.mr.ritual': 'Un rituel en main',
  'lesson.mr.ritual.text':
    'Un duel est en cours, et c’est votre phase principale. Vous tenez Rituel de décomposition. Un rituel demande de la Mana difficile à réunir, ici trois d’Arcane ; une fois en jeu, rien ne peut l’enlever, et il fait de vous un Mage Noir pour le reste du duel. Vous venez d’économiser ce qu’il coûte.',
  'lesson.mr.prepare': 'Devenir Mage Noir',
  'lesson.mr.prepare.text':
    'Préparez Rituel de décomposition. Personne n’est interrogé, et il n’y a rien d’autre à faire : un rituel agit dès qu’il est payé.',
  'lesson.mr.noir': 'Vous êtes Mage Noir',
  'lesson.mr.noir.text':
    'Votre nom le dit. Beaucoup de cartes font davantage pour un Mage Noir, et certaines ne sont pour personne d’autre. Ce rituel a son prix : au début de chacun de vos tours, vous perdez 1 point de vie. Mais il peut, en phase principale, changer un de vos permanents en dégâts.',
  'lesson.mr.tree': 'Un arbre qui protège',
  'lesson.mr.tree.text':
    'Bien des tours plus tard : vous avez perdu des points de vie, et l’autre mage frappe au début de chaque tour. Arbre mort n’est qu’un permanent pour les autres ; pour un Mage Noir, c’est un Protecteur, qui peut subir des dégâts à votre place. Préparez-le.',
  'lesson.mr.end': 'Le tour de l’autre mage',
  'lesson.mr.end.text':
    'L’arbre est parmi vos permanents, avec deux points de vie. Terminez votre tour et voyez ce qui vient.',
  'lesson.mr.protect': 'Réagir',
  'lesson.mr.protect.text':
    'Fouet de feu va vous frapper de 1 dégât. Ce n’est pas votre tour, mais on vous interroge : une telle fenêtre s’ouvre chaque fois que vous pouvez réagir, et le duel vous attend. Laissez Arbre mort subir le dégât : cliquez dessus.',
  'lesson.mr.after': 'Ce que cela a valu',
  'lesson.mr.after.text':
    'Il reste un point de vie à l’arbre, vous n’en avez perdu aucun. Les dégâts au-delà de la vie d’un Protecteur sont perdus. Là où vous ne voulez jamais réagir, des consignes passent pour vous ; le bouton à côté de « Toutes les réponses » les contient.',
  'lesson.mr.done': 'Le duel continue',
  'lesson.mr.done.text':
    'Vous savez maintenant comment devenir Mage Noir, ce que cela apporte, et comment répondre à un coup. Ce duel est réel : jouez la suite d’ici, ou préparez une autre table.',

  'lesson.sp.begin': 'Un sort en main',
  'lesson.sp.begin.text':
    'Cette partie en est à son deuxième tour, et vous la jouez en solo. Au premier, le livre argenté a atteint sa sixième case, où un livre apporte un sort : vous tenez Cercle des Magi. Un sort ne sert qu’une fois. La plupart, comme celui-ci, se lancent pendant votre propre tour, aussi au Temps de la Sorcière.',
  'lesson.sp.cast': 'Lancer un sort',
  'lesson.sp.cast.text':
    'Cercle des Magi avance le livre d’une cité d’une case par mage présent. Vous êtes dans la cité bleue : lancez-le, et le livre bleu avance.',
  'lesson.sp.find': 'Trouver un sort',
  'lesson.sp.find.text':
    'Le livre bleu est maintenant sur sa cinquième case. Sur la sixième et la huitième, un livre apporte un sort à qui l’y a mené. Jouez Déplacement (arc-en-ciel) et cherchez le livre bleu : une carte arc-en-ciel peut chercher n’importe quel livre.',
  'lesson.sp.alchemy': 'Pour plus tard',
  'lesson.sp.alchemy.text':
    'Vous avez trouvé Alchimie : une pierre lunaire tirée compte comme un soleil. Un tel sort se lance à tout moment, aussi pendant le tour d’un autre mage. Gardez-le pour la Sorcière. Vous finissez votre tour, et au suivant le livre bleu arrive à sa septième case.',
  'lesson.sp.second': 'Une case de plus',
  'lesson.sp.second.text':
    'C’est votre troisième tour. La huitième case apporte un autre sort : jouez encore Déplacement (arc-en-ciel), et cherchez le livre bleu.',
  'lesson.sp.wyrms': 'De loin',
  'lesson.sp.wyrms.text':
    'Wyrms des livres avance n’importe quel livre, où que vous soyez. Le livre vert est loin de vous : lancez le sort et choisissez-le.',
  'lesson.sp.near': 'Elle approche',
  'lesson.sp.near.text':
    'Quatrième tour : il ne reste que peu de cartes dans le paquet du Destin. Quand il en faut une et qu’il n’y en a plus, la Sorcière vient. La tour montre ce qui attend : la pile du Soleil se bat pour vous, celle de la Lune pour elle, et la barre dit comment les pierres peuvent tomber. Tout ce que vous y envoyez avant compte.',
  'lesson.sp.guard': 'Un gardien',
  'lesson.sp.guard.text':
    'Dans une rencontre, le poursuivant de chaque région sans gardien fait un pas. Vous gardez vous-même la cité bleue. Jouez Gardien de la Cité et placez le Gardien dans la cité rouge : son chapeau ne bouge pas.',
  'lesson.sp.comes': 'La Sorcière vient',
  'lesson.sp.comes.text':
    'Deux cartes qui ne servaient à rien ici ont été défaussées. Terminez l’Histoire : la rangée se remplit, le paquet s’épuise, et la rencontre commence.',
  'lesson.sp.hunt': 'D’abord la chasse',
  'lesson.sp.hunt.text':
    'La rangée malfaisante a agi encore une fois : le chapeau vert et le bleu ont fait un pas chacun. Puis les régions sans gardien : le chapeau vert, le jaune et le Troll ont avancé aussi. Votre cité bleue et la rouge étaient gardées.',
  'lesson.sp.stones': 'Les pierres sont tirées',
  'lesson.sp.stones.text':
    'Un soleil et une lune sont sortis du sac : tels quels, cinq soleils contre cinq lunes. Avant qu’elles ne comptent, on peut lancer un sort. Lancez Alchimie, et la pierre lunaire se bat pour vous.',
  'lesson.sp.won': 'Gagné',
  'lesson.sp.won.text':
    'Six contre quatre : la rencontre est gagnée, et vous pouvez avancer un livre. Le vert est le plus menacé, car son chapeau s’est approché. Avancez-le : il atteint sa sixième case et apporte encore un sort.',
  'lesson.sp.after': 'Après',
  'lesson.sp.after.text':
    'Dans sa colère, la Sorcière a appelé Armée de squelettes à la tour : les sbires y restent et se battent pour elle à chaque fois. Si elle avait gagné, elle aurait gravi sa tour, et au sommet tout est perdu. La défausse est devenue un nouveau paquet du Destin, et votre cinquième tour a commencé.',
  'lesson.sp.done': 'Vous êtes prêt pour elle',
  'lesson.sp.done.text':
    'Quatre livres retrouvés mènent à la bataille finale, qui se livre comme une rencontre, tous les mages à la tour. Cette partie est réelle : jouez la suite d’ici, ou préparez une autre table.',

  'lesson.mn.goal': 'Deux mages, un éther',
  'lesson.mn.goal.text':
    'Vous êtes en bas, l’autre mage est en haut. Chacun commence avec 20 points de vie. Qui n’en a plus perd, de même que qui doit piocher dans une pioche vide.',
  'lesson.mn.opening': 'Votre main de départ',
  'lesson.mn.opening.text':
    'Deux piles de cinq cartes sont devant vous. Vous en gardez une ; l’autre retourne dans votre deck. La première a tout ce qu’il faut pour cette leçon : gardez-la.',
  'lesson.mn.starter': 'Qui commence ?',
  'lesson.mn.starter.text':
    'Au premier duel, le hasard désigne qui choisit ; ensuite, c’est le perdant. Commencez vous-même.',
  'lesson.mn.ether': 'L’éther',
  'lesson.mn.ether.text':
    'Au milieu se trouvent les deux piles de l’éther. Toute Mana utilisée y revient, et les deux mages puisent dans les mêmes piles. Chaque élément a une forme, une couleur et une lettre.',
  'lesson.mn.gather': 'Récupérer de la Mana',
  'lesson.mn.gather.text':
    'À chaque tour, vous ajoutez trois Mana de votre choix : la première à la plus petite pile, puis en alternant. Ensuite, vous prenez une pile entière. Le formulaire est rempli avec ce qui paie le plus de vos cartes ; les deux boutons disent ce que vous auriez et laisseriez. Prenez la pile de gauche.',
  'lesson.mn.channel': 'Un composant',
  'lesson.mn.channel.text':
    'Vos deux Mana de feu sont dans votre réserve. Flamme ne coûte rien : préparez-la et canalisez-la. Un sort canalisé est un composant pour d’autres cartes.',
  'lesson.mn.words': 'Les mots',
  'lesson.mn.words.text':
    'Flamme donne maintenant le mot de son étiquette. Flèche ardente demande exactement ce mot ; ce qui manque est hachuré sur les cartes de votre main.',
  'lesson.mn.arrow': 'Lancer un sort',
  'lesson.mn.arrow.text':
    'Flèche ardente coûte deux Mana de feu, verrouillées sous elle, et utilise votre Flamme. Préparez-la et activez-la aussitôt : elle inflige trois dégâts.',
  'lesson.mn.released': 'La Mana revient',
  'lesson.mn.released.text':
    'La flèche est allée à la défausse, et ses Mana sont retournées dans l’éther, où l’autre mage peut les prendre. Flamme est consommée aussi : sa carte le dit. D’autres composants restent.',
  'lesson.mn.end': 'Terminer le tour',
  'lesson.mn.end.text':
    'Un sort préparé peut aussi attendre un tour suivant. C’est assez pour l’instant : terminez le tour.',
  'lesson.mn.foe': 'Un permanent',
  'lesson.mn.foe.text':
    'L’autre mage a pris une pile et préparé un Arbre mort. Un permanent reste sur le plateau et porte ses Mana verrouillées comme une ceinture. Il a ses propres points de vie et peut être touché.',
  'lesson.mn.second': 'Votre deuxième tour',
  'lesson.mn.second.text':
    'Vous avez pioché une carte. Regardez les deux piles avant de choisir : ce que vous laissez, l’autre mage peut le prendre. Prenez la pile de droite.',
  'lesson.mn.target': 'Choisir une cible',
  'lesson.mn.target.text':
    'Flamme draconique inflige deux dégâts à une cible de votre choix. Préparez-la et activez-la, puis cliquez sur l’Arbre mort. Ce qui peut être choisi brille.',
  'lesson.mn.noir': 'Mage Noir',
  'lesson.mn.noir.text':
    'Un rituel fait de vous un Mage Noir pour le reste du duel, et beaucoup de cartes font alors davantage. C’est cher, et souvent douloureux : le Rituel pourpre de votre main coûte la moitié de vos points de vie.',
  'lesson.mn.done': 'Le duel est à vous',
  'lesson.mn.done.text':
    'Vous en savez assez pour continuer. Dans votre phase principale, vous pouvez aussi échanger deux Mana contre une de la pile la plus grande : cliquez dessus. Chaque carte dit tout ce qu’elle fait quand on la survole, et la touche U annule.',

  'lesson.br.goal': 'Une Loge, un Grand Maître',
  'lesson.br.goal.text':
    'Vous menez un mage d’une Loge secrète. Tout ce que vous accomplissez rapporte des points de puissance (PP) : vaincre des mages, accomplir des quêtes, les sorts, les salles. Dès qu’un mage ou la Rose noire atteint 30 PP, on termine le tour et la partie est finie. Méfiez-vous de la Rose noire : personne ne la joue, mais elle amasse des PP, elle aussi, et peut vous battre tous.',
  'lesson.br.mage': 'Votre mage',
  'lesson.br.mage.text':
    'Quatre mages diffèrent par leur santé et par le nombre de sorts qu’ils peuvent tenir. Prenez Nero : douze points de santé, sept sorts. Puis prenez les cubes azur. Vos cubes marquent les dégâts que vous infligez et les salles que vous ébranlez.',
  'lesson.br.school': 'Votre école',
  'lesson.br.school.text':
    'Vos premiers sorts viennent d’une école de magie. Nero aime la Destruction. Chaque école a deux listes de départ de six sorts ; prenez la liste B. Un sort que seul Nero connaît s’y ajoute : ensemble, ils forment votre Grimoire.',
  'lesson.br.lodge': 'La Loge',
  'lesson.br.lodge.text':
    'Dix-neuf salles, avec la Salle de la Rose noire au milieu. Chacune fait quelque chose pour qui l’active, une fois par tour. Vous et votre adversaire, Rebecca, commencez au-dehors, dans vos cellules. Personne ne peut vous y toucher ; mais il n’y a qu’une sortie.',
  'lesson.br.rose': 'La phase de la Rose noire',
  'lesson.br.rose.text':
    'Chaque tour commence par un événement. Cette fois, c’est Crachin d’épines : il blesse les mages dans la Loge, mais il n’y a encore personne. Il a donné 2 PP à la Rose noire. Vous avez pioché une quête que nul autre ne doit voir : Promener le molosse vous demande d’activer la Salle des invocateurs.',
  'lesson.br.study': 'La phase d’étude',
  'lesson.br.study.text':
    'Vous avez déjà pioché deux sorts de votre Grimoire. Choisissez maintenant d’où en viennent quatre autres. Vous ne les verrez qu’une fois les quatre choisis : piochez-en trois de Destruction et un de Conspiration.',
  'lesson.br.keep': 'Deux sur quatre',
  'lesson.br.keep.text':
    'Gardez-en deux : Seuil du bûcher, un piège, et Lance de tonnerre. Les autres retournent à leurs écoles. Ce que vous gardez est à vous pour le reste de la partie. Vous pourriez maintenant retirer un sort définitivement ; ce n’est pas votre envie, terminez donc vos études.',
  'lesson.br.sides': 'Deux faces',
  'lesson.br.sides.text':
    'Presque tous les sorts ont deux faces, et vous décidez en secret laquelle compte. À l’endroit, Boule de feu brûle tout le monde dans une salle ; à l’envers, elle frappe une figurine et roussit les autres. Les signes disent le type, l’élément, la cible et la portée. Les pièges et les protections attendent leur heure face cachée.',
  'lesson.br.first': 'Préparer un piège',
  'lesson.br.first.text':
    'Les sorts des trois emplacements numérotés se lancent dans cet ordre. Seuil du bûcher est un piège de salle : il attend qu’on entre dans une salle rouge. Posez-le dans le premier emplacement. Il n’a qu’une face.',
  'lesson.br.second': 'Préparer une Boule de feu',
  'lesson.br.second.text': 'Boule de feu va dans le deuxième emplacement, à l’endroit.',
  'lesson.br.third': 'Préparer une Lance de tonnerre',
  'lesson.br.third.text':
    'Lance de tonnerre va dans le troisième emplacement, à l’endroit. Elle frappe une figurine jusqu’à trois salles de distance.',
  'lesson.br.quick': 'L’emplacement rapide',
  'lesson.br.quick.text':
    'Il y a toujours un sort dans l’emplacement rapide : on peut le lancer à chaque activation. Posez-y Bouclier de braise, à l’endroit, et dites que vous êtes prêt. Tant que Rebecca prépare encore, vous pouvez vous raviser.',
  'lesson.br.actions': 'La phase d’action',
  'lesson.br.actions.text':
    'Les mages agissent maintenant à tour de rôle, jusqu’à ce que plus personne ne puisse rien faire. Vous avez deux actions physiques, chacune pour vous déplacer ou attaquer, et vos sorts. Une activation en comprend un ou deux : deux actions, une action et un sort, ou un sort normal et le sort rapide. Personne ne peut passer.',
  'lesson.br.move': 'Se déplacer',
  'lesson.br.move.text':
    'Choisissez de vous déplacer. Le premier pas mène toujours hors de la cellule, ici dans la Salle de la bibliothèque. Il vous en reste un : allez dans la Salle des invocateurs. À chaque pas, on entre dans une salle, et chacun pourrait déclencher un piège.',
  'lesson.br.room': 'Activer la salle',
  'lesson.br.room.text':
    'Avant ou après un déplacement, vous pouvez activer votre salle. Faites-le, puis montrez votre quête Promener le molosse : elle rapporte 1 PP, et son effet remplace celui de la salle. Un Cerbero apparaît, et vous pouvez le faire agir aussitôt.',
  'lesson.br.hound': 'Gentil toutou',
  'lesson.br.hound.text':
    'Votre Cerbero pourrait courir jusqu’à deux salles et mordre. Il n’y a encore personne à mordre ; laissez-le ici.',
  'lesson.br.trap': 'Tendre le piège',
  'lesson.br.trap.text':
    'Une action physique et un sort normal vont ensemble, et Seuil du bûcher est le prochain. Lancez-le : il reste face cachée et ne reçoit qu’un marqueur. Rebecca voit que vous avez tendu un piège, mais pas lequel.',
  'lesson.br.window': 'Clac !',
  'lesson.br.window.text':
    'Rebecca est entrée dans l’Arène, une salle rouge. Vous pouvez maintenant déclencher votre piège. Qui a un marqueur de piège est interrogé chaque fois qu’il se passe quelque chose ; personne ne peut donc deviner ce qui est posé là. Déclenchez Seuil du bûcher : 3 dégâts.',
  'lesson.br.cast': 'Du feu en ligne droite',
  'lesson.br.cast.text':
    'Rebecca reste où elle est. L’Arène est à deux salles de vous en ligne droite : c’est à portée 2. Lancez Boule de feu, le prochain sort normal, sur l’Arène. Elle touche tous les ennemis qui s’y trouvent ; vous ne blessez jamais vos propres figurines.',
  'lesson.br.protection': 'Être prêt',
  'lesson.br.protection.text':
    'Vous pouvez ajouter le sort rapide dans la même activation. Lancez Bouclier de braise : une protection, face cachée comme le piège.',
  'lesson.br.react': 'Levez le bouclier',
  'lesson.br.react.text':
    'Rebecca lance Sangsue sur vous : 3 dégâts. Déclenchez Bouclier de braise : il en retire deux, lui en inflige un, et son symbole d’instabilité place un de vos cubes dans cette salle, cette fois avant l’effet.',
  'lesson.br.attack': 'Attaquer',
  'lesson.br.attack.text':
    'Rebecca est venue jusqu’à vous et a invoqué un Mort-vivant à ses côtés. Il vous reste une action physique. Attaquez-la : vous infligez des dégâts égaux à votre force, 2.',
  'lesson.br.lance': 'Encore un sort',
  'lesson.br.lance.text':
    'Ajoutez le prochain sort normal à votre attaque : lancez Lance de tonnerre sur le Mort-vivant. Avec 2 de santé, il n’y survit pas. Une évocation qui tombe ne rapporte pas de PP, mais elle ne mord plus.',
  'lesson.br.evocation': 'La phase d’évocation',
  'lesson.br.evocation.text':
    'Rebecca porte neuf cubes, tous à vous ; sa santé est de onze. Plus personne n’a rien à faire ; les évocations agissent donc : d’abord se déplacer, puis attaquer. Choisissez votre Cerbero, laissez-le où il est, et attaquez.',
  'lesson.br.defeat': 'Vaincue !',
  'lesson.br.defeat.text':
    'Onze cubes : Rebecca est vaincue et retourne dans sa cellule. Tous ceux qui ont des cubes sur elle gagnent des PP, le plus pour le plus de cubes. Tous étaient à vous : vous gagnez donc 5 PP, et un trophée qui compte à la fin. Elle ne perd rien d’autre et revient au tour suivant.',
  'lesson.br.moon': 'La deuxième lune',
  'lesson.br.moon.text':
    'Vous avez 6 PP, et la deuxième lune s’est levée aussitôt. Les quêtes et les événements gagnent en force, la Salle de la Rose noire vous ouvre ses sorts oubliés, et chacun de vous a pris en main un exemplaire de son sort personnel.',
  'lesson.br.clean-up': 'La phase d’entretien',
  'lesson.br.clean-up.text':
    'Les sorts utilisés sont allés dans vos Souvenirs, et les salles peuvent de nouveau être activées. Deux cubes sont restés dans la Salle des invocateurs, un à vous et un à elle. Quand tous ses emplacements seront pleins, elle sera détruite à la fin d’un tour, et qui y a le plus de cubes gagnera son jeton ; à égalité, la Rose noire.',
  'lesson.br.done': 'La Loge est à vous',
  'lesson.br.done.text':
    'C’était un tour entier. Vous en savez assez pour continuer : Rebecca attend. Survolez n’importe quelle carte, salle ou figurine pour lire ce qu’elle fait ; les règles sont à une touche, et la touche U annule.',
  'lesson.re.begin': 'Des réponses qui attendent',
  'lesson.re.begin.text':
    'C’est un premier tour, et votre mage est prêt : vous avez étudié l’Illusion, et quatre sorts sont posés sur votre fiche. Deux d’entre eux sont des protections : personne ne voit ce qu’ils sont avant qu’ils ne répondent. Survolez-les et lisez-les avant de continuer.',
  'lesson.re.quest': 'Un but',
  'lesson.re.quest.text':
    'Vous avez une quête secrète, Le meilleur démon du mage : avoir une évocation à vous en jeu au début de la phase d’évocation. Personne d’autre ne la connaît. Tout ce tour y mènera.',
  'lesson.re.chapel': 'Pas à pas, ou d’un coup',
  'lesson.re.chapel.text':
    'Avancez dans la Chapelle. Dans une partie, un clic sur la salle vous y mène et l’active si elle peut l’être ; le bouton Se déplacer demande tout pas à pas. Vous n’êtes pas blessé : n’activez pas la Chapelle, son jeton restera pour plus tard.',
  'lesson.re.ward': 'Une protection',
  'lesson.re.ward.text':
    'Lancez Garde miroir. Elle reste face cachée avec un marqueur, et attend. Elle répondra quand vous devriez subir des dégâts : elle en évite 4 et blesse qui les a causés.',
  'lesson.re.silence': 'Une chose suffit',
  'lesson.re.silence.text':
    'Rebecca a pris la Couronne. Lancez Silence, votre seconde protection : celle-ci répond à un sort qui vous cible. Puis terminez votre activation : ce que vous gardez, vous le ferez en en sachant plus. Chacun agit à son tour jusqu’à ce que plus personne n’ait rien à faire.',
  'lesson.re.cubes': 'Des cubes dans trois salles',
  'lesson.re.cubes.text':
    'Lancez Cataclysme, votre sort rapide. Son nuage ébranle votre propre salle, avant ou après son effet, à votre choix : prenez avant. Puis placez un cube dans la Chapelle, un dans la Salle de bal, un dans l’Arène. Quand toutes les places d’une salle sont prises, elle tombe ; ses points vont à qui y a le plus de cubes, et sont comptés à la fin de la partie. Terminez votre activation.',
  'lesson.re.trap': 'Elle tend un piège',
  'lesson.re.trap.text':
    'Rebecca a lancé un sort qui reste face cachée, et son marqueur dit : un piège. Personne ne sait ce qui le déclenche. Un pas, un sort, ou une salle qu’on active.',
  'lesson.re.summon': 'À découvert',
  'lesson.re.summon.text':
    'Votre quête demande quelqu’un à vous. Quittez la Chapelle sans l’activer, traversez la Salle des plaisirs jusqu’à la Salle des invocateurs, et activez celle-ci.',
  'lesson.re.react': 'Clac, et réponse',
  'lesson.re.react.text':
    'C’était Mouchard : il attend qu’un autre mage active une salle, et vous inflige 2 dégâts. Mais vous devriez subir des dégâts : votre propre carte peut donc répondre d’abord. Déclenchez Garde miroir. Vous pourriez aussi refuser, et la garder pour un coup pire.',
  'lesson.re.struck': 'Retourné',
  'lesson.re.struck.text':
    'Pas une égratignure : Rebecca a subi elle-même les 2 dégâts. Le reste de son piège vaut toujours : vous ne pouvez plus activer de salle ce tour-ci. Et un Cerbero est venu, il est à vous. Une réaction n’arrête rien d’autre : ce qui était commencé continue ensuite. Terminez votre activation.',
  'lesson.re.sacrifice': 'Un sort pour un pas',
  'lesson.re.sacrifice.text':
    'Rebecca a pioché à la Salle de la bibliothèque. Il ne vous reste pas d’action, et Lance d’os n’atteint personne d’ici. Au lieu de lancer un sort, vous pouvez en sacrifier un, n’importe lequel de prêt, pour un pas. Il est alors perdu pour ce tour ; le bouton se tient donc à part. Faites-le une fois : sacrifiez Lance d’os et avancez dans la Salle des plaisirs.',
  'lesson.re.complete': 'La quête est accomplie',
  'lesson.re.complete.text':
    'Rebecca a lancé Forme bestiale. Plus personne n’a rien à faire, la phase d’évocation commence, votre Cerbero est là : Le meilleur démon du mage. Accomplissez-la. Elle fait agir aussitôt votre Cerbero : courez par la Salle des plaisirs jusqu’à la Salle de la Rose noire.',
  'lesson.re.evocation': 'La phase d’évocation',
  'lesson.re.evocation.text':
    'Maintenant chaque évocation agit une fois : d’abord se déplacer, puis attaquer. Choisissez votre Cerbero, courez par la Salle du trône jusqu’à la Salle de la bibliothèque, et attaquez-y Rebecca. Dans une partie, un seul clic sur elle fait tout cela.',
  'lesson.re.back': 'On lui rend la pareille',
  'lesson.re.back.text':
    'Votre Cerbero a infligé 2 dégâts. Forme bestiale laisse Rebecca agir elle aussi dans cette phase : elle l’a frappé pour 3, et il lui reste 1 de santé. Ce qui n’a plus de santé est retiré ; une évocation ne rapporte aucun point à qui la retire.',
  'lesson.re.round': 'Ce qui reste',
  'lesson.re.round.text':
    'Au nettoyage, les sorts lancés vont dans vos Souvenirs, et Silence aussi, que personne ne vous a fait utiliser. Un piège non déclenché serait revenu en main. Le tour 2 a commencé : l’événement Le chouchou inflige 2 dégâts à qui a le plus de quêtes, et vous avez pioché une nouvelle quête, Se dégourdir les jambes. Une quête dont vous ne voulez pas peut être abandonnée au début d’un tour : cochez la case sous vos quêtes.',
  'lesson.re.done': 'Vous savez ce qui attend',
  'lesson.re.done.text':
    'Pièges, protections, évocations, quêtes : voilà l’essentiel de ce qui surprend. Cette partie est réelle : jouez la suite d’ici, Rebecca attend.',

  'lesson.br.reborn.goal': 'Une Loge en ruine',
  'lesson.br.reborn.goal.text':
    'Bienvenue dans Rebirth. La Loge est tombée ; vous la reconstruisez en vous disputant sa direction. Tout ce que vous accomplissez rapporte des points de puissance, les PP : salles reconstruites, quêtes résolues, mages vaincus. Dès qu’un mage ou la Rose noire en a 30, on termine le tour et la partie est finie. Personne ne joue la Rose noire, et elle peut vous battre tous.',
  'lesson.br.reborn.mage': 'Votre mage',
  'lesson.br.reborn.mage.text':
    'Vos cubes montrent les dégâts, l’instabilité des salles et l’avancée des quêtes : prenez ceux d’ambre. Puis prenez Gramigna. Sa carte dit ce qu’elle a : santé, force, mouvement. Elle peut garder trois quêtes, une de plus que les autres.',
  'lesson.br.reborn.school': 'Votre école',
  'lesson.br.reborn.school.text':
    'Chaque mage peut apprendre n’importe quelle école. Prenez l’Alchimie, douée pour remplir les salles, et sa liste A de six sorts. Avec le sort personnel de Gramigna, ils forment votre Grimoire ; sa première carte va dans vos Souvenirs, la pile des sorts utilisés.',
  'lesson.br.reborn.ruins': 'Dix-neuf ruines',
  'lesson.br.reborn.ruins.text':
    'Toutes les salles sont détruites, et font pourtant quelque chose pour qui les active, aussi souvent qu’on le fait. Pointez une salle et lisez ses deux côtés : ce qu’elle fait en ruine, et le meilleur effet qu’elle aura reconstruite, mais alors une seule fois par tour. Ses emplacements reçoivent des cubes ; quand tous sont pris, elle est reconstruite à la fin du tour et ses bannières paient. Votre cellule touche deux salles.',
  'lesson.br.reborn.quests': 'Quêtes ouvertes',
  'lesson.br.reborn.quests.text':
    'Les quêtes sont ouvertes : vous voyez celle de Mira, elle voit la vôtre. Vous avez Mortier fendu : placez trois cubes d’instabilité. Chaque fois que vous faites ce qu’une quête demande, un de vos cubes va sur la carte. Quand elle est pleine, la quête est accomplie, et vous la résolvez pendant une de vos activations, pour son effet et ses PP.',
  'lesson.br.reborn.study': 'La phase d’étude',
  'lesson.br.reborn.study.text':
    'Vous avez pioché deux sorts de votre Grimoire. Nommez les écoles de quatre autres avant d’en voir un seul : quatre fois l’Alchimie.',
  'lesson.br.reborn.keep': 'Deux sur quatre',
  'lesson.br.reborn.keep.text':
    'Gardez L’Œuvre au noir et Sel philosophal ; les autres restent dans la Bibliothèque. Vous pourriez retirer un sort définitivement ; vous ne le faites pas : terminez vos études.',
  'lesson.br.reborn.first': 'D’abord une protection',
  'lesson.br.reborn.first.text':
    'Chacun prépare maintenant en secret de deux à quatre sorts, chacun avec la face qui comptera. Posez Teinture de verre dans le premier emplacement, à l’endroit : une protection contre les dégâts.',
  'lesson.br.reborn.second': 'Puis des cubes',
  'lesson.br.reborn.second.text':
    'Coagula va dans le deuxième emplacement, à l’endroit : deux cubes dans une salle.',
  'lesson.br.reborn.third': 'Puis une créature',
  'lesson.br.reborn.third.text':
    'L’Œuvre au noir va dans le troisième emplacement, cette fois à l’envers : elle invoque un Nigredo dans votre salle et y place un cube. Son vortex, le symbole d’instabilité de la carte, en place un autre.',
  'lesson.br.reborn.quick': 'L’emplacement rapide peut rester vide',
  'lesson.br.reborn.quick.text':
    'Un sort dans l’emplacement rapide se lance dans n’importe quelle activation, même à côté d’un sort numéroté. Mais il peut rester vide, et c’est le cas cette fois : vous gardez Sel philosophal en main. Dites que vous êtes prêt.',
  'lesson.br.reborn.actions': 'Cinq actions',
  'lesson.br.reborn.actions.text':
    'À tour de rôle, chacun fait une ou deux actions, jusqu’à ce que plus personne ne puisse rien faire. Explorer, Combattre et Commander coûtent chacun une de vos deux actions physiques. Lancer coûte le sort. Élan sacrifie un sort prêt pour un pas. Deux actions quelconques vont ensemble, même deux fois la même ; seuls deux sorts numérotés jamais.',
  'lesson.br.reborn.explore': 'Explorer',
  'lesson.br.reborn.explore.text':
    'Explorez : une marche de deux pas au plus. Quittez votre cellule pour la Salle de la bibliothèque, puis allez dans la Salle des plaisirs.',
  'lesson.br.reborn.room': 'Une ruine à l’œuvre',
  'lesson.br.reborn.room.text':
    'Avant ou après la marche, vous pouvez activer la salle où vous êtes. En ruine, la Salle des plaisirs vous donne une quête. Activez-la.',
  'lesson.br.reborn.protection': 'La seconde action',
  'lesson.br.reborn.protection.text':
    'Vous avez pioché Un siège près du trône. Explorer va avec toute autre action : lancez votre premier sort. Une protection reste face cachée et reçoit un marqueur ; Mira voit que c’en est une, mais pas laquelle.',
  'lesson.br.reborn.stop': 'Le point',
  'lesson.br.reborn.stop.text':
    'Mira est venue à vous et a lancé Extase de la ruine. Sa première phrase est finie : ses deux cubes de dégâts sont sur votre santé. C’est seulement maintenant, au point, que l’on peut réagir. Déclenchez Teinture de verre : elle les reprend.',
  'lesson.br.reborn.went-on': 'Le sort continue',
  'lesson.br.reborn.went-on.text':
    'Les dégâts sont ignorés, mais le sort n’est pas arrêté : sa deuxième phrase a placé un cube de Mira dans la Salle des plaisirs. Même une défaite n’y aurait pas mis fin.',
  'lesson.br.reborn.cubes': 'Des cubes pour une salle',
  'lesson.br.reborn.cubes.text':
    'Lancez Coagula sur la Salle des plaisirs. Deux de vos cubes y vont, et pour chacun un sur Mortier fendu.',
  'lesson.br.reborn.fight': 'Combattre',
  'lesson.br.reborn.fight.text':
    'Mira est à côté de vous. Combattez : activez d’abord la salle encore une fois, car en ruine elle fonctionne à chaque fois ; puis frappez Mira : 2 dégâts, votre force.',
  'lesson.br.reborn.nigredo': 'Un sort, deux quêtes',
  'lesson.br.reborn.nigredo.text':
    'Votre nouvelle quête est Petits serviteurs : invoquez une évocation. Mira a lancé Dîme rouge : 1 PP contre un dégât sur elle-même. Lancez maintenant L’Œuvre au noir : vortex, Nigredo, cube.',
  'lesson.br.reborn.solve': 'Résoudre une quête',
  'lesson.br.reborn.solve.text':
    'Les deux quêtes sont accomplies, et leurs cubes vous sont revenus. Avant, entre et après vos actions, vous pouvez les résoudre. Résolvez Mortier fendu : placez son cube dans la Salle du trône et gagnez 1 PP.',
  'lesson.br.reborn.servant': 'Et l’autre',
  'lesson.br.reborn.servant.text':
    'Résolvez aussi Petits serviteurs : votre Nigredo agit aussitôt, puis vous gagnez 2 PP. Qu’il attaque Mira et reste où il est.',
  'lesson.br.reborn.evocation': 'La phase d’évocation',
  'lesson.br.reborn.evocation.text':
    'Mira a riposté : votre protection est dépensée, 2 dégâts restent donc. Plus personne ne peut rien faire, et les évocations agissent : dans Rebirth, elles attaquent avant ou après s’être déplacées. Choisissez votre Nigredo, attaquez, et restez.',
  'lesson.br.reborn.rebuilt': 'Reconstruite !',
  'lesson.br.reborn.rebuilt.text':
    'Les cinq emplacements de la Salle des plaisirs étaient pris, quatre par vos cubes et un par celui de Mira. Elle a donc été reconstruite à la phase d’entretien, et ses bannières ont payé aussitôt : 3 PP pour vous, 2 PP pour Mira. Son nouvel effet sert une fois par tour, au premier venu. Elle ne s’écroule plus jamais.',
  'lesson.br.reborn.moon': 'Lune et Couronne',
  'lesson.br.reborn.moon.text':
    'Avec 6 PP, vous avez fait lever la deuxième lune : quêtes et événements deviennent plus forts, et chacun a pris en main un exemplaire de son sort personnel. Le nouvel événement a donné la Couronne à Mira : elle est première dès la prochaine phase, et non au prochain tour seulement.',
  'lesson.br.reborn.done': 'La première pierre est posée',
  'lesson.br.reborn.done.text':
    'C’était un tour entier, et Mira attend. Survolez une carte, une salle ou une figurine pour lire ce qu’elle fait ; les règles sont à une touche, et la touche U annule. Seul ? Il y a aussi une courte leçon avec l’Avatar.',
  'lesson.br.alone.goal': 'Seul dans les ruines',
  'lesson.br.alone.goal.text':
    'Vous êtes Gramigna, et personne d’autre n’est à la table. Votre adversaire est l’Avatar : la Rose noire elle-même, dans le corps d’un mage que personne ne joue. S’il a plus de PP que vous à la fin, vous avez perdu. Aucun bot n’est nécessaire : des cartes disent ce que fait l’Avatar.',
  'lesson.br.alone.avatar': 'Le Possédé',
  'lesson.br.alone.avatar.text':
    'Cette fois, il porte le corps d’Arianna et se tient dans la Salle de la Rose noire ; son plateau dit sa santé, sa force et son mouvement. Apprenti, il révèle trois cartes d’action par tour ; Maître, cinq. Vos sorts sont préparés : Teinture de verre dans l’emplacement rapide, Vitriol et Coagula.',
  'lesson.br.alone.explore': 'Vers lui',
  'lesson.br.alone.explore.text':
    'Explorez jusqu’à la Salle des bannières, puis l’Observatoire. Vous pouvez activer une salle avant ou après la marche ; cette fois, non.',
  'lesson.br.alone.protection': 'Être prêt',
  'lesson.br.alone.protection.text':
    'Comme seconde action, lancez le sort rapide, Teinture de verre. Ensuite, c’est à l’Avatar.',
  'lesson.br.alone.stop': 'Il frappe',
  'lesson.br.alone.stop.text':
    'Il a révélé Mains empruntées : aller au mage le plus proche et attaquer. Vous êtes le seul. Deux cubes noirs sont sur votre santé, et voici le point : déclenchez Teinture de verre et reprenez-les.',
  'lesson.br.alone.why': 'Pourquoi il fait cela',
  'lesson.br.alone.why.text':
    'L’Avatar suit des priorités fixes : le mage le plus proche, par exemple, ou le plus blessé ; le journal dit laquelle. Quand il en reste plusieurs, qui détient la Couronne choisit : seul, c’est presque toujours vous. Sa prochaine carte est face cachée, et son dos montre une protection : elle répondra à un sort de combat.',
  'lesson.br.alone.vitriol': 'Le dos répond',
  'lesson.br.alone.vitriol.text':
    'Lancez Vitriol sur lui : 3 dégâts. La carte va se retourner et en ignorer deux.',
  'lesson.br.alone.fight': 'Frapper',
  'lesson.br.alone.fight.text':
    'Un cube reste. La carte révélée est épuisée et ne compte pas parmi les trois. L’Avatar est dans votre salle : combattez-le, sans activer l’Observatoire ni avant ni après.',
  'lesson.br.alone.cubes': 'Bâtir',
  'lesson.br.alone.cubes.text':
    'La course du pantin l’envoie vers une salle reconstruite ; il n’y en a pas, il laisse donc un cube noir là où il est, dans l’Observatoire. Lancez-y Coagula : avec le cube du vortex de Vitriol, trois de ses quatre emplacements sont à vous, et la salle est pleine.',
  'lesson.br.alone.round': 'La troisième carte',
  'lesson.br.alone.round.text':
    'Avec Garde de pétales, sa troisième carte, il a soigné deux de ses trois cubes. L’Observatoire était plein : il est reconstruit, et ses bannières vous ont payés, vous et la Rose noire. Trois cartes font son tour, et il ne vous restait rien à faire. Les événements l’aident aussi : ceux de cette partie sont faits pour l’Avatar. Ses PP sont ceux de la Rose noire : surveillez-les.',
  'lesson.br.alone.done': 'À vous',
  'lesson.br.alone.done.text':
    'Qui vainc l’Avatar gagne des PP et un trophée, comme contre tout mage. Continuez d’ici, ou préparez une table : avec une seule place, l’Avatar vient de lui-même ; à deux ou trois, vous pouvez l’inviter.',

  'settings.title': 'Réglages',
  'settings.language': 'Langue',
  'settings.look': 'Aspect',
  'settings.theme': 'Lumière',
  'settings.theme.system': 'comme le système',
  'settings.theme.light': 'à la bougie',
  'settings.theme.dark': 'nuit',
  'settings.size': 'Taille du texte',
  'settings.font': 'Caractères',
  'settings.font.hyperlegible': 'Atkinson Hyperlegible',
  'settings.font.system': 'ceux du système',
  'settings.motion': 'Mouvement',
  'settings.speed': 'Animation',
  'settings.speed.none': 'aucune',
  'settings.speed.fast': 'rapide',
  'settings.speed.usual': 'normale',
  'settings.speed.slow': 'lente',
  'settings.speed.about': 'Si votre système demande moins de mouvement, rien ne bouge de toute façon.',
  'settings.pace': 'Rythme',
  'settings.pace.hand': 'pas à pas, par touche ou clic',
  'settings.pace.slow': 'lent',
  'settings.pace.usual': 'normal',
  'settings.pace.fast': 'rapide',
  'settings.pace.off': 'seulement dans le journal',
  'settings.pace.about':
    'Les cartes jouées, les rencontres, les défaites : combien de temps elles sont montrées avant que la partie continue, et combien les robots vous laissent pour regarder. Espace continue, Échap passe. L’animation n’y change rien.',
  stage: 'Ce qui se passe',
  'stage.next': 'Continuer',
  'stage.close': 'Fermer',
  'stage.skip': 'Passer',
  'stage.back': 'Retour',
  'stage.hurry': 'À mon tour',
  'stage.again': 'Revoir',
  'stage.prompt': 'Regardez : voici ce qui s’est passé.',
  'settings.sound': 'Son',
  'settings.sound.on': 'Signaux',
  'settings.volume': 'Volume',
  'settings.try': 'Essayer',
  'settings.notices': 'Avis',
  'settings.notify': 'M’avertir quand c’est à moi et que la page est cachée',
  'settings.notify.denied': 'Votre navigateur ne permet pas les notifications de ce site.',
  'settings.keys': 'Touches',
  'settings.shortcuts': 'Les touches simples sont des raccourcis',
  'settings.hints': 'Conseils',
  'settings.hints.on': 'Je connais l’édition précédente : dites-moi à table ce qui change',
  'rules.knows': 'Je connais l’édition précédente : dites-moi à table ce qui change, quand cela se présente',
  'settings.hints.again': 'Tout redire une fois',
  'advice.ask': 'Conseil',
  'advice.title': 'Un conseil',
  'advice.thinking': 'L’Adepte réfléchit …',
  'advice.stop': 'Arrêter',
  'advice.would': 'L’Adepte choisirait : {answer}',
  'advice.leave': 'L’Adepte ne ferait rien maintenant.',
  'advice.do': 'Faire cela',
  'advice.for': 'Ce qui parle pour, comparé aux autres réponses :',
  'advice.against': 'Ce qui parle contre :',
  'advice.wins': 'Cette réponse gagne très probablement la partie.',
  'advice.further': 'Ce qui parle pour ne se voit que quelques pas plus loin.',
  'advice.estimate':
    'Son estimation de vos chances : {before} % maintenant, {after} % après cette réponse, {others} % après les autres.',
  'advice.estimate.only':
    'Son estimation de vos chances : {before} % maintenant, {after} % après cette réponse.',
  'advice.honest': 'Il sait ce que vous voyez, et imagine le reste.',
  'advice.failed': 'Aucun conseil n’a pu être trouvé ici.',
  hint: 'Conseil',
  'hint.read': 'Compris',
  'hint.off': 'Plus de conseils',
  'hint.more': 'Tout ce qui a changé',
  'settings.orders': 'Consignes de {game}',
  'settings.orders.about': 'Les nouvelles tables commencent ainsi ; à la table, vous pouvez les changer.',

  'account.title': 'Compte',
  'account.about':
    'Il n’en faut pas pour jouer. Un compte garde vos tables, votre historique, vos decks et vos réglages sur tous vos appareils.',
  'account.name': 'Nom',
  'account.password': 'Mot de passe (dix caractères au moins)',
  'account.password.short': 'Il faut au moins dix caractères au mot de passe.',
  'account.nameless': 'Dites comment vous voulez être appelé.',
  'account.register': 'Créer un compte',
  'account.sign-in': 'Se connecter',
  'account.sign-out': 'Se déconnecter',
  'account.delete.about':
    'Votre nom, vos réglages et votre historique disparaissent pour de bon. Les tables en cours restent à ce navigateur, et les decks de cet appareil aussi.',
  'account.delete': 'Supprimer le compte',
  'account.hello': 'Vous êtes connecté sous le nom de {name}.',
  'account.here': 'Parties sur cet appareil',
  'account.history': 'Vos parties',
  'account.history.none': 'Aucune partie n’est encore terminée.',
  'account.decks': 'Vos decks',
  'account.decks.kept':
    '{count, plural, =0 {Votre compte ne garde encore aucun deck.} one {Votre compte garde # deck.} other {Votre compte garde # decks.}}',
  'account.decks.sent':
    '{count, plural, one {# deck de cet appareil a rejoint votre compte.} other {# decks de cet appareil ont rejoint votre compte.}}',
  'account.decks.come':
    '{count, plural, one {# deck de votre compte est arrivé sur cet appareil.} other {# decks de votre compte sont arrivés sur cet appareil.}}',
  'account.decks.left':
    '{count, plural, one {# deck n’a pas pu être gardé avec votre compte et reste sur cet appareil ; un nouvel essai aura lieu quand vous ouvrirez cette page.} other {# decks n’ont pas pu être gardés avec votre compte et restent sur cet appareil ; un nouvel essai aura lieu quand vous ouvrirez cette page.}}',
  'account.won': 'gagnée',
  'account.lost': 'perdue',
  'account.keep': 'Garder mes réglages dans le compte',
  'account.kept': 'Gardés.',

  'failure.malformed':
    'Le serveur n’a pas pu lire cet envoi. Rechargez la page ; si cela se répète, signalez le problème.',
  'failure.too-large': 'C’était trop long pour le serveur. Raccourcissez.',
  'failure.too-fast': 'C’était trop à la fois. Attendez un instant, puis réessayez.',
  'failure.too-many':
    'Vous en gardez autant que le serveur le permet. Supprimez-en un dont vous n’avez plus besoin, puis réessayez.',
  'failure.version': 'Cette page est plus ancienne que le serveur. Rechargez-la pour continuer.',
  'failure.wrong-origin':
    'Cette page ne vient pas du serveur auquel elle parle. Ouvrez Conclave à sa propre adresse.',
  'failure.not-signed-in': 'Vous n’êtes plus connecté. Reconnectez-vous sur la page du compte.',
  'failure.wrong-password': 'Le nom et le mot de passe ne vont pas ensemble. Vérifiez les deux et réessayez.',
  'failure.name-taken': 'Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.',
  'failure.bad-name':
    'Un nom s’écrit dans un seul alphabet, avec deux accents au plus sur une lettre. Choisissez-en un autre.',
  'failure.wrong-link':
    'Ce lien ne mène à aucune place libre : quelqu’un s’en est déjà servi, ou un lien plus récent existe. Demandez-en un nouveau.',
  'failure.not-your-seat':
    'Cette place n’est pas la vôtre dans ce navigateur. Rouvrez le lien reçu, ou demandez-en un nouveau.',
  'failure.not-owner': 'Seule la personne qui a préparé la table peut le faire. Demandez-le-lui.',
  'failure.needs-vote':
    'D’autres jouent aussi cette partie. Elle ne s’arrête que si tous le veulent : proposez-le à la table.',
  'failure.seat-withdrawn':
    'Cette place n’est plus à vous : avant la partie, la personne qui a créé la table a donné un nouveau lien. Demandez-en un.',
  'failure.seat-handed-on':
    'Cette place n’est plus à vous : elle a été confiée par un lien venu d’elle, ou à un automate. La partie terminée reste aux personnes qui la jouent.',
  'failure.not-away':
    'Quelqu’un y est assis, ou n’est pas absent depuis une minute entière. Attendez un peu, puis réessayez.',
  'failure.no-such-thing': 'Cela n’existe pas, ou n’existe plus. Rechargez la page.',
  'failure.no-such-table':
    'Cette adresse ne vous mène à aucune table : elle a été supprimée, ou le lien est incomplet. Demandez un nouveau lien.',
  'failure.not-started': 'La partie n’a pas encore commencé. Attendez que tout le monde soit là.',
  'failure.already-started': 'La partie a déjà commencé. Allez à la table et jouez.',
  'failure.no-advice':
    'À cette table, personne ne peut demander conseil à un bot : répondez vous-même, ou jouez à une table qui le permet.',
  'failure.not-over': 'Ce n’est possible qu’après la partie. Jouez-la d’abord jusqu’au bout.',
  'failure.stale': 'Quelqu’un a été plus rapide et la table a changé. Regardez encore, puis répondez.',
  'failure.over': 'La partie est terminée. Vous pouvez la revoir ou en commencer une autre.',
  'failure.not-asked': 'Rien ne vous est demandé pour l’instant. Attendez que la question vienne à vous.',
  'failure.not-an-option':
    'Cette réponse n’est pas possible maintenant. Choisissez parmi celles qui sont offertes.',
  'failure.not-undoable':
    'Cette réponse ne peut plus être reprise : on a appris du nouveau, ou d’autres ont répondu depuis. Continuez d’ici.',
  'failure.too-long':
    'Cette partie est aussi longue qu’une partie peut l’être. On peut en emporter le fichier et la terminer, mais plus la jouer.',
  'failure.broken':
    'Cette partie a été jouée avec d’autres règles et ne peut continuer avec celles d’aujourd’hui. On peut en emporter le fichier, la signaler et la terminer.',
  'failure.busy': 'Le serveur a trop à faire. Réessayez dans un instant.',
  'failure.storage': 'Le serveur n’a pas pu l’enregistrer, rien n’a donc changé. Réessayez dans un instant.',
  'failure.internal':
    'Quelque chose a échoué dans le serveur, et rien n’a changé. Réessayez ; si cela dure, signalez le problème.',
  'failure.offline':
    'Le serveur est hors d’atteinte. Vérifiez votre réseau et réessayez ; les tables sur cet appareil fonctionnent sans lui.',
  'failure.no-access':
    'Vous n’avez pas de place à cette table et ne pouvez pas la regarder. Ouvrez le lien reçu, ou demandez-en un nouveau.',
  'failure.deleted':
    'Cette table a été supprimée par la personne qui l’avait préparée. Retournez à l’accueil pour en trouver une autre.',
  'failure.engine':
    'La partie s’est arrêtée sur cette page, mais elle est gardée. Rechargez la page pour continuer.',
  'failure.outdated':
    'Les règles ont changé depuis que cette partie a été gardée, et elle ne peut pas continuer. Commencez-en une autre depuis l’accueil.',
  'failure.elsewhere':
    'Cette partie continue dans une autre fenêtre. Rechargez cette page pour continuer ici.',
  'export.failed': 'La partie n’a pas pu être enregistrée. Réessayez dans un instant.',

  'about.title': 'À propos de Conclave',
  'about.text':
    'Une table pour les jeux de mages, qui applique toutes les règles, se joue en solitaire, autour d’un écran ou en ligne, et parle trois langues. Les règles sont dites avec nos mots ; aucun texte, aucune image des éditeurs n’est utilisé.',
  'about.fair': 'Des mélanges honnêtes',
  'about.fair.text':
    'Avant une partie en ligne, le serveur publie une empreinte de sa graine, et chaque joueur y ajoute un secret. Quand la partie est terminée, la graine est montrée et votre navigateur peut rejouer toute la partie pour la vérifier.',
  'about.bots': 'Des automates honnêtes',
  'about.bots.text': 'Un automate sait exactement ce que saurait un joueur à sa place, et rien de plus.',
  'about.credits': 'Crédits',
  'about.icons': 'Icônes de {source}, licence {licence}, dessinées par :',
  'about.game':
    'Spellbound a été créé par Fraser et Gordon Lamont et publié par Fragor Games en 2012. Mage Noir est l’œuvre de ses propres auteurs et éditeur. Conclave est indépendant d’eux tous.',
  'about.fonts':
    'Caractères : Alegreya de Juan Pablo del Peral, Atkinson Hyperlegible Next du Braille Institute (OFL).',
}
