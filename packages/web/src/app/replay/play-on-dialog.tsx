import type { Seat } from '@conclave/kernel'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { LoadedGame } from '../../games/loaded-game.ts'
import { tableFrom } from '../../replay/play-on.ts'
import type { Timeline } from '../../replay/timeline.ts'
import { writeSave } from '../../table/local/saves.ts'
import type { SeatInfo } from '../../table/table.ts'
import { useText } from '../../texts/context.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Before a match goes on from one of its moments: who sits where, and what is dealt anew. */
export const PlayOnDialog = ({
  timeline,
  loaded,
  moment,
  seats,
  usual,
  nameOf,
  onClose,
}: {
  readonly timeline: Timeline
  readonly loaded: LoadedGame
  readonly moment: number
  readonly seats: readonly SeatInfo[]
  /** The seat that is offered first. */
  readonly usual: Seat
  nameOf(seat: Seat): string
  onClose(): void
}) => {
  const t = useText()
  const [, navigate] = useLocation()
  const [seat, setSeat] = useState(usual)
  const [failed, setFailed] = useState(false)
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const save = tableFrom(loaded, timeline, moment, seat, seats)
      await writeSave(save)
      navigate(`/here/${save.plan.id}`)
    } catch (error) {
      console.error(error)
      setFailed(true)
    }
  }
  return (
    <Dialog title={t('on.title')} isOpen onClose={onClose}>
      <form
        style={{ display: 'grid', gap: '0.75rem', maxWidth: '34rem' }}
        onSubmit={(event) => void begin(event)}
      >
        <p>{t('on.about')}</p>
        <label>
          {t('on.seat')}{' '}
          <select className="field" value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {seats.map((each) => (
              <option key={each.seat} value={each.seat}>
                {nameOf(each.seat)}
              </option>
            ))}
          </select>
        </label>
        {failed && <p role="alert">{t('on.failed')}</p>}
        <button type="submit" className="button primary" style={{ justifySelf: 'start' }}>
          {t('on.go')}
        </button>
      </form>
    </Dialog>
  )
}
