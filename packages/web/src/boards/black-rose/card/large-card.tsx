import type { FaceProps } from '../../board.ts'
import { Face } from './face.tsx'
import style from './large-card.module.css'

/** A card, large, for the preview: picture and signs; name, text and facts stand beside it. */
export const LargeCard = ({ card, speak }: FaceProps) => (
  <div className={style.card} aria-hidden="true">
    <Face info={card} speak={speak} size="large" />
  </div>
)
