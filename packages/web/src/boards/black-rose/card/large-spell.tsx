import type { SpellCard, SpellHalf } from '@conclave/black-rose'
import { type Message, say } from '@conclave/kernel'
import { alone } from '../../parts/alone.ts'
import { words } from '../texts/index.ts'
import { Signs } from './half.tsx'
import style from './large-spell.module.css'
import { Picture } from './picture.tsx'
import { effectOf, schoolOf } from './printed.ts'

type Speak = (message: Message) => string

/** Both sides of a spell in words, each with its signs; the side that lies up on the sheet is marked. */
export const LargeSpell = ({
  spell,
  speak,
  up,
}: {
  readonly spell: SpellCard
  readonly speak: Speak
  readonly up: string | null
}) => (
  <div className={style.spell} data-school={schoolOf(spell)} data-sides={spell.halves.length}>
    <span className={style.mark} aria-hidden="true">
      <Picture name={spell.id} />
    </span>
    {spell.halves.map((half) => {
      const isUp = up !== null && (half.side === up || spell.halves.length === 1)
      return (
        <section key={half.side} className={style.half} data-side={half.side} data-up={isUp || undefined}>
          <p className={style.head}>
            <span aria-hidden="true">
              <Signs half={half} speak={speak} />
            </span>
            {isUp && <strong className={style.up}>{speak(words('half.up'))}</strong>}
            <span className={style.facts}>{alone(speak, words('half.facts', { facts: factsOf(half) }))}</span>
          </p>
          <p className={style.effect}>{speak(effectOf(half))}</p>
        </section>
      )
    })}
  </div>
)

/** Facts of a half: its side, its type, and its target. */
const factsOf = (half: SpellHalf): Message[] => [
  ...(half.type === 'roomTrap' ? [] : [say(`side.${half.side}`)]),
  say(`type.${half.type}`),
  say(`element.${half.element}`),
  ...(half.aim === null ? [] : [half.aim]),
]
