import { useEffect } from 'react'

/** The name of the page in the browser's tab and history. Tables have a notice of their own there. */
export const usePageTitle = (title: string | null): void => {
  useEffect(() => {
    document.title = titled(title)
    return () => {
      document.title = titled(null)
    }
  }, [title])
}

export const titled = (title: string | null): string => (title === null ? 'Conclave' : `${title} – Conclave`)
