// Keeps the whole client on the device: what was built is fetched once, and the page opens without a network.
// The list of files and the version are filled in when the client is built.

const version = '__VERSION__'
const files = [] // __FILES__
const base = new URL('./', self.location).pathname
// Another Conclave may lie below another path of the same host, with caches of its own.
const ownCaches = `conclave ${base} `
const cacheName = ownCaches + version
const shell = ['./', './manifest.webmanifest', './icon.svg']

/** Caches of older builds; those of the first had no path in their names. */
const isOutdated = (name) =>
  name !== cacheName && (name.startsWith(ownCaches) || name.startsWith('conclave-'))

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([...shell, ...files])))
})

// A newer one waits until every page of the old build is closed, so that these find their parts to the last. Pages opened
// meanwhile come from the network; what they need is found in either cache.

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOutdated).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith(`${base}api/`)) return
  if (request.mode === 'navigate') {
    // The newest page if there is a network, the kept one if not: every address of the app is the same page.
    event.respondWith(fetch(request).catch(() => caches.match('./').then((kept) => kept ?? Response.error())))
    return
  }
  event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const [first] = open
      return first ? first.focus() : self.clients.openWindow('./')
    }),
  )
})
