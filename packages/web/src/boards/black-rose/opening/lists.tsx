import { say } from '@conclave/kernel'
import { Named } from '../../parts/named.tsx'
import { Signs } from '../card/half.tsx'
import { Picture } from '../card/picture.tsx'
import { useBoard } from '../context.ts'
import { KeyBadge } from '../key-badge.tsx'
import { Spot } from '../spot.tsx'
import { listedIn } from '../telling.ts'
import { words } from '../texts/index.ts'
import style from './opening.module.css'

/** [BRW-SET.13] The two starting lists of the school, spell by spell. */
export const Lists = () => {
  const { speak, cards, table, me, inspect, preview } = useBoard()
  return (
    <ul className={style.lists}>
      {(['a', 'b'] as const).map((list) => {
        const listed = listedIn(table.edition, me.school, list, cards)
        return (
          <li key={list} className={style.list} data-school={me.school}>
            <Spot thing={`pick:${list}`} label={speak(say(`school.${me.school}`))} className={style.take}>
              {speak(say(`option.startingList.${list}`))}
              <KeyBadge thing={`pick:${list}`} />
            </Spot>
            <ul className={style.spells}>
              {listed.map((info) => (
                <li key={info.id}>
                  <button
                    type="button"
                    data-stop
                    tabIndex={-1}
                    className={style.reading}
                    onClick={() => inspect(info.id)}
                    onPointerEnter={({ pointerType }) => {
                      if (pointerType === 'mouse') preview(info.id)
                    }}
                    onPointerLeave={() => preview(null)}
                  >
                    <Named name={speak(words('hand.read', { card: info.name }))}>
                      <span className={style.row}>
                        <span className={style.picture}>
                          <Picture name={info.id} />
                        </span>
                        <span className={style.spell}>{speak(info.name)}</span>
                        <span className={style.signs}>
                          {info.halves.map((half) => (
                            <Signs key={half.side} half={half} speak={speak} />
                          ))}
                        </span>
                      </span>
                    </Named>
                  </button>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
