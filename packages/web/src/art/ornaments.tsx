import style from './ornaments.module.css'

/** Engraved corners for a framed sheet; the sheet must be positioned. */
export const Corners = () =>
  ([1, 2, 3, 4] as const).map((at) => (
    <svg
      key={at}
      data-at={at}
      className={style.corner}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1.500 22V7.500Q1.500 1.500 7.500 1.500H22" strokeWidth="1.3" />
      <path d="M5 16q-1-6 3-8t8-3M5 16q3-1 3.500-3.500T5 9M16 5q-1 3-3.500 3.500T9 5" strokeWidth="0.9" />
      <circle cx="6" cy="6" r="1.300" fill="currentColor" stroke="none" />
    </svg>
  ))
