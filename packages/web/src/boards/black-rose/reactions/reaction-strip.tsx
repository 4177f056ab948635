import { keyOf, say } from '@conclave/kernel'
import { Countdown } from '../../../ui/countdown.tsx'
import { Named } from '../../parts/named.tsx'
import { Band } from '../card/face.tsx'
import { halfText, Signs } from '../card/half.tsx'
import { effectOf, schoolOf } from '../card/printed.ts'
import { useBoard } from '../context.ts'
import { words } from '../texts/index.ts'
import { reactionsIn } from './answering.ts'
import { causeOf } from './cause.ts'
import { PassUntil } from './pass-until.tsx'
import style from './reactions.module.css'

/** Reaction strip: the cause in one line, the spells to answer with, passing once, and passing for longer. */
export const ReactionStrip = ({ tall }: { readonly tall: boolean }) => {
  const { question, options, choose, speak, speakOption, cards, me, inspect, table, deadline } = useBoard()
  if (question?.kind !== 'react') return null
  const pass = options.find((option) => option.do === 'pass')
  const cause = causeOf(table)
  return (
    <section className={style.strip} data-tall={tall || undefined} aria-label={speak(words('react'))}>
      {cause !== undefined && (
        <p className={style.cause}>
          <button
            type="button"
            data-stop
            tabIndex={-1}
            className={style.source}
            onClick={() => inspect(cause.card)}
          >
            {speak(words('react.cause', { card: say(cause.source), player: say(`seat.${cause.you}`) }))}
          </button>
        </p>
      )}
      <ul className={style.answers}>
        {reactionsIn(options, me, cards).map(({ option, spell, half }) => (
          <li key={keyOf(option)}>
            <button
              type="button"
              data-stop
              tabIndex={-1}
              className={style.answer}
              data-school={schoolOf(spell)}
              onClick={() => choose(option)}
            >
              <Named name={speak(words('react.with', { card: spell.name, half: halfText(half) }))}>
                <span className={style.inside}>
                  <span className={style.head}>
                    <Band spell={spell} speak={speak} />
                    <Signs half={half} speak={speak} />
                    <span className={style.trigger}>{speak(words('react.trigger'))}</span>
                  </span>
                  <span className={style.effect} data-effect>
                    {/* [REB-EFF.10] The same spell may answer one thing or another. */}
                    {'heard' in option && <b>{speakOption(option)} </b>}
                    {speak(effectOf(half))}
                  </span>
                </span>
              </Named>
            </button>
          </li>
        ))}
      </ul>
      <div className={style.passing}>
        {deadline !== null && <Countdown key={deadline.until} {...deadline} />}
        {pass !== undefined && (
          <button
            type="button"
            data-stop
            tabIndex={-1}
            className={`button ${style.pass}`}
            onClick={() => choose(pass)}
          >
            {speak(words('react.pass'))}
          </button>
        )}
        {pass !== undefined && <PassUntil pass={pass} />}
      </div>
    </section>
  )
}
