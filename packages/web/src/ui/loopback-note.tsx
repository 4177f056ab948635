import { useText } from '../texts/context.tsx'

/** True if an address leads nowhere but to the computer that it is used on. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)

/** Beside links for others: says so when they cannot reach the address that this page was opened at. */
export const LoopbackNote = () => {
  const t = useText()
  if (!isLoopback(location.hostname)) return null
  return (
    <p role="note">
      {t('wait.loopback', { address: location.host, command: 'npm start -- --host 0.0.0.0' })}
    </p>
  )
}
