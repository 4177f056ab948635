import { useState } from 'react'
import { useText } from '../texts/context.tsx'

/** A link to be sent to somebody, and a button that copies it. */
export const CopyLink = ({ label, link }: { readonly label: string; readonly link: string }) => {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => {})
    setCopied(true)
  }
  return (
    <>
      <input
        className="field"
        aria-label={label}
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="button small" onClick={() => void copy()}>
        {t(copied ? 'wait.copied' : 'wait.copy')}
      </button>
    </>
  )
}
