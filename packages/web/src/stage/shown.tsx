import type { Step } from '../kit/scene.ts'
import { usePlay } from '../play/play.ts'
import { useAnimationSpeed } from '../settings/appearance.ts'
import style from './stage.module.css'

/** The card that a step is about, turned over as it comes. */
export const Shown = ({ step: { card: id, up } }: { readonly step: Step }) => {
  const { cards, loaded, texts } = usePlay()
  const speed = useAnimationSpeed()
  const card = id === null ? undefined : cards.get(id)
  if (card === undefined) return null
  const Face = loaded.kit?.Face
  const tellsAll = loaded.kit?.tellsAll?.(card) === true
  return (
    <div
      className={style.card}
      data-moves={speed > 0 || undefined}
      style={{ '--scene-pace': speed === 0 ? 0 : 1 / speed }}
      data-card={card.id}
    >
      {Face !== undefined && <Face card={card} speak={texts.speak} up={up} />}
      {!tellsAll && <p className={style.printed}>{texts.speak(card.text)}</p>}
    </div>
  )
}
