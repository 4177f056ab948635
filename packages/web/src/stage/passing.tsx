import type { ReactNode } from 'react'
import type { Scene, Step } from '../kit/scene.ts'
import { usePlay } from '../play/play.ts'
import { RichLine } from '../play/rich-line.tsx'
import { wordsOf } from '../scenes/words.ts'
import { Cubes } from './cubes.tsx'
import { Figures } from './figures.tsx'
import style from './passing.module.css'
import type { Side } from './use-side.ts'

/** Layer over the board for whatever passes. A click anywhere goes on, unless nobody is held up by it. */
export const Passing = ({
  form,
  side,
  children,
}: {
  readonly form: 'spotlight' | 'banner'
  readonly side: Side
  readonly children: ReactNode
}) => {
  const { stage } = usePlay()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys do the same, and so does the button
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={style.place}
      data-form={form}
      data-held={stage.held || undefined}
      data-side={side}
      onClick={({ target }) => {
        if (stage.held && target instanceof Element && target.closest('button') === null) stage.next()
      }}
    >
      {children}
    </div>
  )
}

/** The words of what passes. */
export const Caption = ({ scene, step }: { readonly scene: Scene; readonly step: Step }) => {
  const { texts, snapshot } = usePlay()
  return (
    <div className={style.told}>
      <p className={style.title}>{texts.speak(scene.title)}</p>
      <p className={style.words}>
        <RichLine rich={wordsOf(texts, snapshot.log, step)} />
      </p>
      {step.also.map((message) => (
        <p key={JSON.stringify(message)} className={style.also}>
          <RichLine rich={texts.rich(message)} />
        </p>
      ))}
      {step.cubes.map((lying) => (
        <Cubes key={JSON.stringify(lying)} lying={lying} />
      ))}
      <Figures step={step} />
      <SkipButton />
    </div>
  )
}

/** Goes on at once. */
const SkipButton = () => {
  const { stage, texts } = usePlay()
  if (!stage.held) return null
  return (
    <button
      type="button"
      className={`button quiet small ${style.skip}`}
      onClick={stage.next}
      aria-keyshortcuts="Space"
    >
      {texts.t('stage.skip')}
    </button>
  )
}
