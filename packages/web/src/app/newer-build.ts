/** Time that a page which has loaded itself anew waits before it does so again, in milliseconds. */
const patience = 60_000
const mark = 'conclave.reloaded'

/**
 * A part of the app that is not there any more: the server has a newer build. The page loads itself anew, once; what was
 * played is kept by the server or by this browser. If that does not help, the failure shows as any other.
 */
export const followNewerBuild = (reload = () => location.reload()): void => {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(mark) ?? 0)
    if (Date.now() - last < patience) return
    sessionStorage.setItem(mark, String(Date.now()))
    event.preventDefault()
    reload()
  })
}
