/*
 * Answers a navigation that finds no connection by a page of its own, and shows pushes. It stores nothing else, and leaves every other request
 * alone.
 */
const cacheName = 'rostra-offline-__VERSION__'
const page = '/offline.html'
/** The texts of notifications, which the build inserts. */
const words = '__WORDS__'

self.addEventListener('install', (event) => {
  event.waitUntil(storePage())
})

async function storePage() {
  const cache = await caches.open(cacheName)
  await cache.add(new Request(page, { cache: 'no-cache', credentials: 'omit' }))
  await self.skipWaiting()
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([removeFormer(), self.registration.navigationPreload?.enable()]))
})

/** Removes what earlier versions stored. Open pages are not taken over: that would drop them from the back/forward cache. */
async function removeFormer() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('rostra-offline-') && name !== cacheName).map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const isPage = request.mode === 'navigate' && request.destination === 'document' && request.method === 'GET'
  if (isPage && !new URL(request.url).pathname.startsWith('/api/')) event.respondWith(open(event))
})

async function open({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await caches.match(page)) ?? Response.error()
  }
}

/** A push says what has ended and the path to open. A reader of a page needs none. */
self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data.json()))
})

async function tell({ kind, path }) {
  const { origin } = self.location
  const url = new URL(path, origin)
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (url.origin !== origin || tabs.some((tab) => tab.focused && tab.visibilityState === 'visible')) return
  const options = { body: words.body, tag: 'rostra', icon: '/icons/icon-192.png', data: { url: url.href } }
  await self.registration.showNotification(words[kind], options)
}

/** A click on a notification shows the tab that it came from, or the page that it names. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.url))
})

async function show(url) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find((each) => each.url === url)
  return tab ? tab.focus() : self.clients.openWindow(url)
}
