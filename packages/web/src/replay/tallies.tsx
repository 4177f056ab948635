import { capitalised } from '@conclave/texts'
import type { Tally } from '../kit/result.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import style from './story.module.css'

/** Tallies of a match, table by table; an empty one says nothing. */
export const Tallies = ({
  tallies,
  texts,
}: {
  readonly tallies: readonly Tally[]
  readonly texts: TableTexts
}) => {
  const { speak, t, language } = texts
  const told = tallies.filter(({ rows }) => rows.length > 0)
  if (told.length === 0) return null
  return (
    <>
      <h3>{t('story.counted')}</h3>
      <div className={style.tallies}>
        {told.map(({ title, columns, rows }) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by key
          <section key={speak(title)} className={style.tally} tabIndex={0} aria-label={speak(title)}>
            <table>
              <caption>{speak(title)}</caption>
              <thead>
                <tr>
                  <td />
                  {columns.map((column) => (
                    <th key={speak(column)} scope="col">
                      {capitalised(speak(column), language)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, values }) => (
                  <tr key={speak(name)}>
                    <th scope="row">{capitalised(speak(name), language)}</th>
                    {values.map((value, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                      <td key={at}>{value === 0 ? '–' : value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
    </>
  )
}
