import { say } from '@conclave/kernel'
import { useEffect, useId, useRef } from 'react'
import { SeatMark } from '../../hud/seat-mark.tsx'
import type { levelsOf } from '../../play/names.ts'
import { type SeatChoice, seatKinds } from '../../table/choices.ts'
import type { Plan } from '../../table/local/plan.ts'
import { useText } from '../../texts/context.tsx'
import type { TableTexts } from '../../texts/table-texts.ts'
import style from './new-table.module.css'

let keys = 0
const seat = (kind: SeatChoice['kind'], level: string, name = ''): SeatChoice => ({
  key: ++keys,
  kind,
  name,
  level,
})

/** Me and one bot of the usual level, or as many as are wanted or the game needs. */
export const usualSeats = (
  name: string,
  [min, max]: readonly [number, number],
  level: string,
  wanted: number,
): readonly SeatChoice[] => [
  seat('me', level, name),
  ...Array.from({ length: Math.min(max, Math.max(wanted, min)) - 1 }, () => seat('bot', level)),
]

/** The same people in another edition: bots fill it up, and nobody sits where there is no seat. */
export const seatedIn = (
  seats: readonly SeatChoice[],
  [min, max]: readonly [number, number],
  level: string,
): readonly SeatChoice[] => [
  ...seats.slice(0, max),
  ...Array.from({ length: Math.max(0, min - seats.length) }, () => seat('bot', level)),
]

/** The people and bots of another table: the first person is me, others share the screen. */
export const seatsOf = (plan: Plan['seats'], usual: string): readonly SeatChoice[] => {
  const me = plan.findIndex(({ kind }) => kind === 'human')
  return plan.map(({ kind, name, level }, at) =>
    seat(kind === 'bot' ? 'bot' : at === me ? 'me' : 'screen', level ?? usual, name ?? ''),
  )
}

export const placeOf = (texts: TableTexts, seat: number): string =>
  texts.has(`seat.${seat}`) ? texts.speak(say(`seat.${seat}`)) : texts.t('seat.number', { number: seat + 1 })

export const SeatFields = ({
  seats,
  range: [min, max],
  onChange,
  texts,
  levels,
  company,
}: {
  readonly seats: readonly SeatChoice[]
  readonly range: readonly [number, number]
  onChange(seats: readonly SeatChoice[]): void
  readonly texts: TableTexts
  readonly levels: ReturnType<typeof levelsOf>
  /** Note on those who play, too, without a seat. */
  readonly company: string | null
}) => {
  const t = useText()
  const change = (at: number, to: Partial<SeatChoice>) =>
    onChange(seats.map((each, index) => (index === at ? { ...each, ...to } : each)))
  const help = useId()
  const rows = useRef<HTMLDivElement>(null)
  const removed = useRef<number | null>(null)
  const { length } = seats
  // Whoever removed a seat by key goes on with the one that took its place.
  useEffect(() => {
    if (removed.current === null) return
    const at = Math.min(removed.current, length - 1)
    removed.current = null
    rows.current?.querySelectorAll('fieldset')[at]?.querySelector('select')?.focus()
  }, [length])
  const remove = (at: number) => {
    removed.current = at
    onChange(seats.filter((_, index) => index !== at))
  }
  return (
    <div ref={rows} className={style.seats}>
      {seats.map((each, at) => {
        const place = placeOf(texts, at)
        return (
          <fieldset key={each.key} className={style.seat} style={{ '--seat': `var(--seat-${at % 4})` }}>
            <legend>
              <SeatMark seat={at} /> {place}
            </legend>
            <select
              className="field"
              aria-label={t('new.who', { place })}
              value={each.kind}
              onChange={({ target }) =>
                change(at, { kind: seatKinds.find((kind) => kind === target.value) ?? 'bot' })
              }
            >
              {seatKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`new.${kind}`)}
                </option>
              ))}
            </select>
            {each.kind === 'bot' ? (
              <select
                className="field"
                aria-label={t('new.level', { place })}
                aria-describedby={`${help}-${each.key}`}
                value={each.level}
                onChange={({ target }) => change(at, { level: target.value })}
              >
                {levels.choices.map((level) => (
                  <Level key={level.spec} {...level} />
                ))}
              </select>
            ) : (
              <input
                className="field"
                aria-label={t('new.name', { place })}
                placeholder={place}
                maxLength={40}
                value={each.name}
                onChange={({ target }) => change(at, { name: target.value })}
              />
            )}
            {min < max && (
              <button
                type="button"
                className="button quiet small"
                disabled={seats.length <= min}
                aria-label={t('new.remove', { place })}
                onClick={() => remove(at)}
              >
                ✕
              </button>
            )}
            {each.kind === 'bot' && (
              <p id={`${help}-${each.key}`} className={style.about}>
                {levels.choices.find(({ spec }) => spec === each.level)?.about}
              </p>
            )}
          </fieldset>
        )
      })}
      {company !== null && (
        <p role="status" className={style.company}>
          {company}
        </p>
      )}
      {min < max && (
        <div className={style.count}>
          <button
            type="button"
            className="button"
            disabled={seats.length >= max}
            onClick={() => onChange([...seats, seat('bot', levels.usual)])}
          >
            {t('new.add')}
          </button>
          {min === 1 && (
            <button
              type="button"
              className="button"
              disabled={seats.length === 1}
              onClick={() => {
                removed.current = 0
                onChange([seats.find(({ kind }) => kind === 'me') ?? seat('me', levels.usual)])
              }}
            >
              {t('new.alone')}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

type LevelProps = ReturnType<typeof levelsOf>['choices'][number]

/** A level to choose; a warning stands over it in the list, and is read before it is chosen. */
const Level = ({ spec, name, about, warned }: LevelProps) => {
  const option = <option value={spec}>{name}</option>
  return warned ? <optgroup label={about}>{option}</optgroup> : option
}
