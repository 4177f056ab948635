import type { DeckSpeech } from './speech.ts'
import style from './stepper.module.css'
import { deckWords } from './texts/index.ts'

/** Stepper: the number of a card's copies in the deck, with one more and one fewer. */
export const Stepper = ({
  speech: { speak, nameOf },
  card,
  copies,
  most,
  onChange,
}: {
  readonly speech: DeckSpeech
  readonly card: string
  readonly copies: number
  readonly most: number
  onChange(copies: number): void
}) => (
  <span className={style.stepper}>
    <button
      type="button"
      className="button small"
      disabled={copies <= 0}
      aria-label={speak(deckWords('remove', { card: nameOf(card) }))}
      onClick={() => onChange(copies - 1)}
    >
      −
    </button>
    <span className={style.count} title={speak(deckWords('copies', { count: copies, most }))}>
      {copies}
    </span>
    <button
      type="button"
      className="button small"
      disabled={copies >= most}
      aria-label={speak(deckWords('add', { card: nameOf(card) }))}
      onClick={() => onChange(copies + 1)}
    >
      +
    </button>
  </span>
)
