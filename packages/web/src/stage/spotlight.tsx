import { useRef } from 'react'
import type { Scene, Step } from '../kit/scene.ts'
import { usePlay } from '../play/play.ts'
import { useAnimationSpeed } from '../settings/appearance.ts'
import style from './passing.module.css'
import { Caption, Passing } from './passing.tsx'
import { useSide } from './use-side.ts'
import { useStageKeys } from './use-stage-keys.ts'

/** A card that somebody plays, held up large, with one line: who, what, at whom, with what result. */
export const Spotlight = ({ scene, step }: { readonly scene: Scene; readonly step: Step }) => {
  const { stage, texts, cards, loaded } = usePlay()
  const panel = useRef<HTMLElement>(null)
  useStageKeys(stage, panel)
  const speed = useAnimationSpeed()
  const side = useSide(panel, `${scene.seq}`, stage.held ? heldPlaces : passingPlaces)
  const card = step.card === null ? undefined : cards.get(step.card)
  const Face = loaded.kit?.Face
  return (
    <Passing form="spotlight" side={side}>
      <section
        ref={panel}
        key={scene.seq}
        className={style.spotlight}
        data-stage="spotlight"
        data-tone={step.tone ?? undefined}
        data-own={!stage.held || undefined}
        data-moves={speed > 0 || undefined}
        aria-label={texts.t('stage')}
      >
        {card !== undefined && Face !== undefined && (
          <div className={style.card} data-card={card.id}>
            <Face card={card} speak={texts.speak} up={step.up} />
          </div>
        )}
        <Caption scene={scene} step={step} />
      </section>
    </Passing>
  )
}

const heldPlaces = ['middle', 'bottom', 'top'] as const
/** Places for its viewer's own deeds, which stand aside: she goes on below them. */
const passingPlaces = ['bottom', 'top'] as const
