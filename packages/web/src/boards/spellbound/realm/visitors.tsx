import { type Message, say } from '@conclave/kernel'
import type { ReactNode } from 'react'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import { Figure } from './figure.tsx'
import style from './realm.module.css'

const useVisitors = (location: string): readonly number[] => {
  const { table } = useBoard()
  return table.players.flatMap((player, seat) => (player.location === location ? [seat] : []))
}

/** The mages at a location, in the order of the seats. */
export const Visitors = ({
  location,
  children,
}: {
  readonly location: string
  readonly children?: ReactNode
}) => {
  const seats = useVisitors(location)
  return (
    <span className={style.visitors} data-many={seats.length > 2 || undefined}>
      {children}
      {seats.map((seat) => (
        <Figure key={seat} seat={seat} />
      ))}
    </span>
  )
}

/** A place in words, with whoever is there. */
export const usePlaceLabel = (location: string, place: string): string => {
  const { speak } = useBoard()
  const seats = useVisitors(location)
  if (seats.length === 0) return place
  return speak(words('place.with', { place, mages: seats.map((seat): Message => say(`seat.${seat}`)) }))
}
