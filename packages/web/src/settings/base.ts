/** Selector of the base path, which the server puts into the page itself: one build serves below any path. */
const said = 'meta[name="conclave-base"]'

/** Base path: below what of its host the app lies. It begins and ends with a slash; mostly that is all of it. */
export const basePath = (): string => {
  const page = 'document' in globalThis ? document.querySelector<HTMLMetaElement>(said) : null
  return page === null ? '/' : new URL(page.content, location.origin).pathname
}

/** A path of the app or of the server, as the browser has to ask for it. */
export const below = (path: string): string => basePath() + path.slice(1)
