import { useRef } from 'react'
import type { Scene, Step } from '../kit/scene.ts'
import { usePlay } from '../play/play.ts'
import { useAnimationSpeed } from '../settings/appearance.ts'
import style from './passing.module.css'
import { Caption, Passing } from './passing.tsx'
import { Shown } from './shown.tsx'
import { useSide } from './use-side.ts'
import { useStageKeys } from './use-stage-keys.ts'

/** A moment of the match, across the board: as large as it weighs. */
export const Banner = ({ scene, step }: { readonly scene: Scene; readonly step: Step }) => {
  const { stage, texts } = usePlay()
  const panel = useRef<HTMLElement>(null)
  useStageKeys(stage, panel)
  const speed = useAnimationSpeed()
  const side = useSide(panel, `${scene.seq}`, places)
  return (
    <Passing form="banner" side={side}>
      <section
        ref={panel}
        key={scene.seq}
        className={style.banner}
        data-stage="banner"
        data-size={step.size}
        data-tone={step.tone ?? undefined}
        data-moves={speed > 0 || undefined}
        aria-label={texts.t('stage')}
      >
        {step.card !== null && <Shown step={step} />}
        <Caption scene={scene} step={step} />
      </section>
    </Passing>
  )
}

const places = ['top', 'bottom', 'middle'] as const
