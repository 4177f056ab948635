import type { HintTexts } from './en.ts'

/** Hints at the table on what differs from edition 1.6, in French. */
export const fr: HintTexts = {
  'hint.quests': 'Les quêtes sont ouvertes',
  'hint.quests.text':
    'Chacun voit les quêtes de tous. Chaque fois que vous faites ce que l’une demande, un de vos cubes y va ; en 1.6, elles étaient secrètes.',
  'hint.quick': 'L’emplacement rapide peut rester vide',
  'hint.quick.text': 'Préparez de deux à quatre sorts. En 1.6, l’un d’eux devait être rapide.',
  'hint.actions': 'Cinq actions, deux au choix',
  'hint.actions.text':
    'Explorer, Combattre, Commander, Lancer, Élan : une ou deux par activation, même deux fois la même. Seuls deux sorts numérotés ne vont jamais ensemble.',
  'hint.ruins': 'Une ruine sert aussi souvent qu’on veut',
  'hint.ruins.text':
    'Les salles sont d’abord détruites, et une salle détruite n’a pas de jeton : on l’active encore et encore. Reconstruite, elle sert une fois par tour, comme en 1.6.',
  'hint.flags': 'Les cubes reconstruisent, trois bannières paient',
  'hint.flags.text':
    'Une salle pleine est reconstruite à l’entretien. Ses bannières paient aussitôt les trois premières places ; qui partage une place a 1 PP de moins. Il n’y a pas de jeton à gagner.',
  'hint.stop': 'Les réactions attendent le point',
  'hint.stop.text':
    'Ce que la phrase a fait est déjà sur la table. Une protection le reprend ; elle ne vient pas avant, comme en 1.6.',
  'hint.solve': 'Accomplie n’est pas résolue',
  'hint.solve.text':
    'Une quête accomplie attend que vous la résolviez : avant, entre ou après les actions de votre propre activation.',
  'hint.defeat': 'Une défaite n’arrête aucun sort',
  'hint.defeat.text':
    'Le sort d’un mage vaincu continue, et qui tombe pendant sa propre activation garde sa seconde action. En 1.6, c’était fini.',
  'hint.crown': 'La Couronne compte de phase en phase',
  'hint.crown.text':
    'Qui la détient au début d’une phase est premier dans cette phase. En 1.6, elle décidait pour tout le tour.',
  'hint.command': 'Commandez vos évocations',
  'hint.command.text':
    'Contre une action physique, l’une d’elles agit en phase d’action, et encore une fois dans la sienne. Elle attaque avant ou après s’être déplacée.',
  'hint.jinx': 'Les malédictions sont nouvelles',
  'hint.jinx.text':
    'Une malédiction reste près de votre fiche jusqu’à deux remèdes : un chaque fois qu’elle agit, un pour un sort défaussé à l’entretien.',
  'hint.avatar': 'L’Avatar est la Rose noire',
  'hint.avatar.text':
    'Il agit à son tour d’après ses cartes, et ses PP sont ceux de la Rose noire. Quand ses priorités laissent un choix, c’est à qui détient la Couronne.',
}
