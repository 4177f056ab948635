import type { FaceProps } from '../kit.ts'
import { Face } from './face.tsx'
import style from './large-card.module.css'
import { LargeSpell } from './large-spell.tsx'
import { isSpell } from './printed.ts'

/** A card, large, for the preview. A spell says all it does; of others name, text and facts stand beside the picture. */
export const LargeCard = ({ card, speak, up = null }: FaceProps) =>
  isSpell(card) ? (
    <LargeSpell spell={card} speak={speak} up={up} />
  ) : (
    <div className={style.card} aria-hidden="true">
      <Face info={card} speak={speak} size="large" />
    </div>
  )
