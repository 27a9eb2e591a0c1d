import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createWebBuild } from '../support/built-web.ts'
import { completedDiscussion } from '../support/discussion-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { nightTrains } from '../support/story-fixtures.ts'

const origin = 'https://rostra.example'
const token = 'Zk3_-x9QmB7tR2uW5yLpN8aVcD4eFgHj'
const at = '2026-03-10T12:00:00.000Z'
const answer = { model: 'claude', modelId: 'm', content: 'Yes' }
const max = {
  id: 'p-1',
  slug: 'max',
  name: 'Max "the" <Owl>',
  description: 'Knows a thousand things',
  category: 'Education',
  createdAt: at,
  conversationCount: 7,
  visibility: 'VISIBILITY_PUBLIC',
}

let gateway: TestGateway
let web: Awaited<ReturnType<typeof createWebBuild>>
beforeAll(async () => {
  web = await createWebBuild()
  gateway = await startGateway({ WEB_DIST: web.folder, PUBLIC_URL: origin })
})
afterAll(async () => {
  await gateway?.stop()
  await web?.remove()
})
beforeEach(() => {
  scriptPersona({})
  gateway.newsroom.on('GetArticle', ({ request }) => {
    if (request.slug !== 'night-trains') throw new DomainError('not_found', 'ARTICLE_NOT_FOUND', 'gone')
    return nightTrains
  })
  gateway.chat.on('GetSharedConversation', ({ request }) => {
    if (request.token !== token) throw new DomainError('not_found', 'SHARE_NOT_FOUND', 'gone')
    return { personaId: 'p-1', title: 'Owls at night', sharedAt: at, messages: [] }
  })
  gateway.experts.on('GetSharedDiscussion', () => completedDiscussion({ prompt: 'Is Latin dead?' }))
  gateway.experts.on('GetSharedQuestion', () => ({
    question: 'Why is the sky blue?',
    askedAt: at,
    sharedAt: at,
    answers: { id: 'shared', expertA: answer, expertB: answer, devilAdvocate: answer },
  }))
})

const scriptPersona = (persona: object) => gateway.persona.on('GetPersona', () => ({ ...max, ...persona }))
const oembed = (path: string, more = '') =>
  gateway.fetch(`/oembed?url=${encodeURIComponent(path.startsWith('/') ? origin + path : path)}${more}`)
const jsonOf = async (path: string, more = '') => (await oembed(path, more)).json()

describe('oEmbed', () => {
  it('of a persona is a link with the picture of its page, which any website may read', async () => {
    const response = await oembed('/persona/max')
    expect([response.status, response.headers.get('Access-Control-Allow-Origin'), response.headers.get('Set-Cookie')]).toEqual([
      200,
      '*',
      null,
    ])
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(await response.json()).toEqual({
      type: 'link',
      version: '1.0',
      title: 'Max "the" <Owl>',
      provider_name: 'Rostra',
      provider_url: `${origin}/`,
      cache_age: 300,
      thumbnail_url: `${origin}/persona/max/preview.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
      url: `${origin}/persona/max`,
    })
  })

  it('of a persona that every website may frame is its sandboxed frame, in the size that the website has', async () => {
    scriptPersona({ embedOrigins: ['*'] })
    const rich = await jsonOf('/persona/max')
    expect(rich).toMatchObject({ type: 'rich', width: 400, height: 600, thumbnail_width: 1200 })
    expect(rich.html).toBe(
      `<iframe src="${origin}/embed/max" title="Chat with Max &quot;the&quot; &lt;Owl&gt;" width="400" height="600" frameborder="0" loading="lazy" referrerpolicy="strict-origin" allow="clipboard-write" sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    )
    const small = await jsonOf('/persona/max', '&maxwidth=320&maxheight=200')
    expect(small).toMatchObject({ width: 320, height: 200, html: expect.stringContaining('width="320" height="200"') })
    expect(small.thumbnail_url).toBeUndefined()
    scriptPersona({ embedOrigins: ['https://example.org'] })
    expect(await jsonOf('/persona/max')).toMatchObject({ type: 'link' })
  })

  it.each([
    ['/singularity-bugle/night-trains', { title: 'Night trains return', author_name: 'Gemma Future Trends' }],
    [`/shared/${token}`, { title: 'Owls at night', author_name: 'Max "the" <Owl>' }],
    [`/expert-discussion/shared/${token}`, { title: 'Is Latin dead?' }],
    [`/360-chat/shared/${token}`, { title: 'Why is the sky blue?' }],
  ])('of %s is a link', async (path, expected) => {
    const answer = await jsonOf(path)
    expect(answer).toMatchObject({ type: 'link', version: '1.0', url: origin + path, ...expected })
    expect(answer.thumbnail_url).toMatch(/\/preview\.png$/)
  })

  it.each([
    ['a private persona', { visibility: 'VISIBILITY_PRIVATE' }],
    ['a draft', { visibility: 'VISIBILITY_DRAFT' }],
  ])('of %s is missing', async (_what, persona) => {
    scriptPersona(persona)
    for (const path of ['/persona/max', `/shared/${token}`]) expect((await oembed(path)).status).toBe(404)
  })

  it.each([
    'https://elsewhere.example/persona/max',
    'http://rostra.example/persona/max',
    '/',
    '/dashboard',
    '/admin',
    '/singularity-bugle/none',
    '/shared/none',
    'nonsense',
    'javascript:alert(1)',
    '//rostra.example@evil.example/persona/max',
  ])('of %s is missing', async (path) => {
    expect((await oembed(path)).status).toBe(404)
  })

  it.each([
    ['', 400],
    ['?url=x&url=y', 400],
    [`?url=${'x'.repeat(2_100)}`, 400],
    [`?url=${encodeURIComponent(`${origin}/persona/max`)}&maxwidth=-1`, 400],
    [`?url=${encodeURIComponent(`${origin}/persona/max`)}&maxwidth=abc`, 400],
    [`?url=${encodeURIComponent(`${origin}/persona/max`)}&format=xml`, 501],
  ])('refuses %s with %i', async (query, status) => {
    const response = await gateway.fetch(`/oembed${query}`)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual(expect.objectContaining({ reason: expect.any(String), requestId: expect.any(String) }))
  })

  it('is named by the pages that have it', async () => {
    for (const path of ['/persona/max', '/singularity-bugle/night-trains', `/shared/${token}`, `/360-chat/shared/${token}`]) {
      const html = await (await gateway.fetch(path, { headers: { Accept: 'text/html' } })).text()
      const [, href = ''] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(html) ?? []
      const address = new URL(href.replaceAll('&amp;', '&'))
      expect(address.origin + address.pathname).toBe(`${origin}/oembed`)
      const response = await gateway.fetch(address.pathname + address.search)
      expect([response.status, (await response.json()).version]).toEqual([200, '1.0'])
    }
  })
})

describe('the structured data', () => {
  const dataOf = async (path: string) => {
    const html = await (await gateway.fetch(path, { headers: { Accept: 'text/html' } })).text()
    return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(([, json = '']) => JSON.parse(json))
  }

  it('of a public persona says that it is a product, by whose page it is shown', async () => {
    expect(await dataOf('/persona/max')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        url: `${origin}/persona/max`,
        dateCreated: at,
        mainEntity: {
          '@type': 'SoftwareApplication',
          name: 'Max "the" <Owl>',
          description: 'Knows a thousand things',
          url: `${origin}/persona/max`,
          image: `${origin}/persona/max/preview.png`,
          applicationCategory: 'Education',
          operatingSystem: 'Web',
          interactionStatistic: {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/CommunicateAction',
            userInteractionCount: 7,
          },
        },
        isPartOf: { '@type': 'WebSite', name: 'Rostra', url: `${origin}/` },
      },
    ])
  })

  it('is missing on the page of an unlisted persona', async () => {
    scriptPersona({ visibility: 'VISIBILITY_UNLISTED' })
    expect(await dataOf('/persona/max')).toEqual([])
  })

  it.each([`/shared/${token}`, `/expert-discussion/shared/${token}`, `/360-chat/shared/${token}`])(
    'of %s is a conversation',
    async (path) => {
      expect(await dataOf(path)).toMatchObject([{ '@type': 'Conversation', headline: expect.any(String), url: origin + path }])
    },
  )

  it('of a story is a news article by an AI', async () => {
    expect(await dataOf('/singularity-bugle/night-trains')).toMatchObject([
      { '@type': 'NewsArticle', headline: 'Night trains return', datePublished: nightTrains.publishedAt, isAccessibleForFree: true },
    ])
  })
})
