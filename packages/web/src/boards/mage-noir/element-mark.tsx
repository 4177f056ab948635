import type { Message } from '@conclave/kernel'
import { type Element, elements, type Mana } from '@conclave/mage-noir'
import style from './element-mark.module.css'
import { words } from './texts/index.ts'
import './tokens.css'

/** Every element has a shape of its own, after the signs of the alchemists. On a square of 16. */
export const shapes: { readonly [E in Element]: string } = {
  air: 'M8 .6a7.4 7.4 0 1 0 0 14.800A7.400 7.400 0 0 0 8 .6z',
  fire: 'M8 .3 15.800 14.900H.2z',
  water: 'M8 15.700.2 1.100h15.600z',
  vegetal: 'M1 15C.2 7 4 .8 15.200.8 15.800 11 9.500 16 1 15z',
  mineral: 'M1.600 1.600h12.800v12.800H1.600z',
  arcane:
    'M8 0l2.100 3.900 4.300-1.200-1.200 4.300L16 8l-2.800 1 1.200 4.300-4.300-1.200L8 16l-2.100-3.900-4.300 1.200L2.800 9 0 8l2.800-1-1.200-4.300 4.300 1.200z',
}

const heights: { readonly [E in Element]?: number } = { fire: 13.2, water: 8.8, vegetal: 10.9 }
const sizes: { readonly [E in Element]?: number } = { fire: 7.2, water: 7.2, arcane: 7, vegetal: 8 }

type Speak = (message: Message) => string

/** The letters of an element in the player's language. */
const letterOf = (speak: Speak, element: Element): string => speak(words(`letter.${element}`))

/** An element as shape, colour and letter. */
export const ElementMark = ({
  element,
  speak,
  className = '',
}: {
  readonly element: Element
  readonly speak: Speak
  readonly className?: string | undefined
}) => {
  const letter = letterOf(speak, element)
  const size = (sizes[element] ?? 9) * (letter.length > 1 ? 0.82 : 1)
  return (
    <svg viewBox="0 0 16 16" className={`${style.mark} ${className}`} aria-hidden="true" focusable="false">
      <path
        d={shapes[element]}
        fill={`var(--mn-${element})`}
        stroke="var(--mn-ink)"
        strokeWidth="0.8"
        strokeLinejoin="round"
      />
      <text
        x="8"
        y={heights[element] ?? 8 + size * 0.36}
        textAnchor="middle"
        fontSize={size}
        fontWeight="800"
        fontFamily="var(--font-text)"
        fill="var(--mn-on-element)"
      >
        {letter}
      </text>
    </svg>
  )
}

/** A few Mana as marks with their numbers. */
export const ManaRow = ({
  mana,
  speak,
  missing = {},
  className = '',
}: {
  readonly mana: Mana
  readonly speak: Speak
  /** Those that are not there: outlined. */
  readonly missing?: Mana
  readonly className?: string | undefined
}) => (
  <span className={`${style.row} ${className}`}>
    {elements
      .filter((element) => (mana[element] ?? 0) > 0)
      .map((element) => (
        <span key={element} className={style.part} data-missing={(missing[element] ?? 0) > 0 || undefined}>
          <ElementMark element={element} speak={speak} />
          {mana[element]}
        </span>
      ))}
  </span>
)
