import { say } from '@conclave/kernel'
import { Region } from '../../parts/region.tsx'
import { useBoard } from '../context.ts'
import { Opening } from '../opening/opening.tsx'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './lodge.module.css'

/** The rooms of the Lodge and who is in them. */
export const Lodge = () => {
  const { speak, table, card } = useBoard()
  return (
    <Region name="lodge" title={speak(words('lodge'))} className={style.lodge}>
      <Opening />
      {table.lodge.map(({ room }) => (
        <div key={room}>
          <Spot thing={`room:${room}`} label={card(room)} card={room}>
            {card(room)}
          </Spot>
          {table.mages.map(
            ({ place }, seat) =>
              place === room && (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are their places
                <Spot key={seat} thing={`mage:${seat}`} label={speak(say(`seat.${seat}`))}>
                  {speak(say(`seat.${seat}`))}
                </Spot>
              ),
          )}
          {table.evocations
            .filter(({ place }) => place === room)
            .map(({ n, kind }) => (
              <Spot key={n} thing={`evocation:${n}`} label={card(kind)} card={kind}>
                {card(kind)}
              </Spot>
            ))}
        </div>
      ))}
    </Region>
  )
}
