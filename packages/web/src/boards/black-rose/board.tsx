import type { Seat } from '@conclave/kernel'
import { useMemo, useRef, useState } from 'react'
import { boardWords } from '../parts/context.ts'
import { BoardFrame } from '../parts/frame.tsx'
import { LayoutMotion } from '../parts/layout-motion.tsx'
import { TabBar, useTab } from '../parts/tab-bar.tsx'
import style from './board.module.css'
import { EffectChain } from './chain/effect-chain.tsx'
import { type Aiming, type BoardContext, BoardProvider } from './context.ts'
import { byThing, deedsOf } from './deeds/deeds.ts'
import { Carrier } from './drag/carrier.tsx'
import { ForetoldLines } from './forecast/foretold.tsx'
import { useForetold } from './forecast/use-foretold.ts'
import { nothingStudied } from './hand/drawing.ts'
import type { Props } from './kit.ts'
import { Lodge } from './lodge/lodge.tsx'
import { isOpening } from './opening/opening.tsx'
import { Players } from './players/players.tsx'
import { QuestTray } from './quests/quest-tray.tsx'
import { Sheet } from './sheet.tsx'
import { tabs } from './tabs.ts'
import { Ribbon } from './tracks/ribbon.tsx'
import { Tracks } from './tracks/tracks.tsx'
import './tokens.css'

/** The table of Black Rose Wars. Wide screens show everything at once; narrow ones one part at a time, under tabs. */
export const Board = (props: Props) => {
  const { table, seat, speak, targets, pointedAt, staged, animationSpeed } = props
  const [watched, watch] = useState<Seat>(0)
  const near = seat === 'spectator' ? watched : seat
  const me = table.mages[near]
  const frame = useRef<HTMLDivElement>(null)
  const [aiming, aim] = useState<Aiming | null>(null)
  const [tab, setTab] = useTab(tabs, targets.things, staged.length > 0 ? staged : pointedAt, props.ledTo)
  const lately = useRef(nothingStudied)
  const { question, options } = props
  const deeds = useMemo(
    () => byThing(question === null || seat !== near ? [] : deedsOf(question, options, table)),
    [question, options, table, seat, near],
  )
  const foretold = useForetold(frame, props, deeds)
  if (me === undefined) return null
  const asksForQuest = targets.things.some((thing) => thing.startsWith('quest:'))
  const board = {
    ...props,
    ...boardWords(props),
    near,
    me,
    own: seat === near,
    watch,
    numberOf: numbering(props),
    deeds,
    lately,
    foretold,
    aiming,
    aim,
  }
  return (
    <BoardProvider value={board}>
      <BoardFrame ref={frame} speed={animationSpeed}>
        <Carrier frame={frame}>
          <LayoutMotion speed={animationSpeed}>
            <div
              className={style.board}
              data-tab={tab}
              data-quest={asksForQuest || undefined}
              data-opening={isOpening(props.question) || undefined}
            >
              <Ribbon />
              <TabBar tabs={tabs} things={targets.things} shown={tab} show={setTab} speak={speak} />
              <Players />
              <Lodge />
              <Tracks />
              <QuestTray />
              <EffectChain />
              <Sheet />
            </div>
            <ForetoldLines frame={frame} />
          </LayoutMotion>
        </Carrier>
      </BoardFrame>
    </BoardProvider>
  )
}

/** The digits of things. */
const numbering =
  ({ keyFor, targets }: Props): BoardContext['numberOf'] =>
  (thing) => {
    const [only, another] = targets.of(thing)
    const key = only === undefined || another !== undefined ? null : keyFor(only)
    return key !== null && /^[1-9]$/.test(key) ? Number(key) : null
  }
