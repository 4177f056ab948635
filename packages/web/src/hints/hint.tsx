import { useState } from 'react'
import { titleOf } from '../games/game-facts.ts'
import type { HintView } from '../kit/kit.ts'
import { usePlay } from '../play/play.ts'
import { below } from '../settings/base.ts'
import { changeSettings, settings, useSettings } from '../settings/settings.ts'
import style from './hint.module.css'
import { nextHint } from './next-hint.ts'

/**
 * Hint: something unexpected for whoever has said that she knows an earlier edition, when it comes up for the first time: one
 * thing at a time, which stays until it is read, and the next one not before something else is asked.
 */
export const Hint = () => {
  const { question, options, view, loaded, snapshot, texts, showRule } = usePlay()
  const { hints, hintsRead } = useSettings()
  const [readAt, setReadAt] = useState<number | null>(null)
  const { version, game, edition } = snapshot
  const { t, speak } = texts
  const [told, setTold] = useState<HintView | null>(null)
  const next =
    hints && readAt !== version ? nextHint(loaded.kit, question, options, view.table, hintsRead) : null
  // While it is rendered: what comes up does not go when the next question comes.
  if (told === null && next !== null) setTold(next)
  const hint = hints ? (told ?? next) : null
  if (hint === null) return null
  const changes = titleOf(game, edition)?.changes
  const read = (): void => {
    setReadAt(version)
    setTold(null)
    changeSettings({ hintsRead: [...settings().hintsRead, hint.id] })
  }
  return (
    <section className={style.hint} aria-label={t('hint')} data-hint={hint.id}>
      <p role="status">
        <strong>{speak(hint.title)}.</strong> {speak(hint.text)}
      </p>
      <p className={style.actions}>
        <button type="button" className="button small primary" onClick={read}>
          {t('hint.read')}
        </button>
        <button type="button" className="button small" onClick={() => showRule(hint.chapter)}>
          {t('nav.rules')}
        </button>
        <button type="button" className="button small quiet" onClick={() => changeSettings({ hints: false })}>
          {t('hint.off')}
        </button>
        {changes !== undefined && (
          <a
            className={`button small quiet ${style.more}`}
            href={below(`/rules/${changes}`)}
            target="_blank"
            rel="noreferrer"
          >
            {t('hint.more')}
          </a>
        )}
      </p>
    </section>
  )
}
