import 'react'

/** Style sheets take numbers and lengths from the boards by custom properties, which React's types leave out. */
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
