import { say } from '@conclave/kernel'
import { Sign } from '../art/sign.tsx'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import style from './ribbon.module.css'

/** The round and its phase. */
export const Ribbon = () => {
  const { speak, table, alone } = useBoard()
  return (
    <p className={style.ribbon}>
      {speak(words('round', { round: table.round }))}, {alone(say(`phase.${table.phase}`))}{' '}
      <Sign name="rose" />
    </p>
  )
}
