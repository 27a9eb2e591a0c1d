import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, jest } from '@jest/globals'

type Handler = (event: Record<string, unknown>) => void

const code = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
  .replace('__VERSION__', '2')
  .replace("'__WORDS__'", '{ answer: "Answer ready", body: "Open it." }')
const offlinePage = { name: 'the offline page' }

/** Runs the worker with a browser that has these caches and answers by `fetch`. */
function startWorker(names: string[], fetch: () => Promise<unknown>, tabs: object[] = []) {
  const handlers = new Map<string, Handler>()
  const added: string[] = []
  const focus = jest.fn()
  const openWindow = jest.fn()
  const showNotification = jest.fn()
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: jest.fn(),
    location: { origin: 'https://rostra.example' },
    registration: { navigationPreload: { enable: jest.fn() }, showNotification },
    clients: { matchAll: async () => [{ url: 'https://rostra.example/persona/livia', focus }, ...tabs], openWindow },
  }
  const caches = {
    open: async (name: string) => ({ add: async ({ url }: { url: string }) => void added.push(`${name} ${url}`) }),
    keys: async () => names,
    delete: async (name: string) => void names.splice(names.indexOf(name), 1),
    match: async () => offlinePage,
  }
  class FakeRequest {
    readonly url: string
    constructor(url: string) {
      this.url = url
    }
  }
  runInNewContext(code, { self, caches, fetch, URL, Request: FakeRequest, Response: { error: () => 'error' } })
  /** Sends an event, and returns what the worker answers, or waits for. */
  const send = async (name: string, event: object = {}) => {
    let answer: unknown
    const take = (value: unknown) => {
      answer = value
    }
    handlers.get(name)?.({ ...event, respondWith: take, waitUntil: take })
    return answer instanceof Promise ? await answer : answer
  }
  return { send, added, self, focus, openWindow, showNotification }
}

const noConnection = () => Promise.reject(new TypeError('Failed to fetch'))
const navigation = { mode: 'navigate', destination: 'document', method: 'GET', url: 'https://rostra.example/persona/livia' }

describe('the service worker', () => {
  let names: string[]
  beforeEach(() => {
    names = ['rostra-offline-1', 'rostra-offline-2', 'other']
  })

  it('stores its one page, and starts at once', async () => {
    const { send, added, self } = startWorker(names, noConnection)
    await send('install')
    expect(added).toEqual(['rostra-offline-2 /offline.html'])
    expect(self.skipWaiting).toHaveBeenCalled()
  })

  it('removes what earlier versions stored, and nothing else', async () => {
    const { send } = startWorker(names, noConnection)
    await send('activate')
    expect(names).toEqual(['rostra-offline-2', 'other'])
  })

  it('answers a navigation by the server, and without a connection by its page', async () => {
    const page = { name: 'from the server' }
    const online = startWorker(names, async () => page)
    expect(await online.send('fetch', { request: navigation })).toBe(page)
    const preloaded = { name: 'preloaded' }
    expect(await online.send('fetch', { request: navigation, preloadResponse: Promise.resolve(preloaded) })).toBe(preloaded)
    const offline = startWorker(names, noConnection)
    expect(await offline.send('fetch', { request: navigation })).toBe(offlinePage)
    expect(await offline.send('fetch', { request: navigation, preloadResponse: noConnection() })).toBe(offlinePage)
  })

  it.each([
    ['a call', { mode: 'cors', destination: '' }],
    ['a file', { mode: 'no-cors', destination: 'script' }],
    ['a frame', { destination: 'iframe' }],
    ['a form', { method: 'POST' }],
    ['a download of the API', { url: 'https://rostra.example/api/user/export' }],
  ])('leaves %s alone', async (_, change) => {
    const { send } = startWorker(names, noConnection)
    expect(await send('fetch', { request: { ...navigation, ...change } })).toBeUndefined()
  })

  const push = { kind: 'answer', path: '/persona/abc?conversation=d' }
  const pushed = (content: object) => ({ data: { json: () => content } })

  it('shows a push, with the address to open and no other words than its own', async () => {
    const tabs = [{ url: 'https://rostra.example/', focused: false, visibilityState: 'visible' }]
    const { send, showNotification } = startWorker(names, noConnection, tabs)
    await send('push', pushed(push))
    const data = { url: 'https://rostra.example/persona/abc?conversation=d' }
    const options = { body: 'Open it.', tag: 'rostra', icon: '/icons/icon-192.png', data }
    expect(showNotification.mock.calls).toEqual([['Answer ready', options]])
  })

  it('shows no push to a reader of a page, nor one that leads elsewhere', async () => {
    const reading = startWorker(names, noConnection, [{ url: 'https://rostra.example/', focused: true, visibilityState: 'visible' }])
    await reading.send('push', pushed(push))
    const away = startWorker(names, noConnection)
    for (const path of ['//evil.example/', 'https://evil.example/']) await away.send('push', pushed({ ...push, path }))
    expect([reading.showNotification.mock.calls, away.showNotification.mock.calls]).toEqual([[], []])
  })

  it('shows the tab of a notification that is clicked, or opens its address', async () => {
    const { send, focus, openWindow } = startWorker(names, noConnection)
    const close = jest.fn()
    await send('notificationclick', { notification: { close, data: { url: 'https://rostra.example/persona/livia' } } })
    expect([close.mock.calls.length, focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 1, 0])
    await send('notificationclick', { notification: { close, data: { url: 'https://rostra.example/persona/max' } } })
    expect(openWindow).toHaveBeenCalledWith('https://rostra.example/persona/max')
  })
})
