import { type AvatarView, lastingText } from '@conclave/black-rose'
import { say } from '@conclave/kernel'
import { OwnerMark, owned } from '../art/owner-mark.tsx'
import { Sign } from '../art/sign.tsx'
import { Picture } from '../card/picture.tsx'
import { useBoard } from '../context.ts'
import { lastingFor } from '../lasting.ts'
import { rose } from '../lodge/majority.ts'
import { useMageLabel } from '../lodge/models.tsx'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './avatar.module.css'
import { backLabel, backText, candidatesFor } from './avatar-back.ts'
import { Burdens } from './burdens.tsx'
import { Fact } from './fact.tsx'
import players from './players.module.css'
import { Wounds } from './wounds.tsx'

/** [REB-AVA.2] The Avatar is the body of the Black Rose: its board, with her power, its health and its cards. */
export const AvatarPanel = ({ avatar }: { readonly avatar: AvatarView }) => {
  const { table, alone, speak } = useBoard()
  const label = useMageLabel()(rose)
  const { power, trophies } = table.rose
  const lasting = lastingFor(table, rose)
  return (
    <li
      className={`${players.panel} ${style.board}`}
      style={owned('var(--br-rose)')}
      data-rose
      data-avatar
      data-active={(table.phase === 'action' && table.active === rose) || undefined}
    >
      <div className={players.head}>
        <Spot thing={`mage:${rose}`} label={label} card="possessed" className={players.who} glow="ring">
          <span className={players.crest}>
            <Sign name="rose" />
          </span>
          <span className={players.name}>{alone(say('named.avatar'))}</span>
          <OwnerMark owner={rose} />
          <span className={players.mage}>
            {speak(words('avatar.body', { mage: say(`mage.${avatar.mage}`) }))}
          </span>
        </Spot>
        {table.crown === rose && (
          <span className={players.crown} role="img" aria-label={speak(words('crown.here'))}>
            <Sign name="crown" />
          </span>
        )}
        <b className={players.power} title={speak(words('power.of', { power }))}>
          {power}
          <span className="hidden">{speak(words('power.unit'))}</span>
        </b>
      </div>
      <Wounds victim={rose} damage={avatar.damage} health={avatar.health} />
      <Presence mage={avatar.mage} />
      <div className={players.facts}>
        <Cards avatar={avatar} />
        <Fact
          icon="strength"
          text={words('fact.strength', { strength: avatar.strength })}
          word={words('word.strength')}
        >
          {avatar.strength}
          {avatar.blow !== avatar.strength && <small>({avatar.blow})</small>}
        </Fact>
        <Fact
          icon="movement"
          text={words('fact.movement', { movement: avatar.movement })}
          word={words('word.movement')}
        >
          {avatar.movement}
        </Fact>
        {trophies.length > 0 && (
          <Fact icon="trophy" text={words('fact.trophies', { count: trophies.length })}>
            {trophies.length}
          </Fact>
        )}
        <Burdens owner={rose} />
        {lasting.length > 0 && (
          <span className={players.lasting}>
            <Sign name="lasting" />
            <span>{speak(words('lasting', { effects: lasting.map(lastingText) }))}</span>
          </span>
        )}
        <TopCard avatar={avatar} />
      </div>
      <Priorities />
    </li>
  )
}

/** Body that it wears, before the rose: shown against a single mage. */
const Presence = ({ mage }: Pick<AvatarView, 'mage'>) => (
  <div className={style.presence} data-presence aria-hidden="true">
    <Sign name="rose" />
    <Picture name={mage} />
  </div>
)

/** [REB-AVA.28] By what it chooses, as its card says it; shown where there is room. */
const Priorities = () => {
  const { cards, speak } = useBoard()
  const info = cards.get('possessed')
  return info === undefined ? null : (
    <p className={style.priorities} aria-hidden="true">
      {speak(info.text)}
    </p>
  )
}

/** [REB-AVA.10, REB-AVA.14] The cards of this round, those that it has revealed to be read, and how many it still plays. */
const Cards = ({ avatar: { revealed, cards, limit, plus } }: { readonly avatar: AvatarView }) => {
  const { speak, card, cards: infos } = useBoard()
  const left = Math.max(0, limit - cards)
  const told = speak(words(plus ? 'avatar.cards.plus' : 'avatar.cards', { left, limit }))
  return (
    <span className={style.cards} title={told}>
      <span className="hidden">{told}</span>
      <span className={style.word} aria-hidden="true">
        {speak(words('avatar.left', { left, limit }))}
      </span>
      {revealed.map((id, at) => {
        const info = infos.get(id)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards lie in the order they came
          <span key={`${id} ${at}`} className={style.card} data-revealed>
            <Spot
              thing={`action:${id}`}
              label={speak(
                words('avatar.revealed', { card: card(id), text: info === undefined ? '' : info.text }),
              )}
              card={id}
              className={style.spot}
            >
              {at + 1}
            </Spot>
          </span>
        )
      })}
      {Array.from({ length: left }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <i key={at} className={style.card} aria-hidden="true">
          <Sign name="rose" />
        </i>
      ))}
    </span>
  )
}

/** [REB-AVA.19] The back of the card on top: the trap or the protection that is ready, and what it does. */
const TopCard = ({ avatar }: { readonly avatar: AvatarView }) => {
  const { table, speak } = useBoard()
  const text = backText(table, avatar)
  if (text === null || avatar.back === null)
    return <span className={style.top}>{speak(words('avatar.back.none'))}</span>
  const [only, another] = candidatesFor(table, avatar)
  const label = backLabel(table, avatar)
  return (
    <Spot
      thing="action:top"
      label={label === null ? '' : speak(label)}
      card={another === undefined ? (only ?? null) : null}
      className={style.top}
      state={avatar.back}
    >
      <Sign name={avatar.back.startsWith('trap') ? 'trap' : 'protection'} />
      <span>{speak(text)}</span>
    </Spot>
  )
}
