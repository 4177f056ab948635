import type { SetupTexts } from './en.ts'

/** Texts of the page for new tables on Black Rose Wars, in Italian. */
export const it: SetupTexts = {
  'setup.avatar.none': 'Senza l’Avatar',
  'setup.avatar.none.about':
    'I maghi si affrontano; nessuno gioca la Rosa Nera, che accumula potere da sola.',
  'setup.avatar.apprentice': 'Apprendista',
  'setup.avatar.apprentice.about':
    'La Rosa Nera percorre la Loggia nel corpo di un mago: tre carte azione a turno dicono che cosa fa. Adatto a una prima partita.',
  'setup.avatar.master': 'Maestro',
  'setup.avatar.master.about': 'Lo stesso con cinque carte a turno: colpisce quasi il doppio.',
  'setup.avatar.alone': 'Da solo ti serve un avversario: l’Avatar. Aggiungi un posto per giocare senza.',
  'setup.avatar.four':
    'Non con quattro maghi: l’Avatar porta il corpo del quarto. Togli un posto per invitarlo.',
  'setup.avatar.help': 'L’Avatar gioca secondo le sue carte; non gli serve né un posto né un bot.',
  'setup.company.apprentice':
    'E l’Avatar, Apprendista: gioca secondo le sue carte, senza un posto al tavolo.',
  'setup.company.master': 'E l’Avatar, Maestro: gioca secondo le sue carte, senza un posto al tavolo.',
  'setup.estimate.alone': 'circa {minutes} minuti, da solo contro l’Avatar',
  'setup.mix': 'Aggiungere scuole e maghi della prima scatola',
  'setup.mix.about':
    'La Libreria contiene al massimo sei scuole. Togline di Rebirth e mettine di precedenti; le loro magie seguono allora le regole di Rebirth. Sei alle prime armi? Lascia tutto così.',
  'setup.mix.schools.rebirth': 'Scuole di Rebirth',
  'setup.mix.schools.earlier': 'Scuole della prima scatola',
  'setup.mix.mages.rebirth': 'Maghi di Rebirth',
  'setup.mix.mages.earlier': 'Maghi della prima scatola',
  'setup.mix.count':
    '{schools, plural, one {# scuola} other {# scuole}} di al massimo {most}; {mages, plural, one {# mago} other {# maghi}} per {players, plural, one {# giocatore} other {# giocatori}}.',
  'setup.mix.usual': 'Solo Rebirth',
}
