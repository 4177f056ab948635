import { capitalised } from '@conclave/texts'
import type { ScoreTable } from '../kit/result.ts'
import type { TableTexts } from '../texts/table-texts.ts'
import style from './score.module.css'
import { SeatMark } from './seat-mark.tsx'

/** The final score as a table. */
export const Score = ({ score, texts }: { readonly score: ScoreTable; readonly texts: TableTexts }) => {
  const { t, speak } = texts
  return (
    <div className={style.frame}>
      <table className={style.score}>
        <caption className="hidden">{t('end.score')}</caption>
        <thead>
          <tr>
            <td />
            {score.columns.map((column) => (
              <th key={speak(column)} scope="col">
                {speak(column)}
              </th>
            ))}
            <th scope="col">{t('end.total')}</th>
          </tr>
        </thead>
        <tbody>
          {score.rows.map(({ name, seat, colour, values, total, won }) => (
            <tr key={colour} data-won={won || undefined}>
              <th scope="row">
                <span className={style.who}>
                  <SeatMark seat={seat} colour={colour} />
                  {capitalised(speak(name), texts.language)}
                </span>
              </th>
              {values.map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                <td key={at}>{value}</td>
              ))}
              <td>
                <strong>{total}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
