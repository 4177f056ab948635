import { useText } from '../texts/context.tsx'

/** The engine's own words, for whoever looks into what went wrong. */
export const Detail = ({ words }: { readonly words: string }) => {
  const t = useText()
  return (
    <details>
      <summary>{t('flaw.detail')}</summary>
      <code style={{ overflowWrap: 'anywhere' }}>{words}</code>
    </details>
  )
}
