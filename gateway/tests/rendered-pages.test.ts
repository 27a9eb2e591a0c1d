import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { PersonaMessage } from '@rostra/proto/persona'
import { startGateway, type TestGateway } from './support/gateway.ts'
import { openRaw } from './support/raw-stream.ts'
import { builtPage, webFolder } from './support/web-folder.ts'

/** What the web's build leaves for rendering, in small: it asks the API by fetch, as the web's own code does. */
const bundle = `
let rendered = 0
const ask = async (path) => {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(String(answer.status))
  return { body: await answer.json(), total: answer.headers.get('X-Total-Count') }
}
export async function renderPage(address) {
  const { pathname, search } = new URL(address, 'http://page')
  rendered++
  if (search === '?endless') for (;;) {}
  if (search === '?settings') return '<div id="root">' + JSON.stringify(process.env) + '</div>'
  if (search === '?elsewhere') return '<div id="root">' + (await fetch('/api/user')).status + '</div>'
  const told = pathname === '/discover' ? await ask('/api/bots/public/with-votes?limit=4') : await ask('/api/bots/slug/max%20b')
  return '<div id="root">' + JSON.stringify({ ...told, rendered }) + '</div>'
}
`

const max = { id: 'p-1', slug: 'max', name: 'Max the Owl', description: 'Knows things', ownerId: 'u-1', avatarBgColor: '#0F766E' }

let gateway: TestGateway
let web: Awaited<ReturnType<typeof webFolder>>
beforeAll(async () => {
  web = await webFolder()
  // A stand-in that no client could unpack; a page without its content is to be read here.
  await rm(join(web.folder, 'index.html.gz'))
  await mkdir(join(web.folder, '.server'))
  await writeFile(join(web.folder, '.server', 'render-page.mjs'), bundle)
  const hints = { modules: ['/assets/a.js'], data: ['/api/user'] }
  await writeFile(join(web.folder, 'page-hints.json'), JSON.stringify({ '/': hints, '/discover': hints, '/persona/:slug': hints }))
  gateway = await startGateway({ WEB_DIST: web.folder })
  gateway.persona.on('ListPublicPersonas', ({ request }) => ({
    personas: [PersonaMessage.serialize({ ...max, name: `Max of ${request.limit}` })],
    total: 7,
  }))
  gateway.persona.on('GetPersona', ({ request }) => {
    if (request.slug === 'private') return { ...max, isPrivate: true }
    if (request.slug.startsWith('max')) return { ...max, name: request.slug }
    throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
  })
  // The thread takes a moment to start; until then pages are sent empty.
  await eventually(async () => expect(await contentOf('/discover?first')).not.toBe(''))
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

it('a visitor is sent the page with its content, made of what the API answers', async () => {
  const content = JSON.parse((await contentOf('/discover')) ?? '')
  expect(content).toMatchObject({ body: [{ name: 'Max of 4', userId: 'u-1' }], total: '7' })
  expect(JSON.parse((await contentOf('/persona/max')) ?? '')).toMatchObject({ body: { name: 'max b' } })
})

it('a guest is a visitor; who shows a session’s cookie is sent the empty page, and no cache takes one for the other', async () => {
  expect(await contentOf('/discover', await gateway.asGuest())).toContain('Max of 4')
  for (const headers of [await gateway.asMember('u-1'), { cookie: 'rostra_session=nobody' }]) {
    const answer = await open('/discover', headers)
    expect([answer.status, answer.headers.get('Vary')]).toEqual([200, 'Cookie'])
    expect(answer.headers.get('Link')).toContain('</api/user>; rel=preload')
  }
  expect((await openRaw(`${gateway.url}/discover`, { headers: { Accept: 'text/html' } })).headers.vary).toBe('Cookie, Accept-Encoding')
})

it('a page with content has nothing fetched before it is seen', async () => {
  expect((await open('/discover')).headers.get('Link')).toBeNull()
})

it('content is asked for again each time, cheaply while it stays the same', async () => {
  const answer = await open('/discover?again')
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  const etag = answer.headers.get('ETag') ?? ''
  const again = await openRaw(`${gateway.url}/discover?again`, { headers: { Accept: 'text/html', 'If-None-Match': etag } })
  expect([again.status, await again.ended]).toEqual([304, ''])
})

it.each(['/persona/private', '/persona/nobody', '/nowhere'])('%s has no content, and status 404', async (path) => {
  expect((await open(path)).status).toBe(404)
  expect(await contentOf(path)).toBe('')
})

it('a page of which something is missing is sent empty', async () => {
  gateway.persona.on('ListPublicPersonas', () => {
    throw new DomainError('unavailable', 'UNAVAILABLE', 'away')
  })
  const answer = await open('/discover?away')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Link')).toContain('rel=modulepreload')
  expect(await contentOf('/discover?away')).toBe('')
})

it('what renders reaches no setting, and of the API only what is public', async () => {
  expect(await contentOf('/discover?settings')).toBe('{"NODE_ENV":"production"}')
  expect(await contentOf('/discover?elsewhere')).toBe('404')
})

it('what renders cannot be fetched', async () => {
  for (const path of ['/.server/render-page.mjs', '/%2eserver/render-page.mjs']) {
    const answer = await open(path, { Accept: '*/*' })
    expect([answer.status, (await answer.text()).includes('renderPage')]).toEqual([404, false])
  }
})

it('a page that never gets done is sent empty after a second, while other calls are answered', async () => {
  const endless = open('/discover?endless')
  const began = Date.now()
  expect((await gateway.fetch('/api/ping')).status).toBe(200)
  expect(Date.now() - began).toBeLessThan(800)
  expect(await (await endless).text()).toBe(builtPage)
  expect(await contentOf('/persona/max-later')).toBe('')
})
