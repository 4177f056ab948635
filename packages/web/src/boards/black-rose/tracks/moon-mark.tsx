/** One, two or three crescents. */
export const MoonMark = ({ moon, className }: { readonly moon: number; readonly className?: string }) => (
  <svg
    viewBox={`0 0 ${4 + 9 * moon} 16`}
    width={`${(4 + 9 * moon) / 16}em`}
    height="1em"
    className={className}
    fill="currentColor"
    aria-hidden="true"
    focusable="false"
  >
    {Array.from({ length: moon }, (_, at) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: moons are all alike
        key={at}
        d={`M${8.5 + 9 * at} 2.200a6 6 0 1 0 3.300 10.600 7 7 0 0 1-3.300-10.600z`}
      />
    ))}
  </svg>
)
