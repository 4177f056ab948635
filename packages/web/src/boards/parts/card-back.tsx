import type { ReactNode } from 'react'
import style from './card-back.module.css'

/** Back of a card: rays in the game's colours (--back-…), and its sign in the middle. */
export const CardBack = ({ children }: { readonly children: ReactNode }) => (
  <span className={style.back}>{children}</span>
)
