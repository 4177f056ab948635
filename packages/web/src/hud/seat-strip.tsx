import { useRef } from 'react'
import { usePlay } from '../play/play.ts'
import type { SeatInfo } from '../table/table.ts'
import { awaitedSeats } from '../table/table.ts'
import { useScrolls } from '../ui/use-scrolls.ts'
import { mayHandOn, SeatDialogButton } from './seat-dialog.tsx'
import { SeatMark } from './seat-mark.tsx'
import style from './seat-strip.module.css'

/** Everybody at the table: who they are, who is here, who is asked. One's own seats can be looked through. */
export const SeatStrip = () => {
  const { snapshot, texts, viewer } = usePlay()
  const strip = useRef<HTMLUListElement>(null)
  const scrolls = useScrolls(strip)
  // A region that scrolls is reached by key.
  return (
    <ul ref={strip} className={style.strip} aria-label={texts.t('seats')} tabIndex={scrolls ? 0 : undefined}>
      {snapshot.seats.map((info) => (
        <li key={info.seat} data-near={info.seat === viewer || undefined}>
          <SeatTab info={info} />
        </li>
      ))}
    </ul>
  )
}

/** Of so many at once it is said by a glow alone who is awaited: their names matter more. */
const crowd = 3

const SeatTab = ({ info }: { readonly info: SeatInfo }) => {
  const { viewer, setViewer, view, snapshot, nameOf, texts, stage } = usePlay()
  const { t } = texts
  const awaited = awaitedSeats(view)
  // In a window in which one of mine has nothing to choose nobody asks her anything.
  const idle = snapshot.views.get(info.seat)?.question === null
  // Nobody answers while a scene is played.
  const asked = awaited.includes(info.seat) && !idle && !stage.held
  // Where everybody sits at this screen, "you" would tell nothing.
  const isYou = info.mine && !snapshot.seats.every(({ mine }) => mine)
  const state = snapshot.thinking.includes(info.seat)
    ? t('seat.thinking')
    : info.kind === 'human' && !info.present
      ? t(info.standIn == null ? 'seat.away' : 'seat.standIn')
      : asked
        ? t(isYou ? 'seat.asked.you' : 'seat.asked')
        : ''
  const inside = (
    <>
      <SeatMark seat={info.seat} />
      <span className={style.name} title={nameOf(info.seat)}>
        {nameOf(info.seat)}
      </span>
      {isYou && <span className={style.mine}>{t('seat.you')}</span>}
      {state !== '' && <span className={awaited.length < crowd ? style.state : 'hidden'}>{state}</span>}
    </>
  )
  const several = snapshot.mySeats.length > 1
  if (mayHandOn({ snapshot }, info) && !(info.mine && several)) {
    return (
      <SeatDialogButton info={info} className={style.seat ?? ''} asked={asked}>
        {inside}
        <span className={style.more} aria-hidden="true">
          ▾
        </span>
      </SeatDialogButton>
    )
  }
  if (!info.mine || !several) {
    return (
      <span className={style.seat} data-asked={asked || undefined}>
        {inside}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={style.seat}
      data-asked={asked || undefined}
      aria-pressed={viewer === info.seat}
      onClick={() => setViewer(info.seat)}
    >
      {inside}
    </button>
  )
}
