import type { SetupTexts } from './en.ts'

/** Texts of the page for new tables on Black Rose Wars, in French. */
export const fr: SetupTexts = {
  'setup.avatar.none': 'Sans l’Avatar',
  'setup.avatar.none.about':
    'Les mages s’affrontent ; personne ne joue la Rose noire, qui accumule du pouvoir toute seule.',
  'setup.avatar.apprentice': 'Apprenti',
  'setup.avatar.apprentice.about':
    'La Rose noire parcourt la Loge dans le corps d’un mage : trois cartes d’action par tour disent ce qu’elle fait. Bien pour une première partie.',
  'setup.avatar.master': 'Maître',
  'setup.avatar.master.about':
    'De même, avec cinq cartes par tour : il frappe presque deux fois plus souvent.',
  'setup.avatar.alone': 'Seul, il vous faut un adversaire : l’Avatar. Ajoutez une place pour jouer sans lui.',
  'setup.avatar.four':
    'Pas à quatre mages : l’Avatar porte le corps du quatrième. Retirez une place pour l’inviter.',
  'setup.avatar.help': 'L’Avatar joue d’après ses cartes ; il ne lui faut ni place ni bot.',
  'setup.company.apprentice': 'Et l’Avatar, Apprenti : il joue d’après ses cartes, sans place à la table.',
  'setup.company.master': 'Et l’Avatar, Maître : il joue d’après ses cartes, sans place à la table.',
  'setup.estimate.alone': 'environ {minutes} minutes, seul contre l’Avatar',
  'setup.mix': 'Ajouter des écoles et des mages de la première boîte',
  'setup.mix.about':
    'La Bibliothèque contient au plus six écoles. Retirez-en de Rebirth et mettez-en d’anciennes ; leurs sorts suivent alors les règles de Rebirth. Vous débutez ? Laissez tout ainsi.',
  'setup.mix.schools.rebirth': 'Écoles de Rebirth',
  'setup.mix.schools.earlier': 'Écoles de la première boîte',
  'setup.mix.mages.rebirth': 'Mages de Rebirth',
  'setup.mix.mages.earlier': 'Mages de la première boîte',
  'setup.mix.count':
    '{schools, plural, one {# école} other {# écoles}} sur {most} au plus ; {mages, plural, one {# mage} other {# mages}} pour {players, plural, one {# joueur} other {# joueurs}}.',
  'setup.mix.usual': 'Rebirth seulement',
}
