import { LayoutGroup, MotionConfig } from 'motion/react'
import type { ReactNode } from 'react'

/** How long a thing takes to its new place, at usual speed. */
const travel = 0.5

/** Layout animation: what lets a thing glide from where it was before; nothing at all if nothing shall move. */
export const layoutMotion = (
  key: string,
  speed: number,
): { layoutId?: string; transition: { readonly duration: number } } =>
  speed === 0 ? { transition: { duration: 0 } } : { layoutId: key, transition: { duration: travel / speed } }

/** The part of a board in which things glide from place to place. */
export const LayoutMotion = ({
  speed,
  children,
}: {
  readonly speed: number
  readonly children: ReactNode
}) => (
  <MotionConfig reducedMotion={speed === 0 ? 'always' : 'never'}>
    <LayoutGroup>{children}</LayoutGroup>
  </MotionConfig>
)
