import type { FaceProps } from '../../../kit/kit.ts'
import { Face } from './face.tsx'
import style from './large-card.module.css'

/** A card, large, for the preview. */
export const LargeCard = ({ card, speak }: FaceProps) => (
  <div className={style.card} aria-hidden="true">
    <Face id={card.id} speak={speak} size="large" />
  </div>
)
