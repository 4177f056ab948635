import type { HintTexts } from './en.ts'

/** Hints at the table on what differs from edition 1.6, in Italian. */
export const it: HintTexts = {
  'hint.quests': 'Le missioni sono aperte',
  'hint.quests.text':
    'Tutti vedono le missioni di tutti. Ogni volta che fai ciò che una chiede, un tuo cubetto va su di essa; nella 1.6 erano segrete.',
  'hint.quick': 'Lo spazio rapido può restare vuoto',
  'hint.quick.text': 'Prepara da due a quattro magie. Nella 1.6 una doveva essere rapida.',
  'hint.actions': 'Cinque azioni, due a scelta',
  'hint.actions.text':
    'Esplora, Combatti, Comanda, Lancia, Slancio: una o due per attivazione, anche due volte la stessa. Solo due magie numerate non vanno mai insieme.',
  'hint.ruins': 'Una rovina serve quante volte vuoi',
  'hint.ruins.text':
    'Le stanze iniziano distrutte, e una distrutta non ha segnalino: si attiva ancora e ancora. Ricostruita, serve una volta a turno, come nella 1.6.',
  'hint.flags': 'I cubetti ricostruiscono, tre stendardi pagano',
  'hint.flags.text':
    'Una stanza piena viene ricostruita nella pulizia. I suoi stendardi pagano subito i primi tre posti; chi condivide un posto ha 1 PP in meno. Non c’è un segnalino da vincere.',
  'hint.stop': 'Le reazioni aspettano il punto',
  'hint.stop.text':
    'Ciò che la frase ha fatto è già sul tavolo. Una protezione lo toglie; non viene prima, come nella 1.6.',
  'hint.solve': 'Completata non vuol dire risolta',
  'hint.solve.text':
    'Una missione completata aspetta che tu la risolva: prima, tra o dopo le azioni della tua attivazione.',
  'hint.defeat': 'Una sconfitta non ferma le magie',
  'hint.defeat.text':
    'La magia di un mago sconfitto prosegue, e chi cade nella propria attivazione conserva la seconda azione. Nella 1.6 era finita.',
  'hint.crown': 'La Corona conta di fase in fase',
  'hint.crown.text':
    'Chi la tiene quando inizia una fase è primo in quella fase. Nella 1.6 decideva per tutto il turno.',
  'hint.command': 'Comanda le tue evocazioni',
  'hint.command.text':
    'Per un’azione fisica una di loro agisce nella fase azione, e ancora una volta nella propria. Attacca prima o dopo essersi mossa.',
  'hint.jinx': 'Le maledizioni sono nuove',
  'hint.jinx.text':
    'Una maledizione resta accanto alla tua scheda finché non ha due rimedi: uno ogni volta che agisce, uno per una magia scartata nella pulizia.',
  'hint.avatar': 'L’Avatar è la Rosa Nera',
  'hint.avatar.text':
    'Agisce al suo turno secondo le sue carte, e i suoi PP sono quelli della Rosa Nera. Dove le sue priorità lasciano una scelta, decide chi ha la Corona.',
}
