import { useEffect, useMemo, useRef, useState } from 'react'
import { boardWords } from '../parts/context.ts'
import { BoardFrame } from '../parts/frame.tsx'
import { Region } from '../parts/region.tsx'
import { useLookedAt } from '../parts/use-looked-at.ts'
import style from './board.module.css'
import { BoardProvider, type Exchange } from './context.ts'
import { elementOfDeck } from './deck-element.ts'
import { Ether } from './ether/ether.tsx'
import { foretoldBy } from './foretold.ts'
import type { Leading, Props } from './kit.ts'
import { Hand } from './player/hand.tsx'
import { Plaque } from './player/plaque.tsx'
import { Zones } from './player/zones.tsx'
import { words } from './texts/index.ts'
import './tokens.css'
import { useTravels } from './travel/use-travels.ts'

/** The table of Mage Noir: the other mage above, the ether between, one's own board and hand below. */
export const Board = (props: Props) => {
  const { table, seat, speak, question, options, scene, animationSpeed, nameOf } = props
  const near = seat === 'spectator' ? 0 : seat
  const [me, foe] = [table.players[near], table.players[1 - near]]
  const spot = useRef<HTMLDivElement>(null)
  const sky = useRef<HTMLDivElement>(null)
  const travels = useTravels(table, spot, sky, scene, animationSpeed)
  const [exchange, setExchange] = useState<Exchange | null>(null)
  const preparing = useRef<Leading | null>(null)
  const { lookedAt, looking } = useLookedAt()
  const foretold = useMemo(
    () => foretoldBy(table, question, options, lookedAt),
    [table, question, options, lookedAt],
  )
  const asked = question?.kind
  useEffect(() => {
    if (asked !== 'main') setExchange(null)
    else preparing.current = null
    // On a phone, what one plays with comes into sight by itself.
    if (asked === 'main')
      spot.current?.querySelector('[data-region=near]')?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  if (me === undefined || foe === undefined) return null
  const board = {
    ...props,
    ...boardWords(props),
    near,
    me,
    foe,
    foretold,
    travels,
    preparing,
    exchange,
    setExchange,
  }
  const sideOf = (which: number) => `${style.side} ${style[elementOfDeck(table.decks[which] ?? '')]}`
  return (
    <BoardProvider value={board}>
      <BoardFrame speed={animationSpeed} {...looking}>
        <div ref={spot} className={style.board} data-opening={table.phase === 'opening' || undefined}>
          <div className={style.sides}>
            <Region
              name="foe"
              title={speak(words('side', { player: nameOf(1 - near) }))}
              className={sideOf(1 - near)}
            >
              <Plaque player={foe} seat={1 - near} />
              <Zones player={foe} />
            </Region>
            <Ether />
            <Region
              name="near"
              title={speak(words('side', { player: nameOf(near) }))}
              className={sideOf(near)}
            >
              <Plaque player={me} seat={near} />
              <Zones player={me} />
            </Region>
          </div>
          <Hand />
        </div>
        <div ref={sky} className={style.sky} aria-hidden="true" inert />
      </BoardFrame>
    </BoardProvider>
  )
}
