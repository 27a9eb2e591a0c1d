import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import type { Caller } from '@rostra/platform/caller'
import { account } from '../support/account-fixtures.ts'
import { createWebBuild } from '../support/built-web.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

/** A small server build. It reads what the web's build reads of a member, and tries to read another member's conversation. */
const bundle = `
const json = async (path) => {
  const response = await fetch(path)
  return response.ok ? response.json() : response.status
}
let endedLate = 0
export async function renderPage(url, site, { forMember }) {
  if (url.endsWith('?ended')) return '<div id="root">' + endedLate + '</div>'
  if (!forMember) return '<div id="root">' + JSON.stringify({ visitor: await json('/api/user') }) + '</div>'
  if (url.endsWith('?browser')) return null
  const user = await json('/api/user')
  for (let again = 0; url.endsWith('?late') && again < 2; again++) await json('/api/user')
  const [conversations, ofBob] = await Promise.all([json('/api/conversations'), json('/api/conversations/' + '0'.repeat(23) + 'b')])
  if (url.endsWith('?late')) endedLate += 1
  return '<div id="root">' + JSON.stringify({ user: user.id, conversations, ofBob }) + '</div>'
}
`

const idOf = (caller: Caller) => (caller.kind === 'anonymous' ? '' : caller.id)
const conversationOf = (id: string) => ({ id: `c-${id}`, title: `Secret of ${id}`, startedAt: '2026-03-10T12:00:00Z' })

let gateway: TestGateway
let web: Awaited<ReturnType<typeof createWebBuild>>
beforeAll(async () => {
  web = await createWebBuild()
  await mkdir(join(web.folder, '.server'))
  await writeFile(join(web.folder, '.server', 'render-page.mjs'), bundle)
  const hints = { modules: ['/assets/a.js'], data: ['/api/user'] }
  await writeFile(
    join(web.folder, 'page-hints.json'),
    JSON.stringify({ '/': hints, '/dashboard': hints, '/conversations': hints, '/persona/:slug': hints }),
  )
  gateway = await startGateway({ WEB_DIST: web.folder })
  gateway.identity.on('GetAccount', ({ caller }) => ({ ...account, id: idOf(caller) }))
  gateway.chat.on('ListConversations', ({ caller }) => ({ conversations: [conversationOf(idOf(caller))], total: 1 }))
  gateway.chat.on('GetConversation', ({ caller }) => {
    if (idOf(caller) === 'bob') return conversationOf('bob')
    throw new DomainError('not_found', 'CONVERSATION_NOT_FOUND', 'Conversation not found')
  })
  // Until the render worker has started, pages are sent empty.
  await openRendered('/conversations')
})
afterAll(async () => {
  await gateway?.stop()
  await web?.remove()
})

const headers = { Accept: 'text/html' }
const open = async (path: string, cookies: { cookie?: string } = {}) => {
  const response = await gateway.fetch(path, { headers: { ...headers, ...cookies } })
  return { response, html: await response.text() }
}
const contentOf = ({ html }: { html: string }) => JSON.parse(/<div id="root">(.*)<\/div>/.exec(html)?.[1] || 'null')
/** On a busy machine, a page comes without its content or the data of a read that took too long. */
const openRendered = (path: string, cookies: { cookie?: string } = {}) =>
  eventually(async () => {
    const page = await open(path, cookies)
    expect(contentOf(page)).not.toBeNull()
    expect(contentOf(page).conversations).not.toEqual(expect.any(Number))
    return page
  })

it('a member gets the own data, which no cache may store', async () => {
  const page = await openRendered('/conversations', await gateway.asMember('ada'))
  expect(contentOf(page)).toMatchObject({ user: 'ada', conversations: [{ id: 'c-ada' }], ofBob: 404 })
  const { headers: sent } = page.response
  expect([sent.get('Cache-Control'), sent.get('Vary'), sent.get('Link')]).toEqual(['private, no-store', 'Cookie, Accept-Encoding', null])
})

it('pages that are rendered at a time have the data of their own member', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => ['ada', 'bob', 'eve', 'fay', 'gus', 'hal'][index % 6] ?? '')
  const rendered = await Promise.all(ids.map(async (id) => contentOf(await openRendered('/dashboard', await gateway.asMember(id)))))
  for (const [index, { user, conversations, ofBob }] of rendered.entries()) {
    const id = ids[index] ?? ''
    expect([user, conversations[0].id, typeof ofBob]).toEqual([id, `c-${id}`, id === 'bob' ? 'object' : 'number'])
  }
})

it('a visitor gets nothing of a member who came before', async () => {
  await openRendered('/dashboard', await gateway.asMember('bob'))
  const page = await openRendered('/dashboard')
  expect([contentOf(page), page.html.includes('bob')]).toEqual([{ visitor: 404 }, false])
  expect(page.response.headers.get('Cache-Control')).toBe('no-cache')
})

it('a page that is late reads nothing more of its member', async () => {
  // Three reads that are given up after 400 ms each take longer than a page may.
  gateway.identity.on('GetAccount', ({ caller }) => (idOf(caller) === 'lea' ? new Promise(() => {}) : { ...account, id: idOf(caller) }))
  const page = await open('/conversations?late', await gateway.asMember('lea'))
  expect(contentOf(page)).toBeNull()
  // The worker goes on with the late page.
  await eventually(async () => expect(contentOf(await open('/conversations?ended'))).toBe(1))
  expect(gateway.chat.calls('ListConversations').filter(({ caller }) => idOf(caller) === 'lea')).toEqual([])
})

it('a session that ended is neither rendered for nor shown', async () => {
  const page = await open('/dashboard', { cookie: 'rostra_session=ended' })
  expect(contentOf(page)).toBeNull()
  expect(page.response.headers.get('Cache-Control')).toBe('no-store')
})

it('a member who opens the landing page is led to the dashboard, with the query', async () => {
  for (const query of ['', '?tab=create&from=mail']) {
    const { response } = await open(`/${query}`, await gateway.asMember('ada'))
    expect([response.status, response.headers.get('Location'), response.headers.get('Cache-Control')]).toEqual([
      302,
      `/dashboard${query}`,
      'private, no-store',
    ])
  }
})

it('a page that the browser renders comes without content, and with its hints', async () => {
  const page = await open('/dashboard?browser', await gateway.asMember('ada'))
  expect([contentOf(page), page.response.headers.get('Link')]).toEqual([null, expect.stringContaining('</assets/a.js>')])
})

it('a page comes with its content while billing does not answer, which reads the credits', async () => {
  gateway.billing.on('GetBalance', ({ caller }) =>
    idOf(caller) === 'cleo' ? new Promise(() => {}) : { free: 480, purchased: 20, held: 0 },
  )
  await eventually(async () => expect(contentOf(await open('/dashboard', await gateway.asMember('cleo')))).toMatchObject({ user: 'cleo' }))
})

it('a third page at a time of one member comes without content, and those of others with theirs', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let waiting = 0
  gateway.chat.on('ListConversations', async ({ caller }) => {
    if (idOf(caller) === 'dora') {
      waiting += 1
      await promise
    }
    return { conversations: [conversationOf(idOf(caller))], total: 1 }
  })
  const dora = await gateway.asMember('dora')
  const pages: Promise<unknown>[] = []
  await eventually(async () => {
    await Promise.all(pages.splice(0))
    waiting = 0
    pages.push(open('/dashboard', dora), open('/conversations', dora))
    await eventually(async () => expect(waiting).toBe(2))
    const before = gateway.identity.calls('GetAccount').length
    const third = open('/dashboard', dora)
    const isFirst = await Promise.race([third.then(() => true), ...pages.map((page) => page.then(() => false))])
    expect([isFirst, contentOf(await third), gateway.identity.calls('GetAccount').length]).toEqual([true, null, before])
  })
  resolve()
  await Promise.all(pages)
  await eventually(async () => expect(contentOf(await open('/dashboard', dora))).toMatchObject({ user: 'dora' }))
})

// The last test: afterwards identity answers no more.
it('while identity does not answer, a page comes without content long before a call fails', async () => {
  gateway.identity.on('Authenticate', () => new Promise(() => {}))
  const before = gateway.identity.calls('Authenticate').length
  const hung = { cookie: 'rostra_session=hung' }
  const call = gateway.fetch('/api/user', { headers: hung })
  await eventually(async () => expect(gateway.identity.calls('Authenticate').length).toBe(before + 1))
  for (const path of ['/dashboard', '/persona/max']) {
    const opened = open(path, hung)
    expect(await Promise.race([opened.then(() => 'page'), call.then(() => 'call')])).toBe('page')
    expect([contentOf(await opened), (await opened).response.status]).toEqual([null, 200])
  }
})
