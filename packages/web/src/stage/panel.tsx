import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Scene, Step } from '../kit/scene.ts'
import { usePlay } from '../play/play.ts'
import { RichLine } from '../play/rich-line.tsx'
import { wordsOf } from '../scenes/words.ts'
import { Cubes } from './cubes.tsx'
import { Figures } from './figures.tsx'
import { Shown } from './shown.tsx'
import style from './stage.module.css'
import { useSide } from './use-side.ts'
import { useStageKeys } from './use-stage-keys.ts'

/** A scene that tells what came of what, step by step, over the lower part of the board. A click goes on. */
export const Panel = ({ scene, step }: { readonly scene: Scene; readonly step: Step }) => {
  const { stage, texts, snapshot } = usePlay()
  const { at } = stage
  const panel = useRef<HTMLElement>(null)
  useStageKeys(stage, panel)
  useOneHeight(panel, `${scene.seq}`, at)
  const side = useSide(panel, `${scene.seq} ${at}`, places)
  const { t } = texts
  const words = wordsOf(texts, snapshot.log, step)
  const last = at + 1 === scene.steps.length
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys do the same, and so do the buttons */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        className={style.place}
        data-held={stage.held || undefined}
        data-side={side}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('button') === null) stage.next()
        }}
      >
        <section
          ref={panel}
          className={style.stage}
          data-stage="panel"
          data-size={step.size}
          data-step={at + 1}
          aria-label={t('stage')}
        >
          <Shown key={`${scene.seq} ${step.card}`} step={step} />
          <div className={style.told}>
            <p className={style.title}>{texts.speak(scene.title)}</p>
            <div key={`${scene.seq} ${at}`} className={style.step}>
              <p className={style.words}>
                <RichLine rich={words} />
              </p>
              {step.also.map((message) => (
                <p key={JSON.stringify(message)} className={style.also}>
                  <RichLine rich={texts.rich(message)} />
                </p>
              ))}
              {step.cubes.map((lying) => (
                <Cubes key={JSON.stringify(lying)} lying={lying} />
              ))}
            </div>
            <Figures key={scene.seq} step={step} />
          </div>
          <div className={style.tools}>
            <span className={style.pips} aria-hidden="true">
              {scene.steps.map((_, each) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
                  key={each}
                  data-now={each === at || undefined}
                  data-done={each < at || undefined}
                />
              ))}
            </span>
            <button
              type="button"
              className="button quiet small"
              aria-label={t('stage.back')}
              disabled={at === 0}
              onClick={stage.back}
            >
              ◂
            </button>
            <button type="button" className="button small" onClick={stage.next} aria-keyshortcuts="Space">
              {t(last ? 'stage.close' : 'stage.next')}
            </button>
            {!last && (
              <button
                type="button"
                className="button quiet small"
                onClick={stage.skip}
                aria-keyshortcuts="Escape"
              >
                {t('stage.skip')}
              </button>
            )}
          </div>
        </section>
      </div>
    </>
  )
}

const places = ['bottom', 'top'] as const

/** One height for a scene: a panel that has become higher for a step stays so, until another scene begins. */
const useOneHeight = (panel: RefObject<HTMLElement | null>, scene: string, at: number): void => {
  const last = useRef({ scene, width: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step may need more than those before
  useLayoutEffect(() => {
    const { current } = panel
    if (current === null) return
    const width = window.innerWidth
    if (last.current.scene !== scene || last.current.width !== width) current.style.minHeight = ''
    last.current = { scene, width }
    current.style.minHeight = `${Math.ceil(current.getBoundingClientRect().height)}px`
  }, [scene, at])
}
