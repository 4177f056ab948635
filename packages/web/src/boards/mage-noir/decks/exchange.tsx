import { type Deck, deckSize } from '@conclave/mage-noir'
import { type FormEvent, useState } from 'react'
import style from './deck-panel.module.css'
import { codeFor, listFor, readPasted } from './reading.ts'
import type { DeckSpeech } from './speech.ts'
import { deckWords } from './texts/index.ts'

/** A deck leaves as a short code or a plain list, and comes back as either. */
export const Exchange = ({
  speech: { speak, nameOf },
  deck,
  onImport,
}: {
  readonly speech: DeckSpeech
  readonly deck: Deck
  onImport(deck: Deck): void
}) => {
  const [text, setText] = useState('')
  const [news, setNews] = useState<{ readonly words: string; readonly bad: boolean } | null>(null)
  const [copied, setCopied] = useState<'code' | 'list' | null>(null)
  const copy = async (what: 'code' | 'list') => {
    await navigator.clipboard
      ?.writeText(what === 'code' ? codeFor(deck) : listFor(deck, nameOf))
      .catch(() => {})
    setCopied(what)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readPasted(text)
    if ('deck' in read) {
      onImport(read.deck)
      setNews({ words: speak(deckWords('imported', { count: deckSize(read.deck) })), bad: false })
      setText('')
    } else {
      const words =
        read.line === null
          ? deckWords('import.code', { text: read.text })
          : deckWords('import.line', { line: read.line, text: read.text })
      setNews({ words: speak(words), bad: true })
    }
  }
  return (
    <section className={`panel ${style.exchange}`} aria-label={speak(deckWords('exchange'))}>
      <h2>{speak(deckWords('exchange'))}</h2>
      <label className={style.code}>
        <span>{speak(deckWords('code'))}</span>
        <input className="field" readOnly value={deckSize(deck) === 0 ? '' : codeFor(deck)} />
      </label>
      <p className={style.row}>
        <button type="button" className="button small" onClick={() => void copy('code')}>
          {speak(deckWords(copied === 'code' ? 'copied' : 'export.code'))}
        </button>
        <button type="button" className="button small" onClick={() => void copy('list')}>
          {speak(deckWords(copied === 'list' ? 'copied' : 'export.list'))}
        </button>
      </p>
      <form onSubmit={submit} className={style.code}>
        <label className={style.code}>
          <span>{speak(deckWords('paste'))}</span>
          <textarea
            className="field"
            rows={4}
            maxLength={3000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit" className="button small" disabled={text.trim() === ''}>
          {speak(deckWords('import'))}
        </button>
        {news !== null && <p role={news.bad ? 'alert' : 'status'}>{news.words}</p>}
      </form>
    </section>
  )
}
