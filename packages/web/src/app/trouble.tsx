import { Component, type ErrorInfo, type ReactNode } from 'react'
import { basePath } from '../settings/base.ts'
import { useText } from '../texts/context.tsx'
import { lastErrors } from '../ui/errors.ts'

/** Catches what broke and offers a way out; the match itself is safe in its file. */
export class Trouble extends Component<{ readonly children: ReactNode }, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    lastErrors.push(`${error.message}${info.componentStack ?? ''}`)
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children
    return <Broken message={this.state.error.message} />
  }
}

const Broken = ({ message }: { readonly message: string }) => {
  const t = useText()
  return (
    <main className="panel" style={{ margin: '3rem auto', padding: '2rem', maxWidth: '40rem' }}>
      <h1>{t('trouble.title')}</h1>
      <p>{t('trouble.text')}</p>
      <p>
        <code>{message}</code>
      </p>
      <p style={{ display: 'flex', gap: '0.5rem', marginTop: '1rem' }}>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {t('trouble.reload')}
        </button>
        <a className="button" href={basePath()}>
          {t('nav.lobby')}
        </a>
      </p>
    </main>
  )
}
