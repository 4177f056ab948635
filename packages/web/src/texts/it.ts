import type { UiTexts } from './ui-texts.ts'

export const it: UiTexts = {
  loading: 'Si accendono le candele…',
  yes: 'sì',
  no: 'no',
  close: 'Chiudi',
  delete: 'Elimina',
  'delete.sure': 'Eliminare davvero?',
  replay: 'Rivedi',
  undo: 'Annulla mossa',
  'undo.not.nothing': 'Non hai ancora dato risposte da annullare.',
  'undo.not.learnt': 'La tua ultima risposta resta: da allora si è visto qualcosa di nascosto.',
  'undo.not.answered': 'La tua ultima risposta resta: da allora ha risposto qualcun altro.',
  'undo.not.lesson': 'In una lezione non si annulla nulla.',
  'undo.not.lost': 'Senza connessione non si può annullare nulla.',
  'undo.not.over': 'La partita è finita.',
  export: 'Salva la partita in un file',
  board: 'Tabellone',
  menu: 'Che cosa farne',
  help: 'Segni e tasti',
  why: 'Perché?',
  'why.of': 'Perché posso: {option}',

  'nav.label': 'Pagine',
  'nav.skip': 'Vai al contenuto',
  'nav.lobby': 'Ingresso',
  'nav.rules': 'Regole',
  'nav.decks': 'Mazzi',
  'nav.account': 'Profilo',
  'nav.settings': 'Impostazioni',
  'nav.about': 'Informazioni e crediti',
  'nowhere.title': 'Qui non c’è nulla',
  'nowhere.text': 'Questa pagina non esiste, o non esiste più.',
  'trouble.title': 'Qualcosa si è rotto',
  'trouble.text':
    'La partita è al sicuro: viene conservata dopo ogni risposta. Ricarica la pagina per continuare.',
  'trouble.reload': 'Ricarica',

  'title.table': 'Conclave: un tavolo',
  'title.asked': 'Tocca a te – Conclave',

  'lobby.title': 'Siediti al tavolo dei maghi',
  'lobby.lead':
    'Da solo, attorno a uno schermo o con amici lontani. Ogni regola è applicata, ogni mescolata si può verificare e nessuno ha bisogno di un profilo.',
  'lobby.games': 'Giochi',
  'lobby.play': 'Prepara un tavolo',
  'lobby.tutorial': 'Impara giocando',
  'lobby.rules': 'Leggi le regole',
  'lobby.done': 'Partite finite su questo dispositivo',
  'lobby.resume': 'Tavoli su questo dispositivo',
  'lobby.continue': 'Continua',
  'lobby.result': 'Risultato',
  'lobby.last': 'Ultime partite',
  'lobby.won': 'Vinta',
  'lobby.lost': 'Persa',
  'lobby.winners': 'Vinta da {names}',
  'lobby.nobody': 'Nessuno ha vinto',
  'lobby.all': 'Tutte le partite finite',
  'lobby.file': 'Apri il file di una partita',
  'lobby.file.choose': 'Scegli un file…',
  'lobby.file.bad': 'Non è il file di una partita. Scegline uno salvato con «Salva la partita in un file».',
  'lobby.file.broken':
    'Questo file di una partita è danneggiato o è stato modificato: alcune parti mancano o non sono come dovrebbero.',
  'lobby.file.large':
    'Questo file è troppo grande per essere una partita: se ne leggono al massimo 20 megabyte.',
  'lobby.file.answer': 'La prima è la risposta {number}.',
  'lobby.file.text':
    'Rivedi una partita da qualsiasi posto, passo dopo passo, e controlla che le mescolate fossero oneste.',
  'lobby.online': 'I tuoi tavoli in rete',
  'lobby.finished': 'I tuoi tavoli finiti',
  'lobby.watch': 'Guarda un tavolo',
  'lobby.watch.one': 'Guarda',
  'lobby.waiting': 'aspetta giocatori',
  'lobby.running': 'in corso',
  'lobby.turn': 'Tocca a te',
  'lobby.awaits': 'aspetta {names}',
  'lobby.over': 'finita',
  'lobby.abandoned': 'abbandonata',

  'game.spellbound':
    'Insieme contro Baba Yaga: recuperate quattro dei cinque libri degli incantesimi prima che salga in cima alla torre.',
  'game.seats': '{same, plural, =1 {{min} giocatori} other {da {min} a {max} giocatori}}',

  'game.mage-noir':
    'Un duello di due maghi attorno a un solo etere: raccogli Mana, prepara gli incantesimi e colpisci quando nessuno se l’aspetta.',
  'game.black-rose':
    'I maghi di una Loggia segreta lottano per il potere con magie a due lati, trappole ed evocazioni; e la Rosa Nera può batterli tutti.',
  'game.rebirth':
    'La Loggia è in rovina: ricostruiscila stanza dopo stanza, contro altri maghi o da solo contro l’Avatar, il corpo della Rosa Nera.',
  'game.alone': 'anche da soli',
  'game.editions': '{count, plural, other {# edizioni}}',
  'game.facts': 'In breve',
  'game.together': 'insieme',
  'game.against': 'ognuno per sé',
  'game.minutes': 'da {from} a {to} minuti',
  'game.weight.1': 'facile da imparare',
  'game.weight.2': 'fa riflettere',
  'game.weight.3': 'profondo',
  'lobby.play.of': 'Prepara un tavolo di {game}',
  'lobby.tutorial.of': 'Impara giocando: {game}',
  'lobby.tutorial.further': 'La seconda lezione',
  'lobby.tutorial.further.of': 'La seconda lezione: {game}',
  'lobby.tutorial.alone': 'Impara da solo',
  'lobby.tutorial.alone.of': 'Impara da solo, contro l’Avatar: {game}',
  'lobby.changes': 'Conosci l’edizione 1.6?',
  'lobby.rules.of': 'Regole di {game}',

  'new.seats': 'Chi siede dove',
  'new.hard': 'La difficoltà',
  'new.length': 'Quanto a lungo',
  'new.match': 'Come giocare',
  'new.edition': 'Edizione',
  'new.details': 'Dettagli',
  'new.options': 'Opzioni',
  'new.usual': 'Il gioco consueto, senza varianti.',
  'new.presets': 'Già pronti',
  'new.options.none': 'Questo gioco non ha opzioni.',
  'new.online.title': 'Se giochi in rete',
  'new.watch.help':
    'Il tavolo compare all’ingresso di questo server. Gli spettatori vedono solo ciò che è scoperto.',
  'new.advice': 'Consigli di un bot',
  'new.advice.bots': 'solo contro i bot',
  'new.advice.always': 'per tutti',
  'new.advice.never': 'per nessuno',
  'new.advice.help':
    'Se i giocatori possono chiedere all’Adepto che cosa farebbe. Non sa più di chi lo chiede.',
  'new.absence': 'Se qualcuno resta assente',
  'new.absence.vote': 'vota chi è presente',
  'new.absence.bot': 'gioca subito un automa',
  'new.absence.level': 'Automa che sostituisce',
  'new.absence.help':
    'Dopo un minuto, e solo fino al ritorno. Tutti lo leggono nell’invito. Nessun altro ottiene mai il posto o ne vede le carte.',
  'new.windows': 'Reazioni',
  'new.windows.measured': 'misurate',
  'new.windows.fast': 'rapide',
  'new.windows.measured.help':
    'Quando qualcuno potrebbe reagire, il tavolo aspetta sempre lo stesso tempo, qualunque cosa abbia in mano. Una pausa non svela nulla.',
  'new.windows.fast.help':
    'Chi non può reagire viene saltato subito. È più rapido, ma una pausa mostra che qualcuno potrebbe.',
  'new.seconds': 'Tempo per reagire',
  'new.seconds.value': '{seconds, plural, =0 {quanto si vuole} other {# secondi}}',
  'new.seconds.help':
    'Scaduto il tempo, il tavolo passa per chi non ha risposto. I turni non hanno orologio.',
  'new.objection': 'Queste opzioni non si possono giocare: {words}',
  'new.rulings': 'Punti dubbi delle regole ({count})',
  'new.rulings.about': 'Dove il regolamento si può leggere in due modi. Puoi lasciare tutto com’è.',
  'new.who': 'Chi gioca {place}',
  'new.level': 'Livello di {place}',
  'new.name': 'Nome di {place}',
  'new.remove': 'Togli {place}',
  'new.me': 'Io',
  'new.screen': 'Qualcuno a questo schermo',
  'new.friend': 'Un amico con un link',
  'new.bot': 'Un automa',
  'new.add': 'Aggiungi un posto',
  'new.alone': 'Solo io',
  'new.here': 'Gioca su questo dispositivo',
  'new.online': 'Gioca in rete',
  'new.watch': 'Altri possono trovare il tavolo e guardare',
  'new.friends': 'Un amico con un link ha bisogno di un tavolo in rete.',
  'new.where': 'Su questo dispositivo si gioca anche senza rete; la partita resta quando chiudi la pagina.',
  'new.chooses': '{name} sceglierà prendendo posto.',

  bot: 'Automa',
  'bot.level': '{name}: {about}',
  'bot.novice': 'Novizio',
  'bot.novice.about': 'fa la prima cosa che capita',
  'bot.apprentice': 'Apprendista',
  'bot.apprentice.about': 'guarda un passo avanti',
  'bot.adept': 'Adepto',
  'bot.adept.about': 'pensa un momento',
  'bot.archmage': 'Arcimago',
  'bot.archmage.about': 'pensa a lungo',

  seats: 'Al tavolo',
  'seat.number': 'Posto {number}',
  'seat.bot': '{place} ({level})',
  'seat.spectator': 'uno spettatore',
  'seat.you': 'tu',
  'seat.asked': 'deve rispondere',
  'seat.asked.you': 'devi rispondere',
  'seat.thinking': 'pensa…',
  'seat.away': 'è assente',
  'seat.standIn': 'è assente, gioca un automa',

  prompt: 'Che cosa si chiede',
  'prompt.you': 'Tocca a te.',
  'prompt.seat': 'Su questo schermo tocca a {name}.',
  'prompt.waiting': 'Si aspetta {names}',
  'prompt.last': 'Lo fa anche l’ultimo clic con Maiusc',
  'prompt.all': 'Tutte le risposte ({count})',
  'prompt.source': 'La carta che chiede:',
  'prompt.clock': 'ancora {seconds, plural, one {# secondo} other {# secondi}}',
  'prompt.moment': 'Un momento …',
  'since.show': 'Mostra',
  'since.show.what': 'Mostra sul tavolo: {what}',
  'prompt.lapsed': 'Il tuo tempo è scaduto: vale come un no.',
  'prompt.lapsed.what': 'Il tuo tempo è scaduto. Hai lasciato passare: {what}.',
  'prompt.closing': 'Tutti hanno deciso: si prosegue tra {seconds}.',
  'prompt.closing.stop': 'Ripensarci',
  'suggestion.from': '{name} propone, passo {step} di {steps}:',
  'suggestion.choose': 'Scegli…',
  'suggestion.later': 'ora non è possibile',
  'suggestion.no': 'No, grazie',
  'suggest.begin': 'Proponi qualcosa a {name}',
  'suggest.about': 'Indica a {name} fino a tre cose, in ordine.',
  'suggest.lay': 'Proponi a {name} ({count})',
  cancel: 'Annulla',
  'suggest.point': 'proponi questo',
  'suggest.laid': '{name} vede la tua proposta ({count, plural, one {# passo} other {# passi}}).',
  'suggest.back': 'Ritirala',
  'keys.suggest': 'proponi qualcosa a chi deve rispondere',
  'keys.follow': 'segui il passo successivo di una proposta',
  'connection.lost': 'La connessione è caduta. Si prova a tornare…',
  'connection.connecting': 'In cammino verso il tavolo…',

  'curtain.title': 'Passa lo schermo a {name}',
  'curtain.text': '{name} deve rispondere e ha dei segreti. Gli altri guardano altrove.',
  'curtain.lift': 'Sono {name}: mostra il tavolo',

  'orders.title': 'Disposizioni',
  'orders.about': 'Che cosa il tavolo risponde per te, così ti si chiede solo quando vuoi.',

  drawer: 'Diario, regole, chat',
  'drawer.close': 'Chiudi il pannello',
  'drawer.log': 'Diario',
  'drawer.rules': 'Regole',
  'drawer.chat': 'Chat',
  'drawer.cards': 'Carte',
  'log.mine': 'Solo ciò che mi riguarda',
  'log.undone': '{player} ha ritirato l’ultima risposta.',
  preview: 'Carta',
  'preview.hint': 'Indica una carta per leggerla qui.',
  'cards.search': 'Trova una carta',
  'chat.mute': 'Silenzia la chat',
  'chat.empty': 'Nessuno ha ancora detto nulla.',
  'chat.unread': '{count, plural, one {# nuovo messaggio nella chat} other {# nuovi messaggi nella chat}}',
  'chat.words': 'Le tue parole',
  'chat.send': 'Di’',
  'phrase.hello': 'Ciao!',
  'phrase.good-luck': 'Buona fortuna!',
  'phrase.well-played': 'Ben giocato!',
  'phrase.thanks': 'Grazie!',
  'phrase.sorry': 'Scusate!',
  'phrase.one-moment': 'Un momento, per favore.',
  'phrase.your-turn': 'Tocca a te.',
  'phrase.need-help': 'Mi serve aiuto.',
  'phrase.can-help': 'Posso aiutare.',
  'phrase.careful': 'Attenzione!',
  'phrase.agreed': 'D’accordo.',
  'phrase.disagree': 'Io non lo farei.',
  'phrase.wow': 'Accidenti!',
  'phrase.oops': 'Ops!',
  'phrase.good-game': 'Bella partita!',
  'phrase.bye': 'Arrivederci!',
  'notice.new-link': 'Chi ha creato il tavolo ha fatto un nuovo link per questo posto.',
  'notice.new-player': 'Qualcuno ha preso questo posto con un link.',
  'notice.bot': 'D’ora in poi a questo posto gioca un automa.',
  'notice.device': 'Chi gioca qui continua su un secondo dispositivo.',
  'notice.stand-in': 'Qui gioca un automa fino al ritorno di chi ha il posto.',
  'notice.back': 'Di nuovo al tavolo.',
  'notice.end-proposed': 'Propongo di chiudere la partita senza risultato.',
  'notice.end-refused': 'Non voglio chiudere la partita.',
  'vote.title': 'Un voto al tavolo',
  'vote.stand-in': '{name} è assente. Deve giocare {bot} fino al ritorno?',
  'vote.end': 'La partita deve finire adesso, senza risultato?',
  'vote.yes': 'A favore: {names}.',
  'vote.no': 'Contro: {names}.',
  'vote.until': 'Senza alcun no finisce {time}.',
  'vote.want': 'Sì',
  'vote.wait': 'No, aspettiamo',
  'vote.playOn': 'No, si gioca',
  'hand.open': '{name}: affidare il posto',
  'hand.title': 'Il posto di {name}',
  'hand.gone': '{name} è assente: che fare?',
  'hand.bot': 'Lascia giocare un automa',
  'hand.bot.sure': 'Davvero, per sempre?',
  'hand.bot.own':
    'Un automa può giocare la partita fino alla fine al tuo posto. Perdi il posto per sempre, e tutto il tavolo lo viene a sapere.',
  'hand.link.device':
    'Un tuo secondo dispositivo: questo link vi apre tutti i tuoi posti a questo tavolo. Chi lo apre gioca a nome tuo: non mandarlo a nessuno.',
  'hand.link.device.make': 'Link per un secondo dispositivo',
  'hand.link.player':
    'Qualcun altro: chi apre questo link ha il posto da quel momento. Tu lo perdi su ogni dispositivo, e tutto il tavolo lo viene a sapere.',
  'hand.link.player.make': 'Link per qualcun altro',
  'hand.away.bot':
    '{name} è assente. Come convenuto, {bot} gioca appena la partita ha aspettato un minuto, e lascia il posto al ritorno. Nessuno vede questa mano.',
  'hand.away.vote':
    '{name} è assente. Dopo un minuto chi è presente può far giocare {bot} fino al ritorno; serve più della metà dei voti. Nessuno vede questa mano.',
  'hand.away.sits': '{bot} gioca per {name} e lascia il posto al ritorno.',
  'hand.away.want': 'Fai giocare {bot}',

  palette: 'Di’ che cosa fare',
  'palette.short': 'Comandi',
  'palette.type': 'Scrivi qualche lettera',
  'palette.none': 'Ora non si può fare nulla del genere.',
  'palette.show': 'Mostra: {what}',
  'palette.card': 'Leggi la carta: {card}',
  'palette.seat': 'Guarda con gli occhi di {name}',
  'legend.signs': 'Segni',
  'legend.keys': 'Tasti',
  'legend.legal': 'illuminato: si può scegliere adesso',
  'legend.pointed': 'tratteggiato: ciò che va guardato',
  'legend.staged': 'a lume di candela: ciò di cui si parla',
  'legend.changed': 'cambiato dalla tua ultima azione',
  'keys.answer': 'dai la risposta con questo numero',
  'keys.palette': 'trova una risposta o un comando scrivendo',
  'keys.stage': 'andare avanti con ciò che si mostra, o saltarlo',
  'keys.undo': 'ritira l’ultima risposta',
  'keys.end': 'finisci la carta, la fase o la reazione',
  'keys.last': 'tenuto durante un clic: era l’ultima cosa, e ciò che è in corso finisce',
  'keys.advice': 'Chiedere un consiglio',
  'keys.board': 'vai al tabellone',
  'keys.prompt': 'vai alla domanda',
  'keys.drawer': 'diario, regole, chat, carte',
  'keys.seat': 'il prossimo dei tuoi posti',
  'keys.move': 'da una cosa all’altra',
  'keys.close': 'chiudi ciò che è aperto, altrimenti torna indietro',
  'keys.help': 'questo elenco',
  'keys.off': 'I tasti singoli si possono disattivare nelle impostazioni.',

  'table.menu': 'Tavolo',
  'table.leave': 'Lascia il tavolo',
  'give-up': 'Arrenditi',
  'give-up.about': 'La partita finisce subito, e l’hai persa.',
  'give-up.sure': 'Arrenditi davvero',
  'log.givesUp': '{player} si arrende.',
  abandon: 'Abbandona la partita',
  'abandon.sure': 'Abbandonala davvero',
  'abandon.about':
    'La partita finisce per tutto il tavolo, adesso e per sempre; nessuno vince. Resta nel tuo elenco e si può rivedere.',
  'abandon.propose': 'Proponi di chiudere la partita',
  'abandon.propose.about':
    'La partita finisce senza risultato quando lo vogliono tutti quelli che giocano. Basta un no per continuare; un giorno di silenzio vale come un sì.',
  'abandon.propose.sure': 'Proponilo',
  'broken.title': 'Questa partita non può continuare',
  'broken.text':
    'Da quando avete giocato, questo server ha regole più recenti di {game}, e non è rimasto nulla da cui possano riprendere. Tutto ciò che è stato giocato è al sicuro: porta via la partita in un file e segnalala, perché chi gestisce il server possa esaminarla.',
  'broken.ending':
    'Finisce per tutto il tavolo, per sempre, e nessuno vince. Finché nessuno la chiude, può continuare appena il server ha di nuovo le sue regole.',
  'abandoned.title': 'Questa partita è stata abbandonata',
  'abandoned.text': 'È stata chiusa prima della fine. Nessuno ha vinto.',
  report: 'Segnala un problema',
  'report.here': 'Salva una segnalazione',
  'report.what': 'Che cosa è successo, e che cosa ti aspettavi?',
  'report.with':
    'La partita, il tuo posto, gli ultimi eventi e ciò che il browser dice di sé l’accompagnano; li legge chi gestisce questo server.',
  'report.here.with':
    'La partita, gli ultimi eventi e ciò che il browser dice di sé vanno in un file su questo dispositivo. Mandalo a chi gestisce questo sito per te: nessun altro lo riceve.',
  'report.go': 'Invia la segnalazione',
  'report.here.go': 'Salva la segnalazione',
  'report.failed': 'Non è stato possibile inviare la segnalazione. Riprova più tardi.',
  'report.filed': 'Grazie: la segnalazione ha il numero {number}.',
  'report.saved': 'La segnalazione è stata salvata in un file.',
  'here.missing': 'Questo tavolo non è su questo dispositivo',

  'wait.title': 'Si aspettano giocatori',
  'wait.links': 'Manda un link a ogni amico. Chi lo apre per primo ha il posto.',
  'wait.all': 'Tutti hanno un posto. La partita comincia quando tutti sono arrivati a questo tavolo.',
  'wait.begin': 'Comincia ora',
  'wait.seated': 'ha un posto',
  'wait.loopback':
    'Hai aperto questa pagina all’indirizzo {address}, che solo questo computer raggiunge: questi link non funzionano per nessun altro. Per far entrare gli altri, avvia il server con «{command}», poi apri l’indirizzo di questo computer nella tua rete e crea lì il tavolo.',
  'wait.link': 'Link per {place}',
  'wait.copy': 'Copia',
  'wait.copied': 'Copiato',
  'wait.again': 'Nuovo link',
  'wait.start': 'Comincia ora; gli automi prendono i posti liberi',
  'wait.ready': 'presente',
  'wait.free': 'non ancora qui',
  'wait.commitment': 'Impronta della mescolata, fissata prima che qualcuno si sedesse:',
  'join.title': 'Sei invitato a un tavolo',
  'join.by': '{name} ti invita a una partita di {game}.',
  'join.by.somebody': 'Ti hanno invitato a una partita di {game}.',
  'join.facts': '{seats, plural, one {# posto} other {# posti}}, circa da {from} a {to} minuti.',
  'join.lesson': 'Mai giocato? Impara in dieci minuti, poi torna con lo stesso link.',
  'join.name': 'Come ti chiamiamo?',
  'join.take': 'Prendi il posto',
  'join.secret': 'Nessun altro vede la tua scelta prima dell’inizio della partita.',
  'join.device.title': 'Il tuo posto su un secondo dispositivo',
  'join.device':
    'Questo link apre il posto di {name} anche su questo dispositivo: chi lo apre gioca come {name}, e i due dispositivi vedono la stessa mano. Se sei un’altra persona, chiedi un link tuo.',
  'join.device.take': 'Continua qui',
  'absence.bot':
    'Se qualcuno è assente per un minuto mentre la partita lo aspetta, l’automa {bot} gioca fino al ritorno.',
  'absence.vote':
    'Se qualcuno è assente per un minuto, chi è presente può votare che l’automa {bot} giochi fino al ritorno.',
  'choose.title': 'Prima di giocare ancora',
  'choose.go': 'Siediti',

  'end.you-won': 'Hai vinto',
  'end.you-lost': 'Hai perso',
  'end.winners': '{count, plural, one {{names} ha vinto} other {{names} hanno vinto}}',
  'end.nobody': 'Parità: nessuno ha vinto',
  'end.score': 'Punteggio finale',
  'end.total': 'Totale',
  'end.again': 'Gioca ancora',
  'end.next': 'Gioca ancora con gli altri',
  'end.choose': 'Gioca ancora scegliendo di nuovo',
  'end.replay': 'Rivedila',
  'end.lobby': 'Torna all’ingresso',
  'end.chart': 'Com’è andata',
  'end.turn': 'Turno',
  'end.round': 'Turno',
  'end.rounds': 'Turni',
  'end.table': 'I numeri',
  'end.turns': 'Turni',
  'end.undos': 'Ritirate',
  'story.deciding': '{along} {turn}: qui si è decisa la partita',
  'story.deciding.about':
    'Secondo la stima del bot, lì le probabilità di {name} sono passate dal {before} % al {after} %.',
  'story.swings': 'I ribaltamenti più grandi',
  'story.swings.about':
    'Dove la stima del bot delle probabilità di {name} è cambiata di più, giudicata con tutto ciò che si sa dopo la fine.',
  'story.swing': '{along} {turn}: dal {before} % al {after} %',
  'story.chosen': '{name} ha scelto: {answer}',
  'story.ask': 'Che cosa avrebbe fatto qui l’Adepto?',
  'story.would': 'L’Adepto avrebbe scelto: {answer}',
  'story.same': 'L’Adepto avrebbe scelto lo stesso: {answer}',
  'story.see': 'Rivedi questo momento',
  'story.counted': 'I conti',
  'on.title': 'Gioca da qui in avanti',
  'on.about':
    'Un nuovo tavolo su questo dispositivo riparte da questo momento. Prendi un posto, i bot prendono gli altri. Ciò che dal tuo posto non si vedeva viene ridistribuito, e il caso ricomincia: quel che è venuto dopo in questa partita non dice nulla di ciò che verrà.',
  'on.seat': 'Il tuo posto',
  'on.go': 'Gioca',
  'on.failed': 'Il tavolo non si è potuto preparare.',
  'end.share': 'Copia un link alla partita',
  'end.board': 'Mostra il tabellone',
  'end.verify': 'Controlla la mescolata',

  'verify.ok':
    'Le mescolate erano oneste: il seme è quello fissato prima della partita, e ogni risposta porta dove dice il file.',
  'verify.own': 'Ciò che questo browser ha aggiunto c’è.',
  'verify.without':
    'Ciò che questo browser ha mandato non c’è; è giusto solo se sei arrivato dopo l’inizio della partita.',
  'verify.bad': 'Qualcosa non torna.',
  'flaw.answer':
    'Questo file di una partita è stato modificato o è danneggiato: la risposta {number} di {all} non si accorda con ciò che è stato giocato prima.',
  'flaw.outdated':
    'Questa partita è stata giocata con la versione {played} delle regole, e con la versione {today}, quella di oggi, non va così.',
  'flaw.seed':
    'Questo file di una partita è stato modificato: le sue mescolate non vengono dal seme fissato prima della partita.',
  'flaw.commitment':
    'Questo file di una partita nomina un altro seme da quello fissato prima dell’inizio della partita.',
  'flaw.begin':
    'Questo file di una partita è stato modificato o è danneggiato: nessuna partita comincia come dice.',
  'flaw.game': 'Questo file è di un gioco che qui non si conosce: «{game}».',
  'flaw.by': 'La risposta {number} è di {name}.',
  'flaw.by.turn': 'La risposta {number} è di {name}, nel turno {turn}.',
  'flaw.asked': 'La domanda era: «{question}»',
  'flaw.detail': 'Dettagli',
  'verify.working': 'Si rigioca tutta la partita…',

  'replay.title': 'Rivedi la partita',
  'replay.at': 'Passo {at} di {all}',
  'replay.slider': 'Momento della partita',
  'replay.eyes': 'Con gli occhi di',
  'replay.play': 'Avvia',
  'replay.pause': 'Pausa',
  'replay.first': 'Torna all’inizio',
  'replay.back': 'Un passo indietro',
  'replay.next': 'Un passo avanti',
  'replay.last': 'Vai alla fine',
  'replay.answer': 'Prossima risposta – {name}: {answer}',
  'replay.missing': 'Qui non c’è una partita così.',

  'rules.title': 'Regole di {game}',
  'rules.choose': 'Le regole di quale gioco?',
  'tutorial.missing':
    'Per questo gioco non c’è ancora una lezione. Le regole e ogni «perché?» al tavolo ti aiuteranno.',
  'rules.search': 'Cerca nelle regole',
  'rules.found': '{count, plural, =0 {Nulla trovato} one {# punto} other {# punti}}',
  'rules.contents': 'Indice',
  'rules.glossary': 'Le parole del gioco',
  'rules.missing': 'Le regole di questo gioco non sono ancora scritte.',

  'tutorial.title': 'Impara giocando',
  'tutorial.step': 'Passo {at} di {all}',
  'tutorial.text': 'Il testo della lezione',
  'tutorial.next': 'Avanti',
  'tutorial.skip': 'Lascia la lezione',
  'tutorial.do': 'Fallo sul tabellone, o con un pulsante se c’è.',
  'tutorial.astray': 'Non questo: la lezione aspetta «{what}».',
  'tutorial.on': 'Continua da qui',
  'tutorial.start': 'Prepara un altro tavolo',
  'lesson.goal': 'Cinque libri, cinque inseguitori',
  'lesson.goal.text':
    'Giochi un mago, insieme a tutti quelli al tavolo, contro la strega Baba Yaga. Ognuno dei cinque tracciati è una corsa: tu fai avanzare il libro, e dietro viene un cappello di strega o il Troll. Un libro alla fine del tracciato è recuperato; un libro raggiunto è perduto. Recuperatene quattro, poi battete la Strega. Se ne perdete due, è finita.',
  'lesson.display': 'L’esposizione',
  'lesson.display.text':
    'Queste cinque carte sono la fila dei maghi: tutti giocano da qui, e ogni turno comincia con cinque. Sopra c’è la fila malvagia. Ogni carta Strega apparsa ha mosso il suo cappello di una casella: il blu e il verde sono già in cammino.',
  'lesson.witch-time': 'L’Ora della Strega',
  'lesson.witch-time.text':
    'Ogni turno comincia mandando una carta alla torre. I soli combatteranno per te quando verrà la Strega, le lune per lei. Manda Magia (gialla): i suoi due soli rafforzano la pila del Sole.',
  'lesson.move': 'Il movimento',
  'lesson.move.text':
    'Ora il Racconto: gioca quante carte vuoi. Un movimento porta ovunque, ma mai direttamente da città a città. Gioca Movimento (rosso), poi vai nella città blu, dove il cappello è più vicino al suo libro.',
  'lesson.search': 'Cercare un libro',
  'lesson.search.text':
    'Una carta base fa ciò che dice il suo nome, oppure cerca il libro del suo colore se sei in quella regione. Gioca Influenza (blu): qui può solo cercare, e il libro blu si allontana di una casella dal cappello.',
  'lesson.magic': 'La magia',
  'lesson.magic.text':
    'In una città la magia estrae una pietra dal sacchetto. Un sole respinge il cappello di una casella, una luna non fa nulla. Nelle terre selvagge carica invece la tua bacchetta. Gioca Magia (rossa).',
  'lesson.wand': 'La bacchetta',
  'lesson.wand.text':
    'La tua bacchetta è al livello 1: un movimento, quando vuoi nel tuo Racconto, poi è vuota. Usala per andare al villaggio 5, dove vive un Mezzuomo.',
  'lesson.influence': 'L’influenza',
  'lesson.influence.text':
    'Gli alleati vanno conquistati. L’influenza resta al villaggio finché raggiunge il costo dell’alleato; allora entra nella fila dei maghi, con azioni migliori di una carta base. Gioca Influenza (gialla): la prossima conquista il Mezzuomo.',
  'lesson.end': 'La fine del Racconto',
  'lesson.end.text':
    'Il Racconto può finire quando restano al massimo due carte. Se il tuo mago non si è mosso in questo turno, l’inseguitore della sua regione avanza; ti sei mosso, quindi non succede nulla. Concludi il Racconto.',
  'lesson.fate': 'La Mano del Destino',
  'lesson.fate.text':
    'La fila è stata riempita fino a cinque dal mazzo del Destino. Ogni carta Strega o Troll che appare va nella fila malvagia e muove la sua pedina. Tre carte malvagie alla fine di un Racconto fanno avanzare tutti gli inseguitori: non lasciarle accumulare.',
  'lesson.encounter': 'Quando il mazzo finisce',
  'lesson.encounter.text':
    'Quando serve una carta e il mazzo è vuoto, arriva la Strega. Prima la fila malvagia agisce di nuovo, e ogni città e le terre selvagge, se nessuno vi fa la guardia, lasciano avanzare il loro inseguitore. Poi i soli affrontano le lune, con le pietre del sacchetto: se vinci un libro avanza, se perdi lei sale nella torre. Il tabellone mostra sempre le due forze: sai che cosa ti aspetta.',
  'lesson.done': 'È tutto quello che serve',
  'lesson.done.text':
    'Ora conosci tutto il turno. Incantesimi, luoghi e battaglia finale si spiegano quando li incontri, e ogni risposta ha il suo «perché?». Questa partita è vera: continua da qui, o prepara un tavolo con amici o automi.',

  'lesson.mr.ritual': 'Un rituale in mano',
  'lesson.mr.ritual.text':
    'Un duello è in corso, ed è la tua fase principale. Hai in mano Rituale della decomposizione. Un rituale richiede Mana difficile da raccogliere, qui tre di Arcano; una volta in gioco nulla può toglierlo, e fa di te un Mage Noir per il resto del duello. Hai appena messo da parte quel che costa.',
  'lesson.mr.prepare': 'Diventare Mage Noir',
  'lesson.mr.prepare.text':
    'Prepara Rituale della decomposizione. Nessuno viene interpellato, e non c’è altro da fare: un rituale agisce appena è pagato.',
  'lesson.mr.noir': 'Sei un Mage Noir',
  'lesson.mr.noir.text':
    'Lo dice il tuo nome. Molte carte fanno di più per un Mage Noir, e alcune non sono per nessun altro. Questo rituale ha il suo prezzo: all’inizio di ogni tuo turno perdi 1 punto vita. Ma nella fase principale può trasformare un tuo permanente in danni.',
  'lesson.mr.tree': 'Un albero che protegge',
  'lesson.mr.tree.text':
    'Molti turni dopo: hai perso punti vita, e l’altro mago colpisce all’inizio di ogni turno. Albero morto per gli altri è un semplice permanente; per un Mage Noir è un Protettore, che può subire danni al posto tuo. Preparalo.',
  'lesson.mr.end': 'Il turno dell’altro mago',
  'lesson.mr.end.text':
    'L’albero è fra i tuoi permanenti, con due punti vita. Termina il tuo turno e guarda che cosa arriva.',
  'lesson.mr.protect': 'Reagire',
  'lesson.mr.protect.text':
    'Frusta di fuoco sta per colpirti con 1 danno. Non è il tuo turno, ma la domanda è per te: una finestra così si apre ogni volta che puoi reagire, e il duello ti aspetta. Lascia che Albero morto subisca il danno: cliccaci sopra.',
  'lesson.mr.after': 'A che cosa è servito',
  'lesson.mr.after.text':
    'All’albero resta un punto vita, tu non ne hai perso nessuno. I danni oltre la vita di un Protettore vanno persi. Dove non vuoi mai reagire, le disposizioni passano per te; le trovi nel pulsante accanto a «Tutte le risposte».',
  'lesson.mr.done': 'Il duello continua',
  'lesson.mr.done.text':
    'Ora sai come diventare Mage Noir, che cosa offre, e come rispondere a un colpo. Questo duello è vero: continua da qui, o prepara un altro tavolo.',

  'lesson.sp.begin': 'Un incantesimo in mano',
  'lesson.sp.begin.text':
    'Questa partita è al secondo turno, e la giochi da sola. Nel primo il libro argentato è arrivato alla sesta casella, dove un libro porta un incantesimo: hai Cerchio dei Magi. Un incantesimo si usa una volta sola. La maggior parte, come questo, si lancia nel proprio turno, anche nell’Ora della Strega.',
  'lesson.sp.cast': 'Lanciare un incantesimo',
  'lesson.sp.cast.text':
    'Cerchio dei Magi fa avanzare il libro di una città di una casella per ogni mago presente. Sei nella città blu: lancialo, e il libro blu avanza.',
  'lesson.sp.find': 'Trovare un incantesimo',
  'lesson.sp.find.text':
    'Il libro blu ora è sulla quinta casella. Sulla sesta e sull’ottava un libro porta un incantesimo a chi ve lo ha condotto. Gioca Movimento (arcobaleno) e cerca il libro blu: una carta arcobaleno può cercare qualsiasi libro.',
  'lesson.sp.alchemy': 'Per un momento che verrà',
  'lesson.sp.alchemy.text':
    'Hai trovato Alchimia: una pietra lunare estratta vale come un sole. Un incantesimo così si lancia in ogni momento, anche nel turno di un altro mago. Tienilo per la Strega. Finisci il tuo turno, e nel prossimo il libro blu arriva alla settima casella.',
  'lesson.sp.second': 'Una casella più avanti',
  'lesson.sp.second.text':
    'È il tuo terzo turno. L’ottava casella porta un altro incantesimo: gioca ancora Movimento (arcobaleno), e cerca il libro blu.',
  'lesson.sp.wyrms': 'Da lontano',
  'lesson.sp.wyrms.text':
    'Wyrm dei libri fa avanzare un libro qualsiasi, ovunque tu sia. Il libro verde è lontano da te: lancia l’incantesimo e scegli quello.',
  'lesson.sp.near': 'È vicina',
  'lesson.sp.near.text':
    'Il quarto turno: nel mazzo del Destino restano poche carte. Quando ne serve una e non ce n’è più, la Strega arriva. La torre mostra che cosa aspetta: la pila del Sole combatte per te, quella della Luna per lei, e la barra dice come possono cadere le pietre. Tutto ciò che vi mandi prima conta.',
  'lesson.sp.guard': 'Una guardia',
  'lesson.sp.guard.text':
    'In un incontro l’inseguitore di ogni regione senza guardia fa un passo. La città blu la sorvegli tu. Gioca Guardia cittadina e metti la Guardia nella città rossa: il suo cappello resta dov’è.',
  'lesson.sp.comes': 'La Strega arriva',
  'lesson.sp.comes.text':
    'Due carte che qui non servivano sono state scartate. Termina il Racconto: la fila si riempie, il mazzo si esaurisce, e l’incontro comincia.',
  'lesson.sp.hunt': 'Prima la caccia',
  'lesson.sp.hunt.text':
    'La fila malvagia ha agito ancora una volta: il cappello verde e il blu hanno fatto un passo ciascuno. Poi le regioni senza guardia: anche il cappello verde, il giallo e il Troll sono avanzati. La tua città blu e la rossa erano sorvegliate.',
  'lesson.sp.stones': 'Si estraggono le pietre',
  'lesson.sp.stones.text':
    'Dal sacchetto sono usciti un sole e una luna: così come stanno, cinque soli contro cinque lune. Prima che contino si può lanciare un incantesimo. Lancia Alchimia, e la pietra lunare combatte per te.',
  'lesson.sp.won': 'Vinto',
  'lesson.sp.won.text':
    'Sei contro quattro: l’incontro è vinto, e puoi far avanzare un libro. Il verde è il più minacciato, perché il suo cappello si è avvicinato. Fallo avanzare: raggiunge la sesta casella e porta un altro incantesimo.',
  'lesson.sp.after': 'Dopo',
  'lesson.sp.after.text':
    'Nella sua ira la Strega ha chiamato alla torre Armata di scheletri: i servitori vi restano e combattono per lei ogni volta. Se avesse vinto lei, sarebbe salita sulla sua torre, e in cima tutto è perduto. Gli scarti sono diventati un nuovo mazzo del Destino, e il tuo quinto turno è cominciato.',
  'lesson.sp.done': 'Ora puoi affrontarla',
  'lesson.sp.done.text':
    'Quattro libri recuperati portano alla battaglia finale, che si combatte come un incontro con tutti i maghi alla torre. Questa partita è vera: continua da qui, o prepara un altro tavolo.',

  'lesson.mn.goal': 'Due maghi, un etere',
  'lesson.mn.goal.text':
    'Tu sei in basso, l’altro mago è in alto. Entrambi cominciano con 20 punti vita. Chi non ne ha più perde, e così chi deve pescare da un mazzo vuoto.',
  'lesson.mn.opening': 'La tua mano iniziale',
  'lesson.mn.opening.text':
    'Davanti a te ci sono due mazzetti di cinque carte. Ne tieni uno; l’altro torna nel tuo mazzo. Il primo ha tutto ciò che serve per questa lezione: tienilo.',
  'lesson.mn.starter': 'Chi comincia?',
  'lesson.mn.starter.text':
    'Nel primo duello decide il caso chi può scegliere, poi chi ha perso. Comincia tu.',
  'lesson.mn.ether': 'L’etere',
  'lesson.mn.ether.text':
    'In mezzo ci sono le due pile dell’etere. Ogni Mana usato torna lì, ed entrambi i maghi prendono dalle stesse pile. Ogni elemento ha una forma, un colore e una lettera.',
  'lesson.mn.gather': 'Recuperare Mana',
  'lesson.mn.gather.text':
    'Ogni turno aggiungi tre Mana a tua scelta: il primo alla pila più piccola, poi alternando. Quindi prendi una pila intera. Il modulo è riempito con ciò che paga più carte della tua mano; i due pulsanti dicono che cosa avresti e lasceresti. Prendi la pila di sinistra.',
  'lesson.mn.channel': 'Un componente',
  'lesson.mn.channel.text':
    'I tuoi due Mana di fuoco sono nella riserva. Fiamma non costa nulla: preparala e canalizzala. Una magia canalizzata è un componente per altre carte.',
  'lesson.mn.words': 'Le parole',
  'lesson.mn.words.text':
    'Fiamma dà ora la parola della sua etichetta. Freccia ardente chiede proprio quella parola; ciò che manca è a righe oblique sulle carte della tua mano.',
  'lesson.mn.arrow': 'Lanciare una magia',
  'lesson.mn.arrow.text':
    'Freccia ardente costa due Mana di fuoco, bloccati sotto di essa, e usa la tua Fiamma. Preparala e attivala subito: infligge tre danni.',
  'lesson.mn.released': 'Il Mana torna',
  'lesson.mn.released.text':
    'La freccia è andata negli scarti, e i suoi Mana sono tornati all’etere, dove l’altro mago può prenderli. Anche Fiamma è consumata: lo dice la sua carta. Altri componenti restano.',
  'lesson.mn.end': 'Finire il turno',
  'lesson.mn.end.text':
    'Una magia preparata può anche aspettare un turno successivo. Per ora basta: finisci il turno.',
  'lesson.mn.foe': 'Un permanente',
  'lesson.mn.foe.text':
    'L’altro mago ha preso una pila e preparato un Albero morto. Un permanente resta sul tavolo e porta i suoi Mana bloccati come una cintura. Ha punti vita propri e può essere colpito.',
  'lesson.mn.second': 'Il tuo secondo turno',
  'lesson.mn.second.text':
    'Hai pescato una carta. Guarda entrambe le pile prima di scegliere: ciò che lasci può prenderlo l’altro mago. Prendi la pila di destra.',
  'lesson.mn.target': 'Scegliere un bersaglio',
  'lesson.mn.target.text':
    'Fiamma draconica infligge due danni a un bersaglio qualsiasi. Preparala e attivala, poi clicca sull’Albero morto. Ciò che si può scegliere brilla.',
  'lesson.mn.noir': 'Mage Noir',
  'lesson.mn.noir.text':
    'Un rituale ti rende un Mage Noir per il resto del duello, e molte carte fanno allora di più. È caro, e spesso fa male: il Rituale cremisi nella tua mano costa metà dei tuoi punti vita.',
  'lesson.mn.done': 'Il duello è tuo',
  'lesson.mn.done.text':
    'Ne sai abbastanza per andare avanti. Nella fase principale puoi anche scambiare due Mana con uno della pila più grande: cliccaci sopra. Ogni carta dice tutto ciò che fa quando la indichi, e il tasto U annulla.',

  'lesson.br.goal': 'Una Loggia, un Gran Maestro',
  'lesson.br.goal.text':
    'Guidi un mago di una Loggia segreta. Tutto ciò che ottieni porta punti potere, i PP: sconfiggere altri maghi, completare missioni, magie, stanze. Appena un mago o la Rosa Nera raggiunge 30 PP, si finisce il turno e la partita termina. Attento alla Rosa Nera: nessuno la gioca, ma anche lei raccoglie PP e può battervi tutti.',
  'lesson.br.mage': 'Il tuo mago',
  'lesson.br.mage.text':
    'Quattro maghi si distinguono per la salute e per quante magie possono tenere. Prendi Nero: dodici di salute, sette magie. Poi prendi i cubetti azzurri. I tuoi cubetti segnano i danni che infliggi e le stanze che fai tremare.',
  'lesson.br.school': 'La tua scuola',
  'lesson.br.school.text':
    'Le tue prime magie vengono da una scuola di magia. Nero ama la Distruzione. Ogni scuola ha due liste iniziali di sei magie; prendi la lista B. Vi si aggiunge una magia che solo Nero conosce: insieme sono il tuo Grimorio.',
  'lesson.br.lodge': 'La Loggia',
  'lesson.br.lodge.text':
    'Diciannove stanze, con la Stanza della Rosa Nera al centro. Ognuna fa qualcosa per chi la attiva, una volta per turno. Tu e la tua avversaria, Rebecca, cominciate fuori, nelle vostre celle. Nella cella nessuno può toccarti; ma ha una sola uscita.',
  'lesson.br.rose': 'La fase della Rosa Nera',
  'lesson.br.rose.text':
    'Ogni turno comincia con un evento. Questa volta è Pioggerella di spine: ferisce i maghi nella Loggia, ma non c’è ancora nessuno. Ha dato 2 PP alla Rosa Nera. Hai pescato una missione che nessun altro può vedere: A spasso col mastino ti chiede di attivare la Stanza dell’evocatore.',
  'lesson.br.study': 'La fase di studio',
  'lesson.br.study.text':
    'Hai già pescato due magie dal tuo Grimorio. Ora scegli da dove ne vengono altre quattro. Non le vedi finché non le hai scelte tutte: pescane tre da Distruzione e una da Cospirazione.',
  'lesson.br.keep': 'Due su quattro',
  'lesson.br.keep.text':
    'Tienine due: Soglia della pira, una trappola, e Lancia del tuono. Le altre tornano alle loro scuole. Ciò che tieni è tuo per il resto della partita. Ora potresti rimuovere definitivamente una magia; non vuoi, quindi concludi gli studi.',
  'lesson.br.sides': 'Due lati',
  'lesson.br.sides.text':
    'Quasi ogni magia ha due lati, e decidi in segreto quale vale. Sul dritto, la Palla di fuoco brucia tutti in una stanza; sul rovescio, colpisce un modello e scotta gli altri. I segni dicono tipo, elemento, bersaglio e distanza. Trappole e protezioni aspettano coperte il loro momento.',
  'lesson.br.first': 'Prepara una trappola',
  'lesson.br.first.text':
    'Le magie nei tre spazi numerati si lanciano in quest’ordine. Soglia della pira è una trappola stanza: aspetta che qualcuno entri in una stanza rossa. Mettila nel primo spazio. Ha un lato solo.',
  'lesson.br.second': 'Prepara una Palla di fuoco',
  'lesson.br.second.text': 'Palla di fuoco va nel secondo spazio, dal lato dritto.',
  'lesson.br.third': 'Prepara una Lancia del tuono',
  'lesson.br.third.text':
    'Lancia del tuono va nel terzo spazio, dal lato dritto. Colpisce un modello fino a tre stanze di distanza.',
  'lesson.br.quick': 'Lo spazio rapido',
  'lesson.br.quick.text':
    'C’è sempre una magia nello spazio rapido: si può lanciare in ogni attivazione. Mettici Scudo di brace, dal lato dritto, e di’ che sei pronto. Finché Rebecca si sta preparando, puoi ripensarci.',
  'lesson.br.actions': 'La fase azione',
  'lesson.br.actions.text':
    'Ora i maghi agiscono a turno, finché nessuno può più fare nulla. Hai due azioni fisiche, ognuna per muoverti o attaccare, e le tue magie. Un’attivazione ne comprende una o due: due azioni, un’azione e una magia, o una magia normale e quella rapida. Nessuno può passare.',
  'lesson.br.move': 'Muoviti',
  'lesson.br.move.text':
    'Scegli di muoverti. Il primo passo porta sempre fuori dalla cella, qui nella Bibliotheca. Te ne resta uno: vai nella Stanza dell’evocatore. A ogni passo si entra in una stanza, e ognuno potrebbe innescare una trappola.',
  'lesson.br.room': 'Attiva la stanza',
  'lesson.br.room.text':
    'Prima o dopo il movimento puoi attivare la tua stanza. Fallo, e poi rivela la tua missione A spasso col mastino: dà 1 PP, e il suo effetto sostituisce quello della stanza. Appare un Cerbero, e puoi farlo agire subito.',
  'lesson.br.hound': 'Bravo, cucciolo',
  'lesson.br.hound.text':
    'Il tuo Cerbero potrebbe correre fino a due stanze e mordere. Non c’è ancora nessuno da mordere, quindi lascialo qui.',
  'lesson.br.trap': 'Tendi la trappola',
  'lesson.br.trap.text':
    'Un’azione fisica e una magia normale vanno insieme, e Soglia della pira è la prossima. Lanciala: resta coperta e riceve solo un segnalino. Rebecca vede che hai teso una trappola, ma non quale.',
  'lesson.br.window': 'Innescata!',
  'lesson.br.window.text':
    'Rebecca è entrata nell’Arena, una stanza rossa. Ora puoi innescare la tua trappola. Chi ha un segnalino trappola viene interrogato ogni volta che succede qualcosa, così nessuno può indovinare che cosa c’è lì. Innesca Soglia della pira: 3 danni.',
  'lesson.br.cast': 'Fuoco in linea retta',
  'lesson.br.cast.text':
    'Rebecca resta dov’è. L’Arena è a due stanze da te in linea retta: è entro distanza 2. Lancia Palla di fuoco, la prossima magia normale, sull’Arena. Colpisce tutti i nemici che vi si trovano; non ferisci mai i tuoi modelli.',
  'lesson.br.protection': 'Fatti trovare pronto',
  'lesson.br.protection.text':
    'Nella stessa attivazione puoi aggiungere la magia rapida. Lancia Scudo di brace: una protezione, coperta come la trappola.',
  'lesson.br.react': 'Alza lo scudo',
  'lesson.br.react.text':
    'Rebecca lancia Sanguisuga su di te: 3 danni. Innesca Scudo di brace: ne toglie due, ne infligge uno a lei, e il suo simbolo d’instabilità piazza un tuo cubetto in questa stanza, questa volta prima dell’effetto.',
  'lesson.br.attack': 'Attacca',
  'lesson.br.attack.text':
    'Rebecca è venuta da te e ha evocato un Lanzichenecco al suo fianco. Ti resta un’azione fisica. Attaccala: infliggi danni pari alla tua forza, 2.',
  'lesson.br.lance': 'Ancora una magia',
  'lesson.br.lance.text':
    'Aggiungi al tuo attacco la prossima magia normale: lancia Lancia del tuono sul Lanzichenecco. Con salute 2 non può sopravvivere. Un’evocazione che cade non dà PP, ma non morde più.',
  'lesson.br.evocation': 'La fase delle evocazioni',
  'lesson.br.evocation.text':
    'Rebecca ha su di sé nove cubetti, tutti tuoi; la sua salute è undici. Nessuno ha più nulla da fare, quindi agiscono le evocazioni: prima si muovono, poi attaccano. Scegli il tuo Cerbero, lascialo dov’è e attacca.',
  'lesson.br.defeat': 'Sconfitta!',
  'lesson.br.defeat.text':
    'Undici cubetti: Rebecca è sconfitta e torna nella sua cella. Tutti quelli che hanno cubetti su di lei guadagnano PP, di più per più cubetti. Erano tutti tuoi, quindi guadagni 5 PP e un trofeo che conta alla fine. Lei non perde altro e torna nel turno successivo.',
  'lesson.br.moon': 'La seconda luna',
  'lesson.br.moon.text':
    'Hai 6 PP, e la seconda luna è sorta subito. Missioni ed eventi diventano più forti, la Stanza della Rosa Nera ti apre le sue magie dimenticate, e ognuno di voi ha preso in mano una copia della sua magia personale.',
  'lesson.br.clean-up': 'La fase di pulizia',
  'lesson.br.clean-up.text':
    'Le magie usate sono andate nelle tue Memorie, e le stanze si possono attivare di nuovo. Nella Stanza dell’evocatore sono rimasti due cubetti, uno tuo e uno suo. Quando tutti i suoi spazi saranno pieni, verrà distrutta alla fine di un turno, e chi vi ha più cubetti vincerà il suo segnalino; in parità la Rosa Nera.',
  'lesson.br.done': 'La Loggia è tua',
  'lesson.br.done.text':
    'Era un turno intero. Ne sai abbastanza per andare avanti: Rebecca aspetta. Indica qualsiasi carta, stanza o modello per leggere che cosa fa; le regole sono a un tasto, e il tasto U annulla.',
  'lesson.re.begin': 'Risposte in attesa',
  'lesson.re.begin.text':
    'È un primo turno, e il tuo mago è pronto: hai studiato Illusione, e sulla tua scheda ci sono quattro magie. Due sono protezioni: nessuno vede che cosa sono finché non rispondono. Indicale e leggile prima di continuare.',
  'lesson.re.quest': 'Uno scopo',
  'lesson.re.quest.text':
    'Hai una missione segreta, Il miglior demonio del mago: avere una tua evocazione in gioco quando comincia la fase delle evocazioni. Nessun altro la conosce. Tutto il turno porterà lì.',
  'lesson.re.chapel': 'Passo per passo, o in un colpo',
  'lesson.re.chapel.text':
    'Vai nella Cappella. In una partita un clic sulla stanza ti ci porta e la attiva, se si può; il pulsante Muoviti chiede tutto passo per passo. Non sei ferito: non attivare la Cappella, il suo gettone resta per dopo.',
  'lesson.re.ward': 'Una protezione',
  'lesson.re.ward.text':
    'Lancia Guardia di specchi. Resta coperta con un segnalino, e aspetta. Risponderà quando dovresti subire danni: ne evita 4 e ferisce chi li ha causati.',
  'lesson.re.silence': 'Una cosa basta',
  'lesson.re.silence.text':
    'Rebecca ha preso la Corona. Lancia Silenzio, la tua seconda protezione: questa risponde a una magia che ti bersaglia. Poi termina la tua attivazione: ciò che tieni per dopo lo farai sapendone di più. Si agisce a turno finché nessuno ha più nulla.',
  'lesson.re.cubes': 'Cubetti in tre stanze',
  'lesson.re.cubes.text':
    'Lancia Cataclisma, la tua magia rapida. La sua nube scuote la tua stanza, prima o dopo l’effetto, come vuoi: scegli prima. Poi piazza un cubetto nella Cappella, uno nella Sala da ballo e uno nell’Arena. Quando tutti i posti di una stanza sono presi, cade; i suoi punti vanno a chi vi ha più cubetti, e si contano alla fine della partita. Termina la tua attivazione.',
  'lesson.re.trap': 'Tende una trappola',
  'lesson.re.trap.text':
    'Rebecca ha lanciato una magia che resta coperta, e il suo segnalino dice: una trappola. Nessuno sa che cosa la fa scattare. Un passo, una magia, o una stanza che si attiva.',
  'lesson.re.summon': 'Allo scoperto',
  'lesson.re.summon.text':
    'La tua missione vuole qualcuno di tuo. Lascia la Cappella senza attivarla, passa per la Stanza del piacere fino alla Stanza dell’evocatore, e attivala.',
  'lesson.re.react': 'Scatta, e rispondi',
  'lesson.re.react.text':
    'Era Informatore: aspetta che un altro mago attivi una stanza, e ti infligge 2 danni. Ma dovresti subire danni, e così la tua carta può rispondere prima. Innesca Guardia di specchi. Potresti anche rinunciare, e tenerla per un colpo peggiore.',
  'lesson.re.struck': 'Ritorto',
  'lesson.re.struck.text':
    'Nemmeno un graffio: i 2 danni li ha subiti Rebecca. Il resto della sua trappola vale ancora: in questo turno non puoi attivare altre stanze. Ed è arrivato un Cerbero, è tuo. Una reazione non ferma altro: ciò che era cominciato poi continua. Termina la tua attivazione.',
  'lesson.re.sacrifice': 'Una magia per un passo',
  'lesson.re.sacrifice.text':
    'Rebecca ha pescato nella Bibliotheca. Non ti resta alcuna azione, e Lancia d’ossa da qui non raggiunge nessuno. Invece di lanciarla puoi sacrificare una magia, una qualsiasi che sia pronta, per un passo. Per questo turno è persa, perciò il pulsante sta in disparte. Fallo una volta: sacrifica Lancia d’ossa e vai nella Stanza del piacere.',
  'lesson.re.complete': 'La missione è compiuta',
  'lesson.re.complete.text':
    'Rebecca ha lanciato Forma bestiale. Nessuno ha più nulla da fare, comincia la fase delle evocazioni, il tuo Cerbero c’è: Il miglior demonio del mago. Completala. Fa agire subito il tuo Cerbero: corri per la Stanza del piacere fino alla Stanza della Rosa Nera.',
  'lesson.re.evocation': 'La fase delle evocazioni',
  'lesson.re.evocation.text':
    'Ora ogni evocazione agisce una volta: prima si muove, poi attacca. Scegli il tuo Cerbero, corri per la Stanza del trono fino alla Bibliotheca, e attacca lì Rebecca. In una partita basta un clic su di lei.',
  'lesson.re.back': 'Morde anche lei',
  'lesson.re.back.text':
    'Il tuo Cerbero ha inflitto 2 danni. Forma bestiale lascia agire anche Rebecca in questa fase: lo ha colpito per 3, e gli resta 1 di salute. Ciò che non ha più salute viene rimosso; un’evocazione non porta punti a chi la rimuove.',
  'lesson.re.round': 'Ciò che resta',
  'lesson.re.round.text':
    'Nella pulizia le magie lanciate vanno nelle tue Memorie, e anche Silenzio, che nessuno ti ha fatto usare. Una trappola non innescata sarebbe tornata in mano. È cominciato il turno 2: l’evento Il cocco della maestra infligge 2 danni a chi ha più missioni, e hai pescato una nuova missione, Sgranchirsi le gambe. Una missione che non vuoi si può abbandonare all’inizio di un turno: spunta la casella sotto le tue missioni.',
  'lesson.re.done': 'Ora sai che cosa aspetta',
  'lesson.re.done.text':
    'Trappole, protezioni, evocazioni, missioni: è quasi tutto ciò che sorprende. Questa partita è vera: continua da qui, Rebecca aspetta.',

  'lesson.br.reborn.goal': 'Una Loggia in rovina',
  'lesson.br.reborn.goal.text':
    'Benvenuto in Rebirth. La Loggia è crollata; la ricostruite lottando per chi la guiderà. Tutto ciò che ottieni porta punti potere, PP: stanze ricostruite, missioni risolte, maghi sconfitti. Appena un mago o la Rosa Nera ne ha 30, si finisce il turno e la partita è conclusa. Nessuno gioca la Rosa Nera, e può battervi tutti.',
  'lesson.br.reborn.mage': 'Il tuo mago',
  'lesson.br.reborn.mage.text':
    'I tuoi cubetti mostrano i danni, l’instabilità delle stanze e il progresso delle missioni: prendi quelli d’ambra. Poi prendi Gramigna. La sua carta dice che cosa ha: salute, forza, movimento. Può tenere tre missioni, una più degli altri.',
  'lesson.br.reborn.school': 'La tua scuola',
  'lesson.br.reborn.school.text':
    'Ogni mago può studiare qualsiasi scuola. Prendi Alchimia, brava a riempire le stanze, e la sua lista A di sei magie. Con la magia personale di Gramigna sono il tuo Grimorio; la sua prima carta va nelle tue Memorie, la pila delle magie usate.',
  'lesson.br.reborn.ruins': 'Diciannove rovine',
  'lesson.br.reborn.ruins.text':
    'Tutte le stanze sono distrutte, eppure fanno qualcosa per chi le attiva, quante volte si vuole. Indica una stanza e leggi i due lati: che cosa fa in rovina, e l’effetto migliore che avrà ricostruita, ma allora solo una volta a turno. I suoi spazi accolgono cubetti; quando sono tutti pieni, viene ricostruita alla fine del turno e i suoi stendardi pagano. La tua cella tocca due stanze.',
  'lesson.br.reborn.quests': 'Missioni aperte',
  'lesson.br.reborn.quests.text':
    'Le missioni sono aperte: vedi quella di Mira, lei vede la tua. Hai Malta crepata: piazza tre cubetti instabilità. Ogni volta che fai ciò che una missione chiede, un tuo cubetto va sulla carta. Quando è piena, la missione è completata, e la risolvi in una tua attivazione per il suo effetto e i suoi PP.',
  'lesson.br.reborn.study': 'La fase di studio',
  'lesson.br.reborn.study.text':
    'Hai pescato due magie dal tuo Grimorio. Nomina le scuole di altre quattro prima di vederne una: quattro volte Alchimia.',
  'lesson.br.reborn.keep': 'Due su quattro',
  'lesson.br.reborn.keep.text':
    'Tieni Opera al nero e Sale dei filosofi; le altre restano nella Libreria. Ora potresti rimuovere definitivamente una magia; non lo fai: concludi gli studi.',
  'lesson.br.reborn.first': 'Prima una protezione',
  'lesson.br.reborn.first.text':
    'Ora ognuno prepara in segreto da due a quattro magie, ciascuna con il lato che conterà. Metti Tintura di vetro nel primo spazio, dritta: una protezione dai danni.',
  'lesson.br.reborn.second': 'Poi i cubetti',
  'lesson.br.reborn.second.text': 'Coagula va nel secondo spazio, dritta: due cubetti in una stanza.',
  'lesson.br.reborn.third': 'Poi una creatura',
  'lesson.br.reborn.third.text':
    'Opera al nero va nel terzo spazio, questa volta a rovescio: evoca un Nigredo nella tua stanza e vi piazza un cubetto. Il suo vortice, il simbolo d’instabilità della carta, ne piazza un altro.',
  'lesson.br.reborn.quick': 'Lo spazio rapido può restare vuoto',
  'lesson.br.reborn.quick.text':
    'Una magia nello spazio rapido si lancia in qualsiasi attivazione, anche accanto a una numerata. Ma lo spazio può restare vuoto, e questa volta lo resta: tieni in mano Sale dei filosofi. Di’ che sei pronto.',
  'lesson.br.reborn.actions': 'Cinque azioni',
  'lesson.br.reborn.actions.text':
    'A turno, ognuno fa una o due azioni, finché nessuno può più fare nulla. Esplora, Combatti e Comanda costano ciascuna una delle tue due azioni fisiche. Lanciare costa la magia. Slancio sacrifica una magia pronta per un passo. Due azioni qualsiasi vanno insieme, anche due volte la stessa; solo due magie numerate mai.',
  'lesson.br.reborn.explore': 'Esplora',
  'lesson.br.reborn.explore.text':
    'Esplora: una corsa di due passi al massimo. Lascia la cella per la Bibliotheca e prosegui fino alla Stanza del piacere.',
  'lesson.br.reborn.room': 'Una rovina al lavoro',
  'lesson.br.reborn.room.text':
    'Prima o dopo la corsa puoi attivare la stanza in cui sei. In rovina, la Stanza del piacere ti dà una missione. Attivala.',
  'lesson.br.reborn.protection': 'La seconda azione',
  'lesson.br.reborn.protection.text':
    'Hai pescato Un posto accanto al trono. Esplora va con qualsiasi altra azione: lancia la tua prima magia. Una protezione resta coperta e riceve un segnalino; Mira vede che lo è, ma non quale.',
  'lesson.br.reborn.stop': 'Il punto',
  'lesson.br.reborn.stop.text':
    'Mira è venuta da te e ha lanciato Estasi della rovina. La sua prima frase è finita: i suoi due cubetti di danno sono sulla tua salute. Solo ora, al punto, si può reagire. Innesca Tintura di vetro: li toglie.',
  'lesson.br.reborn.went-on': 'La magia prosegue',
  'lesson.br.reborn.went-on.text':
    'I danni sono ignorati, ma la magia non è stata fermata: la sua seconda frase ha piazzato un cubetto di Mira nella Stanza del piacere. Nemmeno una sconfitta l’avrebbe conclusa.',
  'lesson.br.reborn.cubes': 'Cubetti per una stanza',
  'lesson.br.reborn.cubes.text':
    'Lancia Coagula sulla Stanza del piacere. Due tuoi cubetti vanno lì, e per ciascuno uno su Malta crepata.',
  'lesson.br.reborn.fight': 'Combatti',
  'lesson.br.reborn.fight.text':
    'Mira è accanto a te. Combatti: prima attiva ancora la stanza, perché in rovina funziona ogni volta; poi colpisci Mira: 2 danni, la tua forza.',
  'lesson.br.reborn.nigredo': 'Una magia, due missioni',
  'lesson.br.reborn.nigredo.text':
    'La tua nuova missione è Piccoli servitori: evoca un’evocazione. Mira ha lanciato Decima rossa: 1 PP per un danno a sé stessa. Ora lancia Opera al nero: vortice, Nigredo, cubetto.',
  'lesson.br.reborn.solve': 'Risolvi una missione',
  'lesson.br.reborn.solve.text':
    'Entrambe le missioni sono completate, e i loro cubetti sono di nuovo tuoi. Prima, tra e dopo le tue azioni puoi risolverle. Risolvi Malta crepata: piazza il suo cubetto nella Stanza del trono e ottieni 1 PP.',
  'lesson.br.reborn.servant': 'E l’altra',
  'lesson.br.reborn.servant.text':
    'Risolvi anche Piccoli servitori: il tuo Nigredo agisce subito, poi ottieni 2 PP. Fagli attaccare Mira e lascialo dov’è.',
  'lesson.br.reborn.evocation': 'La fase delle evocazioni',
  'lesson.br.reborn.evocation.text':
    'Mira ha risposto: la tua protezione è spesa, quindi 2 danni restano. Nessuno può più fare nulla, e agiscono le evocazioni: in Rebirth attaccano prima o dopo essersi mosse. Scegli il tuo Nigredo, attacca e resta.',
  'lesson.br.reborn.rebuilt': 'Ricostruita!',
  'lesson.br.reborn.rebuilt.text':
    'Tutti e cinque gli spazi della Stanza del piacere erano pieni, quattro dei tuoi cubetti e uno di Mira. Così nella fase di pulizia è stata ricostruita, e i suoi stendardi hanno pagato subito: 3 PP a te, 2 PP a Mira. Il suo nuovo effetto vale una volta a turno, per chi arriva primo. Non crolla più.',
  'lesson.br.reborn.moon': 'Luna e Corona',
  'lesson.br.reborn.moon.text':
    'Con 6 PP hai fatto sorgere la seconda luna: missioni ed eventi diventano più forti, e ognuno ha preso in mano una copia della magia personale. Il nuovo evento ha dato la Corona a Mira: è prima già dalla prossima fase, non solo dal prossimo turno.',
  'lesson.br.reborn.done': 'La prima pietra è posata',
  'lesson.br.reborn.done.text':
    'Era un turno intero, e Mira aspetta. Indica una carta, una stanza o un modello per leggere che cosa fa; le regole sono a un tasto, e il tasto U annulla. Da solo? C’è anche una breve lezione con l’Avatar.',
  'lesson.br.alone.goal': 'Da solo tra le rovine',
  'lesson.br.alone.goal.text':
    'Sei Gramigna, e nessun altro siede al tavolo. Il tuo avversario è l’Avatar: la Rosa Nera stessa, nel corpo di un mago che nessuno gioca. Se alla fine ha più PP di te, hai perso. Non serve alcun bot: sono le carte a dire che cosa fa l’Avatar.',
  'lesson.br.alone.avatar': 'Il Posseduto',
  'lesson.br.alone.avatar.text':
    'Questa volta porta il corpo di Arianna e sta nella Stanza della Rosa Nera; la sua plancia dice salute, forza e movimento. Da Apprendista rivela tre carte azione a turno, da Maestro cinque. Le tue magie sono preparate: Tintura di vetro nello spazio rapido, Vetriolo e Coagula.',
  'lesson.br.alone.explore': 'Verso di lui',
  'lesson.br.alone.explore.text':
    'Esplora fino alla Sala degli stendardi e poi all’Osservatorio. Puoi attivare una stanza prima o dopo la corsa; questa volta no.',
  'lesson.br.alone.protection': 'Fatti trovare pronto',
  'lesson.br.alone.protection.text':
    'Come seconda azione lancia la magia rapida, Tintura di vetro. Poi tocca all’Avatar.',
  'lesson.br.alone.stop': 'Colpisce',
  'lesson.br.alone.stop.text':
    'Ha rivelato Mani in prestito: andare dal mago più vicino e attaccare. Tu sei l’unico. Due cubetti neri sono sulla tua salute, ed ecco il punto: innesca Tintura di vetro e toglili.',
  'lesson.br.alone.why': 'Perché lo fa',
  'lesson.br.alone.why.text':
    'L’Avatar segue priorità fisse: il mago più vicino, per esempio, o il più ferito; il registro dice quale. Dove ne restano diverse, sceglie chi ha la Corona: da soli, quasi sempre tu. La sua prossima carta è coperta, e il dorso mostra una protezione: risponderà a una magia di combattimento.',
  'lesson.br.alone.vitriol': 'Il dorso risponde',
  'lesson.br.alone.vitriol.text':
    'Lancia Vetriolo contro di lui: 3 danni. La carta si girerà e ne ignorerà due.',
  'lesson.br.alone.fight': 'Colpisci',
  'lesson.br.alone.fight.text':
    'Un cubetto resta. La carta rivelata è consumata e non conta tra le tre. L’Avatar è nella tua stanza: combattilo, senza attivare l’Osservatorio né prima né dopo.',
  'lesson.br.alone.cubes': 'Costruisci',
  'lesson.br.alone.cubes.text':
    'La commissione del burattino lo manda in una stanza ricostruita; non ce n’è, quindi lascia un cubetto nero dove si trova, nell’Osservatorio. Lancia lì Coagula: con il cubetto del vortice di Vetriolo, tre dei suoi quattro spazi sono tuoi e la stanza è piena.',
  'lesson.br.alone.round': 'La terza carta',
  'lesson.br.alone.round.text':
    'Con Guardia di petali, la sua terza carta, ha curato due dei suoi tre cubetti. L’Osservatorio era pieno ed è stato ricostruito: i suoi stendardi hanno pagato te e la Rosa Nera. Tre carte sono il suo turno, e a te non restava nulla da fare. Anche gli eventi lo aiutano: quelli di questa partita sono fatti per l’Avatar. I suoi PP sono quelli della Rosa Nera: tienili d’occhio.',
  'lesson.br.alone.done': 'Ora tocca a te',
  'lesson.br.alone.done.text':
    'Chi sconfigge l’Avatar ottiene PP e un trofeo, come da ogni mago. Continua da qui, o prepara un tavolo: con un solo posto l’Avatar viene da sé; in due o tre potete invitarlo.',

  'settings.title': 'Impostazioni',
  'settings.language': 'Lingua',
  'settings.look': 'Aspetto',
  'settings.theme': 'Luce',
  'settings.theme.system': 'come il sistema',
  'settings.theme.light': 'lume di candela',
  'settings.theme.dark': 'notte',
  'settings.size': 'Dimensione del testo',
  'settings.font': 'Caratteri',
  'settings.font.hyperlegible': 'Atkinson Hyperlegible',
  'settings.font.system': 'quelli del sistema',
  'settings.motion': 'Movimento',
  'settings.speed': 'Animazione',
  'settings.speed.none': 'nessuna',
  'settings.speed.fast': 'veloce',
  'settings.speed.usual': 'normale',
  'settings.speed.slow': 'lenta',
  'settings.speed.about': 'Se il tuo sistema chiede meno movimento, in ogni caso nulla si muove.',
  'settings.pace': 'Ritmo',
  'settings.pace.hand': 'passo per passo, con un tasto o un clic',
  'settings.pace.slow': 'lento',
  'settings.pace.usual': 'normale',
  'settings.pace.fast': 'veloce',
  'settings.pace.off': 'solo nel registro',
  'settings.pace.about':
    'Le carte giocate, gli scontri, le sconfitte: per quanto tempo si mostrano prima che la partita continui, e quanto i bot ti lasciano per guardare. Spazio va avanti, Esc salta. L’animazione non c’entra.',
  stage: 'Ciò che succede',
  'stage.next': 'Avanti',
  'stage.close': 'Chiudi',
  'stage.skip': 'Salta',
  'stage.back': 'Indietro',
  'stage.hurry': 'Al mio turno',
  'stage.again': 'Mostra di nuovo',
  'stage.prompt': 'Guarda: ecco che cosa è successo.',
  'settings.sound': 'Suono',
  'settings.sound.on': 'Segnali',
  'settings.volume': 'Volume',
  'settings.try': 'Prova',
  'settings.notices': 'Avvisi',
  'settings.notify': 'Avvisami quando tocca a me e la pagina è nascosta',
  'settings.notify.denied': 'Il tuo browser non permette le notifiche di questo sito.',
  'settings.keys': 'Tasti',
  'settings.shortcuts': 'I tasti singoli sono scorciatoie',
  'settings.hints': 'Suggerimenti',
  'settings.hints.on': 'Conosco l’edizione precedente: dimmi al tavolo che cosa cambia',
  'rules.knows': 'Conosco l’edizione precedente: dimmi al tavolo che cosa cambia, quando capita',
  'settings.hints.again': 'Ripetere tutto da capo',
  'advice.ask': 'Consiglio',
  'advice.title': 'Un consiglio',
  'advice.thinking': 'L’Adepto riflette …',
  'advice.stop': 'Ferma',
  'advice.would': 'L’Adepto sceglierebbe: {answer}',
  'advice.leave': 'L’Adepto ora non farebbe nulla.',
  'advice.do': 'Fai così',
  'advice.for': 'Che cosa parla a favore, rispetto alle altre risposte:',
  'advice.against': 'Che cosa parla contro:',
  'advice.wins': 'Molto probabilmente vince la partita.',
  'advice.further': 'Che cosa parla a favore si vede solo alcuni passi più avanti.',
  'advice.estimate':
    'La sua stima delle tue probabilità: {before} % ora, {after} % dopo questa risposta, {others} % dopo le altre.',
  'advice.estimate.only':
    'La sua stima delle tue probabilità: {before} % ora, {after} % dopo questa risposta.',
  'advice.honest': 'Sa quello che vedi tu, e immagina il resto.',
  'advice.failed': 'Qui non si è trovato nessun consiglio.',
  hint: 'Suggerimento',
  'hint.read': 'Capito',
  'hint.off': 'Basta suggerimenti',
  'hint.more': 'Tutto ciò che è cambiato',
  'settings.orders': 'Disposizioni di {game}',
  'settings.orders.about': 'I nuovi tavoli cominciano con queste; al tavolo puoi cambiarle.',

  'account.title': 'Profilo',
  'account.about':
    'Per giocare non serve. Un profilo conserva i tuoi tavoli, la cronologia, i mazzi e le impostazioni su ogni dispositivo.',
  'account.name': 'Nome',
  'account.password': 'Password (almeno dieci caratteri)',
  'account.password.short': 'La password ha bisogno di almeno dieci caratteri.',
  'account.nameless': 'Scrivi come vuoi essere chiamato.',
  'account.register': 'Crea un profilo',
  'account.sign-in': 'Accedi',
  'account.sign-out': 'Esci',
  'account.delete.about':
    'Nome, impostazioni e storico spariscono per sempre. I tavoli in corso restano a questo browser, e così i mazzi di questo dispositivo.',
  'account.delete': 'Elimina il profilo',
  'account.hello': 'Hai fatto l’accesso come {name}.',
  'account.here': 'Partite su questo dispositivo',
  'account.history': 'Le tue partite',
  'account.history.none': 'Nessuna partita è ancora finita.',
  'account.decks': 'I tuoi mazzi',
  'account.decks.kept':
    '{count, plural, =0 {Il tuo profilo non conserva ancora mazzi.} one {Il tuo profilo conserva # mazzo.} other {Il tuo profilo conserva # mazzi.}}',
  'account.decks.sent':
    '{count, plural, one {# mazzo di questo dispositivo è passato al tuo profilo.} other {# mazzi di questo dispositivo sono passati al tuo profilo.}}',
  'account.decks.come':
    '{count, plural, one {# mazzo del tuo profilo è arrivato su questo dispositivo.} other {# mazzi del tuo profilo sono arrivati su questo dispositivo.}}',
  'account.decks.left':
    '{count, plural, one {# mazzo non ha potuto essere conservato nel profilo e resta su questo dispositivo; si riprova quando apri questa pagina.} other {# mazzi non hanno potuto essere conservati nel profilo e restano su questo dispositivo; si riprova quando apri questa pagina.}}',
  'account.won': 'vinta',
  'account.lost': 'persa',
  'account.keep': 'Conserva le mie impostazioni nel profilo',
  'account.kept': 'Conservate.',

  'failure.malformed':
    'Il server non ha potuto leggere l’invio. Ricarica la pagina; se succede ancora, segnala il problema.',
  'failure.too-large': 'Era troppo lungo per il server. Accorcialo.',
  'failure.too-fast': 'Era troppo in una volta. Aspetta un momento, poi riprova.',
  'failure.too-many':
    'Ne conservi già quanti ne permette il server. Eliminane uno che non ti serve più, poi riprova.',
  'failure.version': 'Questa pagina è più vecchia del server. Ricaricala per continuare.',
  'failure.wrong-origin': 'Questa pagina non viene dal server a cui parla. Apri Conclave al suo indirizzo.',
  'failure.not-signed-in': 'Non sei più connesso. Accedi di nuovo nella pagina del profilo.',
  'failure.wrong-password': 'Nome e password non corrispondono. Controllali e riprova.',
  'failure.name-taken': 'Qualcuno ha già questo nome, o uno che gli somiglia. Scegline un altro.',
  'failure.bad-name':
    'Un nome si scrive con le lettere di un solo alfabeto, con al massimo due accenti per lettera. Scegline un altro.',
  'failure.wrong-link':
    'Questo link non porta a un posto libero: qualcuno lo ha già usato, o esiste un link più recente. Chiedine uno nuovo.',
  'failure.not-your-seat':
    'In questo browser il posto non è tuo. Riapri il link ricevuto, o chiedine uno nuovo.',
  'failure.not-owner': 'Può farlo solo chi ha preparato il tavolo. Chiedi a quella persona.',
  'failure.needs-vote':
    'In questa partita giocano anche altri. Finisce solo se lo vogliono tutti: proponilo al tavolo.',
  'failure.seat-withdrawn':
    'Questo posto non è più tuo: prima della partita chi ha creato il tavolo ha dato un nuovo link. Chiedine uno.',
  'failure.seat-handed-on':
    'Questo posto non è più tuo: è stato affidato con un link partito da qui, o a un automa. La partita finita resta a chi la gioca.',
  'failure.not-away':
    'Lì c’è qualcuno, o non è ancora assente da un minuto intero. Aspetta un poco, poi riprova.',
  'failure.no-such-thing': 'Non esiste, o non esiste più. Ricarica la pagina.',
  'failure.no-such-table':
    'Questo indirizzo non ti porta a un tavolo: è stato eliminato, o il link non è intero. Chiedi un nuovo link.',
  'failure.not-started': 'La partita non è ancora cominciata. Aspetta che ci siano tutti.',
  'failure.already-started': 'La partita è già cominciata. Vai al tavolo e gioca.',
  'failure.no-advice':
    'A questo tavolo nessuno può chiedere consiglio a un bot: rispondi senza aiuto, o gioca a un tavolo che lo permette.',
  'failure.not-over': 'È possibile solo dopo la partita. Prima giocala fino in fondo.',
  'failure.stale': 'Qualcuno è stato più veloce e il tavolo è cambiato. Guarda di nuovo, poi rispondi.',
  'failure.over': 'La partita è finita. Puoi rivederla o cominciarne un’altra.',
  'failure.not-asked': 'Ora non ti si chiede nulla. Aspetta che la domanda arrivi a te.',
  'failure.not-an-option': 'Questa risposta ora non è possibile. Scegli fra quelle offerte.',
  'failure.not-undoable':
    'Questa risposta non si può più ritirare: si è scoperto qualcosa di nuovo, o altri hanno risposto. Continua da qui.',
  'failure.too-long':
    'Questa partita è lunga quanto una partita può essere. Si può portare via il file e chiuderla, ma non continuare.',
  'failure.broken':
    'Questa partita è stata giocata con altre regole e non può continuare con quelle di oggi. Si può portare via il file, segnalarla e chiuderla.',
  'failure.busy': 'Il server ha troppo da fare. Riprova fra un momento.',
  'failure.storage': 'Il server non ha potuto conservarlo, quindi nulla è cambiato. Riprova fra un momento.',
  'failure.internal':
    'Qualcosa è andato storto nel server, e nulla è cambiato. Riprova; se continua, segnala il problema.',
  'failure.offline':
    'Il server non è raggiungibile. Controlla la rete e riprova; i tavoli su questo dispositivo funzionano anche senza.',
  'failure.no-access':
    'Non hai un posto a questo tavolo e non puoi guardarlo. Apri il link ricevuto, o chiedine uno nuovo.',
  'failure.deleted':
    'Questo tavolo è stato eliminato da chi lo aveva preparato. Torna all’ingresso per trovarne un altro.',
  'failure.engine':
    'La partita si è fermata in questa pagina, ma è conservata. Ricarica la pagina per continuare.',
  'failure.outdated':
    'Le regole sono cambiate da quando questa partita è stata conservata, e non può continuare. Cominciane un’altra dall’ingresso.',
  'failure.elsewhere':
    'Questa partita continua in un’altra finestra. Ricarica questa pagina per continuare qui.',
  'export.failed': 'Non è stato possibile salvare la partita. Riprova fra un momento.',

  'about.title': 'Informazioni su Conclave',
  'about.text':
    'Un tavolo per giochi di maghi che applica ogni regola, si gioca da soli, attorno a uno schermo o in rete, e parla tre lingue. Le regole sono raccontate con parole nostre; nessun testo e nessuna immagine degli editori è usata.',
  'about.fair': 'Mescolate oneste',
  'about.fair.text':
    'Prima di una partita in rete il server pubblica un’impronta del suo seme, e ogni giocatore aggiunge un proprio segreto. Quando la partita è finita il seme viene mostrato e il tuo browser può rigiocare tutta la partita per controllarla.',
  'about.bots': 'Automi onesti',
  'about.bots.text': 'Un automa sa esattamente ciò che saprebbe un giocatore al suo posto, e nulla di più.',
  'about.credits': 'Crediti',
  'about.icons': 'Icone di {source}, licenza {licence}, disegnate da:',
  'about.game':
    'Spellbound è stato creato da Fraser e Gordon Lamont e pubblicato da Fragor Games nel 2012. Mage Noir è opera dei suoi autori e del suo editore. Conclave è indipendente da tutti loro.',
  'about.fonts':
    'Caratteri: Alegreya di Juan Pablo del Peral, Atkinson Hyperlegible Next del Braille Institute (OFL).',
}
