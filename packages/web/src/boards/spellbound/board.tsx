import type { SpellboundView } from '@conclave/spellbound'
import { LayoutGroup, MotionConfig } from 'motion/react'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../board.ts'
import { follow, type Traces } from '../parts/tracing.ts'
import style from './board.module.css'
import { letterOf } from './card/face.tsx'
import { Clash } from './clash.tsx'
import { SpreadProvider } from './context.ts'
import { Display } from './display/display.tsx'
import { Players } from './players/players.tsx'
import { Races } from './races/races.tsx'
import { Realm } from './realm/realm.tsx'
import { Ribbon } from './ribbon.tsx'
import { isTab, type TabName, tabOf, tabs } from './tabs.ts'
import { words } from './texts/index.ts'
import { Tower } from './tower/tower.tsx'

/** The table of Spellbound. Wide screens show everything at once; narrow ones one part at a time, under tabs. */
export const Board = (props: BoardProps) => {
  const { view, speak, cards, targets, animationSpeed } = props
  // The registry gives this board only tables of its own game.
  const table = view.table as SpellboundView
  const traces = useTraces(table)
  const [tab, setTab] = useTab(targets.things)
  const marked = new Set(targets.things.map(tabOf))
  const spread = {
    ...props,
    table,
    traces,
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
        <div className={style.frame} style={{ '--pace': pace } as CSSProperties}>
          <LayoutGroup>
            <div className={style.board} data-tab={tab}>
              <Ribbon />
              <nav className={style.tabs} aria-label={speak(words('tabs'))}>
                {tabs.map((each) => {
                  const name = speak(words(`tab.${each}`))
                  return (
                    <button
                      key={each}
                      type="button"
                      className={style.tab}
                      aria-current={tab === each}
                      aria-label={marked.has(each) ? speak(words('tab.marked', { name })) : undefined}
                      data-marked={marked.has(each) || undefined}
                      onClick={() => setTab(each)}
                    >
                      {name}
                    </button>
                  )
                })}
              </nav>
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
          <Clash />
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

/** The part that a narrow screen shows: where there is something to choose, unless the player looks elsewhere. */
const useTab = (things: BoardProps['targets']['things']): [TabName, (tab: TabName) => void] => {
  const [tab, setTab] = useState<TabName>('display')
  const wanted = things.map(tabOf)
  const best = isTab(wanted[0]) ? wanted[0] : undefined
  const here = wanted.includes(tab)
  const key = things.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new set of targets turns the page
  useEffect(() => {
    if (!here && best !== undefined) setTab(best)
  }, [key])
  return [tab, setTab]
}
