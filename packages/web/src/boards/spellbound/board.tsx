import type { SpellboundView } from '@conclave/spellbound'
import { LayoutGroup, MotionConfig } from 'motion/react'
import { useMemo, useRef } from 'react'
import { TabBar, useTab } from '../parts/tab-bar.tsx'
import { follow, type Traces } from '../parts/tracing.ts'
import { useInSight } from '../parts/use-in-sight.ts'
import { useLookedAt } from '../parts/use-looked-at.ts'
import style from './board.module.css'
import { letterOf } from './card/face.tsx'
import { SpreadProvider } from './context.ts'
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
  const { table, question, speak, cards, targets, pointedAt, staged, animationSpeed } = props
  const traces = useTraces(table)
  const spoken = spokenOf(question)
  const [tab, setTab] = useTab(tabs, targets.things, staged.length > 0 ? staged : spoken, props.ledTo)
  const frame = useRef<HTMLDivElement>(null)
  const { lookedAt, looking } = useLookedAt()
  useInSight(frame, spoken, tab)
  const spread = {
    ...props,
    pointedAt: [...pointedAt, ...spoken],
    traces,
    lookedAt,
    card: (id: string) => {
      const info = cards.get(id)
      return info === undefined ? id : speak(info.name)
    },
    letter: (colour: string) => letterOf(speak, colour),
  }
  const pace = animationSpeed === 0 ? 0 : 1 / animationSpeed
  return (
    <SpreadProvider value={spread}>
      <MotionConfig reducedMotion={animationSpeed === 0 ? 'always' : 'never'}>
        <div ref={frame} className={style.frame} style={{ '--pace': pace }} {...looking}>
          <LayoutGroup>
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
          </LayoutGroup>
        </div>
      </MotionConfig>
    </SpreadProvider>
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
    const traces = follow(last.current.traces, zones)
    last.current = { table, traces }
    return traces
  }, [table])
}
