import type { MatchFile, Seat } from '@conclave/kernel'
import type { LoadedGame } from '../games/loaded-game.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import style from './chart.module.css'
import { Chart } from './chart.tsx'
import { FlawNote } from './flaw-note.tsx'
import { groupsOf } from './groups.ts'
import { Story } from './story.tsx'
import { Tallies } from './tallies.tsx'
import { useReview } from './use-review.ts'

/** Figures and charts of a match; it is played again beside the page, which stays free meanwhile. */
const Statistics = ({
  file,
  loaded,
  texts,
  nameOf,
  seat,
  won,
  replay,
}: {
  readonly file: MatchFile
  readonly loaded: LoadedGame
  readonly texts: TableTexts
  nameOf(seat: number): string
  /** Seat whose match it was, its result, and the place where it can be seen again. */
  readonly seat: Seat
  readonly won: boolean
  readonly replay: string
}) => {
  const review = useReview(file, seat, won)
  const { t } = texts
  if (review === null) return <p role="status">{t('loading')}</p>
  if ('problem' in review) return null
  if ('flaw' in review)
    return <FlawNote flaw={review.flaw} file={file} loaded={loaded} texts={texts} nameOf={nameOf} />
  const { rows } = review
  const groups = groupsOf(rows, texts.speak)
  const isRounds = loaded.kit?.dividedBy === 'rounds'
  const along = t(isRounds ? 'end.round' : 'end.turn')
  return (
    <>
      <Story
        file={file}
        review={review}
        loaded={loaded}
        texts={texts}
        seat={seat}
        replay={replay}
        nameOf={nameOf}
      />
      <Tallies tallies={review.tallies} texts={texts} />
      <dl className={style.figures}>
        <Figure name={t(isRounds ? 'end.rounds' : 'end.turns')} value={rows.length - 1} />
        <Figure name={t('end.undos')} value={review.undos} />
      </dl>
      <h3>{t('end.chart')}</h3>
      <div className={style.grid}>
        {groups.map(({ title, series, most }) => (
          <Chart key={title} title={title} series={series} along={along} most={most} />
        ))}
      </div>
      <details>
        <summary>{t('end.table')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by key */}
        <section className={style.numbers} tabIndex={0} aria-label={t('end.table')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{along}</th>
                {(rows[0] ?? []).map(({ group, name }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are their places, and names may be alike
                  <th scope="col" key={`${texts.speak(group)} ${at}`}>
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
                  {row.map(({ group, value }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are their places
                    <td key={`${texts.speak(group)} ${at}`}>{value ?? '–'}</td>
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

export default Statistics
