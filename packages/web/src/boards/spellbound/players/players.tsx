import { say } from '@conclave/kernel'
import { Icon } from '../../../art/icon.tsx'
import type { IconName } from '../../../art/icons.ts'
import { Region } from '../../parts/region.tsx'
import { pictureOf } from '../card/art.ts'
import { useBoard } from '../context.ts'
import { MageArt } from '../realm/figure.tsx'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { Bag } from './bag.tsx'
import style from './players.module.css'

const powers: readonly (readonly [level: 1 | 2 | 3, icon: IconName])[] = [
  [1, 'movement'],
  [2, 'book'],
  [3, 'burn'],
]

/** Everybody's mage, wand and spells, and the bag. */
export const Players = () => {
  const { speak, table } = useBoard()
  return (
    <Region name="mages" title={speak(words('mages'))} className={style.players}>
      <ul className={style.list}>
        {table.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their places
          <PlayerRow key={seat} seat={seat} />
        ))}
      </ul>
      <Bag />
    </Region>
  )
}

const PlayerRow = ({ seat }: { readonly seat: number }) => {
  const { table, speak, letter, nameOf } = useBoard()
  const player = table.players[seat]
  if (player === undefined) return null
  const name = say(`seat.${seat}`)
  const place = say(`location.${player.location}`)
  return (
    <li
      className={style.row}
      data-active={table.active === seat || undefined}
      data-acting={table.acting === seat || undefined}
    >
      <Spot
        thing={`mage:${seat}`}
        label={speak(words('mage', { player: name, place }))}
        className={style.mage}
        glow="ring"
      >
        <span className={style.figure}>
          <MageArt colour={player.colour} letter={letter(player.colour)} />
        </span>
        <span className={style.name} title={nameOf(seat)}>
          {speak(name)}
        </span>
      </Spot>
      <Wand seat={seat} />
      <span className={style.spells}>
        {player.spells.map((spell) => (
          <Spot
            key={spell}
            thing={`spell:${spell}`}
            label={speak(words('spell.label', { spell: say(`card.${spell}`), player: name }))}
            card={spell}
            className={style.spell}
            glow="ring"
          >
            <Icon name={pictureOf(spell)} />
          </Spot>
        ))}
      </span>
    </li>
  )
}

const Wand = ({ seat }: { readonly seat: number }) => {
  const { table, speak } = useBoard()
  const level = table.players[seat]?.wand ?? 0
  const colour = table.players[seat]?.colour
  const label = speak(words('wand.label', { player: say(`seat.${seat}`), level }))
  return (
    <Spot
      thing={`wand:${seat}`}
      label={label}
      card={colour === undefined ? null : `wand-${colour}`}
      className={style.wand}
      glow="ring"
    >
      <Icon name="wand" className={style.stick} />
      {powers.map(([power, icon]) => (
        <span
          key={power}
          className={style.power}
          data-lit={power <= level || undefined}
          title={speak(words(`wand.${power}`))}
        >
          <Icon name={icon} />
        </span>
      ))}
    </Spot>
  )
}
