import { Transport } from '../../art/transport.tsx'
import { useText } from '../../texts/context.tsx'
import style from './replay-controls.module.css'

/** The buttons, and the slider with a mark where every turn begins. */
export const ReplayControls = ({
  at,
  last,
  turns,
  playing,
  go,
  toggle,
}: {
  readonly at: number
  readonly last: number
  /** The moments at which turns begin. */
  readonly turns: readonly number[]
  readonly playing: boolean
  go(to: number): void
  toggle(): void
}) => {
  const t = useText()
  const words = t('replay.at', { at, all: last })
  const share = (moment: number) => ({ '--at': last === 0 ? 0 : moment / last })
  return (
    <>
      <div className={style.buttons}>
        <Step sign="first" label={t('replay.first')} disabled={at === 0} onPress={() => go(0)} />
        <Step sign="back" label={t('replay.back')} disabled={at === 0} onPress={() => go(at - 1)} />
        <button type="button" className={`button primary ${style.play}`} onClick={toggle}>
          <Transport sign={playing ? 'pause' : 'play'} />
          {t(playing ? 'replay.pause' : 'replay.play')}
        </button>
        <Step sign="next" label={t('replay.next')} disabled={at === last} onPress={() => go(at + 1)} />
        <Step sign="last" label={t('replay.last')} disabled={at === last} onPress={() => go(last)} />
      </div>
      <div className={style.timeline}>
        <div className={style.track} style={share(at)}>
          <div className={style.turns} aria-hidden="true">
            {turns.map((moment) => (
              <i key={moment} style={share(moment)} data-past={moment <= at || undefined} />
            ))}
          </div>
          <input
            type="range"
            className={style.slider}
            min={0}
            max={last}
            value={at}
            aria-label={t('replay.slider')}
            aria-valuetext={words}
            onChange={({ target }) => go(Number(target.value))}
          />
        </div>
        <span className={style.at}>{words}</span>
      </div>
    </>
  )
}

/** Stays where it is when it cannot be used, so that the keyboard does not lose it. */
const Step = ({
  sign,
  label,
  disabled,
  onPress,
}: {
  readonly sign: 'back' | 'first' | 'last' | 'next'
  readonly label: string
  readonly disabled: boolean
  onPress(): void
}) => (
  <button
    type="button"
    className={style.step}
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    onClick={() => {
      if (!disabled) onPress()
    }}
  >
    <Transport sign={sign} />
  </button>
)
