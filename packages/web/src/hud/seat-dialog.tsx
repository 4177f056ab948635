import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type Play, usePlay } from '../play/play.ts'
import type { SeatInfo } from '../table/table.ts'

const HandOn = lazy(() => import('./hand-on.tsx'))

/** Whether this client may hand the seat on: its own, or any person's at a table that it has made, while a match runs online. */
export const mayHandOn = ({ snapshot }: Pick<Play, 'snapshot'>, info: SeatInfo | undefined): boolean =>
  info !== undefined &&
  snapshot.connection === 'live' &&
  snapshot.status === 'running' &&
  info.kind !== 'bot' &&
  (snapshot.owner || info.mine)

/** A button that opens what can be done with a seat: a bot for it, or another link. */
export const SeatDialogButton = ({
  info,
  className,
  asked = false,
  children,
}: {
  readonly info: SeatInfo
  readonly className: string
  readonly asked?: boolean
  readonly children: ReactNode
}) => {
  const { texts, nameOf } = usePlay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        data-asked={asked || undefined}
        aria-haspopup="dialog"
        title={texts.t('hand.open', { name: nameOf(info.seat) })}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <Suspense fallback={null}>
          <HandOn info={info} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
