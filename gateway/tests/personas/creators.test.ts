import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createWebBuild } from '../support/built-web.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let web: Awaited<ReturnType<typeof createWebBuild>>
let ada: { cookie: string }
beforeAll(async () => {
  web = await createWebBuild()
  gateway = await startGateway({ WEB_DIST: web.folder })
  ada = await gateway.asMember('ada')
  gateway.persona.on('FollowCreator', () => ({}))
  gateway.persona.on('UnfollowCreator', () => ({}))
})
afterAll(async () => {
  await gateway?.stop()
  await web?.remove()
})

const profile = { id: 'u-2', username: 'Bob_B', createdAt: '2026-03-31T23:59:59.000Z' }
const max = {
  id: 'p-1',
  slug: 'max',
  name: 'Max <the> Owl',
  category: 'Education',
  voice: 'male1',
  createdAt: '2026-04-01T00:00:00.000Z',
  ownerId: profile.id,
  conversationCount: 3,
}
const eve = { ...max, id: 'p-2', slug: 'eve', name: 'Eve', conversationCount: 4 }
const notFound = (reason: string) => () => {
  throw new DomainError('not_found', reason, 'Not found')
}
beforeEach(() => {
  gateway.identity.on('GetProfile', () => profile)
  gateway.persona.on('GetCreator', () => ({ personas: [max, eve], followers: 12 }))
})
const open = (path: string) => gateway.fetch(path, { headers: { Accept: 'text/html' } })
const send = (method: string, headers: Record<string, string> = ada) => gateway.fetch('/api/users/u-2/followed', { method, headers })

describe('GET /api/creators/{username}', () => {
  it('returns the account by name and month, with its public personas and counts', async () => {
    const response = await gateway.fetch('/api/creators/bob_b')
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        id: 'u-2',
        username: 'Bob_B',
        memberSince: '2026-03',
        followers: 12,
        conversationCount: 7,
        bots: [expect.objectContaining({ slug: 'max' }), expect.objectContaining({ slug: 'eve' })],
      },
    ])
    expect(gateway.identity.calls('GetProfile').at(-1)?.request).toEqual({ username: 'bob_b' })
  })

  it('answers alike, after the same calls, for an unknown account and one without a public persona', async () => {
    const answerOf = async () => {
      const before = gateway.persona.calls('GetCreator').length
      const response = await gateway.fetch('/api/creators/bob_b')
      const { requestId: _, ...answer } = await response.json()
      return [response.status, answer, gateway.persona.calls('GetCreator').length - before]
    }
    gateway.persona.on('GetCreator', notFound('CREATOR_NOT_FOUND'))
    const withoutPersonas = await answerOf()
    gateway.identity.on('GetProfile', notFound('USERNAME_UNKNOWN'))
    expect(await answerOf()).toEqual(withoutPersonas)
    expect(withoutPersonas).toEqual([404, expect.objectContaining({ reason: 'CREATOR_NOT_FOUND' }), 1])
  })

  it('is limited for a network, together with the pages of creators', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.01', WEB_DIST: web.folder })
    try {
      limited.identity.on('GetProfile', () => profile)
      limited.persona.on('GetCreator', () => ({ personas: [max], followers: 0 }))
      for (const path of ['/api/creators/a', '/creators/b', '/creators/c/preview.png']) await limited.fetch(path)
      const refused = await limited.fetch('/api/creators/d')
      expect([refused.status, (await refused.json()).reason]).toEqual([429, 'RATE_LIMITED'])
      const calls = limited.identity.calls('GetProfile').length
      expect((await limited.fetch('/creators/e', { headers: { Accept: 'text/html' } })).status).toBe(200)
      expect(limited.identity.calls('GetProfile')).toHaveLength(calls)
    } finally {
      await limited.stop()
    }
  })
})

describe('the page of a creator', () => {
  const url = 'https://rostra.example/creators/Bob_B'

  it('has the name, link tags and structured data', async () => {
    const response = await open('/creators/bob_b')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('<title>Bob_B · Rostra</title>')
    expect(html).toContain(`<link rel="canonical" href="${url}" />`)
    expect(html).toContain('content="AI personas by Bob_B: Max &lt;the&gt; Owl, Eve"')
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '')
    expect(data).toMatchObject({
      '@type': 'ProfilePage',
      url,
      mainEntity: { name: 'Bob_B', interactionStatistic: { userInteractionCount: 12 } },
    })
  })

  it('has a picture for links', async () => {
    const response = await gateway.fetch('/creators/bob_b/preview.png')
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  })

  it('is a 404 for an unknown creator, and a 200 while a service does not answer', async () => {
    gateway.persona.on('GetCreator', notFound('CREATOR_NOT_FOUND'))
    expect((await open('/creators/bob_b')).status).toBe(404)
    expect((await gateway.fetch('/creators/bob_b/preview.png')).status).toBe(404)
    gateway.persona.on('GetCreator', () => {
      throw new DomainError('unavailable', 'UNAVAILABLE', 'Not now')
    })
    expect((await open('/creators/bob_b')).status).toBe(200)
  })
})

describe('GET /api/followed-creators', () => {
  it('lists the creators with a public persona and a name, and the newest personas of them', async () => {
    const followedAt = '2026-01-03T00:00:00.000Z'
    gateway.identity.on('GetUsernames', () => ({ usernames: { 'u-2': 'Bob_B' } }))
    gateway.persona.on('ListFollowedCreators', () => ({
      creators: [
        { ownerId: 'u-2', followedAt, isListed: true },
        { ownerId: 'u-3', followedAt, isListed: false },
        { ownerId: 'u-4', followedAt, isListed: true },
      ],
      personas: [{ ...eve, ownerId: 'u-4' }, max],
    }))
    const response = await gateway.fetch('/api/followed-creators', { headers: ada })
    expect([response.status, await response.json()]).toEqual([
      200,
      { creators: [{ id: 'u-2', username: 'Bob_B', followedAt }], bots: [expect.objectContaining({ slug: 'max' })] },
    ])
    expect(gateway.identity.calls('GetUsernames').at(-1)?.request).toEqual({ ids: ['u-2', 'u-4'] })
  })
})

describe('PUT and DELETE /api/users/{id}/followed', () => {
  it.each([
    ['PUT', 'FollowCreator'],
    ['DELETE', 'UnfollowCreator'],
  ])('%s calls %s on behalf of the member', async (method, call) => {
    expect((await send(method)).status).toBe(204)
    expect(gateway.persona.calls(call).at(-1)).toMatchObject({ request: { ownerId: 'u-2' }, caller: { kind: 'member', id: 'ada' } })
  })

  it.each([
    ['denied', 'OWN_ACCOUNT', 403],
    ['not_found', 'CREATOR_NOT_FOUND', 404],
    ['state', 'TOO_MANY_FOLLOWED', 409],
  ] as const)('return a refusal of kind %s as %s with status %i', async (kind, reason, status) => {
    gateway.persona.on('FollowCreator', () => {
      throw new DomainError(kind, reason, 'Because')
    })
    const response = await send('PUT')
    expect([response.status, (await response.json()).reason]).toEqual([status, reason])
  })
})

it('following creators needs an account', async () => {
  for (const headers of [{}, await gateway.asGuest('ada')])
    for (const response of [
      await gateway.fetch('/api/followed-creators', { headers }),
      await send('PUT', headers),
      await send('DELETE', headers),
    ])
      expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
})
