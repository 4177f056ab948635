import { Glyph } from './glyph.tsx'

const rays = Array.from({ length: 8 }, (_, at) => at * 45)

/** A sun stone, or a sun on a card. */
export const Sun = ({ className }: { readonly className?: string | undefined }) => (
  <Glyph className={className}>
    {rays.map((turn) => (
      <path key={turn} d="M8 .3 9.3 4H6.7z" transform={`rotate(${turn} 8 8)`} fill="var(--sun)" />
    ))}
    <circle cx="8" cy="8" r="4" fill="var(--sun-core)" stroke="var(--sun)" strokeWidth="1.2" />
  </Glyph>
)

/** A moon stone, or a moon on a card. */
export const Moon = ({ className }: { readonly className?: string | undefined }) => (
  <Glyph className={className}>
    <path
      d="M11.8 1.5A7 7 0 1 0 14.7 11 5.8 5.8 0 0 1 11.800 1.500z"
      fill="var(--moon-core)"
      stroke="var(--moon)"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
  </Glyph>
)
