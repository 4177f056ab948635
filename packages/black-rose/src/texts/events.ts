import type { Message, Seat } from '@conclave/kernel'
import type { BlackRoseEvent, Stopped } from '../events.ts'
import type { NamedModel } from '../frames/abouts.ts'
import { type Ending, endings } from '../state.ts'
import {
  actionCard,
  eventCard,
  jinxName,
  kindName,
  mageText,
  modelText,
  quest,
  room,
  spell,
  upgradeName,
} from '../wording/things.ts'
import { type About, phrase, player } from '../wording/words.ts'
import type { School } from '../words/board.ts'
import { effectOnAction } from './avatar-cards.ts'
import { sourceText } from './questions.ts'
import { spentText } from './spent.ts'

/** Each school once, with how many cards there are of it. */
const countedSchools = (schools: readonly School[]): Message[] =>
  [...new Set(schools)].map((each) => {
    const count = schools.filter((school) => school === each).length
    const school = phrase(`school.${each}`)
    return count === 1 ? school : phrase('log.schools', { school, count })
  })

/** Sentence for the reason why the match is over. */
export const outcomeText = (reason: Ending): Message => {
  switch (reason) {
    case endings.rose:
      return phrase('outcome.rose')
    case endings.tie:
      return phrase('outcome.tie')
    case endings.extra:
      return phrase('outcome.extra')
    case endings.total:
      return phrase('outcome.total')
  }
}

/** True if a model is that very mage: she is not named twice. */
const isSelf = (model: NamedModel, seat: Seat): boolean => modelText(model, seat).say === 'you'

const stoppedText = (of: Stopped): Message => {
  switch (of.what) {
    case 'damage':
      return phrase('stopped.damage', {
        hits: of.hits.map(({ model, amount }) => phrase('stopped.hit', { model: modelText(model), amount })),
      })
    case 'action':
      return actionCard(of.card)
    case 'targeted':
      return spell(of.card)
    case 'losePower':
      return phrase('stopped.losePower', { player: player(of.seat), amount: of.amount })
    case 'moved':
      return phrase('stopped.moved', { player: mageText(of.seat) })
    case 'activates':
      return phrase('stopped.activates', { room: room(of.room) })
  }
}

type EventOf<E extends BlackRoseEvent['event']> = Extract<BlackRoseEvent, { event: E }>

/** A sentence for the log. */
export const eventText = (event: BlackRoseEvent): Message => {
  const text: About<BlackRoseEvent, null, Message> = events[event.event]
  return text(event, null)
}

const events: { readonly [E in BlackRoseEvent['event']]: About<EventOf<E>, null, Message> } = {
  mageChosen: ({ seat, mage }) =>
    phrase('log.mageChosen', { player: player(seat), mage: phrase(`mage.${mage}`) }),
  schoolChosen: ({ seat, school, list }) =>
    phrase(`log.schoolChosen.${list}`, { player: player(seat), school: phrase(`school.${school}`) }),
  roundBegan: ({ round, first }) => phrase('log.roundBegan', { round, player: mageText(first) }),
  phaseBegan: ({ phase }) => phrase('log.phaseBegan', { phase: phrase(`phase.${phase}`) }),
  questDiscarded: ({ seat, quest: id }) =>
    phrase('log.questDiscarded', { player: player(seat), quest: quest(id) }),
  questDrawn: ({ seat }) => phrase('log.questDrawn', { player: player(seat) }),
  questCompleted: ({ seat, quest: id }) =>
    phrase('log.questCompleted', { player: player(seat), quest: quest(id) }),
  questOpened: ({ seat, quest: id }) => phrase('log.drewQuest', { player: player(seat), quest: quest(id) }),
  questProgressed: ({ seat, quest: id, have, need }) =>
    phrase('log.questProgressed', { player: player(seat), quest: quest(id), have, need }),
  questActivated: ({ seat, quest: id }) =>
    phrase('log.questActivated', { player: player(seat), quest: quest(id) }),
  questSolved: ({ seat, quest: id }) => phrase('log.questSolved', { player: player(seat), quest: quest(id) }),
  questStolen: ({ seat, whom }) => phrase('log.questStolen', { player: player(seat), whom: player(whom) }),
  eventMoved: ({ card, slot }) => phrase('log.eventMoved', { card: eventCard(card), slot }),
  eventDiscarded: ({ card }) => phrase('log.eventDiscarded', { card: eventCard(card) }),
  eventDrawn: ({ seat, card, colour }) =>
    colour === ''
      ? phrase('log.eventDrawn', { player: player(seat), card: eventCard(card) })
      : phrase('log.eventDrawn.colour', {
          player: player(seat),
          card: eventCard(card),
          colour: phrase(`roomColour.${colour}`),
        }),
  eventWorks: ({ card }) => phrase('log.eventWorks', { card: eventCard(card) }),
  powerGained: ({ seat, amount, power, by }) =>
    phrase('log.powerGained', { player: player(seat), amount, power, by: sourceText(by) }),
  powerLost: ({ seat, amount, power, by }) =>
    phrase('log.powerLost', { player: player(seat), amount, power, by: sourceText(by) }),
  powerStolen: ({ seat, whom, amount, power, left, by }) =>
    phrase('log.powerStolen', {
      player: player(seat),
      whom: mageText(whom),
      amount,
      power,
      left,
      by: sourceText(by),
    }),
  moonRose: ({ moon }) => phrase('log.moonRose', { moon }),
  endReached: ({ power }) => phrase('log.endReached', { power }),
  crownTaken: ({ seat }) => phrase('log.crownTaken', { player: mageText(seat) }),
  drewFromGrimoire: ({ seat, count }) => phrase('log.drewFromGrimoire', { player: player(seat), count }),
  grimoireRenewed: ({ seat }) => phrase('log.grimoireRenewed', { player: player(seat) }),
  drewFromLibrary: ({ seat, schools }) =>
    phrase('log.drewFromLibrary', {
      player: player(seat),
      schools: countedSchools(schools),
    }),
  libraryLookedAt: ({ seat, school, count }) =>
    phrase('log.libraryLookedAt', { player: player(seat), school: phrase(`school.${school}`), count }),
  leftInLibrary: ({ seat, cards }) =>
    phrase('log.leftInLibrary', { player: player(seat), cards: cards.map(spell) }),
  spellRemoved: ({ seat, card, aside }) =>
    phrase(aside ? 'log.spellRemoved.aside' : 'log.spellRemoved', {
      player: player(seat),
      card: spell(card),
    }),
  discarded: ({ seat, card }) => phrase('log.discarded', { player: player(seat), cards: [spell(card)] }),
  takenFromMemories: ({ seat, card }) =>
    phrase('log.takenFromMemories', { player: player(seat), card: spell(card) }),
  personalSpell: ({ seat }) => phrase('log.personalSpell', { player: player(seat) }),
  readied: ({ seat }) => phrase('log.readied', { player: player(seat) }),
  thoughtAgain: ({ seat }) => phrase('log.thoughtAgain', { player: player(seat) }),
  prepared: ({ seat, count }) => phrase('log.prepared', { player: player(seat), count }),
  sacrificed: ({ seat, card, momentum }) =>
    phrase(momentum === true ? 'log.momentum' : 'log.sacrificed', {
      player: player(seat),
      card: spell(card),
    }),
  actionSpent: (spent) => spentText(spent),
  cast: ({ seat, card, side }) =>
    phrase('log.cast', {
      player: player(seat),
      card: spell(card),
      side: phrase(`side.${side}`),
    }),
  activated: ({ seat, slot, marker }) =>
    phrase('log.activated', {
      player: player(seat),
      slot: phrase(`slot.${slot}`),
      marker: phrase(`type.${marker}`),
    }),
  elementChosen: ({ seat, element }) =>
    phrase('log.elementChosen', { player: player(seat), element: phrase(`element.${element}`) }),
  aimed: ({ seat, at, room: id }) =>
    at === null
      ? phrase('log.aimed.room', { player: player(seat), room: room(id) })
      : phrase('log.aimed.model', { player: player(seat), model: modelText(at) }),
  triggered: ({ seat, card, side }) =>
    side === 'only'
      ? phrase('log.triggered.only', { player: player(seat), card: spell(card) })
      : phrase('log.triggered', {
          player: player(seat),
          card: spell(card),
          side: phrase(`side.${side}`),
        }),
  cancelled: ({ by, of }) => phrase('log.cancelled', { by: sourceText(by), what: stoppedText(of) }),
  avoided: ({ seat, by, of }) =>
    phrase('log.avoided', { player: player(seat), by: sourceText(by), what: stoppedText(of) }),
  redirected: ({ seat, card, at }) =>
    phrase('log.redirected', { player: player(seat), card: spell(card), model: modelText(at) }),
  stepped: ({ model, room: id }) => phrase('log.stepped', { model: modelText(model), room: room(id) }),
  placed: ({ model, room: id }) => phrase('log.placed', { model: modelText(model), room: room(id) }),
  wentToCell: ({ seat }) => phrase('log.wentToCell', { player: mageText(seat) }),
  damaged: ({ model, seat, amount, by }) =>
    isSelf(model, seat)
      ? phrase('log.damaged.self', { player: player(seat), amount, by: sourceText(by) })
      : phrase('log.damaged', { model: modelText(model), player: player(seat), amount, by: sourceText(by) }),
  damageChanged: ({ amount, by }) =>
    phrase(amount > 0 ? 'log.damageChanged.more' : 'log.damageChanged.less', {
      amount: Math.abs(amount),
      by: sourceText(by),
    }),
  damageAvoided: ({ model, amount, by }) =>
    phrase('log.damageAvoided', { model: modelText(model), amount, by: sourceText(by) }),
  healed: ({ model, amount, by }) =>
    phrase('log.healed', { model: modelText(model), amount, by: sourceText(by) }),
  damageConverted: ({ model, seat, amount, by }) =>
    !('kind' in model) && model.seat === seat
      ? phrase('log.damageConverted.own', { player: player(seat), amount, by: sourceText(by) })
      : phrase('log.damageConverted', {
          model: modelText(model),
          player: player(seat),
          amount,
          by: sourceText(by),
        }),
  damageMoved: ({ model, amount, by }) =>
    phrase('log.damageMoved', { model: modelText(model), amount, by: sourceText(by) }),
  defeated: ({ seat, by }) => phrase('log.defeated', { player: mageText(seat), whom: player(by) }),
  trophyTaken: ({ seat, whom }) => phrase('log.trophyTaken', { player: player(seat), whom: mageText(whom) }),
  evocationRemoved: ({ model }) => phrase('log.evocationRemoved', { model: modelText(model) }),
  actionRevealed: ({ card }) => phrase('log.actionRevealed', { card: actionCard(card) }),
  actionForgone: ({ card }) => phrase('log.actionForgone', { card: actionCard(card) }),
  avatarReacts: ({ card }) => phrase('log.avatarReacts', { card: actionCard(card) }),
  actionsDiscarded: ({ cards }) => phrase('log.actionsDiscarded', { cards: cards.map(actionCard) }),
  avatarGoesFor: ({ who, at, room: id, by }) => {
    const key = phrase(`key.${by}`)
    const gaps = at === null ? { room: room(id), key } : { target: modelText(at), key }
    const place = at === null ? '.room' : ''
    return who === undefined
      ? phrase(`log.avatarGoesFor${place}`, gaps)
      : phrase(`log.avatarGoesFor.evocation${place}`, { ...gaps, model: modelText(who) })
  },
  actionEffect: ({ card, at }) => phrase('log.actionEffect', { effect: effectOnAction(card, at) }),
  declared: ({ seat, slot, marker }) =>
    slot === 'back'
      ? phrase('log.declared.back', { marker: phrase(`type.${marker}`) })
      : phrase('log.declared', {
          player: player(seat),
          slot: phrase(`slot.${slot}`),
          marker: phrase(`type.${marker}`),
        }),
  declaredInVain: ({ seat, slot }) =>
    phrase('log.declaredInVain', { player: player(seat), slot: phrase(`slot.${slot}`) }),
  cubesBack: ({ from, room: id, cubes }) =>
    phrase(from === null ? 'log.cubesBack.room' : 'log.cubesBack', {
      ...(from === null ? { room: room(id) } : { model: modelText(from) }),
      cubes: cubes.map(({ seat, count }) => phrase('cubes.of', { player: player(seat), count })),
    }),
  avatarPlus: ({ ignored }) => phrase(ignored ? 'log.avatarPlus.ignored' : 'log.avatarPlus'),
  umbraActs: ({ model, seat }) =>
    phrase('log.umbraActs', { model: modelText(model), player: mageText(seat) }),
  summoned: ({ model, room: id }) => phrase('log.summoned', { model: modelText(model), room: room(id) }),
  instabilityPlaced: ({ seat, room: id, count }) =>
    phrase('log.instabilityPlaced', { player: player(seat), room: room(id), count }),
  instabilityConverted: ({ seat, room: id, count }) =>
    phrase('log.instabilityConverted', { player: player(seat), room: room(id), count }),
  instabilityRemoved: ({ room: id, count }) => phrase('log.instabilityRemoved', { room: room(id), count }),
  roomActivated: ({ seat, room: id }) =>
    phrase('log.roomActivated', { player: mageText(seat), room: room(id) }),
  roomRefreshed: ({ room: id, open }) =>
    phrase(open ? 'log.roomRefreshed' : 'log.roomRefreshed.closed', { room: room(id) }),
  roomBlocked: ({ room: id }) => phrase('log.roomBlocked', { room: room(id) }),
  roomsSwapped: ({ room: id, other }) => phrase('log.roomsSwapped', { room: room(id), other: room(other) }),
  roomRebuilt: ({ room: id }) => phrase('log.roomRebuilt', { room: room(id) }),
  roomDestroyed: ({ room: id, seat }) =>
    phrase('log.roomDestroyed', { room: room(id), player: player(seat) }),
  inhibited: ({ seat, what }) => phrase(`log.inhibited.${what}`, { player: player(seat) }),
  actionLost: ({ seat }) => phrase('log.actionLost', { player: player(seat) }),
  actionsRefreshed: ({ seat }) => phrase('log.actionsRefreshed', { player: player(seat) }),
  lastingBegan: ({ seat, by }) => phrase('log.lastingBegan', { player: player(seat), by: sourceText(by) }),
  spellShown: ({ seat, card, side, slot }) =>
    side === 'only'
      ? phrase('log.spellShown.only', {
          player: player(seat),
          card: spell(card),
          slot: phrase(`slot.${slot}`),
        })
      : phrase('log.spellShown', {
          player: player(seat),
          card: spell(card),
          side: phrase(`side.${side}`),
          slot: phrase(`slot.${slot}`),
        }),
  questsLookedAt: ({ seat, whom }) =>
    phrase('log.questsLookedAt', { player: player(seat), whom: player(whom) }),
  eventsLookedAt: ({ seat, count }) => phrase('log.eventsLookedAt', { player: player(seat), count }),
  libraryBurnt: ({ school, cards }) =>
    phrase('log.libraryBurnt', { school: phrase(`school.${school}`), cards: cards.map(spell) }),
  forgottenTaken: ({ seat }) => phrase('log.forgottenTaken', { player: player(seat) }),
  protectionKept: ({ seat }) => phrase('log.protectionKept', { player: player(seat) }),
  trapKept: ({ seat }) => phrase('log.trapKept', { player: player(seat) }),
  jinxed: ({ seat, jinx, by }) =>
    phrase('log.jinxed', { player: mageText(seat), jinx: jinxName(jinx), by: sourceText(by) }),
  jinxMoved: ({ seat, whom, jinx }) =>
    phrase('log.jinxMoved', { player: mageText(seat), whom: mageText(whom), jinx: jinxName(jinx) }),
  jinxRemedied: ({ seat, jinx }) =>
    phrase('log.jinxRemedied', { player: mageText(seat), jinx: jinxName(jinx) }),
  jinxRemoved: ({ seat, jinx }) =>
    phrase('log.jinxRemoved', { player: mageText(seat), jinx: jinxName(jinx) }),
  jinxBites: ({ seat, jinx, amount }) =>
    phrase('log.jinxBites', { player: mageText(seat), jinx: jinxName(jinx), amount }),
  jinxDrawsLess: ({ seat, jinx }) =>
    phrase('log.jinxDrawsLess', { player: player(seat), jinx: jinxName(jinx) }),
  assigned: ({ seat, kind, whom }) =>
    phrase('log.assigned', { player: player(seat), kind: kindName(kind), whom: mageText(whom) }),
  upgraded: ({ model, upgrade }) =>
    phrase('log.upgraded', { model: modelText(model), upgrade: upgradeName(upgrade) }),
  called: ({ model }) => phrase('log.called', { model: modelText(model) }),
  transmuted: ({ model, kind }) =>
    phrase('log.transmuted', { model: modelText(model), kind: kindName(kind) }),
  spellsLookedAt: ({ seat, whom, count }) =>
    phrase('log.spellsLookedAt', { player: player(seat), whom: player(whom), count }),
  actionsLookedAt: ({ seat, count }) => phrase('log.actionsLookedAt', { player: player(seat), count }),
  sawAction: ({ seat, card }) => phrase('log.sawSpell', { player: player(seat), cards: [actionCard(card)] }),
  handLookedAt: ({ seat, whom }) => phrase('log.handLookedAt', { player: player(seat), whom: player(whom) }),
  putOnTop: ({ seat, whom, card }) =>
    phrase('log.putOnTop', { player: player(seat), whom: player(whom), card: spell(card) }),
  hiddenOnTop: ({ seat, whom }) =>
    phrase('log.putOnTop.hidden', { player: player(seat), whom: player(whom) }),
  milled: ({ seat, cards }) => phrase('log.milled', { player: player(seat), cards: cards.map(spell) }),
  spellRepeated: ({ seat, whom, card, side }) =>
    phrase('log.spellRepeated', {
      player: player(seat),
      whom: player(whom),
      card: spell(card),
      side: phrase(`side.${side}`),
    }),
  shielded: ({ seat, amount, by }) =>
    phrase('log.shielded', { player: player(seat), amount, by: sourceText(by) }),
  scored: ({ seat, quests, trophies, rooms, crown, total }) => {
    // [BRW-END.1] The total is made of these and of the PP that she had.
    const power = total - quests - trophies - (rooms ?? 0) - crown
    const gaps = { player: player(seat), power, quests, trophies, crown, total }
    return rooms === undefined ? phrase('log.scored.rebirth', gaps) : phrase('log.scored', { ...gaps, rooms })
  },
  extraRound: ({ round }) => phrase('log.extraRound', { round }),
  matchWon: ({ seat, reason }) => phrase('log.matchWon', { player: player(seat), why: outcomeText(reason) }),
  drew: ({ seat, card }) => phrase('log.drew', { player: player(seat), cards: [spell(card)] }),
  drewQuest: ({ seat, quest: id }) => phrase('log.drewQuest', { player: player(seat), quest: quest(id) }),
  sawSpell: ({ seat, card }) => phrase('log.sawSpell', { player: player(seat), cards: [spell(card)] }),
  sawQuest: ({ seat, quest: id }) => phrase('log.sawQuest', { player: player(seat), quests: [quest(id)] }),
  sawEvent: ({ seat, card }) => phrase('log.sawEvent', { player: player(seat), cards: [eventCard(card)] }),
}
