import type { ReactNode } from 'react'

/** Drawing on a square of 16, as large as a letter of the text around it. */
export const Glyph = ({
  className,
  children,
}: {
  readonly className?: string | undefined
  readonly children: ReactNode
}) => (
  <svg
    viewBox="0 0 16 16"
    width="1em"
    height="1em"
    className={className}
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)
