import { type CardInfo, type Message, say } from '@conclave/kernel'
import style from './face.module.css'
import { fitting } from './fitting.ts'
import { HalfView } from './half.tsx'
import { Picture } from './picture.tsx'
import { isSpell, type PrintedSpell, spellOn } from './printed.ts'
import './tints.css'

type Speak = (message: Message) => string

/** How much of a card is shown: its signs, all of its text, its text with the sides beside each other, or its picture large. */
export type FaceSize = 'brief' | 'full' | 'wide' | 'large'

/** The name of a spell between its two effects, with the sigil of its school and the sign of instability. */
export const Band = ({ spell, speak }: { readonly spell: PrintedSpell; readonly speak: Speak }) => {
  const name = speak(spell.name)
  return (
    <span className={style.band} style={fitting(name, spell.unstable)}>
      <span className={style.sigil}>
        <Picture name={spell.school} />
      </span>
      <span className={style.name}>{name}</span>
      {spell.unstable && (
        <span className={style.unstable}>
          <Picture name="instability" />
        </span>
      )}
    </span>
  )
}

const SpellFace = ({
  info,
  speak,
  size,
}: {
  readonly info: CardInfo
  readonly speak: Speak
  readonly size: FaceSize
}) => {
  const spell = spellOn(info)
  const [upper, lower] = spell.halves
  const told = size === 'full' || size === 'wide' ? 'full' : 'brief'
  return (
    <span className={style.face} data-school={spell.school} data-size={size}>
      <span className={style.mark}>
        <Picture name={info.id} />
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

/** What the numbers of a card stand for, by its kind. */
const figures: { readonly [kind: string]: readonly string[] } = {
  evocation: ['movement', 'attack', 'health'],
  mage: ['hand', 'health', 'movement', 'strength'],
  room: ['slots', 'power'],
  quest: ['power'],
  event: ['arrival', 'discard'],
}

const figureSigns: { readonly [fact: string]: string } = {
  attack: 'strength',
  slots: 'instability',
  power: 'rose',
  arrival: 'rose',
  discard: 'ruin',
}

const PlainFace = ({
  info,
  speak,
  size,
}: {
  readonly info: CardInfo
  readonly speak: Speak
  readonly size: FaceSize
}) => {
  const { kind, facts } = info
  const moon = typeof facts.moon === 'number' ? facts.moon : 0
  return (
    <span
      className={style.face}
      data-kind={kind}
      data-size={size}
      data-colour={typeof facts.colour === 'string' ? facts.colour : undefined}
      data-school={kind === 'mage' && typeof facts.school === 'string' ? facts.school : undefined}
    >
      <span className={style.head}>
        <span className={style.kind}>
          <Picture name={kind === 'quest' || kind === 'event' ? kind : info.id} />
        </span>
        {moon > 0 && <span className={style.moons}>{Array.from({ length: moon }, () => '☾').join('')}</span>}
        {facts.crown === true && (
          <span className={style.crown}>
            <Picture name="crown" />
          </span>
        )}
      </span>
      <span className={style.title}>{speak(info.name)}</span>
      {(size === 'full' || size === 'wide') && <span className={style.text}>{speak(info.text)}</span>}
      <span className={style.figures}>
        {(figures[kind] ?? []).map(
          (fact) =>
            typeof facts[fact] === 'number' && (
              <span key={fact} className={style.figure} title={speak(say(`fact.${fact}`))}>
                <Picture name={figureSigns[fact] ?? fact} />
                {String(facts[fact])}
              </span>
            ),
        )}
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
  readonly info: CardInfo | undefined
  speak(message: Message): string
  readonly size?: FaceSize
}) => {
  if (info === undefined) return null
  return isSpell(info) ? (
    <SpellFace info={info} speak={speak} size={size} />
  ) : (
    <PlainFace info={info} speak={speak} size={size} />
  )
}

/** The back of a card. */
export const Back = () => (
  <span className={style.back}>
    <Picture name="rose" />
  </span>
)
