import type { Option } from '@conclave/kernel'
import { useEffect, useRef } from 'react'
import { usePlay } from '../play/play.ts'
import { useAnimationSpeed } from '../settings/appearance.ts'
import { flagsOf, suggestedTo } from '../table/suggestions.ts'
import type { Thing } from '../table/table.ts'
import style from './board-region.module.css'
import { OptionList } from './option-list.tsx'

/** Number of the latest events that a board gets to see. */
const recent = 40

const nowhere: readonly Thing[] = []
const untold = (): void => {}

/** The board of the game, or the list of answers for a game without one. */
export const BoardRegion = ({ pointedAt }: { readonly pointedAt: readonly Thing[] }) => {
  const play = usePlay()
  const animationSpeed = useAnimationSpeed()
  const { loaded, snapshot, texts, view, question } = play
  const { kit } = loaded
  const { ledTo } = play.since
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const at = ledTo.flatMap((thing) => region.current?.querySelector(`[data-thing="${thing}"]`) ?? [])[0]
    at?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // Keys go on from there, and it is read out.
    if (at instanceof HTMLElement) at.focus({ preventScroll: true })
  }, [ledTo])
  if (kit === null) return <OptionList />
  const { plan } = play.suggesting
  const { viewer } = play
  const orders = viewer === 'spectator' ? {} : (snapshot.orders.get(viewer) ?? {})
  const planned = flagsOf(
    plan === null || play.viewer === 'spectator'
      ? []
      : [{ from: play.viewer, to: play.viewer, things: plan, followed: 0 }],
  )
  const speakOption = (option: Option): string => {
    if (plan !== null) return texts.t('suggest.point')
    return question === null ? '' : texts.option(question, option)
  }
  return (
    <section ref={region} id="board" className={style.region} aria-label={texts.t('board')}>
      <kit.Board
        table={view.table}
        asked={view.asked}
        seat={play.viewer}
        seats={snapshot.seats}
        question={question}
        options={play.options}
        targets={play.targets}
        choose={play.choose}
        lead={play.lead}
        act={play.act}
        tell={snapshot.mySeats.length > 0 ? play.tell : untold}
        preview={play.preview}
        inspect={play.inspect}
        keyFor={play.keyFor}
        pointedAt={[...pointedAt, ...suggestedTo(snapshot.suggestions, play.viewer)]}
        staged={play.stage.step?.things ?? nowhere}
        changed={play.since.changed}
        ledTo={ledTo}
        pings={[...snapshot.pings, ...flagsOf(snapshot.suggestions), ...planned]}
        ping={(thing) => play.table.ping(thing)}
        speak={texts.speak}
        speakOption={speakOption}
        nameOf={play.nameOf}
        cards={play.cards}
        events={snapshot.log.slice(-recent)}
        orders={orders}
        setOrder={(name, value) => {
          if (viewer !== 'spectator') play.table.setOrders(viewer, { ...orders, [name]: value })
        }}
        deadline={question === null ? null : (snapshot.deadlines.get(question.seat) ?? null)}
        scene={snapshot.scene}
        animationSpeed={animationSpeed}
      />
    </section>
  )
}
