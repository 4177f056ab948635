import type { Loaded } from '@conclave/games'
import { say } from '@conclave/kernel'
import { deckProblems, preconstructed, preconstructedIds, readDeck } from '@conclave/mage-noir'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../texts/context.tsx'
import { tableTexts } from '../../../texts/table-texts.ts'
import { DeleteButton } from '../../../ui/delete-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { CardPool } from './card-pool.tsx'
import style from './deck-page.module.css'
import { DeckPanel } from './deck-panel.tsx'
import { type Draft, emptyDraft, keepDraft, leftDraft } from './draft.ts'
import { Exchange } from './exchange.tsx'
import { isWith, type KeptDeck } from './merging.ts'
import { codeFor } from './reading.ts'
import type { DeckSpeech } from './speech.ts'
import { deckWords } from './texts/index.ts'
import { useDecks } from './use-decks.ts'

const limit = 200

/** Decks are built, kept, shared and taken to a table here. */
export const DeckPage = ({ loaded }: { readonly loaded: Loaded }) => {
  const { catalogues, language } = useTexts()
  const texts = useMemo(() => tableTexts(loaded, catalogues, language), [loaded, catalogues, language])
  const cards = useMemo(() => new Map(loaded.texts.cards.map((card) => [card.id, card])), [loaded])
  const speech: DeckSpeech = { speak: texts.speak, nameOf: texts.card, cards }
  const { speak } = texts
  usePageTitle(speak(deckWords('title')))
  const { decks, account, keep, drop } = useDecks()
  const [, navigate] = useLocation()
  const [draft, setDraft] = useState<Draft>(() => leftDraft(sessionStorage))
  useEffect(() => keepDraft(sessionStorage, draft), [draft])
  // What would take the place of a deck that is not saved.
  const [next, setNext] = useState<Draft | null>(null)
  const [pool, setPool] = useState<'full' | 'box'>('full')
  const [saved, setSaved] = useState(false)
  const change = (changed: Partial<Draft>) => {
    setDraft({ ...draft, ...changed, touched: true })
    setSaved(false)
  }
  const lay = (other: Draft) => {
    setDraft(other)
    setSaved(other.id !== null)
    setNext(null)
  }
  const propose = (other: Draft) => (draft.touched ? setNext(other) : lay(other))
  const away = account === null ? [] : (decks ?? []).filter((deck) => !isWith(deck, account))
  const keeping = account === null ? 'here' : away.length === 0 ? 'account' : 'account.partly'
  const problems = deckProblems(draft.deck, pool, limit)
  const name = draft.name.trim() === '' ? speak(deckWords('unnamed')) : draft.name.trim()
  const save = async () => {
    const kept = await keep({ id: draft.id, name, code: codeFor(draft.deck) })
    setDraft({ ...draft, id: kept.id, name: kept.name, touched: false })
    setSaved(true)
  }
  const open = ({ id, name: called, code }: KeptDeck) => {
    const read = readDeck(code)
    if ('deck' in read) propose({ id, name: called, deck: read.deck, touched: false })
  }
  return (
    <div className={style.page}>
      <h1>{speak(deckWords('title'))}</h1>
      <p className={style.about}>
        {speak(deckWords('about'))}{' '}
        <span className="faint">{speak(deckWords(keeping, { count: away.length }))}</span>
      </p>
      <section className={`panel ${style.shelf}`} aria-label={speak(deckWords('yours'))}>
        <h2 className={style.head}>{speak(deckWords('yours'))}</h2>
        <ul className={style.list}>
          {decks?.length === 0 && <li className="faint">{speak(deckWords('none'))}</li>}
          {(decks ?? []).map((kept) => (
            <li key={kept.id} className={style.kept}>
              <button
                type="button"
                className="button small"
                aria-pressed={kept.id === draft.id}
                aria-label={speak(deckWords('edit', { name: kept.name }))}
                onClick={() => open(kept)}
              >
                {kept.name}
              </button>
              <DeleteButton
                what={speak(deckWords('delete', { name: kept.name }))}
                onDelete={() => void drop(kept)}
              />
            </li>
          ))}
          <li>
            <button type="button" className="button small" onClick={() => propose(emptyDraft)}>
              + {speak(deckWords('empty'))}
            </button>
          </li>
        </ul>
        <h2 className={style.head}>{speak(deckWords('ready'))}</h2>
        <ul className={style.list}>
          {preconstructedIds.map((id) => {
            const called = speak(say(`deck.${id}`))
            return (
              <li key={id}>
                <button
                  type="button"
                  className="button small"
                  onClick={() =>
                    propose({
                      id: null,
                      name: speak(deckWords('copyOf', { name: called })),
                      deck: preconstructed[id],
                      touched: false,
                    })
                  }
                >
                  {called}
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      <Dialog
        title={speak(deckWords('unsaved', { name }))}
        isOpen={next !== null}
        onClose={() => setNext(null)}
      >
        <p className={style.actions}>
          <button
            type="button"
            className="button primary"
            onClick={() => void save().then(() => next !== null && lay(next))}
          >
            {speak(deckWords('unsaved.save'))}
          </button>
          <button type="button" className="button" onClick={() => next !== null && lay(next)}>
            {speak(deckWords('unsaved.drop'))}
          </button>
        </p>
      </Dialog>
      <div className={style.bench}>
        <CardPool
          speech={speech}
          deck={draft.deck}
          pool={pool}
          onPool={setPool}
          onChange={(card, copies) => change({ deck: { ...draft.deck, [card]: copies } })}
        />
        <div className={style.side}>
          <section className={`panel ${style.draft}`} aria-label={speak(deckWords('deck'))}>
            <label className={style.name}>
              <span>{speak(deckWords('name'))}</span>
              <input
                className="field"
                maxLength={60}
                value={draft.name}
                placeholder={speak(deckWords('unnamed'))}
                onChange={({ target }) => change({ name: target.value })}
              />
            </label>
            <p className={style.actions}>
              <button type="button" className="button primary" onClick={() => void save()}>
                {speak(deckWords(saved ? 'saved' : 'save'))}
              </button>
              <button
                type="button"
                className="button"
                disabled={problems.length > 0}
                onClick={() => navigate(`/new/mage-noir?deck=${encodeURIComponent(codeFor(draft.deck))}`)}
              >
                {speak(deckWords('play'))}
              </button>
            </p>
            <DeckPanel
              speech={speech}
              deck={draft.deck}
              problems={problems}
              onChange={(card, copies) => change({ deck: { ...draft.deck, [card]: copies } })}
            />
          </section>
          <Exchange speech={speech} deck={draft.deck} onImport={(deck) => change({ deck })} />
        </div>
      </div>
    </div>
  )
}
