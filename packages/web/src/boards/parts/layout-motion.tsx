import { LayoutGroup, MotionConfig } from 'motion/react'
import type { ReactNode } from 'react'

/** Seconds that a thing takes to its new place; none if nothing shall move. */
export const travelTime = (speed: number): number => (speed === 0 ? 0 : 0.5 / speed)

/** Layout animation: what lets a thing glide from where it was before; nothing at all if nothing shall move. */
export const layoutMotion = (
  key: string,
  speed: number,
): { layoutId?: string; transition: { readonly duration: number } } => ({
  ...(speed === 0 ? {} : { layoutId: key }),
  transition: { duration: travelTime(speed) },
})

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
