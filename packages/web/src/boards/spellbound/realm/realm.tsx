import { say } from '@conclave/kernel'
import { Icon } from '../../../art/icon.tsx'
import { ColourMark } from '../../../art/shapes.tsx'
import { alone } from '../../parts/alone.ts'
import { Region } from '../../parts/region.tsx'
import { useBoard } from '../context.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { Watchman } from './figure.tsx'
import { MapArt } from './map-art.tsx'
import { type CityName, cities, cityPlace } from './places.ts'
import style from './realm.module.css'
import { Village } from './village.tsx'
import { usePlaceLabel, Visitors } from './visitors.tsx'

/** The wilderness, the four cities at its corners, the twelve villages around. */
export const Realm = () => {
  const { speak, table } = useBoard()
  return (
    <Region name="realm" title={speak(words('realm'))} className={style.realm}>
      <MapArt />
      <div className={style.map}>
        <Wilderness />
        {cities.map((city) => (
          <City key={city} city={city} />
        ))}
        {table.villages.map((_, village) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: villages are their places
          <Village key={village} village={village} />
        ))}
      </div>
    </Region>
  )
}

const Wilderness = () => {
  const { speak } = useBoard()
  const name = alone(speak, say('location.wilderness'))
  return (
    <div className={style.wilderness}>
      <Spot thing="location:wilderness" label={usePlaceLabel('wilderness', name)} className={style.wild}>
        <span className={style.wildName}>{name}</span>
      </Spot>
      <Visitors location="wilderness" />
    </div>
  )
}

const City = ({ city }: { readonly city: CityName }) => {
  const { speak, letter, table } = useBoard()
  const [column, row] = cityPlace(city)
  const name = alone(speak, say(`location.city:${city}`))
  return (
    <div className={style.place} style={{ gridColumn: column, gridRow: row }}>
      <Spot
        thing={`location:city:${city}`}
        label={usePlaceLabel(`city:${city}`, name)}
        className={style.city}
        glow="ring"
        state={city}
      >
        <Icon name="castle" className={style.castle} />
        <ColourMark colour={city} letter={letter(city)} className={style.crest} />
        <span className={style.cityName}>{name}</span>
      </Spot>
      <Visitors location={`city:${city}`}>{table.watchman === city && <Watchman />}</Visitors>
    </div>
  )
}
