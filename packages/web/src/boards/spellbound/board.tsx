import type { SpellboundView } from '@conclave/spellbound'
import { useMemo, useRef } from 'react'
import { boardWords } from '../parts/context.ts'
import { BoardFrame } from '../parts/frame.tsx'
import { LayoutMotion } from '../parts/layout-motion.tsx'
import { TabBar, useTab } from '../parts/tab-bar.tsx'
import { type Traces, trace } from '../parts/tracing.ts'
import { useInSight } from '../parts/use-in-sight.ts'
import { useLookedAt } from '../parts/use-looked-at.ts'
import style from './board.module.css'
import { letterOf } from './card/face.tsx'
import { BoardProvider } from './context.ts'
import { Display } from './display/display.tsx'
import type { Props } from './kit.ts'
import { Players } from './players/players.tsx'
import { Races } from './races/races.tsx'
import { Realm } from './realm/realm.tsx'
import { Ribbon } from './ribbon.tsx'
import { tabs } from './tabs.ts'
import { spokenOf } from './things.ts'
import { Tower } from './tower/tower.tsx'

/** The table of Spellbound. Wide screens show everything at once; narrow ones one part at a time, under tabs. */
export const Board = (props: Props) => {
  const { table, question, speak, targets, pointedAt, staged, animationSpeed } = props
  const traces = useTraces(table)
  const spoken = spokenOf(question)
  const [tab, setTab] = useTab(tabs, targets.things, staged.length > 0 ? staged : spoken, props.ledTo)
  const frame = useRef<HTMLDivElement>(null)
  const { lookedAt, looking } = useLookedAt()
  useInSight(frame, spoken, tab)
  const board = {
    ...props,
    ...boardWords(props),
    pointedAt: [...pointedAt, ...spoken],
    traces,
    lookedAt,
    letter: (colour: string) => letterOf(speak, colour),
  }
  return (
    <BoardProvider value={board}>
      <BoardFrame ref={frame} speed={animationSpeed} {...looking}>
        <LayoutMotion speed={animationSpeed}>
          <div className={style.board} data-tab={tab}>
            <Ribbon />
            <TabBar tabs={tabs} things={targets.things} shown={tab} show={setTab} speak={speak} />
            <div className={style.left}>
              <Realm />
              <Display />
            </div>
            <div className={style.right}>
              <Races />
              <Tower />
              <Players />
            </div>
          </div>
        </LayoutMotion>
      </BoardFrame>
    </BoardProvider>
  )
}

const traced = ['mageRow', 'wickedRow', 'guards', 'sunStack', 'moonStack', 'minions'] as const

/** Follows every card in sight from position to position. */
const useTraces = (table: SpellboundView): Traces => {
  const last = useRef<{ readonly table: SpellboundView | null; readonly traces: Traces }>({
    table: null,
    traces: {},
  })
  return useMemo(() => {
    if (last.current.table === table) return last.current.traces
    const zones = Object.fromEntries(traced.map((zone) => [zone, table.zones[zone].cards ?? []]))
    const traces = trace(last.current.traces, zones)
    last.current = { table, traces }
    return traces
  }, [table])
}
