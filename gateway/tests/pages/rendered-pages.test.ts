import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { PersonaMessage } from '@rostra/proto/persona'
import { createWebBuild, servedPage } from '../support/built-web.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

/** A small server build. It calls the API by fetch, as the web's build does. */
const bundle = `
let rendered = 0
const callApi = async (path) => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(String(response.status))
  return { body: await response.json(), total: response.headers.get('X-Total-Count') }
}
export async function renderPage(url, { publicUrl }) {
  const { pathname, search } = new URL(url, 'http://page')
  rendered++
  if (search === '?endless') for (;;) {}
  if (search === '?settings') return '<div id="root">' + JSON.stringify(process.env) + '</div>'
  if (search === '?public-url') return '<div id="root">' + publicUrl + '</div>'
  if (search === '?private-call') return '<div id="root">' + (await fetch('/api/user')).status + '</div>'
  if (pathname === '/zeitgeist') {
    const { body } = await callApi('/api/zeitgeist?limit=100')
    const [{ botId }] = body
    return '<div id="root">' + JSON.stringify([body, (await callApi('/api/bots/' + botId)).body.slug]) + '</div>'
  }
  const data = pathname === '/discover' ? await callApi('/api/bots/public/with-votes?limit=4') : await callApi('/api/bots/slug/max%20b')
  return '<div id="root">' + JSON.stringify({ ...data, rendered }) + '</div>'
}
`

const max = {
  id: 'p-1',
  slug: 'max',
  name: 'Max the Owl',
  description: 'Knows things',
  ownerId: 'u-1',
  avatarBgColor: '#0F766E',
  category: 'Education',
  voice: 'male1',
}

let gateway: TestGateway
let web: Awaited<ReturnType<typeof createWebBuild>>
beforeAll(async () => {
  web = await createWebBuild()
  await mkdir(join(web.folder, '.server'))
  await writeFile(join(web.folder, '.server', 'render-page.mjs'), bundle)
  const hints = { modules: ['/assets/a.js'], data: ['/api/user'] }
  await writeFile(
    join(web.folder, 'page-hints.json'),
    JSON.stringify({ '/': hints, '/discover': hints, '/zeitgeist': hints, '/persona/:slug': hints }),
  )
  gateway = await startGateway({ WEB_DIST: web.folder })
  gateway.persona.on('ListPublicPersonas', ({ request }) => ({
    personas: [PersonaMessage.serialize({ ...max, name: `Max of ${request.limit}` })],
    total: 7,
  }))
  gateway.persona.on('GetPersona', ({ request }) => {
    if (request.id === max.id) return max
    if (request.slug === 'private') return { ...max, isPrivate: true }
    if (request.slug?.startsWith('max')) return { ...max, name: request.slug }
    throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
  })
  await renderedOf('/discover?first')
})
afterAll(async () => {
  await gateway?.stop()
  await web?.remove()
})

const open = (path: string, headers: Record<string, string> = {}) => gateway.fetch(path, { headers: { Accept: 'text/html', ...headers } })
const contentOf = async (path: string, headers?: Record<string, string>) => {
  const html = await (await open(path, headers)).text()
  return /<div id="root">(.*)<\/div>/.exec(html)?.[1]
}
/** Until the render worker has started, and on a busy machine, a page is sent empty. */
const renderedOf = (path: string, headers?: Record<string, string>) =>
  eventually(async () => {
    const content = (await contentOf(path, headers)) ?? ''
    expect(content).not.toBe('')
    return content
  })

it('an anonymous client gets the page with content from the API', async () => {
  const content = JSON.parse(await renderedOf('/discover'))
  expect(content).toMatchObject({ body: [{ name: 'Max of 4', userId: 'u-1' }], total: '7' })
  expect(JSON.parse(await renderedOf('/persona/max'))).toMatchObject({ body: { name: 'max b' } })
})

it('an anonymous client gets the zeitgeist with its personas, and without the ids of conversations', async () => {
  const times = { createdAt: '2026-03-10T12:00:00Z', expiresAt: '2026-03-24T12:00:00Z' }
  gateway.zeitgeist.on('ListEntries', () => ({
    entries: [{ id: 'e-1', type: 'ENTRY_TYPE_THEME', title: 'Sleep', botId: 'p-1', conversationIds: ['c-1'], ...times }],
  }))
  const [entries, slug] = JSON.parse(await renderedOf('/zeitgeist'))
  expect([entries, slug]).toMatchObject([[{ type: 'theme', title: 'Sleep', botId: 'p-1' }], 'max'])
  expect(entries[0]).not.toHaveProperty('conversationIds')
})

it('a guest gets content, a client whose session has ended gets the empty page, and caches tell them apart', async () => {
  expect(await renderedOf('/discover', await gateway.asGuest())).toContain('Max of 4')
  const response = await open('/discover', { cookie: 'rostra_session=unknown' })
  expect([response.status, response.headers.get('Vary')]).toEqual([200, 'Cookie, Accept-Encoding'])
  expect(response.headers.get('Link')).toContain('</api/user>; rel=preload')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect((await requestRaw(`${gateway.url}/discover`, { headers: { Accept: 'text/html' } })).headers.vary).toBe('Cookie, Accept-Encoding')
})

it('a page with content has no preload hints', async () => {
  await eventually(async () => expect((await open('/discover')).headers.get('Link')).toBeNull())
})

it('content is revalidated on each use by its ETag', async () => {
  // The page counts its renderings, so it differs once half a second has passed.
  await eventually(async () => {
    const response = await open('/discover?again')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    const etag = response.headers.get('ETag') ?? ''
    const revalidated = await requestRaw(`${gateway.url}/discover?again`, { headers: { Accept: 'text/html', 'If-None-Match': etag } })
    expect([revalidated.status, await revalidated.ended]).toEqual([304, ''])
  })
})

it.each(['/persona/private', '/persona/nobody', '/nowhere'])('%s has no content and status 404', async (path) => {
  expect((await open(path)).status).toBe(404)
  expect(await contentOf(path)).toBe('')
})

it('a page whose API call fails is sent empty', async () => {
  gateway.persona.on('ListPublicPersonas', () => {
    throw new DomainError('unavailable', 'UNAVAILABLE', 'away')
  })
  const response = await open('/discover?away')
  expect(response.status).toBe(200)
  expect(response.headers.get('Link')).toContain('rel=modulepreload')
  expect(await contentOf('/discover?away')).toBe('')
})

it('the render worker reads no setting and only the public API', async () => {
  expect(await renderedOf('/discover?settings')).toBe('{"NODE_ENV":"production"}')
  expect(await renderedOf('/discover?private-call')).toBe('404')
})

it('the render worker gets the public URL', async () => {
  expect(await renderedOf('/discover?public-url')).toBe('https://rostra.example')
})

it('the server build is not served', async () => {
  for (const path of ['/.server/render-page.mjs', '/%2eserver/render-page.mjs']) {
    const response = await open(path, { Accept: '*/*' })
    expect([response.status, (await response.text()).includes('renderPage')]).toEqual([404, false])
  }
})

it('a page that never finishes is sent empty after a second, while other calls work', async () => {
  const answered: string[] = []
  const endless = open('/discover?endless').finally(() => answered.push('page'))
  expect((await gateway.fetch('/api/ping')).status).toBe(200)
  answered.push('ping')
  expect(await (await endless).text()).toBe(servedPage)
  expect(answered).toEqual(['ping', 'page'])
  expect(await contentOf('/persona/max-later')).toBe('')
})
