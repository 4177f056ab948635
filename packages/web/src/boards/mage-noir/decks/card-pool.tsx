import { say } from '@conclave/kernel'
import { cards, type Deck, deckSize, elements, mostOf, words } from '@conclave/mage-noir'
import { useMemo, useState } from 'react'
import { Named } from '../../parts/named.tsx'
import { Face } from '../card/face.tsx'
import { wordsOf } from '../card/printed.ts'
import { ElementMark, ManaRow } from '../element-mark.tsx'
import style from './card-pool.module.css'
import { type Filters, highCost, noFilters, passes, plain, toggled } from './filters.ts'
import type { DeckSpeech } from './speech.ts'
import { Stepper } from './stepper.tsx'
import { deckWords } from './texts/index.ts'

const types = ['spell', 'permanent', 'equipment', 'ritual'] as const

/** Every card of the set with all its text, filtered and counted. */
export const CardPool = ({
  speech,
  deck,
  pool,
  onPool,
  onChange,
}: {
  readonly speech: DeckSpeech
  readonly deck: Deck
  readonly pool: 'full' | 'box'
  onPool(pool: 'full' | 'box'): void
  onChange(card: string, copies: number): void
}) => {
  const { speak, nameOf } = speech
  const [filters, setFilters] = useState<Filters>(noFilters)
  const said = useMemo(
    () =>
      new Map(
        cards.map(({ id }) => {
          const info = speech.cards.get(id)
          return [id, info === undefined ? id : plain(`${speak(info.name)} ${speak(info.text)}`)]
        }),
      ),
    [speech.cards, speak],
  )
  const found = cards.filter((card) => passes(card, said.get(card.id) ?? '', filters, deck[card.id] ?? 0))
  return (
    <section className={style.pool} aria-label={speak(deckWords('cards'))}>
      <Bar speech={speech} filters={filters} onFilters={setFilters} pool={pool} onPool={onPool} />
      <p className={style.found}>
        <span role="status">{speak(deckWords('found', { count: found.length }))}</span>
        {/* On a phone the deck is far away; the count stays in sight. */}
        <span className={style.inDeck}>{speak(deckWords('size', { count: deckSize(deck) }))}</span>
      </p>
      <ul className={style.cards}>
        {found.map((card) => {
          const info = speech.cards.get(card.id)
          const copies = deck[card.id] ?? 0
          const gives = wordsOf(card.id)
          return (
            <li key={card.id} className={`panel ${style.card}`} data-in={copies > 0 || undefined}>
              <span className={style.face} aria-hidden="true">
                <Face id={card.id} speak={speak} />
              </span>
              <div className={style.words}>
                <h3>{nameOf(card.id)}</h3>
                <p className={style.kind}>
                  {speak(say(`kind.${card.type}`))}
                  {card.slot !== undefined && `, ${speak(say(`slot.${card.slot}`))}`}
                  <ManaRow mana={card.cost} speak={speak} />
                  {card.requires.length > 0 && (
                    <span>
                      {speak(
                        deckWords('needs', {
                          words: card.requires.map(({ word, count }) =>
                            count > 1
                              ? deckWords('times', { count, word: say(`word.${word}`) })
                              : say(`word.${word}`),
                          ),
                        }),
                      )}
                    </span>
                  )}
                  {gives.length > 0 && (
                    <span>
                      {speak(deckWords('gives', { words: gives.map((word) => say(`word.${word}`)) }))}
                    </span>
                  )}
                </p>
                <p className={style.text}>{info !== undefined && speak(info.text)}</p>
              </div>
              <Stepper
                speech={speech}
                card={card.id}
                copies={copies}
                most={mostOf(card.id, pool)}
                onChange={(next) => onChange(card.id, next)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Bar = ({
  speech: { speak },
  filters,
  onFilters,
  pool,
  onPool,
}: {
  readonly speech: DeckSpeech
  readonly filters: Filters
  onFilters(filters: Filters): void
  readonly pool: 'full' | 'box'
  onPool(pool: 'full' | 'box'): void
}) => {
  const change = (changed: Partial<Filters>) => onFilters({ ...filters, ...changed })
  return (
    <search className={`panel ${style.bar}`}>
      <input
        className={`field ${style.search}`}
        type="search"
        aria-label={speak(deckWords('search'))}
        placeholder={speak(deckWords('search'))}
        value={filters.search}
        onChange={({ target }) => change({ search: target.value })}
      />
      <fieldset className={style.group}>
        <legend>{speak(deckWords('filter.element'))}</legend>
        {elements.map((element) => (
          <button
            key={element}
            type="button"
            className="button small"
            aria-pressed={filters.elements.includes(element)}
            title={speak(say(`element.${element}`))}
            onClick={() => change({ elements: toggled(filters.elements, element) })}
          >
            <Named name={speak(say(`element.${element}`))}>
              <ElementMark element={element} speak={speak} />
            </Named>
          </button>
        ))}
      </fieldset>
      <fieldset className={style.group}>
        <legend>{speak(deckWords('filter.type'))}</legend>
        {types.map((type) => (
          <button
            key={type}
            type="button"
            className="button small"
            aria-pressed={filters.types.includes(type)}
            onClick={() => change({ types: toggled(filters.types, type) })}
          >
            {speak(say(`kind.${type}`))}
          </button>
        ))}
      </fieldset>
      <fieldset className={style.group}>
        <legend>{speak(deckWords('filter.cost'))}</legend>
        {Array.from({ length: highCost + 1 }, (_, cost) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cost is its number
            key={cost}
            type="button"
            className="button small"
            aria-pressed={filters.costs.includes(cost)}
            aria-label={cost === highCost ? speak(deckWords('filter.cost.more', { cost })) : undefined}
            onClick={() => change({ costs: toggled(filters.costs, cost) })}
          >
            {cost}
            {cost === highCost && '+'}
          </button>
        ))}
      </fieldset>
      <label className={style.group}>
        <span>{speak(deckWords('filter.word'))}</span>
        <select
          className="field"
          value={filters.word}
          onChange={({ target }) => change({ word: words.find((word) => word === target.value) ?? '' })}
        >
          <option value="">{speak(deckWords('filter.word.any'))}</option>
          {words.map((word) => (
            <option key={word} value={word}>
              {speak(say(`word.${word}`))}
            </option>
          ))}
        </select>
      </label>
      <label className={style.group}>
        <span>{speak(deckWords('pool'))}</span>
        <select
          className="field"
          value={pool}
          onChange={({ target }) => onPool(target.value === 'box' ? 'box' : 'full')}
        >
          <option value="full">{speak(deckWords('pool.full'))}</option>
          <option value="box">{speak(deckWords('pool.box'))}</option>
        </select>
      </label>
      <label className={style.check}>
        <input
          type="checkbox"
          checked={filters.chosen}
          onChange={({ target }) => change({ chosen: target.checked })}
        />
        {speak(deckWords('filter.chosen'))}
      </label>
      <button type="button" className="button quiet small" onClick={() => onFilters(noFilters)}>
        {speak(deckWords('filter.clear'))}
      </button>
    </search>
  )
}
