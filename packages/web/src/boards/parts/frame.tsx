import type { ComponentPropsWithRef } from 'react'
import style from './frame.module.css'

/** Board frame: the container by whose size a board is laid out, and the pace of its style sheets (`--pace`, 0: at rest). */
export const BoardFrame = ({
  speed,
  ...rest
}: Omit<ComponentPropsWithRef<'div'>, 'className' | 'style'> & { readonly speed: number }) => (
  <div {...rest} className={style.frame} style={{ '--pace': speed === 0 ? 0 : 1 / speed }} />
)
