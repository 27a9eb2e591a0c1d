import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { createWebBuild } from '../support/built-web.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { citation, wireCitation } from '../support/knowledge-fixtures.ts'

/** A small server build, which shows what the API returns. */
const bundle = `
export async function renderPage(url) {
  const { pathname } = new URL(url, 'http://page')
  const response = await fetch('/api' + pathname)
  if (!response.ok) throw new Error(String(response.status))
  return '<div id="root">' + (await response.text()) + '</div>'
}
`

const token = 'Zk3_-x9QmB7tR2uW5yLpN8aVcD4eFgHj'
const at = '2026-03-10T12:00:00.000Z'
const max = {
  id: 'p-1',
  slug: 'max',
  name: 'Max the Owl',
  description: 'Knows things',
  ownerId: 'account-of-the-owner',
  avatarBgColor: '#0F766E',
  category: 'Education',
  voice: 'male1',
  createdAt: at,
}
const message = (id: string, content: string, isFromPersona: boolean) => ({
  id,
  content,
  isFromPersona,
  createdAt: at,
  status: 'MESSAGE_STATUS_COMPLETE',
})
const shared = {
  personaId: 'p-1',
  title: 'Night "flights" & owls',
  sharedBy: 'Ada',
  sharedAt: at,
  messages: [
    message('s1', 'Hello', true),
    message('s2', 'Why do owls fly at night?', false),
    { ...message('s3', 'They hunt.', true), citations: [wireCitation({ sourceId: '' })] },
  ],
}
const shareNotFound = () => new DomainError('not_found', 'SHARE_NOT_FOUND', 'This conversation is not shared any more')

let gateway: TestGateway
let web: Awaited<ReturnType<typeof createWebBuild>>
/** Whether chat knows the share. */
let isShared = true
beforeAll(async () => {
  web = await createWebBuild()
  await mkdir(join(web.folder, '.server'))
  await writeFile(join(web.folder, '.server', 'render-page.mjs'), bundle)
  const hints = { modules: ['/assets/a.js'], data: ['/api/user', '/api/shared/:token'] }
  await writeFile(join(web.folder, 'page-hints.json'), JSON.stringify({ '/shared/:token': hints }))
  const head = { title: 'A shared conversation', description: 'Shared.', noindex: true }
  await writeFile(join(web.folder, 'page-heads.json'), JSON.stringify({ '/shared/:token': head, '*': { ...head, title: 'Not found' } }))
  gateway = await startGateway({ WEB_DIST: web.folder })
  gateway.persona.on('GetPersona', () => max)
  gateway.chat.on('GetSharedConversation', ({ request }) => {
    if (!isShared || request.token !== token) throw shareNotFound()
    return shared
  })
  await renderedOf()
})
afterAll(async () => {
  await gateway?.stop()
  await web?.remove()
})
beforeEach(() => {
  isShared = true
  gateway.persona.on('GetPersona', () => max)
})

const open = (path = `/shared/${token}`, headers: Record<string, string> = {}, on: { fetch: TestGateway['fetch'] } = gateway) =>
  on.fetch(path, { headers: { Accept: 'text/html', ...headers } })
const contentOf = async (path?: string, headers?: Record<string, string>) =>
  /<div id="root">(.*)<\/div>/.exec(await (await open(path, headers)).text())?.[1]
/** Until the render worker has started, and on a busy machine, the page is sent empty. */
const renderedOf = (headers?: Record<string, string>) =>
  eventually(async () => {
    const content = (await contentOf(undefined, headers)) ?? ''
    expect(content).not.toBe('')
    return content
  })

describe('the page of a shared conversation', () => {
  it('has its messages and its persona for a visitor', async () => {
    expect(JSON.parse(await renderedOf())).toMatchObject({
      title: shared.title,
      sharedBy: 'Ada',
      sharedAt: at,
      bot: { id: 'p-1', name: 'Max the Owl', userId: null },
      messages: [
        { id: 's1', content: 'Hello', isFromBot: true, conversationId: '' },
        { id: 's2', content: 'Why do owls fly at night?', isFromBot: false },
        { id: 's3', content: 'They hunt.', isFromBot: true, citations: [{ ...citation, sourceId: '' }] },
      ],
    })
  })

  it('has the title of the conversation, the picture of its persona, and no canonical address', async () => {
    const html = await (await open()).text()
    expect(html).toContain('<title>Night &quot;flights&quot; &amp; owls · Rostra</title>')
    expect(html).toContain('<meta property="og:image" content="https://rostra.example/persona/max/preview.png" />')
    expect(html).toContain(`<meta property="og:url" content="https://rostra.example/shared/${token}" />`)
    expect(html).toContain('<meta property="og:description" content="A conversation with Max the Owl, shared on Rostra." />')
    expect(html).toContain('<meta name="robots" content="noindex" />')
    expect(html).not.toContain('rel="canonical"')
  })

  it('is stored by no cache and no search engine, and its address is in no referrer', async () => {
    for (const path of [undefined, '/shared/unknown']) {
      const { headers } = await open(path)
      expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag'), headers.get('Referrer-Policy')]).toEqual([
        'no-store',
        'noindex',
        'strict-origin',
      ])
    }
  })

  it('has status 404 for an unknown token', async () => {
    for (const path of ['/shared/unknown', `/shared/${token.toLowerCase()}`]) {
      const response = await open(path)
      expect([response.status, await contentOf(path)]).toEqual([404, ''])
    }
  })

  it('is rendered for a member, for whom nothing is cached', async () => {
    const member = await gateway.asMember('ada')
    await eventually(async () => {
      const { status, headers } = await open(undefined, member)
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    })
    expect(await renderedOf(member)).toContain('They hunt.')
  })

  it('has nothing of its persona that only the owner may see, for the owner too', async () => {
    gateway.persona.on('GetPersona', ({ caller }) => (caller.kind === 'member' ? { ...max, rolePrompt: 'Secret prompt' } : max))
    const content = await renderedOf(await gateway.asMember(max.ownerId))
    expect(content).toContain('They hunt.')
    expect(content).not.toContain('Secret prompt')
  })

  it('has the visitor’s head and content for the member who shared it, too', async () => {
    const before = gateway.chat.calls('GetSharedConversation').length
    await open(undefined, await gateway.asMember('ada'))
    const calls = gateway.chat.calls('GetSharedConversation').slice(before)
    expect(calls.map(({ request, caller }) => [request.token, caller.kind]).sort()).toEqual([
      [token, 'anonymous'],
      [token, 'anonymous'],
    ])
  })

  it('is sent without content while chat is away', async () => {
    gateway.chat.on('GetSharedConversation', () => {
      throw new DomainError('unavailable', 'UNAVAILABLE', 'away')
    })
    const response = await open()
    expect([response.status, await contentOf()]).toEqual([200, ''])
    expect(await response.text()).toContain('<title>A shared conversation</title>')
    gateway.chat.on('GetSharedConversation', () => {
      if (!isShared) throw shareNotFound()
      return shared
    })
  })
})

it('a share that is revoked is gone at once, from the page and from the API of every replica', async () => {
  const replica = await gateway.replica()
  const both = [gateway, replica]
  for (const on of both)
    expect([(await open(undefined, {}, on)).status, (await on.fetch(`/api/shared/${token}`)).status]).toEqual([200, 200])
  isShared = false
  for (const on of both) {
    const page = await open(undefined, {}, on)
    const api = await on.fetch(`/api/shared/${token}`)
    expect([page.status, api.status, await api.json()]).toMatchObject([404, 404, { reason: 'SHARE_NOT_FOUND' }])
    expect(await page.text()).not.toContain('owls')
  }
})

it('neither the page nor the API names an account', async () => {
  const page = await (await open()).text()
  const api = await (await gateway.fetch(`/api/shared/${token}`)).text()
  for (const text of [page, api]) expect(text).not.toContain('account-of-the-owner')
})

it('hiding a persona ends its shares, for any answer of the service', async () => {
  gateway.persona.on('GetPersona', () => ({ ...max, isPrivate: true }))
  expect((await open()).status).toBe(404)
  gateway.persona.on('GetPersona', () => {
    throw new DomainError('not_found', 'BOT_NOT_FOUND', 'Bot not found')
  })
  const response = await gateway.fetch(`/api/shared/${token}`)
  expect([response.status, await response.json()]).toMatchObject([404, { reason: 'SHARE_NOT_FOUND' }])
})
