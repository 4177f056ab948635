/** Texts of the interface in English. Every other language has exactly these texts. */
export const en = {
  loading: 'Lighting the candles …',
  yes: 'yes',
  no: 'no',
  close: 'Close',
  delete: 'Delete',
  'delete.sure': 'Really delete?',
  replay: 'Replay',
  undo: 'Undo',
  'undo.not.nothing': 'You have given no answer yet that could be taken back.',
  'undo.not.learnt': 'Your last answer stays: something hidden has been seen since.',
  'undo.not.answered': 'Your last answer stays: somebody else has answered since.',
  'undo.not.lesson': 'Nothing is taken back in a lesson.',
  'undo.not.lost': 'Without a connection nothing can be taken back.',
  'undo.not.over': 'The match is over.',
  export: 'Save the match as a file',
  board: 'Board',
  menu: 'What to do with it',
  help: 'Signs and keys',
  why: 'Why?',
  'why.of': 'Why may I: {option}',

  'nav.label': 'Pages',
  'nav.skip': 'Skip to the content',
  'nav.lobby': 'Lobby',
  'nav.rules': 'Rules',
  'nav.decks': 'Decks',
  'nav.account': 'Account',
  'nav.settings': 'Settings',
  'nav.about': 'About and credits',
  'nowhere.title': 'There is nothing here',
  'nowhere.text': 'This page does not exist, or not any more.',
  'trouble.title': 'Something broke',
  'trouble.text': 'The match is safe: it is kept after every answer. Load the page again to go on.',
  'trouble.reload': 'Load again',

  'title.table': 'Conclave: a table',
  'title.asked': 'You are asked – Conclave',

  'lobby.title': 'Take a seat at the mages’ table',
  'lobby.lead':
    'Alone, around one screen, or with friends far away. Every rule is enforced, every shuffle can be checked, and nobody needs an account.',
  'lobby.games': 'Games',
  'lobby.play': 'Set up a table',
  'lobby.tutorial': 'Learn by playing',
  'lobby.rules': 'Read the rules',
  'lobby.done': 'Finished on this device',
  'lobby.resume': 'Tables on this device',
  'lobby.continue': 'Go on',
  'lobby.result': 'Result',
  'lobby.last': 'Last matches',
  'lobby.won': 'Won',
  'lobby.lost': 'Lost',
  'lobby.winners': 'Won by {names}',
  'lobby.nobody': 'Nobody won',
  'lobby.all': 'All matches that are over',
  'lobby.file': 'Open a match file',
  'lobby.file.choose': 'Choose a file …',
  'lobby.file.bad':
    'This is no match file that can be opened. Choose one that was saved with “Save the match as a file”.',
  'lobby.file.broken':
    'This match file is damaged, or it was changed: parts of it are missing or are not what they should be.',
  'lobby.file.large': 'This file is too large to be a match: the largest that is read has 20 megabytes.',
  'lobby.file.answer': 'The first of them is answer {number}.',
  'lobby.file.text':
    'See a match again from any seat, step by step, and check that its shuffles were honest.',
  'lobby.online': 'Your tables online',
  'lobby.finished': 'Your finished tables',
  'lobby.watch': 'Watch a table',
  'lobby.watch.one': 'Watch',
  'lobby.waiting': 'waiting for players',
  'lobby.running': 'running',
  'lobby.turn': 'It is your turn',
  'lobby.awaits': 'waits for {names}',
  'lobby.over': 'over',
  'lobby.abandoned': 'abandoned',

  'game.spellbound':
    'Together against Baba Yaga: recover four of five spell books before she climbs her tower.',
  'game.seats': '{same, plural, =1 {{min} players} other {{min} to {max} players}}',

  'game.mage-noir':
    'A duel of two mages over one ether: gather Mana, prepare your spells, and strike when it is least expected.',
  'game.black-rose':
    'Mages of a secret Lodge fight for power with two-sided spells, traps and evocations, and the Black Rose may beat them all.',
  'game.rebirth':
    'The Lodge lies in ruins: rebuild it room by room, against other mages or alone against the Avatar, the body of the Black Rose.',
  'game.alone': 'also alone',
  'game.editions': '{count, plural, other {# editions}}',
  'game.facts': 'At a glance',
  'game.together': 'together',
  'game.against': 'against each other',
  'game.minutes': '{from} to {to} minutes',
  'game.weight.1': 'quick to learn',
  'game.weight.2': 'asks for thought',
  'game.weight.3': 'deep',
  'lobby.play.of': 'Set up a table of {game}',
  'lobby.tutorial.of': 'Learn by playing: {game}',
  'lobby.tutorial.further': 'The second lesson',
  'lobby.tutorial.further.of': 'The second lesson: {game}',
  'lobby.tutorial.alone': 'Learn it alone',
  'lobby.tutorial.alone.of': 'Learn it alone, against the Avatar: {game}',
  'lobby.changes': 'You know edition 1.6?',
  'lobby.rules.of': 'Rules of {game}',

  'new.seats': 'Who sits where',
  'new.hard': 'How hard',
  'new.length': 'How long',
  'new.match': 'How to play',
  'new.edition': 'Edition',
  'new.details': 'Details',
  'new.options': 'Options',
  'new.usual': 'The usual game, without variants.',
  'new.presets': 'Ready-made',
  'new.options.none': 'This game has no options.',
  'new.online.title': 'If you play online',
  'new.watch.help': 'The table stands in the lobby of this server. Spectators see only what lies open.',
  'new.advice': 'Hints by a bot',
  'new.advice.bots': 'against bots only',
  'new.advice.always': 'for everybody',
  'new.advice.never': 'for nobody',
  'new.advice.help':
    'Whether players may ask Adept what it would do. It knows no more than the player who asks.',
  'new.absence': 'If somebody stays away',
  'new.absence.vote': 'those who are here vote',
  'new.absence.bot': 'a bot sits in by itself',
  'new.absence.level': 'Bot that sits in',
  'new.absence.help':
    'After a minute, and only until they are back. Everybody reads it in the invitation. Nobody else ever gets the seat or sees its cards.',
  'new.windows': 'Reactions',
  'new.windows.measured': 'measured',
  'new.windows.fast': 'fast',
  'new.windows.measured.help':
    'Whenever somebody might react, the table waits for the same time, whatever they hold. Nobody learns anything from a pause.',
  'new.windows.fast.help':
    'Whoever cannot react is passed over at once. It is quicker, but a pause shows that somebody could.',
  'new.seconds': 'Time to react',
  'new.seconds.value': '{seconds, plural, =0 {as long as one likes} other {# seconds}}',
  'new.seconds.help':
    'When the time is up, the table passes for whoever has not answered. Turns have no clock.',
  'new.objection': 'These options cannot be played: {words}',
  'new.rulings': 'Rulings on unclear rules ({count})',
  'new.rulings.about': 'Where the rulebook can be read in two ways. You need not look at them.',
  'new.who': 'Who plays {place}',
  'new.level': 'Level of {place}',
  'new.name': 'Name of {place}',
  'new.remove': 'Remove {place}',
  'new.me': 'Me',
  'new.screen': 'Somebody at this screen',
  'new.friend': 'A friend with a link',
  'new.bot': 'A bot',
  'new.add': 'Add a seat',
  'new.alone': 'Just me',
  'new.here': 'Play on this device',
  'new.online': 'Play online',
  'new.watch': 'Others may find the table and watch',
  'new.friends': 'A friend with a link needs an online table.',
  'new.where': 'On this device you can play without a network; the match is kept when you close the page.',
  'new.chooses': '{name} chooses when taking the seat.',

  bot: 'Bot',
  'bot.level': '{name}: {about}',
  'bot.novice': 'Novice',
  'bot.novice.about': 'does anything at all',
  'bot.apprentice': 'Apprentice',
  'bot.apprentice.about': 'looks one step ahead',
  'bot.adept': 'Adept',
  'bot.adept.about': 'thinks for a moment',
  'bot.archmage': 'Archmage',
  'bot.archmage.about': 'thinks long and hard',

  seats: 'At the table',
  'seat.number': 'Seat {number}',
  'seat.bot': '{place} ({level})',
  'seat.spectator': 'a spectator',
  'seat.you': 'you',
  'seat.asked': 'is asked',
  'seat.asked.you': 'you are asked',
  'seat.thinking': 'thinks …',
  'seat.away': 'is away',
  'seat.standIn': 'is away, a bot sits in',

  prompt: 'What is asked',
  'prompt.you': 'You are asked.',
  'prompt.seat': 'On this screen it is {name}’s turn.',
  'prompt.waiting': 'Waiting for {names}',
  'prompt.last': 'Shift with your last click does this, too',
  'prompt.all': 'All answers ({count})',
  'prompt.source': 'The card that asks:',
  'prompt.clock': '{seconds, plural, one {# second} other {# seconds}} left',
  'prompt.moment': 'One moment …',
  'since.show': 'Show',
  'since.show.what': 'Show on the board: {what}',
  'prompt.lapsed': 'Your time ran out, so this was declined.',
  'prompt.lapsed.what': 'Your time ran out. Declined: {what}.',
  'prompt.closing': 'All have decided: it goes on in {seconds}.',
  'prompt.closing.stop': 'Think again',
  'suggestion.from': '{name} suggests, step {step} of {steps}:',
  'suggestion.choose': 'Choose …',
  'suggestion.later': 'not possible now',
  'suggestion.no': 'No, thanks',
  'suggest.begin': 'Suggest something to {name}',
  'suggest.about': 'Point at up to three things for {name}, in their order.',
  'suggest.lay': 'Lay it before {name} ({count})',
  cancel: 'Cancel',
  'suggest.point': 'suggest this',
  'suggest.laid': '{name} sees your suggestion ({count, plural, one {# step} other {# steps}}).',
  'suggest.back': 'Take it back',
  'keys.suggest': 'suggest something to whoever is asked',
  'keys.follow': 'follow the next step of a suggestion',
  'connection.lost': 'The connection is lost. Trying to get back …',
  'connection.connecting': 'Going to the table …',

  'curtain.title': 'Hand the screen to {name}',
  'curtain.text': '{name} is asked something and has secrets. Everybody else looks away.',
  'curtain.lift': 'I am {name}: show the table',

  'orders.title': 'Standing orders',
  'orders.about': 'What the table answers for you, so that you are asked only when you want to be.',

  drawer: 'Log, rules, chat',
  'drawer.close': 'Close the side',
  'drawer.log': 'Log',
  'drawer.rules': 'Rules',
  'drawer.chat': 'Chat',
  'drawer.cards': 'Cards',
  'log.mine': 'Only what touches me',
  'log.undone': '{player} took the last answer back.',
  preview: 'Card',
  'preview.hint': 'Point at a card to read it here.',
  'cards.search': 'Find a card',
  'chat.mute': 'Mute the chat',
  'chat.empty': 'Nobody has said anything yet.',
  'chat.unread': '{count, plural, one {# new message in the chat} other {# new messages in the chat}}',
  'chat.words': 'Your words',
  'chat.send': 'Say',
  'phrase.hello': 'Hello!',
  'phrase.good-luck': 'Good luck!',
  'phrase.well-played': 'Well played!',
  'phrase.thanks': 'Thanks!',
  'phrase.sorry': 'Sorry!',
  'phrase.one-moment': 'One moment, please.',
  'phrase.your-turn': 'It is your turn.',
  'phrase.need-help': 'I need help.',
  'phrase.can-help': 'I can help.',
  'phrase.careful': 'Careful!',
  'phrase.agreed': 'Agreed.',
  'phrase.disagree': 'I would not.',
  'phrase.wow': 'Wow!',
  'phrase.oops': 'Oops!',
  'phrase.good-game': 'Good game!',
  'phrase.bye': 'Goodbye!',
  'notice.new-link': 'The owner of the table has made a new link for this seat.',
  'notice.new-player': 'Somebody has taken this seat by a link.',
  'notice.bot': 'From now on a bot plays in this seat.',
  'notice.device': 'Its player goes on with this seat on a second device.',
  'notice.stand-in': 'A bot sits in here until its player is back.',
  'notice.back': 'Back again, and playing.',
  'notice.end-proposed': 'I propose to end the match without a result.',
  'notice.end-refused': 'I do not want the match to end.',
  'vote.title': 'A vote at the table',
  'vote.stand-in': '{name} is away. Shall {bot} sit in until {name} is back?',
  'vote.end': 'Shall the match end now, without a result?',
  'vote.yes': 'For it: {names}.',
  'vote.no': 'Against it: {names}.',
  'vote.until': 'Without a no it ends on {time}.',
  'vote.want': 'Yes',
  'vote.wait': 'No, wait',
  'vote.playOn': 'No, play on',
  'hand.open': '{name}: hand the seat on',
  'hand.title': 'The seat of {name}',
  'hand.gone': '{name} is away: what now?',
  'hand.bot': 'Let a bot play on',
  'hand.bot.sure': 'Really, for good?',
  'hand.bot.own':
    'A bot can play the match to its end in your place. You lose the seat for good, and everybody is told.',
  'hand.link.device':
    'A second device of yours: its link opens all of your seats at this table there, too. Whoever opens it is you, so send it to nobody.',
  'hand.link.device.make': 'Link for a second device',
  'hand.link.player':
    'Somebody else: whoever opens this link has the seat from then on. You lose it, on every device, and everybody is told.',
  'hand.link.player.make': 'Link for somebody else',
  'hand.away.bot':
    '{name} is away. As agreed, {bot} sits in once the match has waited for a minute, and leaves when {name} is back. Nobody sees this hand.',
  'hand.away.vote':
    '{name} is away. After a minute those who are here may let {bot} sit in until {name} is back; more than half of you must want it. Nobody sees this hand.',
  'hand.away.sits': '{bot} sits in for {name} and leaves when {name} is back.',
  'hand.away.want': 'Let {bot} sit in',

  palette: 'Say what to do',
  'palette.short': 'Commands',
  'palette.type': 'Type a few letters',
  'palette.none': 'Nothing of that sort can be done now.',
  'palette.show': 'Show: {what}',
  'palette.card': 'Read the card: {card}',
  'palette.seat': 'Look through the eyes of {name}',
  'legend.signs': 'Signs',
  'legend.keys': 'Keys',
  'legend.legal': 'lit: it can be chosen now',
  'legend.pointed': 'dashed: what you are to look at',
  'legend.staged': 'lit by a candle: what is spoken of',
  'legend.changed': 'changed since you last acted',
  'keys.answer': 'give the answer with this number',
  'keys.palette': 'find any answer or command by typing',
  'keys.stage': 'go on with what is shown, or skip it',
  'keys.undo': 'take the last answer back',
  'keys.end': 'end the card, the phase or the reaction',
  'keys.last': 'held while you click: this was the last thing, and what you are at ends with it',
  'keys.advice': 'Ask for a hint',
  'keys.board': 'go to the board',
  'keys.prompt': 'go to the question',
  'keys.drawer': 'log, rules, chat, cards',
  'keys.seat': 'next of your seats',
  'keys.move': 'from thing to thing',
  'keys.close': 'close what is open, else go back',
  'keys.help': 'this list',
  'keys.off': 'Single keys can be switched off in the settings.',

  'table.menu': 'Table',
  'table.leave': 'Leave the table',
  'give-up': 'Give up',
  'give-up.about': 'The match is over at once, and you have lost it.',
  'give-up.sure': 'Really give up',
  'log.givesUp': '{player} gives up.',
  abandon: 'Abandon the match',
  'abandon.sure': 'Really abandon it',
  'abandon.about':
    'The match ends for everybody at the table, now and for good; nobody wins. It stays in your list and can be looked at again.',
  'abandon.propose': 'Propose to end the match',
  'abandon.propose.about':
    'The match ends without a result once everybody who plays wants it. A single no keeps it going; who says nothing for a day agrees.',
  'abandon.propose.sure': 'Propose it',
  'broken.title': 'This match cannot go on',
  'broken.text':
    'This server has newer rules of {game} since you played, and nothing was kept from which they could take over. All that was answered is safe: take the match home as a file, and report it, so that whoever runs this server can look into it.',
  'broken.ending':
    'It ends for everybody at the table, for good, and nobody wins. As long as nobody ends it, it can go on as soon as the server has its rules again.',
  'abandoned.title': 'This match was abandoned',
  'abandoned.text': 'It was ended before its end. Nobody has won.',
  report: 'Report a problem',
  'report.here': 'Save a problem report',
  'report.what': 'What happened, and what did you expect?',
  'report.with':
    'The match, your seat, the last events and what your browser says of itself go with it; the operator of this server reads it.',
  'report.here.with':
    'The match, the last events and what your browser says of itself go into a file on this device. Send it to whoever runs this site for you: nobody else gets it.',
  'report.go': 'Send the report',
  'report.here.go': 'Save the report',
  'report.failed': 'The report could not be filed. Please try again later.',
  'report.filed': 'Thank you: the report was filed under {number}.',
  'report.saved': 'The report was saved as a file.',
  'here.missing': 'This table is not on this device',

  'wait.title': 'Waiting for players',
  'wait.links': 'Send each friend a link. Whoever opens it first has the seat.',
  'wait.all': 'Everybody has a seat. The match begins when all have come to this table.',
  'wait.begin': 'Begin now',
  'wait.seated': 'has a seat',
  'wait.loopback':
    'You have opened this page at {address}, an address that only this computer reaches: these links work for nobody else. To let others in, start the server with “{command}”, then open this computer’s address in your network and make the table there.',
  'wait.link': 'Link for {place}',
  'wait.copy': 'Copy',
  'wait.copied': 'Copied',
  'wait.again': 'New link',
  'wait.start': 'Begin now; bots take the free seats',
  'wait.ready': 'here',
  'wait.free': 'not here yet',
  'wait.commitment': 'Fingerprint of the shuffle, fixed before anybody sat down:',
  'join.title': 'You are invited to a table',
  'join.by': '{name} invites you to a match of {game}.',
  'join.by.somebody': 'You are invited to a match of {game}.',
  'join.facts': '{seats, plural, one {# seat} other {# seats}}, about {from} to {to} minutes.',
  'join.lesson': 'Never played it? Learn it in ten minutes, then come back by the same link.',
  'join.name': 'How shall we call you?',
  'join.take': 'Take the seat',
  'join.secret': 'Nobody else sees what you choose before the match begins.',
  'join.device.title': 'Your seat on a second device',
  'join.device':
    'This link opens the seat of {name} on this device, too: whoever opens it plays as {name}, and both devices see the same hand. If you are somebody else, ask for a link of your own.',
  'join.device.take': 'Go on here',
  'absence.bot':
    'If somebody is away for a minute while the match waits, the bot {bot} sits in until they are back.',
  'absence.vote':
    'If somebody is away for a minute, those who are here may vote for the bot {bot} to sit in until they are back.',
  'choose.title': 'Before you play again',
  'choose.go': 'Sit down',

  'end.you-won': 'You won',
  'end.you-lost': 'You lost',
  'end.winners': '{count, plural, one {{names} has won} other {{names} have won}}',
  'end.nobody': 'A draw: nobody has won',
  'end.score': 'Final score',
  'end.total': 'Total',
  'end.again': 'Play again',
  'end.next': 'Play again with the others',
  'end.choose': 'Play again, choosing anew',
  'end.replay': 'See it again',
  'end.lobby': 'Back to the lobby',
  'end.chart': 'How it went',
  'end.turn': 'Turn',
  'end.round': 'Round',
  'end.rounds': 'Rounds',
  'end.table': 'The numbers',
  'end.turns': 'Turns',
  'end.undos': 'Taken back',
  'story.deciding': '{along} {turn} decided it',
  'story.deciding.about':
    'By the bot’s estimate the chances of {name} went from {before} % to {after} % there.',
  'story.swings': 'The largest swings',
  'story.swings.about':
    'Where the bot’s estimate of {name}’s chances changed most, judged with all that is known after the end.',
  'story.swing': '{along} {turn}: from {before} % to {after} %',
  'story.chosen': '{name} chose: {answer}',
  'story.ask': 'What would Adept have done here?',
  'story.would': 'Adept would have chosen: {answer}',
  'story.same': 'Adept would have chosen the same: {answer}',
  'story.see': 'See this moment again',
  'story.counted': 'What was counted',
  'on.title': 'Play on from here',
  'on.about':
    'A new table on this device goes on from this moment. You take one seat, bots take the others. What your seat could not see then is dealt anew, and chance begins anew: whatever came afterwards in this match tells nothing of what comes now.',
  'on.seat': 'Your seat',
  'on.go': 'Play on',
  'on.failed': 'The table could not be laid out.',
  'end.share': 'Copy a link to the replay',
  'end.board': 'Show the board',
  'end.verify': 'Check the shuffle',

  'verify.ok':
    'The shuffles were honest: the seed is the one fixed before the match, and every answer leads where the file says.',
  'verify.own': 'What this browser added is in them.',
  'verify.without':
    'What this browser sent for them is not in them; that is right only if you came after the match had begun.',
  'verify.bad': 'Something does not fit.',
  'flaw.answer':
    'This match file was changed, or it is damaged: answer {number} of {all} does not fit what was played before it.',
  'flaw.outdated':
    'This match was played by version {played} of the rules, and it does not go on like that by version {today}, which is today’s.',
  'flaw.seed':
    'This match file was changed: its shuffles do not come from the seed that was fixed before the match.',
  'flaw.commitment': 'This match file names another seed than the one that was fixed before the match began.',
  'flaw.begin': 'This match file was changed, or it is damaged: no match begins as it says.',
  'flaw.game': 'This file is of a game that is not known here: “{game}”.',
  'flaw.by': 'Answer {number} is one of {name}.',
  'flaw.by.turn': 'Answer {number} is one of {name}, in turn {turn}.',
  'flaw.asked': 'What was asked there: “{question}”',
  'flaw.detail': 'Details',
  'verify.working': 'Playing the whole match again …',

  'replay.title': 'Replay',
  'replay.at': 'Step {at} of {all}',
  'replay.slider': 'Moment of the match',
  'replay.eyes': 'Through the eyes of',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.first': 'Back to the start',
  'replay.back': 'One step back',
  'replay.next': 'One step on',
  'replay.last': 'To the end',
  'replay.answer': 'Next answer – {name}: {answer}',
  'replay.missing': 'There is no such match here.',

  'rules.title': 'Rules of {game}',
  'rules.choose': 'The rules of which game?',
  'tutorial.missing':
    'There is no lesson for this game yet. Its rules and every “why?” at the table will help you.',
  'rules.search': 'Search in the rules',
  'rules.found': '{count, plural, =0 {Nothing found} one {# place} other {# places}}',
  'rules.contents': 'Contents',
  'rules.glossary': 'Words of the game',
  'rules.missing': 'The rules of this game are not written yet in this language.',

  'tutorial.title': 'Learn by playing',
  'tutorial.step': 'Step {at} of {all}',
  'tutorial.text': 'The lesson’s text',
  'tutorial.next': 'Next',
  'tutorial.skip': 'Leave the lesson',
  'tutorial.do': 'Do it on the board, or with a button of the question where there is one.',
  'tutorial.astray': 'Not that: the lesson waits for “{what}”.',
  'tutorial.on': 'Play on from here',
  'tutorial.start': 'Set up another table',
  'lesson.goal': 'Five books, five hunters',
  'lesson.goal.text':
    'You play one mage, together with everybody at the table, against the witch Baba Yaga. Each of the five tracks is a race: you move the book forward, and a witch’s hat or the Troll comes behind. A book at the end of its track is recovered; a book that is caught is lost. Recover four, then beat the Witch. Lose two, and all is lost.',
  'lesson.display': 'The display',
  'lesson.display.text':
    'These five cards are the Mage row: everybody plays from it, each turn begins with five. Above it lies the Wicked row. Every Witch card that turned up moved its hat one space: the blue and the green hat are on their way already.',
  'lesson.witch-time': 'Witch Time',
  'lesson.witch-time.text':
    'Every turn begins by sending one card to the tower. Suns will fight for you when the Witch comes, moons for her. Send Magic (yellow): its two suns make the Sun stack stronger.',
  'lesson.move': 'Movement',
  'lesson.move.text':
    'Now the Story: play as many cards as you like. One movement leads anywhere, only never straight from city to city. Play Movement (red), then go to the blue city, where the hat is closest to its book.',
  'lesson.search': 'Searching for a book',
  'lesson.search.text':
    'A base card does what its name says, or it searches for the book of its colour, if you stand in that region. Play Influence (blue): here it can only search, and the blue book moves one space away from its hat.',
  'lesson.magic': 'Magic',
  'lesson.magic.text':
    'In a city, magic draws a stone from the bag. A sun pushes the hat back one space, a moon does nothing. In the wilderness it charges your wand instead. Play Magic (red).',
  'lesson.wand': 'The wand',
  'lesson.wand.text':
    'Your wand is on level 1: one movement, whenever you like in your Story, and then it is empty. Use it to go to village 5, where a Halfling lives.',
  'lesson.influence': 'Influence',
  'lesson.influence.text':
    'Allies must be won. Influence stays at the village until it reaches the ally’s cost; then the ally joins the Mage row, with better actions than any base card. Play Influence (yellow): the next one wins the Halfling.',
  'lesson.end': 'End of the Story',
  'lesson.end.text':
    'The Story can end when at most two cards are left. If your mage has not moved this turn, the hunter of her region takes a step; you moved, so nothing happens. End the Story.',
  'lesson.fate': 'Hand of Fate',
  'lesson.fate.text':
    'The row was filled up to five from the Destiny deck. Every Witch or Troll card on the way goes to the Wicked row and moves its piece. Three wicked cards lying there when a Story ends make every hunter step: do not let them gather.',
  'lesson.encounter': 'When the deck runs out',
  'lesson.encounter.text':
    'When a card is needed and the deck is empty, the Witch comes. First the Wicked row acts again, and every city and the wilderness without a guard let their hunters step. Then suns meet moons, with stones from the bag: win and a book moves on, lose and she climbs her tower. The board shows both strengths all the time, so you know what is coming.',
  'lesson.done': 'That is all you need',
  'lesson.done.text':
    'You know the whole turn now. Spells, places and the final battle explain themselves when you meet them, and every answer has a “why?”. This match is real: play on from here, or set up a table with friends or bots.',

  'lesson.mr.ritual': 'A ritual in hand',
  'lesson.mr.ritual.text':
    'A duel is under way, and it is your main phase. You hold Ritual of Decomposition. A ritual needs Mana that is hard to gather, here three Arcane; once it is out, nothing can remove it, and it makes you a Mage Noir for the rest of the duel. You have just saved up what it costs.',
  'lesson.mr.prepare': 'Becoming a Mage Noir',
  'lesson.mr.prepare.text':
    'Prepare Ritual of Decomposition. Nobody is asked, and nothing more is to be done: a ritual works from the moment at which it is paid.',
  'lesson.mr.noir': 'You are a Mage Noir',
  'lesson.mr.noir.text':
    'Your name says so. Many cards do more for a Mage Noir, and some can be played by nobody else. This ritual has its price: at the start of each of your turns you lose 1 life. But once in a main phase it can turn a Permanent of yours into damage.',
  'lesson.mr.tree': 'A tree that protects',
  'lesson.mr.tree.text':
    'Many turns later: it has cost you life, and the other mage strikes at the start of every turn. Dead Tree is a plain Permanent for others; for a Mage Noir it is a Protector, who may take damage in your place. Prepare it.',
  'lesson.mr.end': 'The other mage’s turn',
  'lesson.mr.end.text':
    'The tree stands among your Permanents, with two points of life. End your turn and see what comes.',
  'lesson.mr.protect': 'Reacting',
  'lesson.mr.protect.text':
    'Fire Whip is about to strike you with 1 damage. It is not your turn, but you are asked: such a window opens whenever you can react, and the duel waits for you. Let Dead Tree take the damage: click it.',
  'lesson.mr.after': 'What it was good for',
  'lesson.mr.after.text':
    'The tree is left with one point of life, you have lost none. Damage beyond the life of a Protector is lost. Where you never want to react, standing orders pass for you; the button beside “All answers” has them.',
  'lesson.mr.done': 'The duel goes on',
  'lesson.mr.done.text':
    'Now you know how to become a Mage Noir, what it gives, and how to answer a blow. This duel is real: play on from here, or set up another table.',

  'lesson.sp.begin': 'A spell in hand',
  'lesson.sp.begin.text':
    'This match is in its second turn, and you play it alone. In the first one the silver book came to its sixth space, and there a book brings a spell: you hold Circle of Magi. A spell is used once. Most spells, like this one, are cast on your own turn, also in Witch Time.',
  'lesson.sp.cast': 'Casting',
  'lesson.sp.cast.text':
    'Circle of Magi moves the book of a city one space for each mage there. You stand in the blue city: cast it, and the blue book moves.',
  'lesson.sp.find': 'Finding a spell',
  'lesson.sp.find.text':
    'The blue book stands on its fifth space now. On the sixth and the eighth space a book brings a spell to whoever moved it there. Play Movement (rainbow) and search for the blue book: a rainbow card may search for any book.',
  'lesson.sp.alchemy': 'For a moment that comes',
  'lesson.sp.alchemy.text':
    'You have found Alchemy: it lets one moon stone that was drawn count as a sun. Such a spell can be cast at any time, also on the turn of another mage. Keep it for the Witch. You play your turn to its end, and in the next one the blue book comes to its seventh space.',
  'lesson.sp.second': 'One space further',
  'lesson.sp.second.text':
    'It is your third turn. The eighth space brings another spell: play Movement (rainbow) once more, and search for the blue book.',
  'lesson.sp.wyrms': 'Far away',
  'lesson.sp.wyrms.text':
    'Book Wyrms moves any one book, wherever you are. The green book lies far from you: cast the spell and choose it.',
  'lesson.sp.near': 'She is near',
  'lesson.sp.near.text':
    'The fourth turn: only few cards are left in the Destiny deck. When one is needed and there is none, the Witch comes. The tower shows what waits there: the Sun stack fights for you, the Moon stack for her, and the bar says how the stones may fall. All that you send to the tower before counts.',
  'lesson.sp.guard': 'A guard',
  'lesson.sp.guard.text':
    'In an encounter the hunter of every region without a guard takes a step. You guard the blue city yourself. Play City Watchman and put the Watchman into the red city: its hat stays where it is.',
  'lesson.sp.comes': 'The Witch comes',
  'lesson.sp.comes.text':
    'Two cards that were of no use here were discarded. End the Story: the row is filled up, the deck runs out, and the encounter begins.',
  'lesson.sp.hunt': 'First the hunt',
  'lesson.sp.hunt.text':
    'The Wicked row has acted once more: the green and the blue hat have each taken a step. Then the regions without a guard: the green and the yellow hat and the Troll have stepped, too. Your blue city and the red one were guarded.',
  'lesson.sp.stones': 'Stones are drawn',
  'lesson.sp.stones.text':
    'One sun and one moon came out of the bag: as they lie, five suns meet five moons. Before they count, a spell may be cast. Cast Alchemy, and the moon stone fights for you.',
  'lesson.sp.won': 'Won',
  'lesson.sp.won.text':
    'Six against four: the encounter is won, and you may move one book. The green one is the most threatened, for its hat has come close. Move it: it reaches its sixth space and brings yet another spell.',
  'lesson.sp.after': 'Afterwards',
  'lesson.sp.after.text':
    'In her anger the Witch has called Skeleton Army to the tower: minions stay there and fight for her each time. Had she won, she would have climbed her tower, and at its top all is lost. The discard became a new Destiny deck, and your fifth turn has begun.',
  'lesson.sp.done': 'You are ready for her',
  'lesson.sp.done.text':
    'Four recovered books lead to the final battle, which is fought like an encounter with all mages at the Tower. This match is real: play on from here, or set up another table.',

  'lesson.mn.goal': 'Two mages, one ether',
  'lesson.mn.goal.text':
    'You are below, the other mage is above. Both begin with 20 life. Whoever has none left loses, and so does whoever must draw from an empty deck.',
  'lesson.mn.opening': 'Your opening hand',
  'lesson.mn.opening.text':
    'Two piles of five cards lie before you. You keep one of them; the other goes back into your deck. The first one has all you need for this lesson: keep it.',
  'lesson.mn.starter': 'Who begins?',
  'lesson.mn.starter.text':
    'In a first duel chance decides who may choose, later the loser does. Begin yourself.',
  'lesson.mn.ether': 'The ether',
  'lesson.mn.ether.text':
    'In the middle lie the two piles of the ether. Every Mana that is used comes back to them, and both mages take from the same piles. Each element has a shape, a colour and a letter.',
  'lesson.mn.gather': 'Recover Mana',
  'lesson.mn.gather.text':
    'Every turn you add three Mana of your choice: the first to the smaller pile, then in turns. Then you take one whole pile. The form is filled in with what pays for most of your cards; both buttons say what you would get and leave. Take the left pile.',
  'lesson.mn.channel': 'A component',
  'lesson.mn.channel.text':
    'Your two fire Mana lie in your reserve. Flame costs nothing: prepare it and channel it. A channelled spell is a component for other cards.',
  'lesson.mn.words': 'Words',
  'lesson.mn.words.text':
    'Flame now gives the word on its chip. Fiery Arrow asks for exactly that word; what is missing is hatched on the cards in your hand.',
  'lesson.mn.arrow': 'Cast a spell',
  'lesson.mn.arrow.text':
    'Fiery Arrow costs two fire Mana, which are locked under it, and uses your Flame. Prepare it and activate it at once: it deals three damage.',
  'lesson.mn.released': 'Mana comes back',
  'lesson.mn.released.text':
    'The arrow went to the discard pile, and its Mana went back to the ether, where the other mage can take them. Flame was used up as well: it says so itself. Other components stay.',
  'lesson.mn.end': 'End your turn',
  'lesson.mn.end.text':
    'A prepared spell can also wait for a later turn. You have done enough for now: end the turn.',
  'lesson.mn.foe': 'A permanent',
  'lesson.mn.foe.text':
    'The other mage has taken a pile and prepared a Dead Tree. A permanent stays on the board and wears its locked Mana as a belt. It has life of its own and can be hit.',
  'lesson.mn.second': 'Your second turn',
  'lesson.mn.second.text':
    'You have drawn a card. Look at both piles before you choose: what you leave is what the other mage can take. Take the right pile.',
  'lesson.mn.target': 'Choose a target',
  'lesson.mn.target.text':
    'Draconic Flame deals two damage to any target. Prepare it and activate it, then click the Dead Tree. Whatever can be chosen glows.',
  'lesson.mn.noir': 'Mage Noir',
  'lesson.mn.noir.text':
    'A ritual makes you a Mage Noir for the rest of the duel, and many cards then do more. It is dear, and often it hurts: the Crimson Ritual in your hand costs half of your life.',
  'lesson.mn.done': 'The duel is yours',
  'lesson.mn.done.text':
    'You know enough to go on. In your main phase you can also exchange two Mana for one of the fuller pile: click it. Every card tells all it does when you point at it, and undo is the key U.',

  'lesson.br.goal': 'One Lodge, one Grand Master',
  'lesson.br.goal.text':
    'You lead a mage of a secret Lodge. Whatever you achieve brings Power Points, PP: defeating other mages, completing quests, spells, rooms. As soon as a mage or the Black Rose reaches 30 PP, the round is played to its end and the match is over. Beware of the Black Rose: nobody plays it, but it gathers PP as well and may beat all of you.',
  'lesson.br.mage': 'Your mage',
  'lesson.br.mage.text':
    'Four mages differ in health and in how many spells they can hold. Take Nero: twelve health, seven spells. Then take the azure cubes. Your cubes show the damage you deal and the rooms you shake.',
  'lesson.br.school': 'Your school',
  'lesson.br.school.text':
    'Your first spells come from a school of magic. Nero loves Destruction. Every school has two starting lists of six spells; take list B. One spell that only Nero knows comes with it: together they are your Grimoire.',
  'lesson.br.lodge': 'The Lodge',
  'lesson.br.lodge.text':
    'Nineteen rooms, with the Black Rose Room in the middle. Every room does something for whoever activates it, once a round. You and your opponent, Rebecca, begin outside, in your cells. In the cell nobody can touch you; but it has only one way out.',
  'lesson.br.rose': 'The Black Rose Phase',
  'lesson.br.rose.text':
    'Every round begins with an event. This time Thorn Drizzle came: it hurts mages in the Lodge, but there is nobody there yet. It gave the Black Rose 2 PP. You have drawn a quest, which nobody else may see: Walk the Hound wants you to activate the Summoner Room.',
  'lesson.br.study': 'The Study Phase',
  'lesson.br.study.text':
    'You have already drawn two spells from your Grimoire. Now choose where four more come from. You do not see them before all four are chosen: draw three from Destruction and one from Conspiracy.',
  'lesson.br.keep': 'Two of four',
  'lesson.br.keep.text':
    'Keep two: Pyre Threshold, a trap, and Thunder Lance. The others go back to their schools. What you keep is yours for the rest of the match. You could now remove a spell for good; you do not want to, so finish your studies.',
  'lesson.br.sides': 'Two sides',
  'lesson.br.sides.text':
    'Nearly every spell has two sides, and you decide in secret which one counts. Upright, Fireball burns everybody in a room; inverted, it hits one model and singes the others. The signs tell type, element, target and range. Traps and protections wait face down for their moment.',
  'lesson.br.first': 'Prepare a trap',
  'lesson.br.first.text':
    'Spells in the three numbered slots are cast in this order. Pyre Threshold is a room trap: it waits for somebody to enter a red room. Lay it into the first slot. It has only one side.',
  'lesson.br.second': 'Prepare a Fireball',
  'lesson.br.second.text': 'Fireball goes into the second slot, upright.',
  'lesson.br.third': 'Prepare a Thunder Lance',
  'lesson.br.third.text':
    'Thunder Lance goes into the third slot, upright. It strikes one model up to three rooms away.',
  'lesson.br.quick': 'The quick slot',
  'lesson.br.quick.text':
    'One spell always lies in the quick slot: you can cast it whenever it is your turn. Lay Ember Shield there, upright, and say that you are ready. As long as Rebecca is preparing, you could still think again.',
  'lesson.br.actions': 'The Action Phase',
  'lesson.br.actions.text':
    'The mages now act in turn until nobody can do anything any more. You have two physical actions, each for moving or attacking, and your spells. One turn is one or two of these: two actions, an action and a spell, or a standard spell and the quick one. Nobody may pass.',
  'lesson.br.move': 'Move',
  'lesson.br.move.text':
    'Choose to move. The first step always leads out of the cell, here into the Bibliotheca. You have one more: go to the Summoner Room. Each step enters a room, and each might set off somebody’s trap.',
  'lesson.br.room': 'Activate the room',
  'lesson.br.room.text':
    'Before or after moving you may activate your room. Do it, and then show your quest Walk the Hound: it brings 1 PP, and its effect replaces the room’s. A Cerbero appears, and you may let it act at once.',
  'lesson.br.hound': 'Good boy',
  'lesson.br.hound.text':
    'Your Cerbero could run up to two rooms and bite. There is nobody to bite yet, so let it stay.',
  'lesson.br.trap': 'Lay the trap',
  'lesson.br.trap.text':
    'A physical action and a standard spell go together, and Pyre Threshold is the next in line. Cast it: it stays face down and only gets a marker. Rebecca sees that you have laid a trap, but not which one.',
  'lesson.br.window': 'Snap!',
  'lesson.br.window.text':
    'Rebecca has walked into the Arena, a red room. Now you may trigger your trap. Whoever has a trap marker is asked whenever something happens, so nobody can guess what lies there. Trigger Pyre Threshold: 3 damage.',
  'lesson.br.cast': 'Fire in a straight line',
  'lesson.br.cast.text':
    'Rebecca stays where she is. The Arena is two rooms away from you in a straight line: that is within range 2. Cast Fireball, the next standard spell, at the Arena. It hits every enemy there; your own models are never hurt by you.',
  'lesson.br.protection': 'Be prepared',
  'lesson.br.protection.text':
    'You may add the quick spell in the same turn. Cast Ember Shield: a protection, face down like the trap.',
  'lesson.br.react': 'Shields up',
  'lesson.br.react.text':
    'Rebecca casts Leech at you: 3 damage. Trigger Ember Shield: it takes off two, deals one to her, and its instability symbol places a cube of yours in this room, this time before the effect.',
  'lesson.br.attack': 'Attack',
  'lesson.br.attack.text':
    'Rebecca has come to you and has summoned a Landsknecht to her side. You have a physical action left. Attack her: you deal damage equal to your strength, 2.',
  'lesson.br.lance': 'One spell more',
  'lesson.br.lance.text':
    'Add the next standard spell to your attack: cast Thunder Lance at the Landsknecht. With health 2 it cannot survive it. Evocations bring no PP when they fall, but they cannot bite any more.',
  'lesson.br.evocation': 'The Evocation Phase',
  'lesson.br.evocation.text':
    'Rebecca has nine cubes on her, all of them yours; her health is eleven. Nobody has anything left to do, so now the evocations act: first move, then attack. Choose your Cerbero, let it stay where it is, and attack.',
  'lesson.br.defeat': 'Defeated!',
  'lesson.br.defeat.text':
    'Eleven cubes: Rebecca is defeated and goes back to her cell. Everybody with cubes on her gains PP, most for the most cubes. All of them were yours, so you gain 5, and a trophy that counts at the end. She loses nothing else and comes back in the next round.',
  'lesson.br.moon': 'The second moon',
  'lesson.br.moon.text':
    'You have 6 PP, and so the second moon has risen at once. Quests and events become stronger, the Black Rose Room opens its Forgotten spells to you, and each of you has taken a copy of your personal spell into hand.',
  'lesson.br.clean-up': 'The Clean-up Phase',
  'lesson.br.clean-up.text':
    'Used spells have gone to your Memories, and the rooms can be activated again. Two cubes lie in the Summoner Room, one of yours and one of hers. When all its slots are full, it will be destroyed at the end of a round, and whoever has the most cubes there wins its token; on a tie the Black Rose does.',
  'lesson.br.done': 'The Lodge is yours',
  'lesson.br.done.text':
    'That was a whole round. You know enough to go on: Rebecca is waiting. Point at any card, room or mage to read what it does; the rules are one key away, and undo is the key U.',
  'lesson.re.begin': 'Answers in waiting',
  'lesson.re.begin.text':
    'This is a first round, and your mage is ready: you have studied Illusion, and four spells lie on your sheet. Two of them are protections, so nobody sees what they are until they answer. Point at each and read it before you go on.',
  'lesson.re.quest': 'Something to work for',
  'lesson.re.quest.text':
    'You hold a secret quest, A Mage’s Best Fiend: have an evocation of your own in play when the Evocation Phase begins. Nobody else knows it. The whole round will lead there.',
  'lesson.re.chapel': 'Step by step, or at once',
  'lesson.re.chapel.text':
    'Move into the Chapel. In a match one click on the room takes you there, and activates it if it can be activated; the button Move asks for everything step by step. You are unhurt, so decline to activate the Chapel: its token stays for later.',
  'lesson.re.ward': 'A protection',
  'lesson.re.ward.text':
    'Cast Mirror Ward. It stays face down with a marker and waits. It will answer when you would take damage: it avoids 4 of it and hurts whoever caused it.',
  'lesson.re.silence': 'One thing is enough',
  'lesson.re.silence.text':
    'Rebecca has taken the Crown. Cast Silence, your second protection: this one answers a spell that targets you. Then end your activation: whatever you keep for later you may do when you know more. Everybody takes turns until nobody has anything left.',
  'lesson.re.cubes': 'Cubes in three rooms',
  'lesson.re.cubes.text':
    'Cast Cataclysm, your quick spell. Its cloud shakes your own room, before or after its effect, as you like: take before. Then place one cube each in the Chapel, the Ballroom and the Arena. When all places of a room are taken it falls; its points go to whoever has most cubes there, and are counted at the end of the match. End your activation.',
  'lesson.re.trap': 'She lays a trap',
  'lesson.re.trap.text':
    'Rebecca has cast a spell that stays face down, and its marker says: a trap. Nobody knows what springs it. It may be a step, a spell, or a room that is activated.',
  'lesson.re.summon': 'Into the open',
  'lesson.re.summon.text':
    'Your quest needs somebody of your own. Leave the Chapel without activating it, go through the Pleasure Room to the Summoner Room, and activate that.',
  'lesson.re.react': 'Snap, and answer',
  'lesson.re.react.text':
    'It was Informer: it waits for another mage to activate a room, and deals 2 damage to you. But you would take damage, and so your own card may answer first. Trigger Mirror Ward. You could also decline and keep it for a worse blow.',
  'lesson.re.struck': 'Turned round',
  'lesson.re.struck.text':
    'Not a scratch: Rebecca took the 2 damage herself. The rest of her trap still holds, so you cannot activate another room in this round. And a Cerbero has come, it is yours. A reaction stops for nothing else: what was begun goes on after it. End your activation.',
  'lesson.re.sacrifice': 'A spell for a step',
  'lesson.re.sacrifice.text':
    'Rebecca has drawn from the Bibliotheca. You have no action left, and Bone Spear reaches nobody from here. Instead of casting it you may sacrifice a spell, any that is ready, for one step. That costs the spell for this round, so the button stands apart. Do it once: give up Bone Spear and step into the Pleasure Room.',
  'lesson.re.complete': 'The quest is met',
  'lesson.re.complete.text':
    'Rebecca has cast Beast Form. Nobody has anything left to do, the Evocation Phase begins, your Cerbero is there: A Mage’s Best Fiend. Complete it. It lets your Cerbero act at once: run through the Pleasure Room into the Black Rose Room.',
  'lesson.re.evocation': 'The Evocation Phase',
  'lesson.re.evocation.text':
    'Now every evocation acts once, first moving, then attacking. Choose your Cerbero, run through the Throne Room to the Bibliotheca, and attack Rebecca there. In a match one click on her does all of that.',
  'lesson.re.back': 'It bites back',
  'lesson.re.back.text':
    'Your Cerbero dealt 2 damage. Beast Form lets Rebecca act in this phase, too: she struck it for 3, and it has 1 health left. What has no health left is removed; an evocation brings no points to whoever removes it.',
  'lesson.re.round': 'What stays',
  'lesson.re.round.text':
    'In Clean-up spells that were cast go to your Memories, and so does Silence, which nobody made you use. An untriggered trap would have come back to your hand. Round 2 has begun: the event Teacher’s Pet has dealt 2 damage to whoever has most quests, and you have drawn a new quest, Stretch Your Legs. A quest that you do not want can be given up at the start of a round: tick that below your quests.',
  'lesson.re.done': 'Now you know what waits',
  'lesson.re.done.text':
    'Traps, protections, evocations, quests: that is most of what surprises. This match is real: play on from here, Rebecca is waiting.',

  'lesson.br.reborn.goal': 'A Lodge in ruins',
  'lesson.br.reborn.goal.text':
    'Welcome to Rebirth. The Lodge has fallen; you rebuild it, and fight over who will lead it. Whatever you achieve brings Power Points, PP: rebuilt rooms, solved quests, defeated mages. As soon as a mage or the Black Rose has 30, the round is played to its end and the match is over. Nobody plays the Black Rose, and it may beat you all.',
  'lesson.br.reborn.mage': 'Your mage',
  'lesson.br.reborn.mage.text':
    'Your cubes show damage, cubes in rooms and progress of quests: take the amber ones. Then take Gramigna. Her card says what she has: health, strength, movement. She may hold three quests, one more than the others.',
  'lesson.br.reborn.school': 'Your school',
  'lesson.br.reborn.school.text':
    'Any mage may learn any school. Take Alchemy, which is good at filling rooms, and its list A of six spells. With Gramigna’s personal spell they are your Grimoire; its top card goes to your Memories, the pile of used spells.',
  'lesson.br.reborn.ruins': 'Nineteen ruins',
  'lesson.br.reborn.ruins.text':
    'Every room is destroyed, and still does something for whoever activates it, as often as somebody does. Point at a room and read both sides: what it does in ruins, and the better effect it has once rebuilt, but then only once a round. Its slots take cubes; when all are full, it is rebuilt at the end of the round, and its flags pay. Your cell touches two rooms.',
  'lesson.br.reborn.quests': 'Open quests',
  'lesson.br.reborn.quests.text':
    'Quests lie open: you see Mira’s, she sees yours. Yours is Cracked Mortar: place three instability cubes. Each time you do what a quest asks, one of your cubes goes on the card. When it is full, the quest is completed, and you solve it in an activation of your own for its effect and its PP.',
  'lesson.br.reborn.study': 'The Study Phase',
  'lesson.br.reborn.study.text':
    'You have drawn two spells from your Grimoire. Name the schools of four more before you see any of them: four times Alchemy.',
  'lesson.br.reborn.keep': 'Two of four',
  'lesson.br.reborn.keep.text':
    'Keep Opus Nigrum and Philosopher’s Salt; the others stay in the Library. You could remove a spell for good now; you do not, so end your studies.',
  'lesson.br.reborn.first': 'A protection first',
  'lesson.br.reborn.first.text':
    'Now everybody prepares in secret, two to four spells, each with the side that shall count. Put Tincture of Glass into the first slot, upright: a protection against damage.',
  'lesson.br.reborn.second': 'Then cubes',
  'lesson.br.reborn.second.text': 'Coagula goes into the second slot, upright: two cubes into one room.',
  'lesson.br.reborn.third': 'Then a creature',
  'lesson.br.reborn.third.text':
    'Opus Nigrum goes into the third slot, inverted this time: it summons a Nigredo to your room and places a cube there. Its vortex, the sign of instability on the card, places one more.',
  'lesson.br.reborn.quick': 'The quick slot may stay empty',
  'lesson.br.reborn.quick.text':
    'A spell in the quick slot can be cast in any activation, beside a numbered one. But the slot may stay empty, and this time it does: you keep Philosopher’s Salt in hand. Say that you are ready.',
  'lesson.br.reborn.actions': 'Five actions',
  'lesson.br.reborn.actions.text':
    'In turn, each of you takes one or two actions, until nobody can do any more. Explore, Fight and Command each cost one of your two physical actions. Cast costs the spell. Momentum sacrifices a ready spell for one step. Any two go together, also twice the same; only two numbered spells never do.',
  'lesson.br.reborn.explore': 'Explore',
  'lesson.br.reborn.explore.text':
    'Explore: a run of up to two steps. Leave your cell for the Bibliotheca and go on to the Pleasure Room.',
  'lesson.br.reborn.room': 'A ruin at work',
  'lesson.br.reborn.room.text':
    'Before or after the run you may activate the room you stand in. In ruins, the Pleasure Room gives you a quest. Activate it.',
  'lesson.br.reborn.protection': 'The second action',
  'lesson.br.reborn.protection.text':
    'You have drawn A Seat by the Throne. Explore goes with any other action: cast your first spell. A protection stays face down and gets a marker; Mira sees that it is one, but not which.',
  'lesson.br.reborn.stop': 'The full stop',
  'lesson.br.reborn.stop.text':
    'Mira has come to you and cast Ecstasy of Ruin. Its first sentence is over: her two cubes of damage lie on your health. Only now, at the full stop, may anybody react. Trigger Tincture of Glass: it takes them back.',
  'lesson.br.reborn.went-on': 'The spell goes on',
  'lesson.br.reborn.went-on.text':
    'The damage is ignored, but the spell was not stopped: its second sentence has placed one of Mira’s cubes in the Pleasure Room. Even a defeat would not have ended it.',
  'lesson.br.reborn.cubes': 'Cubes for a room',
  'lesson.br.reborn.cubes.text':
    'Cast Coagula on the Pleasure Room. Two of your cubes go there, and one on Cracked Mortar for each.',
  'lesson.br.reborn.fight': 'Fight',
  'lesson.br.reborn.fight.text':
    'Mira stands beside you. Fight: first activate the room once more, for in ruins it works every time; then strike Mira for 2 damage, your strength.',
  'lesson.br.reborn.nigredo': 'One spell, two quests',
  'lesson.br.reborn.nigredo.text':
    'Your new quest is Small Servants: summon an evocation. Mira has cast Red Tithe: 1 PP for one damage to herself. Now cast Opus Nigrum: vortex, Nigredo, cube.',
  'lesson.br.reborn.solve': 'Solve a quest',
  'lesson.br.reborn.solve.text':
    'Both quests are completed, and their cubes are yours again. Before, between and after your actions you may solve them. Solve Cracked Mortar: place its cube in the Throne Room, and gain 1 PP.',
  'lesson.br.reborn.servant': 'And the other',
  'lesson.br.reborn.servant.text':
    'Solve Small Servants, too: your Nigredo acts at once, then you gain 2 PP. Let it attack Mira, and stay where it is.',
  'lesson.br.reborn.evocation': 'The Evocation Phase',
  'lesson.br.reborn.evocation.text':
    'Mira has struck back: your protection is spent, so 2 damage stay. Nobody can do any more, and the evocations act: in Rebirth they may attack before or after they move. Choose your Nigredo, attack, and stay.',
  'lesson.br.reborn.rebuilt': 'Rebuilt!',
  'lesson.br.reborn.rebuilt.text':
    'All five slots of the Pleasure Room were full, four with your cubes and one with Mira’s. So it was rebuilt in the Clean-up Phase, and its flags paid at once: 3 PP for you, 2 PP for Mira. Its new effect works once a round, for whoever comes first. It never falls again.',
  'lesson.br.reborn.moon': 'Moon and Crown',
  'lesson.br.reborn.moon.text':
    'With 6 PP you have raised the second moon: quests and events grow stronger, and each of you has taken a copy of the personal spell into hand. The new event has given Mira the Crown: she is first from the next phase on, not only from the next round.',
  'lesson.br.reborn.done': 'The first stone is laid',
  'lesson.br.reborn.done.text':
    'That was a whole round, and Mira is waiting. Point at any card, room or mage to read what it does; the rules are one key away, and undo is the key U. Alone? There is a short lesson with the Avatar, too.',
  'lesson.br.alone.goal': 'Alone in the ruins',
  'lesson.br.alone.goal.text':
    'You are Gramigna, and nobody else sits at the table. Your opponent is the Avatar: the Black Rose itself, in the body of a mage whom nobody plays. If it has more PP than you at the end, you have lost. You need no bot: cards tell what the Avatar does.',
  'lesson.br.alone.avatar': 'The Possessed',
  'lesson.br.alone.avatar.text':
    'This time it wears the body of Arianna and stands in the Black Rose Room; its board says its health, strength and movement. As an Apprentice it reveals three action cards a round, a Master five. Your spells are prepared: Tincture of Glass in the quick slot, Vitriol and Coagula.',
  'lesson.br.alone.explore': 'Towards it',
  'lesson.br.alone.explore.text':
    'Explore to the Hall of Banners and on to the Observatory. You may activate a room before or after the run; this time you do not.',
  'lesson.br.alone.protection': 'Be prepared',
  'lesson.br.alone.protection.text':
    'As your second action cast the quick spell, Tincture of Glass. Then it is the Avatar’s turn.',
  'lesson.br.alone.stop': 'It strikes',
  'lesson.br.alone.stop.text':
    'It has revealed Borrowed Hands: go to the nearest mage and attack. You are the only one. Two black cubes lie on your health, and this is the full stop: trigger Tincture of Glass and take them back.',
  'lesson.br.alone.why': 'Why it does so',
  'lesson.br.alone.why.text':
    'The Avatar follows fixed priorities: the nearest mage, say, or the one with the most damage; the log tells which. Where they leave several, whoever holds the Crown chooses: alone, that is nearly always you. Its next card lies face down, and the back shows a protection: it will answer a Combat spell.',
  'lesson.br.alone.vitriol': 'Its back answers',
  'lesson.br.alone.vitriol.text':
    'Cast Vitriol at it: 3 damage. The card will turn over and ignore two of them.',
  'lesson.br.alone.fight': 'Strike',
  'lesson.br.alone.fight.text':
    'One cube stays. The revealed card is used up and does not count towards the three. It stands in your room: fight it, without activating the Observatory before or after.',
  'lesson.br.alone.cubes': 'Build',
  'lesson.br.alone.cubes.text':
    'Puppet’s Errand sends it to a rebuilt room; there is none, so it leaves a black cube where it stands, in the Observatory. Cast Coagula there: with the cube of Vitriol’s vortex three of its four slots are yours, and the room is full.',
  'lesson.br.alone.round': 'The third card',
  'lesson.br.alone.round.text':
    'With Petal Ward, its third card, it has healed two of its three cubes. The Observatory was full and has been rebuilt; its flags paid you and the Black Rose. Three cards were its round, and you had nothing left to do. Events help it, too: those of this match are made for the Avatar. Its PP are the Black Rose’s: watch them.',
  'lesson.br.alone.done': 'Now you',
  'lesson.br.alone.done.text':
    'Whoever defeats the Avatar takes PP and a trophy, as from any mage. Play on from here, or set up a table: with one seat the Avatar comes by itself, with two or three you may ask it to join.',

  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.look': 'Look',
  'settings.theme': 'Light',
  'settings.theme.system': 'as the system',
  'settings.theme.light': 'candlelight',
  'settings.theme.dark': 'night',
  'settings.size': 'Size of the text',
  'settings.font': 'Letters',
  'settings.font.hyperlegible': 'Atkinson Hyperlegible',
  'settings.font.system': 'those of the system',
  'settings.motion': 'Motion',
  'settings.speed': 'Animation',
  'settings.speed.none': 'none',
  'settings.speed.fast': 'fast',
  'settings.speed.usual': 'usual',
  'settings.speed.slow': 'slow',
  'settings.speed.about': 'If your system asks for reduced motion, nothing moves in any case.',
  'settings.pace': 'Pace',
  'settings.pace.hand': 'step by step, by key or click',
  'settings.pace.slow': 'slow',
  'settings.pace.usual': 'usual',
  'settings.pace.fast': 'fast',
  'settings.pace.off': 'only in the log',
  'settings.pace.about':
    'Cards that are played, encounters, defeats: how long they are shown before the game goes on, and how long bots leave you to look. Space goes on, Escape skips. Animation has nothing to do with it.',
  stage: 'What happens',
  'stage.next': 'Go on',
  'stage.close': 'Close',
  'stage.skip': 'Skip',
  'stage.back': 'Back',
  'stage.hurry': 'To my turn',
  'stage.again': 'Show again',
  'stage.prompt': 'Look: this is what happened.',
  'settings.sound': 'Sound',
  'settings.sound.on': 'Cues',
  'settings.volume': 'Volume',
  'settings.try': 'Try',
  'settings.notices': 'Notices',
  'settings.notify': 'Notify me when I am asked and the page is hidden',
  'settings.notify.denied': 'Your browser does not allow notifications of this site.',
  'settings.keys': 'Keys',
  'settings.shortcuts': 'Single keys are shortcuts',
  'settings.hints': 'Hints',
  'settings.hints.on': 'I know the earlier edition: at the table, tell me what differs',
  'rules.knows': 'I know the earlier edition: tell me at the table what differs, when it comes up',
  'settings.hints.again': 'Tell everything once more',
  'advice.ask': 'Hint',
  'advice.title': 'A hint',
  'advice.thinking': 'Adept looks ahead …',
  'advice.stop': 'Stop',
  'advice.would': 'Adept would choose: {answer}',
  'advice.leave': 'Adept would do nothing now.',
  'advice.do': 'Do that',
  'advice.for': 'What speaks for it, compared with the other answers:',
  'advice.against': 'What speaks against it:',
  'advice.wins': 'It most probably wins the match.',
  'advice.further': 'What speaks for it shows only some steps later.',
  'advice.estimate':
    'Its estimate of your chances: {before} % now, {after} % after this answer, {others} % after the others.',
  'advice.estimate.only': 'Its estimate of your chances: {before} % now, {after} % after this answer.',
  'advice.honest': 'It knows what you see, and imagines the rest.',
  'advice.failed': 'No hint could be worked out here.',
  hint: 'Hint',
  'hint.read': 'Got it',
  'hint.off': 'No more hints',
  'hint.more': 'All that has changed',
  'settings.orders': 'Standing orders of {game}',
  'settings.orders.about': 'New tables begin with these; at the table you can change them.',

  'account.title': 'Account',
  'account.about':
    'You need none to play. An account keeps your tables, your history, your decks and your settings on every device.',
  'account.name': 'Name',
  'account.password': 'Password (at least ten characters)',
  'account.password.short': 'The password needs at least ten characters.',
  'account.nameless': 'Say what you want to be called.',
  'account.register': 'Make an account',
  'account.sign-in': 'Sign in',
  'account.sign-out': 'Sign out',
  'account.delete.about':
    'Your name, settings and history go for good. Tables that are still running stay with this browser, and so do the decks on this device.',
  'account.delete': 'Delete the account',
  'account.hello': 'You are signed in as {name}.',
  'account.here': 'Matches on this device',
  'account.history': 'Your matches',
  'account.history.none': 'No match is over yet.',
  'account.decks': 'Your decks',
  'account.decks.kept':
    '{count, plural, =0 {Your account keeps no deck yet.} one {Your account keeps # deck.} other {Your account keeps # decks.}}',
  'account.decks.sent':
    '{count, plural, one {# deck of this device went to your account.} other {# decks of this device went to your account.}}',
  'account.decks.come':
    '{count, plural, one {# deck of your account came to this device.} other {# decks of your account came to this device.}}',
  'account.decks.left':
    '{count, plural, one {# deck could not be kept with your account and stays on this device; it is tried again when you open this page.} other {# decks could not be kept with your account and stay on this device; they are tried again when you open this page.}}',
  'account.won': 'won',
  'account.lost': 'lost',
  'account.keep': 'Keep my settings in the account',
  'account.kept': 'Kept.',

  'failure.malformed':
    'The server could not read that. Load the page again; if it happens once more, report the problem.',
  'failure.too-large': 'That was too long for the server. Make it shorter.',
  'failure.too-fast': 'That was too much at once. Wait a moment, then try again.',
  'failure.too-many':
    'You keep as many of these as the server allows. Delete one that you no longer need, then try again.',
  'failure.version': 'This page is older than the server. Load it again to go on.',
  'failure.wrong-origin':
    'This page does not come from the server it speaks to. Open Conclave at its own address.',
  'failure.not-signed-in': 'You are not signed in any more. Sign in again on the account page.',
  'failure.wrong-password': 'Name and password do not fit together. Check both and try again.',
  'failure.name-taken': 'Somebody has this name already, or one that looks just like it. Choose another one.',
  'failure.bad-name':
    'A name is written in the letters of one script, with two accents on a letter at most. Choose another one.',
  'failure.wrong-link':
    'This link leads to no free seat: somebody has used it already, or a newer link was made. Ask for a new one.',
  'failure.not-your-seat':
    'This seat is not yours in this browser. Open the link that you were sent once more, or ask for a new one.',
  'failure.not-owner': 'Only whoever made the table may do that. Ask them to.',
  'failure.needs-vote':
    'Others play in this match, too. It ends only if all of them want it: propose it at the table.',
  'failure.seat-withdrawn':
    'This seat is not yours any more: before the match, whoever made the table gave out a new link for it. Ask for one.',
  'failure.seat-handed-on':
    'This seat is not yours any more: it was handed on by a link from this seat, or to a bot. The finished match stays with those who play it.',
  'failure.not-away':
    'Somebody sits there, or has not been away for a whole minute yet. Wait a little, then try again.',
  'failure.no-such-thing': 'That does not exist, or not any more. Load the page again.',
  'failure.no-such-table':
    'You cannot get to a table by this address: it was deleted, or the link is not whole. Ask for a new link.',
  'failure.not-started': 'The match has not begun yet. Wait until everybody has come.',
  'failure.already-started': 'The match has begun already. Go to the table and play on.',
  'failure.no-advice':
    'At this table nobody may ask a bot for advice: answer by yourself, or sit down at a table that allows it.',
  'failure.not-over': 'That is possible only after the match. Play it to its end first.',
  'failure.stale': 'Somebody was faster and the table has changed. Look again, then answer.',
  'failure.over': 'The match is over. You can see it again or begin another one.',
  'failure.not-asked': 'You are not asked at the moment. Wait until the question comes to you.',
  'failure.not-an-option': 'That answer is not possible now. Choose one of those that are offered.',
  'failure.not-undoable':
    'This answer can no longer be taken back: something new was learnt, or others have answered since. Play on from here.',
  'failure.too-long':
    'This match has become as long as a match may be. It can be taken home as a file and ended, but not played on.',
  'failure.broken':
    'This match was played with other rules and cannot go on with today’s. It can be taken home as a file, reported and ended.',
  'failure.busy': 'The server has too much to do. Try again in a moment.',
  'failure.storage': 'The server could not store that, so nothing has changed. Try again in a moment.',
  'failure.internal':
    'Something went wrong in the server, and nothing has changed. Try again; if it stays, report the problem.',
  'failure.offline':
    'The server cannot be reached. Check your network and try again; tables on this device work without it.',
  'failure.no-access':
    'You have no seat at this table and may not watch it. Open the link that you were sent, or ask for a new one.',
  'failure.deleted': 'This table was deleted by its owner. Go back to the lobby to find another one.',
  'failure.engine': 'The match has stopped on this page, but it is kept. Load the page again to go on.',
  'failure.outdated':
    'The rules have changed since this match was kept, and it cannot go on. Begin another one from the lobby.',
  'failure.elsewhere': 'This match goes on in another window. Load this page again to go on here.',
  'export.failed': 'The match could not be saved as a file. Try again in a moment.',

  'about.title': 'About Conclave',
  'about.text':
    'A table for mage games that enforces every rule, plays alone, around one screen or online, and speaks three languages. The rules are told in our own words; no text and no picture of the publishers is used.',
  'about.fair': 'Honest shuffles',
  'about.fair.text':
    'Before an online match begins, the server publishes a fingerprint of its seed, and every player adds a secret of their own. When the match is over, the seed is shown and your browser can play the whole match again to check it.',
  'about.bots': 'Honest bots',
  'about.bots.text': 'A bot knows exactly what a player in its seat would know, and nothing more.',
  'about.credits': 'Credits',
  'about.icons': 'Icons from {source}, licence {licence}, drawn by:',
  'about.game':
    'Spellbound was designed by Fraser and Gordon Lamont and published by Fragor Games in 2012. Mage Noir is the work of its own authors and publisher. Conclave is independent of all of them.',
  'about.fonts':
    'Letters: Alegreya by Juan Pablo del Peral, Atkinson Hyperlegible Next by the Braille Institute (OFL).',
} as const
