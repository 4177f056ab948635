import { type Message, say } from '@conclave/kernel'
import { useEffect, useState } from 'react'
import type { BoardProps } from '../../kit/kit.ts'
import type { Thing } from '../../table/table.ts'
import style from './tab-bar.module.css'

/** Tabs of a board on a narrow screen, and the one on which a thing lies. */
export interface BoardTabs<Name extends string> {
  readonly names: readonly Name[]
  /** The part that is open at first. */
  readonly first: Name
  partOf(thing: Thing): Name | undefined
}

/**
 * The part that a narrow screen shows: where there is something to choose, else what is spoken of, unless the player looks
 * elsewhere, or is led.
 */
export const useTab = <Name extends string>(
  { first, partOf }: BoardTabs<Name>,
  things: BoardProps['targets']['things'],
  spokenOf: readonly Thing[],
  ledTo: BoardProps['ledTo'],
): [Name, (tab: Name) => void] => {
  const [tab, setTab] = useState<Name>(first)
  // Whoever is led somewhere is there as soon as it is drawn.
  const [followed, follow] = useState(ledTo)
  if (followed !== ledTo) {
    follow(ledTo)
    const there = ledTo.map(partOf).find((each) => each !== undefined)
    if (there !== undefined) setTab(there)
  }
  const chosenFrom = things.length > 0 ? things : spokenOf
  const wanted = chosenFrom.map(partOf)
  const best = wanted.find((each) => each !== undefined)
  const here = wanted.includes(tab)
  const key = chosenFrom.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new set of targets turns the page
  useEffect(() => {
    if (!here && best !== undefined) setTab(best)
  }, [key])
  return [tab, setTab]
}

/** The names of a board's parts; those with something to choose are marked. Every board has the texts `board.tab.…`. */
export const TabBar = <Name extends string>({
  tabs: { names, partOf },
  things,
  shown,
  show,
  speak,
}: {
  readonly tabs: BoardTabs<Name>
  readonly things: BoardProps['targets']['things']
  readonly shown: Name
  show(tab: Name): void
  speak(message: Message): string
}) => {
  const marked = new Set(things.map(partOf))
  return (
    <nav className={style.tabs} aria-label={speak(say('board.tabs'))}>
      {names.map((each) => {
        const name = speak(say(`board.tab.${each}`))
        return (
          <button
            key={each}
            type="button"
            className={style.tab}
            aria-current={shown === each}
            aria-label={marked.has(each) ? speak(say('board.tab.marked', { name })) : undefined}
            data-marked={marked.has(each) || undefined}
            onClick={() => show(each)}
          >
            {name}
          </button>
        )
      })}
    </nav>
  )
}
