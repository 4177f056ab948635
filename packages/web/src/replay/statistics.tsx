import type { MatchFile, Message } from '@conclave/kernel'
import { useMemo } from 'react'
import type { Measure } from '../boards/board.ts'
import type { LoadedGame } from '../play/loaded-game.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import style from './chart.module.css'
import { Chart, type Series } from './chart.tsx'
import { courseOf, undosIn } from './course.ts'
import { rowsOf } from './rows.ts'

/** Figures and charts of a match, computed by playing it again. */
const Statistics = ({
  file,
  loaded,
  texts,
  nameOf,
}: {
  readonly file: MatchFile
  readonly loaded: LoadedGame
  readonly texts: TableTexts
  nameOf(seat: number): string
}) => {
  const course = useMemo(() => courseOf(loaded.game, file), [loaded, file])
  if ('problem' in course) return <p role="alert">{course.problem}</p>
  const rows = rowsOf(course, loaded.kit)
  const groups = groupsOf(rows, texts)
  const { t } = texts
  return (
    <>
      <dl className={style.figures}>
        <Figure name={t('end.turns')} value={rows.length - 1} />
        <Figure name={t('end.answers')} value={course.answers.length} />
        {Array.from({ length: file.seats }, (_, seat) => (
          <Figure
            key={nameOf(seat)}
            name={t('end.by', { name: nameOf(seat) })}
            value={course.answers.filter(([by]) => by === seat).length}
          />
        ))}
        <Figure name={t('end.undos')} value={undosIn(course)} />
      </dl>
      <h3>{t('end.chart')}</h3>
      <div className={style.grid}>
        {groups.map(({ title, series }) => (
          <Chart key={title} title={title} series={series} along={t('end.turn')} />
        ))}
      </div>
      <details>
        <summary>{t('end.table')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by key */}
        <section className={style.numbers} tabIndex={0} aria-label={t('end.table')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('end.turn')}</th>
                {(rows[0] ?? []).map(({ group, name }) => (
                  <th scope="col" key={`${texts.speak(group)} ${texts.speak(name)}`}>
                    {texts.speak(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, turn) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its turn
                <tr key={turn}>
                  <th scope="row">{turn}</th>
                  {row.map(({ group, name, value }) => (
                    <td key={`${texts.speak(group)} ${texts.speak(name)}`}>{value ?? '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  )
}

const Figure = ({ name, value }: { readonly name: string; readonly value: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

const groupsOf = (
  rows: readonly (readonly Measure[])[],
  texts: TableTexts,
): { title: string; series: Series[] }[] => {
  const groups = new Map<string, { title: string; series: Series[] }>()
  const speak = (message: Message) => texts.speak(message)
  for (const [at, { group, name, colour, dashed }] of (rows[0] ?? []).entries()) {
    const title = speak(group)
    const found = groups.get(title) ?? { title, series: [] }
    found.series.push({
      name: speak(name),
      colour,
      dashed,
      values: rows.map((row) => row[at]?.value ?? null),
    })
    groups.set(title, found)
  }
  return [...groups.values()]
}

export default Statistics
