import { mageNames, type SpellCard } from '@conclave/black-rose'
import { type Seat, say } from '@conclave/kernel'
import { Signs } from '../card/half.tsx'
import { Picture } from '../card/picture.tsx'
import { effectOf, isSpell } from '../card/printed.ts'
import { useBoard } from '../context.ts'
import { KeyBadge } from '../key-badge.tsx'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './opening.module.css'

const figures = ['hand', 'health', 'movement', 'strength'] as const

/** The seats that have chosen before another: clockwise from the Crown. Who has not yet is drawn as the first mage of the box. */
const chosenBefore = (seat: Seat, crown: Seat, seats: number): Seat[] =>
  Array.from({ length: (seat - crown + seats) % seats }, (_, turn) => (crown + turn) % seats)

/** [BRW-SET.10, REB-C.25] The mages of this table; those that others play stay dark. */
export const Mages = () => {
  const { speak, alone, cards, targets, table, near, nameOf } = useBoard()
  const before = chosenBefore(near, table.crown, table.mages.length)
  return (
    <ul className={style.picks} data-columns="2">
      {mageNames.map((name) => {
        const info = cards.get(name)
        if (info?.kind !== 'mage') return null
        const { school } = info.facts
        const personal = [...cards.values()].filter(isSpell).find(({ facts }) => facts.mage === name)
        const free = targets.has(`pick:${name}`)
        // [REB-C.25] Who was left in the box is nobody's.
        const player = before.find((seat) => table.mages[seat]?.name === name)
        if (!free && player === undefined) return null
        return (
          <li
            key={name}
            className={style.pick}
            data-school={school ?? undefined}
            data-taken={!free || undefined}
          >
            <Spot
              thing={`pick:${name}`}
              label={speak(words(free ? 'pick.card' : 'pick.taken', { card: info.name, text: info.text }))}
              className={`${style.spot} ${style.mage}`}
            >
              <span className={style.portrait}>
                <Picture name={name} />
              </span>
              <span className={style.who}>
                <span className={style.name}>{alone(info.name)}</span>
                {player !== undefined && (
                  <span className={style.note}>
                    {speak(words('pick.player', { player: nameOf(player) }))}
                  </span>
                )}
                {school !== null && (
                  <span className={style.note}>
                    <Picture name={school} /> {speak(say(`school.${school}`))}
                  </span>
                )}
              </span>
              <span className={style.figures}>
                {figures.map((fact) => (
                  <span key={fact} className={style.figure}>
                    <Picture name={fact} />
                    {speak(say(`fact.${fact}`))} <b>{info.facts[fact]}</b>
                  </span>
                ))}
              </span>
              {personal !== undefined && <Personal info={personal} />}
              <KeyBadge thing={`pick:${name}`} />
            </Spot>
          </li>
        )
      })}
    </ul>
  )
}

/** [BRW-SET.10] The spell that only this mage has, with what it does on either side. */
const Personal = ({ info }: { readonly info: SpellCard }) => {
  const { speak } = useBoard()
  return (
    <span className={style.personal}>
      <span className={style.title}>
        <Picture name={info.id} /> {speak(info.name)}
      </span>
      {info.halves.map((half) => (
        <span key={half.side} className={style.side}>
          <Signs half={half} speak={speak} sparse />
          <span>{speak(effectOf(half))}</span>
        </span>
      ))}
    </span>
  )
}
