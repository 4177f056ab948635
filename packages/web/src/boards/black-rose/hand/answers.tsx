import type { BlackRoseOption } from '@conclave/black-rose'
import { OwnerMark } from '../art/owner-mark.tsx'
import { Picture } from '../card/picture.tsx'
import { useBoard } from '../context.ts'
import { KeyBadge } from '../key-badge.tsx'
import { Spot } from '../spot.tsx'
import style from './answers.module.css'

/** Answers that are neither cards nor things of the Lodge: one of several effects, an element, whose cubes and how many. */
export const answerSorts = ['mode', 'element', 'cube', 'place'] as const

/** Such answers as large buttons in the place of the hand. */
export const Answers = () => {
  const { targets, speakOption, deeds, speak, lead } = useBoard()
  const things = targets.things.filter((thing) => answerSorts.some((sort) => thing.startsWith(`${sort}:`)))
  return (
    <ul className={style.answers} data-many={things.length > 3 || undefined}>
      {things.map((thing) => {
        const [option] = targets.of(thing)
        if (option === undefined) return null
        const text = speakOption(option)
        // All cubes of one owner, as many as there are to go.
        const [all] = option.do === 'cube' ? (deeds.get(`cubes:${option.seat}`) ?? []) : []
        return (
          <li key={thing} className={style.answer}>
            <Spot thing={thing} label={text} className={style.spot}>
              <Mark option={option} />
              <span>{text}</span>
              <KeyBadge thing={thing} className={style.key} />
            </Spot>
            {all !== undefined && (
              <button
                type="button"
                data-stop
                tabIndex={-1}
                className={`button small ${style.all}`}
                onClick={() => lead(all.course())}
              >
                {speak(all.name)}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const Mark = ({ option }: { readonly option: BlackRoseOption }) => {
  switch (option.do) {
    case 'element':
      return <Picture name={option.element} className={style.mark} />
    case 'cube':
      return <OwnerMark owner={option.seat} className={style.mark} />
    default:
      return null
  }
}
