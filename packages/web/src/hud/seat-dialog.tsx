import { lazy, type ReactNode, Suspense, useState } from 'react'
import { type Play, usePlay } from '../play/play.ts'
import type { SeatInfo } from '../table/table.ts'

const HandOn = lazy(() => import('./hand-on.tsx'))

/** True if something can be done with the seat while a match runs online: with one's own, or with an absent person's. */
export const mayHandOn = ({ snapshot }: Pick<Play, 'snapshot'>, info: SeatInfo | undefined): boolean =>
  info !== undefined &&
  snapshot.connection === 'live' &&
  snapshot.status === 'running' &&
  info.kind !== 'bot' &&
  (info.mine || (!info.present && snapshot.mySeats.length > 0))

/** A button that opens what can be done with a seat. */
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
