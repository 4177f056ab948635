import { usePlay } from '../play/play.ts'
import { RichLine } from '../play/rich-line.tsx'
import { wordsOf } from '../scenes/words.ts'
import style from './passing.module.css'

/** On a phone the card that somebody plays is told in the bar that waits, and leaves the board in sight. */
export const Ticker = () => {
  const { stage, texts, snapshot } = usePlay()
  const { scene, step } = stage
  if (scene === null || step === null || scene.form !== 'spotlight' || !stage.held) return null
  return (
    <p className={style.ticker} data-stage="ticker" data-tone={step.tone ?? undefined}>
      <b>{texts.speak(scene.title)}</b>{' '}
      <span>
        <RichLine rich={wordsOf(texts, snapshot.log, step)} />
      </span>
    </p>
  )
}
