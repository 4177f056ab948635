import type { Step } from '../kit/scene.ts'
import { usePlay } from '../play/play.ts'
import { useAnimationSpeed } from '../settings/appearance.ts'
import { Counted } from '../ui/counted.tsx'
import style from './figures.module.css'

/** The numbers of a step, side by side; they go on counting from step to step. */
export const Figures = ({ step: { figures } }: { readonly step: Step }) => {
  const { texts, stage } = usePlay()
  const speed = useAnimationSpeed()
  if (figures.length === 0) return null
  return (
    <p className={style.figures}>
      {figures.map(({ says, value, colour }) => (
        <span key={JSON.stringify(says)} className={style.figure} style={{ color: `var(--${colour})` }}>
          <b>
            <Counted value={value} scene={stage.scene?.seq ?? 0} speed={speed} />
          </b>{' '}
          <small>{texts.speak(says)}</small>
        </span>
      ))}
    </p>
  )
}
