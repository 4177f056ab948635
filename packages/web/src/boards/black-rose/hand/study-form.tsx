import { say } from '@conclave/kernel'
import { Named } from '../../parts/named.tsx'
import { Picture } from '../card/picture.tsx'
import { useBoard } from '../context.ts'
import { KeyBadge } from '../key-badge.tsx'
import type { Leading } from '../kit.ts'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import style from './study.module.css'

/** Every card that is still to be drawn comes from one school. */
const allFrom =
  (school: string): Leading =>
  (question, options) =>
    question.kind === 'librarySchool'
      ? (options.find((option) => option.do === 'school' && option.school === school) ?? null)
      : null

/** [BRW-STU.2] Cards from schools of one's choice, named before any of them is seen: in the study, or by an effect. */
export const StudyForm = () => {
  const { table, question, targets, speak, alone, lead } = useBoard()
  if (question === null) return null
  const left = question.kind === 'librarySchool' ? question.about.left : 1
  return (
    <div className={style.study}>
      {question.kind === 'librarySchool' && (
        <p className={style.left} role="status">
          {speak(words('study.left', { left }))}
        </p>
      )}
      <ul className={style.schools}>
        {table.library
          .filter(({ school }) => school !== 'forgotten')
          .map(({ school, deck, discards }) => (
            <li key={school} className={style.school} data-school={school}>
              <Spot
                thing={`school:${school}`}
                label={speak(
                  words('study.school', {
                    school: say(`school.${school}`),
                    cards: deck.count,
                    discards: discards.length,
                  }),
                )}
                className={style.deck}
              >
                <span className={style.sigil}>
                  <Picture name={school} />
                </span>
                <span className={style.name}>{alone(say(`school.${school}`))}</span>
                <KeyBadge thing={`school:${school}`} className={style.key} />
                <span className={style.count}>
                  {speak(words('study.count', { cards: deck.count, discards: discards.length }))}
                </span>
              </Spot>
              {left > 1 && targets.has(`school:${school}`) && (
                <button
                  type="button"
                  data-stop
                  tabIndex={-1}
                  className={style.all}
                  onClick={() => lead(allFrom(school))}
                >
                  <Named name={speak(words('study.all', { school: say(`school.${school}`), left }))}>
                    ×{left}
                  </Named>
                </button>
              )}
            </li>
          ))}
      </ul>
    </div>
  )
}
