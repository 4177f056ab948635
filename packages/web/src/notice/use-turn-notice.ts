import { useEffect, useRef } from 'react'
import { below } from '../settings/base.ts'
import { settings } from '../settings/settings.ts'
import { play as playCue } from '../sound/cues.ts'
import { titled } from '../ui/use-page-title.ts'

/** Says that one is needed: in the title, in the icon, by a sound, and by a notification if that was allowed. */
export const useTurnNotice = (asked: boolean, title: string, words: string): void => {
  const before = useRef(asked)
  useEffect(() => {
    document.title = asked ? `● ${words}` : title
    const icon = document.getElementById('icon')
    icon?.setAttribute('href', below(asked ? '/icon-asked.svg' : '/icon.svg'))
    if (asked && !before.current) {
      playCue('asked')
      if (document.hidden && settings().notify) notify(words)
    }
    before.current = asked
    return () => {
      document.title = titled(null)
      icon?.setAttribute('href', below('/icon.svg'))
    }
  }, [asked, title, words])
}

const notify = (words: string): void => {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    new Notification('Conclave', { body: words, icon: below('/icon.svg'), tag: 'asked' })
  } catch {
    // Phones allow it from the service worker only.
    navigator.serviceWorker?.ready
      .then((worker) =>
        worker.showNotification('Conclave', { body: words, icon: below('/icon.svg'), tag: 'asked' }),
      )
      .catch(() => {})
  }
}
