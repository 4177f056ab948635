import { type Message, say } from '@conclave/kernel'
import { Named } from '../../parts/named.tsx'
import { Picture } from '../card/picture.tsx'
import { useBoard } from '../context.ts'
import { KeyBadge } from '../key-badge.tsx'
import { Spot } from '../spot.tsx'
import { words } from '../texts/index.ts'
import { drawing, drawingAgain, studied } from './drawing.ts'
import style from './study.module.css'

const countsOf = (schools: readonly string[]): Message[] =>
  [...new Set(schools)].map((school) =>
    words('study.again.part', {
      count: schools.filter((each) => each === school).length,
      school: say(`school.${school}`),
    }),
  )

/** [BRW-STU.2] Cards from schools of one's choice, named before any of them is seen: in the study, or by an effect. */
export const StudyForm = () => {
  const { table, question, targets, speak, alone, lead, lately } = useBoard()
  if (question === null) return null
  const left = question.kind === 'librarySchool' ? question.about.left : 1
  const draw = (school: string, count: number): void => {
    lately.current = studied(lately.current, table.round, school, count)
    lead(drawing(school, count))
  }
  const { round, now } = lately.current
  const again = round !== table.round && now.length === left && left > 1 ? now : []
  return (
    <div className={style.study}>
      {question.kind === 'librarySchool' && (
        <p className={style.left} role="status">
          {speak(words('study.left', { left }))}
          {again.length > 0 && (
            <button
              type="button"
              data-stop
              tabIndex={-1}
              className="button small"
              data-again
              onClick={() => {
                for (const school of again) lately.current = studied(lately.current, table.round, school, 1)
                lead(drawingAgain(again))
              }}
            >
              {speak(words('study.again', { schools: countsOf(again) }))}
            </button>
          )}
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
                {...(question.kind === 'librarySchool' && targets.of(`school:${school}`).length === 1
                  ? { onLegal: () => draw(school, 1) }
                  : {})}
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
                <span className={style.several}>
                  {Array.from({ length: left - 1 }, (_, at) => at + 2).map((count) => (
                    <button
                      key={count}
                      type="button"
                      data-stop
                      tabIndex={-1}
                      className={style.all}
                      onClick={() => draw(school, count)}
                    >
                      <Named name={speak(words('study.several', { school: say(`school.${school}`), count }))}>
                        ×{count}
                      </Named>
                    </button>
                  ))}
                </span>
              )}
            </li>
          ))}
      </ul>
    </div>
  )
}
