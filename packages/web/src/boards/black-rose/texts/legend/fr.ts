import type { en } from './en.ts'

/** Legend of the board's signs, in French. */
export const fr: { readonly [Id in keyof typeof en]: string } = {
  'legend.alone': '{text_capital}',
  'legend.movement': 'mouvement : jusqu’où va un mage',
  'legend.strength': 'force d’un mage',
  'legend.hand': 'cartes en main',
  'legend.grimoire': 'cartes dans le Grimoire',
  'legend.quest': 'quêtes : accomplies, et + celles qui restent',
  'legend.trophy': 'trophées : mages vaincus',
  'legend.ruin': 'salles détruites prises',
  'legend.locked': 'quelque chose est interdit pendant ce tour',
  'legend.lasting': 'un effet qui dure jusqu’à la fin du tour',
  'legend.light': 'à l’endroit : l’effet d’un sort posé de ce côté',
  'legend.dark': 'à l’envers : l’effet d’un sort posé de l’autre côté',
  'legend.one': 'une figurine, à tant de salles au plus',
  'legend.area': 'une salle, à tant de salles au plus',
  'legend.self': 'vous-même',
  'legend.quick': 'rapide : un emplacement à part des emplacements numérotés',
  'legend.unstable': 'instable : place aussi 1 cube d’instabilité dans votre salle',
  'legend.power': 'points de puissance (PP)',
  'legend.slot': 'un emplacement de sort : en tirets tant qu’il est vide',
  'legend.left': 'ce qu’une figurine peut encore encaisser',
  'legend.cube':
    'instabilité d’une salle : une case par cube, à la forme et à la couleur de son propriétaire',
  'legend.deed': 'anneau en tirets : un clic en fait aussitôt quelque chose',
  'legend.way': 'murs en tirets : vous pouvez y aller aussitôt',
  'legend.drag':
    'glissés : une figurine suit le chemin que vous lui montrez, un sort préparé vise ce sur quoi vous le lâchez',
  'legend.rebuilt': 'reconstruite : peut être activée une fois par tour',
  'legend.flags':
    'bannières : PP du premier, du deuxième et du troisième en cubes quand la salle est reconstruite',
  'legend.stop': 'cadre en tirets parmi les effets en cours : un point final, tout attend les réactions',
  'legend.loose': 'un cube pâle : peut encore être repris',
  'legend.jinx': 'une malédiction sur un mage : sa carte dit ce qui la lève',
  'legend.upgrade': 'une amélioration sur une évocation',
  'legend.avatar.card': 'une carte que l’Avatar joue encore ce tour-ci',
  'legend.avatar.revealed': 'une carte qu’il a révélée : pointez-la pour la lire',
  'legend.avatar.back': 'le dos de sa carte du dessus : le piège ou la protection qui est prêt',
}
