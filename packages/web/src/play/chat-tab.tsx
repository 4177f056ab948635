import { type FormEvent, useState } from 'react'
import { changeSettings, useSettings } from '../settings/settings.ts'
import type { Words } from '../table/table.ts'
import type { SpeakUi } from '../texts/texts.ts'
import type { UiText } from '../texts/ui-texts.ts'
import { usePlay } from './play.ts'
import style from './side-tabs.module.css'

/** Said in everybody's own language. The protocol knows the same words. */
const phrases = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'your-turn',
  'need-help',
  'can-help',
  'careful',
  'agreed',
  'disagree',
  'wow',
  'oops',
  'good-game',
  'bye',
] as const

const phraseText = (phrase: string): UiText | undefined => {
  const known = phrases.find((each) => each === phrase)
  return known === undefined ? undefined : `phrase.${known}`
}

const wordsOf = (t: SpeakUi, text: Words): string => {
  if ('words' in text) return text.words
  const phrase = phraseText(text.phrase)
  return phrase === undefined ? text.phrase : t(phrase)
}

export const ChatTab = () => {
  const { snapshot, texts, table, viewerName } = usePlay()
  const { t } = texts
  const { chatMuted } = useSettings()
  const [words, setWords] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '') return
    table.chat({ words: words.trim().slice(0, 300) })
    setWords('')
  }
  const mute = (
    <label>
      <input
        type="checkbox"
        checked={chatMuted}
        onChange={({ target }) => changeSettings({ chatMuted: target.checked })}
      />{' '}
      {t('chat.mute')}
    </label>
  )
  // Who mutes the others still hears from the table that a seat has changed hands.
  const lines = snapshot.chat.filter(({ text }) => !chatMuted || 'notice' in text)
  const mayTalk = !chatMuted && snapshot.mySeats.length > 0
  return (
    <div className={style.tab}>
      {mute}
      <ul className={style.lines} aria-live="polite">
        {lines.map(({ seq, from, text }) => (
          <li key={seq}>
            <strong>{viewerName(from)}</strong>{' '}
            {'notice' in text ? <em>{t(`notice.${text.notice}`)}</em> : wordsOf(t, text)}
          </li>
        ))}
      </ul>
      {!chatMuted && snapshot.chat.length === 0 && <p className="faint">{t('chat.empty')}</p>}
      {mayTalk && (
        <>
          <div className={style.phrases}>
            {phrases.map((phrase) => (
              <button
                key={phrase}
                type="button"
                className="button small"
                onClick={() => table.chat({ phrase })}
              >
                {t(`phrase.${phrase}`)}
              </button>
            ))}
          </div>
          <form className={style.form} onSubmit={send}>
            <input
              className="field"
              aria-label={t('chat.words')}
              value={words}
              maxLength={300}
              onChange={({ target }) => setWords(target.value)}
            />
            <button type="submit" className="button">
              {t('chat.send')}
            </button>
          </form>
        </>
      )}
    </div>
  )
}
