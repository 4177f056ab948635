import { Glyph } from './glyph.tsx'

/** Every colour has a shape of its own, so that nobody needs to tell colours apart. On a square of 16. */
export const shapes = {
  red: 'M8 .8 15.6 14.6H.4z',
  blue: 'M8 .2 15.8 8 8 15.8.2 8z',
  green: 'M1.4 1.4h13.2v13.2H1.4z',
  yellow: 'M8 .6a7.4 7.4 0 1 0 0 14.8A7.4 7.4 0 0 0 8 .6z',
  silver: 'M4.2 1h7.6l3.9 7-3.9 7H4.2L.3 8z',
} as const

export type ColourName = keyof typeof shapes

const rainbow = ['red', 'yellow', 'green', 'blue', 'silver'] as const

/** A colour as shape and letter. */
export const ColourMark = ({
  colour,
  letter,
  className,
}: {
  readonly colour: ColourName
  readonly letter: string
  readonly className?: string | undefined
}) => (
  <Glyph className={className}>
    <path d={shapes[colour]} fill={`var(--book-${colour})`} stroke="var(--mark-edge)" strokeWidth="0.9" />
    <text
      x="8"
      y={colour === 'red' ? 13.1 : 11.6}
      textAnchor="middle"
      fontSize={colour === 'red' ? 8.4 : 10}
      fontWeight="800"
      fontFamily="var(--font-text)"
      fill="var(--on-book)"
    >
      {letter}
    </text>
  </Glyph>
)

/** All colours at once: five rays. */
export const RainbowMark = ({ className }: { readonly className?: string | undefined }) => (
  <Glyph className={className}>
    {rainbow.map((colour, at) => (
      <path
        key={colour}
        d={rayOf(at)}
        fill={`var(--book-${colour})`}
        stroke="var(--mark-edge)"
        strokeWidth="0.5"
      />
    ))}
    <circle cx="8" cy="8" r="2.4" fill="var(--candle)" stroke="var(--mark-edge)" strokeWidth="0.6" />
  </Glyph>
)

const rayOf = (at: number): string => {
  const point = (turn: number, reach: number) => {
    const angle = ((turn / rainbow.length) * 2 - 0.5) * Math.PI
    return `${(8 + Math.cos(angle) * reach).toFixed(2)} ${(8 + Math.sin(angle) * reach).toFixed(2)}`
  }
  return `M8 8L${point(at - 0.5, 5.4)}L${point(at, 7.8)}L${point(at + 0.5, 5.4)}Z`
}
