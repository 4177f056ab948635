import style from './chart.module.css'

export interface Series {
  readonly name: string
  /** A token's name without `--`. */
  readonly colour: string
  readonly dashed: boolean
  /** Null before the beginning and after the end of what is measured. */
  readonly values: readonly (number | null)[]
  /** True if it has ended before the match, or in its last turn. */
  readonly ended: boolean
}

const size = { width: 220, height: 120, left: 22, bottom: 16, top: 8, right: 6 } as const

/** A small line chart; the same numbers stand in a table beside it for whoever cannot see it. */
export const Chart = ({
  title,
  series,
  along,
  most,
}: {
  readonly title: string
  readonly series: readonly Series[]
  readonly along: string
  /** The top of the scale: charts that are compared have the same. */
  readonly most: number
}) => {
  const length = Math.max(2, ...series.map(({ values }) => values.length))
  const x = (at: number) => size.left + (at / (length - 1)) * (size.width - size.left - size.right)
  // Where nothing was gained there is still a scale.
  const top = Math.max(1, most)
  const y = (value: number) =>
    size.height - size.bottom - (value / top) * (size.height - size.bottom - size.top)
  const steps = [...new Set([0, Math.ceil(top / 2), top])]
  return (
    <figure className={style.chart}>
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={`${title}: ${series.map(inWords).join('; ')}`}
      >
        {steps.map((step) => (
          <g key={step}>
            <line
              x1={size.left}
              x2={size.width - size.right}
              y1={y(step)}
              y2={y(step)}
              stroke="var(--line-soft)"
            />
            <text x={size.left - 4} y={y(step) + 3} textAnchor="end" className={style.tick}>
              {step}
            </text>
          </g>
        ))}
        <text x={size.width - size.right} y={size.height - 3} textAnchor="end" className={style.tick}>
          {along} {length - 1}
        </text>
        {series.map(({ name, colour, dashed, values, ended }) => (
          <g
            key={`${name} ${colour}`}
            fill="none"
            stroke={`var(--${colour})`}
            strokeWidth="2.5"
            strokeLinejoin="round"
          >
            <polyline
              points={values.flatMap((value, at) => (value === null ? [] : `${x(at)},${y(value)}`)).join(' ')}
              strokeDasharray={dashed ? '5 4' : undefined}
            />
            {ended && <path d={crossAt(x(lastOf(values)), y(numbers(values).at(-1) ?? 0))} />}
          </g>
        ))}
      </svg>
      <ul className={style.legend}>
        {series.map(({ name, colour, dashed }) => (
          <li key={`${name} ${colour}`}>
            <span
              className={style.swatch}
              style={{ borderTopColor: `var(--${colour})`, borderTopStyle: dashed ? 'dashed' : 'solid' }}
            />
            {name}
          </li>
        ))}
      </ul>
    </figure>
  )
}

const numbers = (values: Series['values']): number[] => values.filter((value) => value !== null)

const lastOf = (values: Series['values']): number => values.findLastIndex((value) => value !== null)

/** Cross where a line ends before the match does. */
const crossAt = (x: number, y: number): string => `M${x - 4} ${y - 4}l8 8m0-8-8 8`

const inWords = ({ name, values, ended }: Series): string =>
  `${name} ${numbers(values).at(0) ?? 0} → ${numbers(values).at(-1) ?? 0}${ended ? ' ✕' : ''}`
