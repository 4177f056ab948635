import { say } from '@conclave/kernel'
import { Picture } from '../card/picture.tsx'
import { useBoard } from '../context.ts'
import { KeyBadge } from '../key-badge.tsx'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './opening.module.css'

/** [BRW-SET.12] The schools that nobody has taken, each with what it is good at. */
export const Schools = () => {
  const { speak, alone, cards, targets, table, me } = useBoard()
  const sheet = cards.get(me.name)
  const preferred = sheet?.kind === 'mage' ? sheet.facts.school : undefined
  return (
    <ul className={style.picks} data-columns="3">
      {table.library.map(({ school }) => {
        if (school === 'forgotten') return null
        const free = targets.has(`pick:${school}`)
        return (
          <li key={school} className={style.pick} data-school={school} data-taken={!free || undefined}>
            <Spot
              thing={`pick:${school}`}
              label={speak(
                words(free ? 'pick.card' : 'pick.taken', {
                  card: say(`school.${school}`),
                  text: words(`school.about.${school}`),
                }),
              )}
              className={style.spot}
            >
              <span className={style.sigil}>
                <Picture name={school} />
              </span>
              <span className={style.name}>{alone(say(`school.${school}`))}</span>
              <span className={style.about}>{speak(words(`school.about.${school}`))}</span>
              {!free && <span className={style.preferred}>{speak(words('school.taken'))}</span>}
              {preferred === school && (
                <span className={style.preferred}>{speak(words('school.preferred'))}</span>
              )}
              <KeyBadge thing={`pick:${school}`} />
            </Spot>
          </li>
        )
      })}
    </ul>
  )
}
