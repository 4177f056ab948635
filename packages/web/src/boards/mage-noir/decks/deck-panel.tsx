import { type Message, say } from '@conclave/kernel'
import {
  cards,
  type Deck,
  type DeckProblem,
  type DeckWarning,
  deckSize,
  mostOf,
  warningsFor,
} from '@conclave/mage-noir'
import { ElementMark } from '../element-mark.tsx'
import style from './deck-panel.module.css'
import { figuresOf } from './figures.ts'
import { highCost } from './filters.ts'
import { problemText } from './objection.ts'
import type { DeckSpeech } from './speech.ts'
import { Stepper } from './stepper.tsx'
import { deckWords } from './texts/index.ts'

/** The deck as it stands: whether it is legal, what to think about, its cards and figures. */
export const DeckPanel = ({
  speech,
  deck,
  problems,
  onChange,
}: {
  readonly speech: DeckSpeech
  readonly deck: Deck
  readonly problems: readonly DeckProblem[]
  onChange(card: string, copies: number): void
}) => {
  const { speak, nameOf } = speech
  const size = deckSize(deck)
  const warnings = size === 0 ? [] : warningsFor(deck)
  const inDeck = cards.filter(({ id }) => (deck[id] ?? 0) > 0)
  return (
    <>
      <p className={style.size} role="status">
        {speak(deckWords('size', { count: size }))}
      </p>
      {problems.length === 0 ? (
        <p className={style.legal}>{speak(deckWords('legal'))}</p>
      ) : (
        <div className={style.problems}>
          <p>{speak(deckWords('illegal'))}</p>
          <ul>
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>{speak(problemText(problem))}</li>
            ))}
          </ul>
        </div>
      )}
      {warnings.length > 0 && (
        <div className={style.warnings}>
          <p>{speak(deckWords('warnings'))}</p>
          <ul>
            {warnings.map((warning) => (
              <li key={JSON.stringify(warning)}>{speak(warningText(warning))}</li>
            ))}
          </ul>
        </div>
      )}
      <ul className={style.cards}>
        {inDeck.map(({ id, element }) => (
          <li key={id}>
            <ElementMark element={element} speak={speak} />
            <span className={style.cardName}>{nameOf(id)}</span>
            <Stepper
              speech={speech}
              card={id}
              copies={deck[id] ?? 0}
              most={mostOf(id, 'full')}
              onChange={(copies) => onChange(id, copies)}
            />
          </li>
        ))}
      </ul>
      {size > 0 && <FigureBoard speech={speech} deck={deck} />}
    </>
  )
}

const warningText = (warned: DeckWarning): Message => {
  switch (warned.warning) {
    case 'missingComponent':
      return deckWords('warning.missingComponent', {
        card: say(`card.${warned.card}`),
        word: say(`word.${warned.word}`),
      })
    case 'noRitualFor':
      return deckWords('warning.noRitualFor', { card: say(`card.${warned.card}`) })
    default:
      return deckWords(`warning.${warned.warning}`, { count: warned.count })
  }
}

/** The curve of costs as bars, the elements, and which words are given and needed. */
const FigureBoard = ({ speech: { speak }, deck }: { readonly speech: DeckSpeech; readonly deck: Deck }) => {
  const { curve, elements, words } = figuresOf(deck)
  const most = Math.max(1, ...curve)
  return (
    <section aria-label={speak(deckWords('figures'))} className={style.figures}>
      <h3>{speak(deckWords('curve'))}</h3>
      <ol className={style.curve}>
        {curve.map((count, cost) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cost is its number
          <li key={cost}>
            <span className="hidden">{speak(deckWords('curve.bar', { cost, count }))}</span>
            <span aria-hidden="true" className={style.number}>
              {count > 0 && count}
            </span>
            <span aria-hidden="true" className={style.bar} style={{ height: `${(count / most) * 4}rem` }} />
            <span aria-hidden="true" className={style.cost}>
              {cost}
              {cost === highCost && '+'}
            </span>
          </li>
        ))}
      </ol>
      <p className={style.elements}>
        {elements.map(({ element, count }) => (
          <span key={element} title={speak(say(`element.${element}`))}>
            <ElementMark element={element} speak={speak} /> {count}
          </span>
        ))}
      </p>
      {words.length > 0 && (
        <table className={style.table}>
          <thead>
            <tr>
              <th scope="col">{speak(deckWords('wordsTable'))}</th>
              <th scope="col">{speak(deckWords('words.gives'))}</th>
              <th scope="col">{speak(deckWords('words.needs'))}</th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ word, gives, needs }) => (
              <tr key={word} data-short={(needs > 0 && gives === 0) || undefined}>
                <th scope="row">{speak(say(`word.${word}`))}</th>
                <td>{gives}</td>
                <td>{needs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
