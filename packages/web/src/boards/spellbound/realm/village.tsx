import { say } from '@conclave/kernel'
import { Icon } from '../../../art/icon.tsx'
import { pictureOf, printedOn } from '../card/art.ts'
import { faceName } from '../card/face.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { villagePlace } from './places.ts'
import style from './village.module.css'
import { usePlaceLabel, Visitors } from './visitors.tsx'

/** A village: face down, an ally with what was gathered for it, a place, or empty. */
export const Village = ({ village }: { readonly village: number }) => {
  const { table, speak } = useBoard()
  const [column, row] = villagePlace(village)
  const shown = table.villages[village]
  const location = `village:${village + 1}`
  const place = say(`location.${location}`)
  const card = shown?.card ?? null
  const kind = stateOf(shown?.revealed === true, card)
  const plain = speak(
    kind === 'ally'
      ? words('village.ally', {
          place,
          card: say(`card.${card}`),
          gathered: shown?.gathered ?? 0,
          cost: shown?.cost ?? 0,
        })
      : kind === 'place'
        ? words('village.place', { place, card: say(`card.${card}`) })
        : words(`village.${kind}`, { place }),
  )
  const label = usePlaceLabel(location, plain)
  return (
    <div
      className={style.place}
      style={{ gridColumn: column, gridRow: row }}
      data-visited={table.players.some((player) => player.location === location) || undefined}
    >
      <Spot
        thing={`location:${location}`}
        label={label}
        card={card}
        className={style.village}
        glow="ring"
        state={kind}
      >
        {kind === 'hidden' && <span className={style.number}>{village + 1}</span>}
        {kind === 'empty' && <Icon name="village" className={style.ruin} />}
        {card !== null && (
          <>
            <Icon name={pictureOf(card)} className={style.picture} />
            <span className={style.name}>{faceName(speak, card)}</span>
          </>
        )}
        {kind === 'ally' && <Pips gathered={shown?.gathered ?? 0} cost={shown?.cost ?? 0} />}
      </Spot>
      <Stored village={village} />
      <Visitors location={location} />
    </div>
  )
}

type VillageState = 'ally' | 'empty' | 'hidden' | 'place'

const stateOf = (revealed: boolean, card: string | null): VillageState => {
  if (!revealed) return 'hidden'
  if (card === null) return 'empty'
  return printedOn(card)?.kind === 'ally' ? 'ally' : 'place'
}

/** Cost of an ally, and the part of it that is gathered. */
const Pips = ({ gathered, cost }: { readonly gathered: number; readonly cost: number }) => (
  <span className={style.pips}>
    {Array.from({ length: cost }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
      <i key={at} className={style.pip} data-full={at < gathered || undefined} />
    ))}
  </span>
)

/** The cards whose influence waits here. */
const Stored = ({ village }: { readonly village: number }) => {
  const { table, speak } = useBoard()
  const stored = table.villages[village]?.stored ?? []
  if (stored.length === 0) return null
  const place = say(`location.village:${village + 1}`)
  return (
    <span className={style.stored}>
      {stored.map(({ card, value }, at) => (
        <Spot
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are all alike
          key={at}
          thing={`stored:${village}:${card}`}
          label={speak(words('village.stored', { card: say(`card.${card}`), value, place }))}
          card={card}
          className={style.chip}
        >
          <Icon name={pictureOf(card)} />
        </Spot>
      ))}
    </span>
  )
}
