import { keyOf } from '@conclave/kernel'
import { usePlay } from './play.ts'

/** Plans that others have laid before whoever is asked: taken over with one click, step by step, or ignored. */
export const Suggestions = () => {
  const { snapshot, question, options, texts, choose, viewerName } = usePlay()
  if (question === null) return null
  return snapshot.suggestions.map(({ from, keys }) => {
    const next = options.find((option) => keyOf(option) === keys[0])
    if (next === undefined) return null
    const label = texts.option(question, next)
    return (
      <p key={String(from)} style={{ display: 'flex', gap: 'var(--space-2)', alignItems: 'center' }}>
        <span>{texts.t('suggestion.from', { name: viewerName(from), count: keys.length })}</span>
        <button type="button" className="button small" onClick={() => choose(next)}>
          {label}
        </button>
      </p>
    )
  })
}
