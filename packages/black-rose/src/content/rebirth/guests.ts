import type { EvocationKind } from '../../words/board.ts'
import type { Evocation, MageSheet, RoomTrap, SchoolBook, Spell, SpellSide } from '../../words/card.ts'
import { a, it, mageBehind, source, target, targetRoom, thatMage, within, you } from '../../words/select.ts'
import {
  activate,
  avoidDamage,
  cancel,
  deal,
  discard,
  endMove,
  gain,
  grimoire,
  heal,
  ignored,
  lookAtSpells,
  losePower,
  payCards,
  progress,
  push,
  refresh,
  sendBack,
  shield,
  stealPower,
  step,
  summon,
  transferDamage,
} from '../../words/sentences.ts'
import {
  onActivating,
  onDamaged,
  onEvocationDamaged,
  onLethal,
  onMovedByOther,
  onMoving,
  onQuestDrawn,
  onTargeted,
} from '../../words/trigger.ts'
import type { Guests } from '../box.ts'
import { conspiracy } from '../classic/conspiracy.ts'
import { destruction } from '../classic/destruction.ts'
import { divination } from '../classic/divination.ts'
import { evocations } from '../classic/evocations.ts'
import { illusion } from '../classic/illusion.ts'
import { mages } from '../classic/mages.ts'
import { necromancy } from '../classic/necromancy.ts'
import { personal } from '../classic/personal.ts'
import { transmutation } from '../classic/transmutation.ts'
import { area, contingency, one, protection, special, trap } from '../making.ts'
import { usualQuests } from './mages.ts'

/**
 * [REB-C.25, RUL-135] The sides that need other words: what they wait for, stop or look at does not exist in Rebirth, or
 * not in this way. Why each, `docs/rules/rebirth.rulings.md` says under Mixing. All others are as they were printed.
 */
const otherSides: { readonly [id: string]: { readonly light?: SpellSide; readonly dark?: SpellSide } } = {
  'ember-shield': {
    light: protection('fire', onDamaged(), avoidDamage(2), deal(1, source)),
    dark: protection('fire', onDamaged(1, 'attack'), avoidDamage(1), deal(2, source)),
  },
  'thread-of-fate': { dark: contingency('any', special, progress()) },
  hourglass: {
    light: contingency('magic', area(2, 'usedRoom'), refresh(targetRoom), gain(1), heal(2)),
  },
  'borrowed-hour': {
    dark: contingency('magic', area(1, 'otherRoom'), activate(targetRoom), grimoire(1)),
  },
  'foreseen-blow': {
    light: protection('air', onDamaged(), avoidDamage(3), gain(1)),
    dark: protection('air', onTargeted('combat'), shield(4)),
  },
  'turned-page': { light: protection('sacred', onMovedByOther, sendBack(you), gain(2)) },
  'dark-armour': {
    light: protection('profane', onDamaged(), avoidDamage('all'), deal(1, source)),
    dark: protection('profane', onEvocationDamaged, avoidDamage(2)),
  },
  'open-graves': { dark: contingency('earth', area(2), summon('undead', targetRoom)) },
  'shifting-skin': {
    light: protection('water', onDamaged(), avoidDamage(3), heal(3)),
    dark: protection('water', onMovedByOther, sendBack(you), step(1)),
  },
  'stone-heart': {
    light: protection('earth', onDamaged(), avoidDamage(5)),
    dark: protection('earth', onTargeted('combat'), payCards(1, shield(6))),
  },
  blur: {
    light: protection('air', onDamaged(), avoidDamage(5), step(1)),
    dark: protection('air', onTargeted('combat'), shield(3), step(1)),
  },
  'mirror-ward': {
    light: protection('magic', onTargeted('combat'), shield(3), deal(ignored, thatMage)),
    dark: protection('magic', onDamaged(), avoidDamage(4), deal(2, source)),
  },
  'false-death': {
    light: protection('any', onLethal, avoidDamage('all'), heal(4)),
    dark: protection('any', onDamaged(1, 'evocation'), avoidDamage(3)),
  },
  silence: { dark: protection('magic', onDamaged(1, 'evocation'), avoidDamage('all')) },
  maze: {
    light: trap('water', onMoving(), endMove(it), sendBack(it), gain(1)),
    dark: trap('water', onActivating(), push(2, thatMage)),
  },
  whisper: {
    dark: contingency('air', one('lodge', 'enemyMage'), lookAtSpells('all', target), gain(1)),
  },
  'cloak-of-rumour': {
    light: protection('air', onDamaged(), avoidDamage(4), stealPower(1, mageBehind)),
    dark: protection('air', onTargeted(), cancel, losePower(1, you)),
  },
  scapegoat: {
    light: protection('profane', onDamaged(), transferDamage(4, a('yourEvocation', within('lodge')))),
    dark: protection('profane', onTargeted('contingency'), cancel, stealPower(1, thatMage)),
  },
  ambush: { dark: trap('profane', onQuestDrawn(), discard(1, thatMage)) },
}

/** Rebirth has no white rooms; its orange ones are where the dead and the arms are (REB-CMP.1). */
const inOrange = (roomTrap: RoomTrap): RoomTrap => {
  const [one, other] = roomTrap.colours.map((colour) => (colour === 'white' ? 'orange' : colour))
  return { ...roomTrap, colours: [one!, other!] }
}

/** A spell of the earlier box in Rebirth's words. */
const inRebirthWords = (spell: Spell): Spell => ({
  ...spell,
  sides: { ...spell.sides, ...otherSides[spell.id] },
  roomTrap: spell.roomTrap && inOrange(spell.roomTrap),
})

const asGuest = (book: SchoolBook): SchoolBook => ({ ...book, spells: book.spells.map(inRebirthWords) })

/** Evocations that the spells of these schools and mages summon. */
const summonedBySpells: readonly EvocationKind[] = [
  'undead',
  'greaterUndead',
  'holyAltar',
  'mutantAltar',
  'andromeda',
  'malacoda',
]

const isSummoned = ({ kind }: Evocation): boolean => summonedBySpells.includes(kind)

/** [RUL-132] Health that Rebirth's own mages have beyond their first draft, so that nobody is frailer than they are. */
const hardier = 6

/** [REB-SET.10, REB-BRP.6] In Rebirth a mage is at home in no school, and her quests have a limit. */
const inRebirth = (mage: MageSheet): MageSheet => ({
  ...mage,
  school: null,
  health: mage.health + hardier,
  quests: usualQuests,
})

/** [REB-C.25] Schools and mages of the earlier box. */
export const guests: Guests = {
  schools: [destruction, divination, necromancy, transmutation, illusion, conspiracy].map(asGuest),
  mages: mages['1.6'].map(inRebirth),
  personal,
  evocations: evocations.filter(isSummoned),
}
