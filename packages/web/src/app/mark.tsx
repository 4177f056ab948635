/** The sign of the house: an open grimoire under a star. */
export const Mark = () => (
  <svg viewBox="0 0 64 64" width="34" height="34" aria-hidden="true" focusable="false">
    <path
      d="M8 50c8-5 16-5 24 0 8-5 16-5 24 0V26c-8-5-16-5-24 0-8-5-16-5-24 0z"
      fill="var(--surface-raised)"
      stroke="var(--brass)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M32 26v24" stroke="var(--brass)" strokeWidth="3" />
    <path
      d="M32 3l3 8 8 3-8 3-3 8-3-8-8-3 8-3z"
      fill="var(--candle)"
      stroke="var(--brass)"
      strokeWidth="1.5"
    />
  </svg>
)
