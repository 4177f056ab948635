import { lastingText, type MageView, rulesIn } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { OwnerMark, owned, useOwnerColour } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import { lastingFor } from '../lasting.ts'
import { Beast, useMageLabel } from '../lodge/models.tsx'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { Burdens } from './burdens.tsx'
import { Fact } from './fact.tsx'
import style from './players.module.css'
import { Wounds } from './wounds.tsx'

/** A mage's panel: who, how powerful, the wounds and what they would bring, and what everybody may count. */
export const Panel = ({ seat }: { readonly seat: number }) => {
  const { table, speak, nameOf, near, own, question } = useBoard()
  const colour = useOwnerColour()(seat)
  const label = useMageLabel()(seat)
  const mage = table.mages[seat]
  if (mage === undefined) return null
  const active = table.phase === 'action' && table.active === seat
  // Before her starting list is chosen, nothing of a mage is settled.
  const settled = table.phase !== 'opening' || mage.grimoire.count > 0
  return (
    <li
      className={style.panel}
      style={owned(colour)}
      data-active={active || undefined}
      data-near={(own && near === seat) || undefined}
      data-asked={question?.seat === seat || undefined}
    >
      <div className={style.head}>
        <Spot thing={`mage:${seat}`} label={label} card={mage.name} className={style.who} glow="ring">
          <span className={style.crest}>
            <Beast seat={seat} />
          </span>
          <span className={style.name} title={nameOf(seat)}>
            {speak(say(`seat.${seat}`))}
          </span>
          {settled && (
            <Sign name={mage.school} className={style.school} style={{ color: `var(--br-${mage.school})` }} />
          )}
          {settled && <span className={style.mage}>{speak(say(`mage.${mage.name}`))}</span>}
        </Spot>
        {settled && <Strength mage={mage} />}
        {settled && (
          <Fact icon="movement" text={words('fact.movement', { movement: mage.movement })}>
            {mage.movement}
          </Fact>
        )}
        {table.crown === seat && (
          <span className={style.crown} role="img" aria-label={speak(words('crown.here'))}>
            <Sign name="crown" />
          </span>
        )}
        <b className={style.power} title={speak(words('power.of', { power: mage.power }))}>
          {mage.power}
          <span className="hidden">{speak(words('power.unit'))}</span>
        </b>
      </div>
      {settled && (
        <>
          <Wounds victim={seat} damage={mage.damage} health={mage.health} />
          <div className={style.facts}>
            <Prepared mage={mage} />
            <Fact
              icon="hand"
              text={words('fact.hand', { count: mage.hand.count, limit: mage.handLimit })}
              word={words('pile.hand')}
            >
              {mage.hand.count}
            </Fact>
            <Fact
              icon="grimoire"
              text={words('fact.grimoire', { count: mage.grimoire.count })}
              word={words('pile.grimoire')}
            >
              {mage.grimoire.count}
            </Fact>
            <Fact
              icon="quest"
              text={words('fact.quests', { open: mage.quests.length, done: mage.completed.length })}
              word={words('quests')}
            >
              {mage.completed.length}
              {mage.quests.length > 0 && <small>+{mage.quests.length}</small>}
            </Fact>
            <Actions mage={mage} />
            <Trophies mage={mage} />
            <Bans mage={mage} />
            <Burdens owner={seat} />
            <Effects seat={seat} />
            <Attacks mage={mage} />
          </div>
        </>
      )}
    </li>
  )
}

/** The places on the sheet: what lies there face down, what waits, what was used. */
const Prepared = ({ mage }: { readonly mage: MageView }) => {
  const { speak } = useBoard()
  const filled = mage.slots.filter(({ filled: is }) => is === true).length
  const waiting = mage.slots.filter(({ status }) => status === 'active').length
  const secret = mage.slots.some(({ filled: is }) => is === 'secret')
  const meaning = speak(
    secret
      ? words(mage.ready ? 'prepared.ready' : 'prepared.thinking')
      : words('prepared', { count: filled, waiting }),
  )
  return (
    <span className={style.prepared} title={meaning}>
      <span className="hidden">{meaning}</span>
      {mage.slots.map(({ slot, filled: is, status, marker }) => (
        <i
          key={slot}
          className={style.slot}
          data-slot={slot}
          data-filled={is === true || undefined}
          data-secret={is === 'secret' || undefined}
          data-ready={(is === 'secret' && mage.ready) || undefined}
          data-status={is === true ? status : undefined}
        >
          {marker !== null && is === true && status === 'active' && <Sign name={marker} />}
        </i>
      ))}
    </span>
  )
}

/** [BRW-ACT.1] A mage has so many physical actions in a round. */
const usualActions = 2

/** The tokens of her physical actions: those that are left, and those that are spent. */
const Actions = ({ mage: { actions } }: { readonly mage: MageView }) => {
  const { speak, table } = useBoard()
  const named = rulesIn(table.edition).commands
  const meaning = speak(words(named ? 'fact.actions.named' : 'fact.actions', { count: actions }))
  return (
    <span className={style.fact} title={meaning}>
      <span className="hidden">{meaning}</span>
      <span className={style.word} aria-hidden="true">
        {speak(words('word.actions'))}
      </span>
      {Array.from({ length: Math.max(usualActions, actions) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
        <i key={at} className={style.action} data-spent={at >= actions || undefined} />
      ))}
    </span>
  )
}

const modifierText = ({ card, by }: MageView['blowBy'][number]) =>
  words(by < 0 ? 'modifier.less' : 'modifier.more', { card: say(card), by: Math.abs(by) })

/** [BRW-V.3] Strength of a mage now, the damage of her physical attacks if that is another number, and the reason. */
const Strength = ({ mage: { strength, blow, blowBy } }: { readonly mage: MageView }) => (
  <Fact
    icon="strength"
    text={
      blowBy.length === 0
        ? words('fact.strength', { strength })
        : words('fact.strength.by', { strength, blow, by: blowBy.map(modifierText) })
    }
  >
    {strength}
    {blow !== strength && (
      <small>
        {blow < strength ? '−' : '+'}
        {Math.abs(blow - strength)}
      </small>
    )}
  </Fact>
)

/** Modifiers besides her strength that make a mage's physical attacks weaker or stronger now, as long as they do. */
const Attacks = ({ mage: { strength, blow, blowBy } }: { readonly mage: MageView }) => {
  const { speak } = useBoard()
  if (blow === strength) return null
  return (
    <span className={`${style.lasting} ${style.attacks}`}>
      <Sign name="strength" />
      <span>{speak(words('blow.by', { blow, by: blowBy.map(modifierText) }))}</span>
    </span>
  )
}

const Trophies = ({ mage: { won, rooms } }: { readonly mage: MageView }) => {
  const { speak } = useBoard()
  return (
    <>
      {won.length > 0 && (
        <span className={style.fact} title={speak(words('fact.trophies', { count: won.length }))}>
          <Sign name="trophy" />
          <span className="hidden">{speak(words('fact.trophies', { count: won.length }))}</span>
          {won.map((whom, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: trophies lie in the order they came
            <OwnerMark key={at} owner={whom} />
          ))}
        </span>
      )}
      {rooms.length > 0 && (
        <Fact icon="ruin" text={words('fact.rooms', { count: rooms.length })}>
          {rooms.length}
        </Fact>
      )}
    </>
  )
}

/** Bans: actions that a mage cannot take in this round. */
const Bans = ({ mage: { inhibited } }: { readonly mage: MageView }) => (
  <>
    {inhibited.includes('move') && <Fact icon="locked" text={words('ban.move')} />}
    {inhibited.includes('activate') && <Fact icon="locked" text={words('ban.activate')} />}
  </>
)

/** [BRW-V.23] Lasting effects of a mage's spells and quests, until the end of the round. */
const Effects = ({ seat }: { readonly seat: number }) => {
  const { table, speak } = useBoard()
  const effects = lastingFor(table, seat)
  if (effects.length === 0) return null
  const texts = effects.map(lastingText)
  const sources = effects.map(({ source }) => say(source))
  return (
    <span className={style.lasting} title={speak(words('lasting.by', { sources }))}>
      <Sign name="lasting" />
      <span>{speak(words('lasting', { effects: texts }))}</span>
    </span>
  )
}
