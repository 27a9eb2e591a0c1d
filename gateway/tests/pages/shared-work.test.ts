import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createWebBuild } from '../support/built-web.ts'
import { completedDiscussion } from '../support/discussion-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

const token = 'Zk3_-x9QmB7tR2uW5yLpN8aVcD4eFgHj'
const answer = { model: 'claude', modelId: 'm', content: 'Yes' }
const at = '2026-03-10T12:00:00.000Z'
const answers = { id: 'shared', expertA: answer, expertB: answer, devilAdvocate: answer }

let gateway: TestGateway
let web: Awaited<ReturnType<typeof createWebBuild>>
beforeAll(async () => {
  web = await createWebBuild()
  gateway = await startGateway({ WEB_DIST: web.folder })
})
afterAll(async () => {
  await gateway?.stop()
  await web?.remove()
})

const kinds = [
  {
    kind: 'discussion',
    path: '/expert-discussion/shared',
    method: 'GetSharedDiscussion',
    shared: completedDiscussion({ prompt: 'Is **Latin** "dead" & gone?' }),
    description: 'Max and Eva discuss one question, shared on Rostra.',
    reason: 'DISCUSSION_NOT_FOUND',
  },
  {
    kind: 'question',
    path: '/360-chat/shared',
    method: 'GetSharedQuestion',
    shared: { question: 'Is **Latin** "dead" & gone?', askedAt: at, sharedAt: at, answers },
    description: 'Three AI models answer one question from all sides, shared on Rostra.',
    reason: 'QUESTION_NOT_FOUND',
  },
]

describe.each(kinds)('the page of a shared $kind', ({ path, method, shared, description, reason }) => {
  beforeEach(() =>
    gateway.experts.on(method, ({ request }) => {
      if (request.token !== token) throw new DomainError('not_found', reason, 'gone')
      return shared
    }),
  )
  const open = (sent = token, headers: Record<string, string> = {}) =>
    gateway.fetch(`${path}/${sent}`, { headers: { Accept: 'text/html', ...headers } })
  const picture = (sent = token) => gateway.fetch(`${path}/${sent}/preview.png`)

  it('has the question as its title, a description, a picture of its own, and no canonical address', async () => {
    for (const headers of [{}, await gateway.asMember('ada')]) {
      const html = await (await open(token, headers)).text()
      expect(html).toContain('<title>Is Latin &quot;dead&quot; &amp; gone? · Rostra</title>')
      expect(html).toContain(`<meta property="og:description" content="${description}" />`)
      expect(html).toContain(`<meta property="og:url" content="https://rostra.example${path}/${token}" />`)
      expect(html).toContain(`<meta property="og:image" content="https://rostra.example${path}/${token}/preview.png" />`)
      expect(html).toContain('<meta name="robots" content="noindex" />')
      expect(html).not.toContain('rel="canonical"')
      expect(gateway.experts.calls(method).at(-1)?.caller).toEqual({ kind: 'anonymous' })
    }
  })

  it('is stored by no cache and no search engine, and its address is in no referrer', async () => {
    for (const sent of [token, 'unknown']) {
      const { headers } = await open(sent)
      expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag'), headers.get('Referrer-Policy')]).toEqual([
        'no-store',
        'noindex',
        'strict-origin',
      ])
    }
  })

  it('has a picture that no cache stores, and that ends with the link', async () => {
    const response = await picture()
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      200,
      'image/png',
      'no-store',
    ])
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(5_000)
    expect((await picture('unknown')).status).toBe(404)
  })

  it('has status 404 for an unknown token, and is sent without its title while experts is away', async () => {
    expect((await open('unknown')).status).toBe(404)
    gateway.experts.on(method, () => {
      throw new DomainError('unavailable', 'UNAVAILABLE', 'away')
    })
    const response = await open()
    expect([response.status, (await response.text()).includes('Latin')]).toEqual([200, false])
  })
})
