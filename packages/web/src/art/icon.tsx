import type { CSSProperties } from 'react'
import { type IconName, icons } from './icons.ts'

/** An icon in the colour of the text around it, as large as its font. */
export const Icon = ({
  name,
  className,
  style,
}: {
  readonly name: IconName
  readonly className?: string | undefined
  readonly style?: CSSProperties
}) => <Outline path={icons[name]} className={className} {...(style === undefined ? {} : { style })} />

/** The same for an outline of another set, on a square of 512. */
export const Outline = ({
  path,
  className,
  style,
}: {
  readonly path: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
}) => (
  <svg
    viewBox="0 0 512 512"
    width="1em"
    height="1em"
    fill="currentColor"
    className={className}
    style={style}
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
)
