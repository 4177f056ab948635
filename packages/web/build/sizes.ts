/**
 * Breakpoints: the sizes at which more than one part of the page is laid out otherwise, by name. A style sheet says
 * `@container table (--tabbed)`. A size that only one sheet asks for stands there, beside what it is for.
 */
const sizes: { readonly [name: string]: string } = {
  /** The table: one part of the board at a time, under tabs. */
  tabbed: '(width < 54rem) or (height < 30rem)',
  /** The same for the Lodge, which a tablet held upright has all parts of, above each other. */
  paged: '(width < 44rem) or (height < 30rem) or ((width < 54rem) and (height < 42rem))',
  tall: '(44rem <= width < 54rem) and (height >= 42rem)',
  /** The table of a phone held upright. */
  slim: '(width < 36rem)',
  /** The table of a duel on a phone: one mage above the other, smaller. */
  stacked: '(width < 640px)',
  /** The table of a duel on a tablet held upright. */
  upright: '(width >= 640px) and (orientation: portrait)',
  /** The table of a duel on a phone with room for a hand that stays in sight; the rest scrolls above it. */
  pinned: '(width < 640px) and (height > 20rem)',
  /** The same where not all of it is seen at once. */
  short: '(width < 640px) and (20rem < height < 36rem)',
  /** The table of a duel beside the log of a tablet. */
  beside: '(640px <= width < 760px)',
  /** The page: no room for two things side by side (`ui/narrow.ts` asks for the same). */
  narrow: '(width < 56rem)',
  wide: '(width >= 56rem)',
  /** The page at very large letters. */
  large: '(width < 20rem)',
  /** The screen of a small phone, and of a phone on its side. */
  small: '(height < 44rem) and (width < 40rem)',
  aside: '(height < 28rem) and (width >= 40rem) and (width < 64rem)',
}

/** At-rule as PostCSS gives it, as far as it matters here. */
interface AtRule {
  readonly name: string
  params: string
  error(message: string): Error
}

/** Puts in for `(--name)` what it stands for; a name that is not listed fails the build. */
export const namedSizes = () => ({
  postcssPlugin: 'conclave-sizes',
  AtRule(rule: AtRule): void {
    if (rule.name !== 'container' && rule.name !== 'media') return
    rule.params = rule.params.replace(/\(--(\w+)\)/g, (_, name: string) => {
      const size = sizes[name]
      if (size === undefined) throw rule.error(`there is no size '${name}' in build/sizes.ts`)
      return size
    })
  },
})
