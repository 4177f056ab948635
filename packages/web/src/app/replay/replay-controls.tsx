import { useText } from '../../texts/context.tsx'
import style from './replay.module.css'

/** The slider and its buttons. */
export const ReplayControls = ({
  at,
  last,
  playing,
  go,
  toggle,
}: {
  readonly at: number
  readonly last: number
  readonly playing: boolean
  go(to: number): void
  toggle(): void
}) => {
  const t = useText()
  const words = t('replay.at', { at, all: last })
  return (
    <div className={style.controls}>
      <button type="button" className="button small" aria-label={t('replay.first')} onClick={() => go(0)}>
        ⏮
      </button>
      <button type="button" className="button small" aria-label={t('replay.back')} onClick={() => go(at - 1)}>
        ◀
      </button>
      <button type="button" className="button primary small" onClick={toggle}>
        {t(playing ? 'replay.pause' : 'replay.play')}
      </button>
      <button type="button" className="button small" aria-label={t('replay.next')} onClick={() => go(at + 1)}>
        ▶
      </button>
      <button type="button" className="button small" aria-label={t('replay.last')} onClick={() => go(last)}>
        ⏭
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay.slider')}
        aria-valuetext={words}
        onChange={({ target }) => go(Number(target.value))}
      />
      <span className={style.at}>{words}</span>
    </div>
  )
}
