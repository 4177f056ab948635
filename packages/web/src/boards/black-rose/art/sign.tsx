import type { CSSProperties } from 'react'
import { Outline } from '../../../art/icon.tsx'
import { icons, type RoseIcon } from './icons.ts'

/** A sign of this board in the colour of the text around it, as large as its font. */
export const Sign = ({
  name,
  className,
  style,
}: {
  readonly name: RoseIcon
  readonly className?: string | undefined
  readonly style?: CSSProperties
}) => <Outline path={icons[name]} className={className} {...(style === undefined ? {} : { style })} />
