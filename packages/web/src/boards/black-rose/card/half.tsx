import type { SpellHalf } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { words } from '../texts/index.ts'
import style from './half.module.css'
import { Picture } from './picture.tsx'
import { effectOf } from './printed.ts'

type Speak = (message: Message) => string

/** Range of an effect, as a sign. */
const reachOf = ({ range, target }: SpellHalf): string | null => {
  if (range === null || target === 'self' || target === 'special') return null
  return range === 'lodge' ? '∞' : String(range)
}

/** Type, element and target of an effect as signs; in words where there is room. */
export const Signs = ({
  half,
  speak,
  wordy = false,
  sparse = false,
}: {
  readonly half: SpellHalf
  readonly speak: Speak
  readonly wordy?: boolean
  /** Only how it is turned and of which type it is. */
  readonly sparse?: boolean
}) => {
  const reach = reachOf(half)
  return (
    <span className={style.signs}>
      <span className={style.turn} data-side={half.side} />
      <span className={style.type} data-type={half.type}>
        <Picture name={half.type} />
        {wordy && <span className={style.word}>{speak(say(`type.${half.type}`))}</span>}
      </span>
      {!sparse && (
        <span className={style.element} data-element={half.element}>
          <Picture name={half.element} />
        </span>
      )}
      {!sparse && half.target !== null && (half.type === 'combat' || half.type === 'contingency') && (
        <span className={style.aim} data-aim>
          <Picture name={`aim.${half.target}`} />
          {reach}
        </span>
      )}
      {half.colours.map((colour) => (
        <span key={colour} className={style.colour} data-colour={colour} />
      ))}
    </span>
  )
}

/** One effect of a spell: its signs, and what it does where there is room. */
export const HalfView = ({
  half,
  speak,
  size,
  wordy = true,
}: {
  readonly half: SpellHalf
  readonly speak: Speak
  readonly size: 'brief' | 'full'
  /** True if its type may be told in words, too. */
  readonly wordy?: boolean
}) => (
  <span className={style.half} data-side={half.side} data-size={size}>
    <Signs half={half} speak={speak} wordy={wordy && size === 'full'} />
    {size === 'full' && (
      <span className={style.effect} data-effect>
        {speak(effectOf(half))}
      </span>
    )}
  </span>
)

/** An effect in words, signs included: for labels. */
export const halfText = (half: SpellHalf): Message => {
  const gaps = {
    side: say(`side.${half.side}`),
    type: say(`type.${half.type}`),
    element: say(`element.${half.element}`),
    effect: effectOf(half),
  }
  return half.aim === null ? words('half.label', gaps) : words('half.label.aimed', { ...gaps, aim: half.aim })
}
