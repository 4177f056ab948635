import type { ReactNode } from 'react'

/** A card in its place, under the key by which its way is followed. */
export const Travelling = ({
  trace,
  className,
  zone,
  working = false,
  children,
}: {
  readonly trace: string
  readonly className?: string | undefined
  /** For the style sheets. */
  readonly zone?: string
  readonly working?: boolean
  readonly children: ReactNode
}) => (
  <div className={className ?? ''} data-trace={trace} data-zone={zone} data-working={working || undefined}>
    {children}
  </div>
)
