import type { BrowserContext, Page } from 'playwright-core'

// A page that a test has left serves the next one: to load the app anew costs three times what it costs to go to another table.

/** Circumstances of a visit: all that the browser has kept is as they say. */
export interface Circumstances {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly colorScheme: 'light' | 'dark'
  readonly reducedMotion: 'reduce' | 'no-preference'
  readonly settings: { readonly language: string; readonly [name: string]: unknown }
}

/** Somewhere in the app where nothing is played. */
const nowhere = '/nowhere'

/** Leaves whatever is shown, and whatever is played there; says whether the page can be used again. */
export const leave = async (context: BrowserContext, address: string): Promise<Page | null> => {
  const [page, ...others] = context.pages()
  if (page === undefined || others.length > 0 || !page.url().startsWith(address)) return null
  // Elsewhere nothing is under it.
  await page.mouse.move(0, 0)
  return (await page.evaluate(goNowhere, nowhere)) ? page : null
}

/** Runs in the page. */
const goNowhere = async (path: string): Promise<boolean> => {
  if (document.contentType !== 'text/html') return false
  history.pushState(null, '', path)
  await new Promise<void>((done) => {
    const look = () =>
      document.querySelector('#board, #prompt, dialog, [role=dialog]') === null &&
      document.querySelector('main h1') !== null
        ? done()
        : requestAnimationFrame(look)
    look()
  })
  // A table that was left runs on for a moment, unless another window takes it over.
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  const takeOver = async (ids: readonly IDBValidKey[]): Promise<void> => {
    const said = new BroadcastChannel('conclave tables')
    const heard = new BroadcastChannel('conclave tables')
    for (const id of ids)
      await new Promise((done) => {
        heard.onmessage = done
        said.postMessage(id)
      })
    said.close()
    heard.close()
  }
  for (const name of names)
    await new Promise<void>((done, failed) => {
      const opening = indexedDB.open(name)
      opening.onerror = () => failed(opening.error)
      opening.onsuccess = () => {
        const stores = [...opening.result.objectStoreNames]
        const reading = opening.result.transaction(stores, 'readonly')
        const keys = stores.map((store) => reading.objectStore(store).getAllKeys())
        reading.oncomplete = async () => {
          await takeOver(keys.flatMap(({ result }) => result))
          const change = opening.result.transaction(stores, 'readwrite')
          for (const store of stores) change.objectStore(store).clear()
          change.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }
    })
  return true
}

/** Makes a page that was left what it is for somebody who comes for the first time. */
export const prepare = async (page: Page, wanted: Circumstances): Promise<void> => {
  const { viewport, colorScheme, reducedMotion, settings } = wanted
  await page.context().clearCookies()
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, reducedMotion })
  await page.evaluate((chosen) => {
    sessionStorage.clear()
    localStorage.clear()
    const key = 'conclave.settings'
    localStorage.setItem(key, JSON.stringify(chosen))
    // The browser itself tells all pages but the one that has written.
    dispatchEvent(new StorageEvent('storage', { key }))
  }, settings)
  await page.locator(`html[lang="${settings.language}"]`).waitFor({ state: 'attached' })
}
