import { say } from '@conclave/kernel'
import { deckLimitOf, deckProblems, preconstructedIds, readDeck } from '@conclave/mage-noir'
import { useEffect, useId } from 'react'
import { Link, useSearch } from 'wouter'
import type { GameSetup, SetupProps } from '../../../kit/kit.ts'
import style from './deck-setup.module.css'
import { learningCode, learningIds } from './learning.ts'
import { deckWords } from './texts/index.ts'
import { useDecks } from './use-decks.ts'

/** Choice of each mage's deck: one of the box, one of one's own, or whatever was pasted. */
const Setup = ({ options, change, seats, seatNames, speak }: SetupProps) => {
  const { decks } = useDecks()
  const wanted = new URLSearchParams(useSearch()).get('deck')
  // The deck builder sends one here with a deck.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every deck
  useEffect(() => {
    if (wanted !== null) change({ [`deck${seats[0] ?? 0}`]: wanted })
  }, [wanted])
  const isLegal = (code: string): boolean => {
    const read = readDeck(code)
    return (
      'deck' in read &&
      deckProblems(read.deck, String(options.pool), deckLimitOf(String(options.deckLimit))).length === 0
    )
  }
  const known = [
    ...preconstructedIds,
    ...learningIds.map(learningCode),
    ...(decks ?? []).map(({ code }) => code),
  ]
  return (
    <div className={style.setup}>
      {seats.map((seat) => {
        const value = String(options[`deck${seat}`])
        return (
          <DeckField
            key={seat}
            label={speak(deckWords('setup.deck', { player: seatNames[seat] ?? '' }))}
            value={value}
            onChange={(code) => change({ [`deck${seat}`]: code })}
          >
            <optgroup label={speak(deckWords('ready'))}>
              {preconstructedIds.map((id) => (
                <option key={id} value={id} disabled={!isLegal(id)}>
                  {speak(say(`deck.${id}`))}
                </option>
              ))}
            </optgroup>
            <optgroup label={speak(deckWords('learning'))}>
              {learningIds.map((id) => (
                <option key={id} value={learningCode(id)} disabled={!isLegal(learningCode(id))}>
                  {speak(deckWords(`learning.${id}`))}
                </option>
              ))}
            </optgroup>
            {(decks ?? []).length > 0 && (
              <optgroup label={speak(deckWords('setup.yours'))}>
                {(decks ?? []).map(({ id, name, code }) => (
                  <option key={id} value={code} disabled={!isLegal(code)}>
                    {isLegal(code) ? name : speak(deckWords('setup.illegal', { name }))}
                  </option>
                ))}
              </optgroup>
            )}
            {!known.includes(value) && <option value={value}>{speak(deckWords('setup.other'))}</option>}
          </DeckField>
        )
      })}
      <Link href="/decks">{speak(deckWords('setup.build'))}</Link>
    </div>
  )
}

const DeckField = ({
  label,
  value,
  onChange,
  children,
}: {
  readonly label: string
  readonly value: string
  onChange(value: string): void
  readonly children: React.ReactNode
}) => {
  const id = useId()
  return (
    <p className={style.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </p>
  )
}

/** The part of the page for new tables where decks are chosen. */
export const deckSetup: GameSetup = { title: 'nav.decks', takes: ['deck0', 'deck1'], Setup }
