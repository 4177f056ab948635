import type { BlackRoseCard, SpellCard } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { CardBack } from '../../parts/card-back.tsx'
import style from './face.module.css'
import { fitting } from './fitting.ts'
import { HalfView } from './half.tsx'
import { Picture } from './picture.tsx'
import { isSpell, schoolOf } from './printed.ts'
import './tints.css'

type Speak = (message: Message) => string

/** Size of a card's face: its signs, all of its text, its text with the sides beside each other, or its picture large. */
export type FaceSize = 'brief' | 'full' | 'wide' | 'large'

/** The name of a spell between its two effects, with the sigil of its school and the sign of instability. */
export const Band = ({ spell, speak }: { readonly spell: SpellCard; readonly speak: Speak }) => {
  const name = speak(spell.name)
  return (
    <span className={style.band} style={fitting(name, spell.facts.unstable)}>
      <span className={style.sigil}>
        <Picture name={schoolOf(spell)} />
      </span>
      <span className={style.name}>{name}</span>
      {spell.facts.unstable && (
        <span className={style.unstable}>
          <Picture name="instability" />
        </span>
      )}
    </span>
  )
}

const SpellFace = ({
  spell,
  speak,
  size,
}: {
  readonly spell: SpellCard
  readonly speak: Speak
  readonly size: FaceSize
}) => {
  const [upper, lower] = spell.halves
  const told = size === 'full' || size === 'wide' ? 'full' : 'brief'
  return (
    <span className={style.face} data-school={schoolOf(spell)} data-size={size}>
      <span className={style.mark}>
        <Picture name={spell.id} />
      </span>
      {upper !== undefined && (
        <span className={style.part} data-part={lower === undefined ? 'lone' : 'upper'}>
          <HalfView half={upper} speak={speak} size={told} wordy={size !== 'wide'} />
        </span>
      )}
      <span className={style.bar} data-part="band">
        <Band spell={spell} speak={speak} />
      </span>
      {lower !== undefined && (
        <span className={style.part} data-part="lower">
          <HalfView half={lower} speak={speak} size={told} wordy={size !== 'wide'} />
        </span>
      )}
    </span>
  )
}

type PlainCard = Exclude<BlackRoseCard, SpellCard>

/** A number of a card: what it stands for, and by which sign. */
interface Figure {
  readonly fact: string
  readonly value: number | string
  readonly sign: string
}

const figure = (fact: string, value: Figure['value'], sign = fact): Figure => ({ fact, value, sign })

const figuresOf = (card: PlainCard): readonly Figure[] => {
  switch (card.kind) {
    case 'token':
    case 'evocation': {
      const { movement, attack, health } = card.facts
      return [figure('movement', movement), figure('attack', attack, 'strength'), figure('health', health)]
    }
    case 'mage': {
      const { hand, health, movement, strength } = card.facts
      return [
        figure('hand', hand),
        figure('health', health),
        figure('movement', movement),
        figure('strength', strength),
      ]
    }
    case 'room': {
      // [REB-INS.6] What the places in a room pay, where it is rebuilt.
      const { facts } = card
      const pays = 'flags' in facts ? facts.flags.join('/') : facts.power
      return [figure('slots', facts.slots, 'instability'), figure('power', pays, 'rose')]
    }
    case 'quest':
      return [figure('power', card.facts.power, 'rose')]
    case 'event':
    case 'avatarEvent':
      return [figure('arrival', card.facts.arrival, 'rose'), figure('discard', card.facts.discard, 'ruin')]
    case 'nightmare':
      return [figure('health', card.facts.health)]
    case 'jinx':
      return [figure('spaces', card.facts.spaces, 'remove')]
    case 'upgrade':
    case 'reference':
    case 'action':
      return []
    case 'avatar': {
      const { health, movement, strength } = card.facts
      return [figure('health', health), figure('movement', movement), figure('strength', strength)]
    }
  }
}

/** Cards without a sign of their own have that of their kind, or of their school. */
const pictureOf = (card: PlainCard): string => {
  switch (card.kind) {
    case 'quest':
    case 'event':
    case 'jinx':
    case 'upgrade':
      return card.kind
    case 'avatarEvent':
      return 'event'
    // Names of its cards are those of spells in another box.
    case 'action':
    case 'avatar':
      return 'rose'
    case 'reference':
      return card.facts.school
    default:
      return card.id
  }
}

const PlainFace = ({
  info,
  speak,
  size,
}: {
  readonly info: PlainCard
  readonly speak: Speak
  readonly size: FaceSize
}) => {
  const { kind } = info
  const moon = kind === 'quest' || kind === 'event' || kind === 'action' ? info.facts.moon : 0
  return (
    <span
      className={style.face}
      data-kind={kind}
      data-size={size}
      data-colour={kind === 'room' ? (info.facts.colour ?? undefined) : undefined}
      data-school={kind === 'mage' || kind === 'reference' ? (info.facts.school ?? undefined) : undefined}
    >
      <span className={style.head}>
        <span className={style.kind}>
          <Picture name={pictureOf(info)} />
        </span>
        {moon > 0 && <span className={style.moons}>{Array.from({ length: moon }, () => '☾').join('')}</span>}
        {(kind === 'event' || kind === 'avatarEvent') && info.facts.crown && (
          <span className={style.crown}>
            <Picture name="crown" />
          </span>
        )}
      </span>
      <span className={style.title}>{speak(info.name)}</span>
      {(size === 'full' || size === 'wide') && <span className={style.text}>{speak(info.text)}</span>}
      <span className={style.figures}>
        {figuresOf(info).map(({ fact, value, sign }) => (
          <span key={fact} className={style.figure} title={speak(say(`fact.${fact}`))}>
            <Picture name={sign} />
            {value}
          </span>
        ))}
      </span>
    </span>
  )
}

/** The face of a card: spells with both effects, all others with name, picture and numbers. */
export const Face = ({
  info,
  speak,
  size = 'brief',
}: {
  readonly info: BlackRoseCard | undefined
  speak(message: Message): string
  readonly size?: FaceSize
}) => {
  if (info === undefined) return null
  return isSpell(info) ? (
    <SpellFace spell={info} speak={speak} size={size} />
  ) : (
    <PlainFace info={info} speak={speak} size={size} />
  )
}

export const Back = () => (
  <CardBack>
    <Picture name="rose" className={style.rose} />
  </CardBack>
)
