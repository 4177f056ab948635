import { quickPhrases } from '@conclave/protocol'
import { type FormEvent, useState } from 'react'
import { heardLines, wordsOf } from '../play/chat-words.ts'
import { usePlay } from '../play/play.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import style from './side-tabs.module.css'

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
  const lines = heardLines(snapshot.chat, chatMuted)
  const mayTalk = !chatMuted && snapshot.mySeats.length > 0
  return (
    <div className={style.chat}>
      <div className={style.tab}>
        {mute}
        <ul className={style.lines} aria-live="polite">
          {lines.map(({ seq, from, text }) => (
            <li key={seq}>
              <strong>{viewerName(from)}</strong>{' '}
              {'notice' in text ? <em>{wordsOf(t, text)}</em> : wordsOf(t, text)}
            </li>
          ))}
        </ul>
        {!chatMuted && snapshot.chat.length === 0 && <p className="faint">{t('chat.empty')}</p>}
        {mayTalk && (
          <div className={style.phrases}>
            {quickPhrases.map((phrase) => (
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
        )}
      </div>
      {mayTalk && (
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
      )}
    </div>
  )
}
