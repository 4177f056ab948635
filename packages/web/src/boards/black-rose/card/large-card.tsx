import type { FaceProps } from '../../board.ts'
import { Face } from './face.tsx'

/** A card, large, for the preview. */
export const LargeCard = ({ card, speak }: FaceProps) => (
  <div aria-hidden="true">
    <Face info={card} speak={speak} />
  </div>
)
