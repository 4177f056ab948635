/** The signs of a player of matches, on a square of 24; drawn here, because few fonts have them. */
const signs = {
  first: 'M5 5h2.600v14H5zM19 5v14L8.500 12z',
  back: 'M17 4.500v15L5.500 12z',
  play: 'M6.500 4v16L20 12z',
  pause: 'M6 4.500h4.200v15H6zM13.800 4.500H18v15h-4.200z',
  next: 'M7 4.500v15L18.500 12z',
  last: 'M16.400 5H19v14h-2.600zM5 5v14l10.500-7z',
} as const

export const Transport = ({ sign }: { readonly sign: keyof typeof signs }) => (
  <svg
    viewBox="0 0 24 24"
    width="1.2em"
    height="1.2em"
    fill="currentColor"
    aria-hidden="true"
    focusable="false"
  >
    <path d={signs[sign]} />
  </svg>
)
