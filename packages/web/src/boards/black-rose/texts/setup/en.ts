/** Texts of the page for new tables on Black Rose Wars beyond the game's own words, in English. */
export const en = {
  'setup.avatar.none': 'Without the Avatar',
  'setup.avatar.none.about':
    'Mages against each other; nobody plays the Black Rose, which gathers power by itself.',
  'setup.avatar.apprentice': 'Apprentice',
  'setup.avatar.apprentice.about':
    'The Black Rose walks the Lodge in the body of a mage: three action cards a round tell what it does. Good for a first match.',
  'setup.avatar.master': 'Master',
  'setup.avatar.master.about': 'The same with five cards a round: it strikes nearly twice as often.',
  'setup.avatar.alone': 'Alone you need an opponent: the Avatar. Add a seat to play without it.',
  'setup.avatar.four':
    'Not with four mages: the Avatar wears the body of the fourth. Remove a seat to invite it.',
  'setup.avatar.help': 'The Avatar plays by its cards and needs neither a seat nor a bot.',
  'setup.company.apprentice': 'And the Avatar, an Apprentice: it plays by its cards and needs no seat.',
  'setup.company.master': 'And the Avatar, a Master: it plays by its cards and needs no seat.',
  'setup.estimate.alone': 'about {minutes} minutes alone against the Avatar',
  'setup.mix': 'Mix in schools and mages of the earlier box',
  'setup.mix.about':
    'The Library holds at most six schools. Take some of Rebirth out and put earlier ones in; their spells then follow the rules of Rebirth. New to the game? Leave it as it is.',
  'setup.mix.schools.rebirth': 'Schools of Rebirth',
  'setup.mix.schools.earlier': 'Schools of the earlier box',
  'setup.mix.mages.rebirth': 'Mages of Rebirth',
  'setup.mix.mages.earlier': 'Mages of the earlier box',
  'setup.mix.count':
    '{schools, plural, one {# school} other {# schools}} of at most {most}; {mages, plural, one {# mage} other {# mages}} for {players, plural, one {# player} other {# players}}.',
  'setup.mix.usual': 'Only Rebirth',
} as const

export type SetupTexts = { readonly [Id in keyof typeof en]: string }
