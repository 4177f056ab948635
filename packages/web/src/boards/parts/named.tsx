import type { ReactNode } from 'react'
import style from './spot.module.css'

/** Content of a button: a picture for the eye, and a name for the ear. */
export const Named = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <>
    <span className="hidden">{name}</span>
    <span className={style.inside} aria-hidden="true">
      {children}
    </span>
  </>
)
