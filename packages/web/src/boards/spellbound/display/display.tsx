import { Icon } from '../../../art/icon.tsx'
import { Region } from '../../parts/region.tsx'
import { TableCard } from '../card/table-card.tsx'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import { throwsAway } from '../things.ts'
import { uselessText } from '../why-not.ts'
import style from './display.module.css'
import { Pile } from './pile.tsx'

/** The cards that belong to everybody: wicked ones above, mage cards below, the piles beside them. */
export const Display = () => {
  const { speak, traces, table, targets, act, tell } = useBoard()
  const stateOf = (card: string): string | undefined => {
    if (table.current?.card === card) return 'current'
    const options = targets.of(`card:${card}`)
    return options.length > 0 && options.every(throwsAway) ? 'useless' : undefined
  }
  // Why it can only be discarded is said before it is.
  const sayWhy = (card: string) => (anchor: Element, lifts: boolean) => {
    tell(speak(uselessText(card, table)))
    act(`card:${card}`, anchor, lifts)
  }
  const wicked = traces.wickedRow ?? []
  const guards = traces.guards ?? []
  const old = wicked.length - table.fresh
  return (
    <Region name="display" title={speak(words('display'))} className={style.display}>
      <Icon name="witch" className={style.seal} />
      <div className={style.piles}>
        <Pile zone="wickedDeck" />
        <Pile zone="spellPile" />
        <Pile zone="deck" />
        <Pile zone="discard" />
      </div>
      <div className={style.rows}>
        <div className={style.wicked}>
          {wicked.length + guards.length === 0 && <p className={style.none}>{speak(words('row.none'))}</p>}
          {wicked.map((trace, at) => (
            <TableCard
              key={trace.key}
              trace={trace}
              thing={`card:${trace.card}`}
              note={at >= old ? 'fresh' : undefined}
              className={style.small}
            />
          ))}
          {guards.map((trace) => (
            <TableCard
              key={trace.key}
              trace={trace}
              thing={`guard:${trace.card}`}
              note="guard"
              className={style.small}
            />
          ))}
        </div>
        <div className={style.mage}>
          {(traces.mageRow ?? []).map((trace) => (
            <TableCard
              key={trace.key}
              trace={trace}
              thing={`card:${trace.card}`}
              state={stateOf(trace.card)}
              onLegal={stateOf(trace.card) === 'useless' ? sayWhy(trace.card) : undefined}
            />
          ))}
        </div>
      </div>
    </Region>
  )
}
