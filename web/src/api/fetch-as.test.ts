import { afterEach, expect, it } from '@jest/globals'
import { createHttpTransport } from '../chat/http-transport.ts'
import { actAsGuest, fetchAs } from './fetch-as.ts'
import { call } from './request.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

it('a guest’s calls and streams carry its token and no cookie, and keep their other headers', async () => {
  const asked: RequestInit[] = []
  globalThis.fetch = async (_url, init) => {
    asked.push(init ?? {})
    return Response.json({ ok: true })
  }
  await fetchAs('/api/user')
  expect(asked.pop()).toEqual({ credentials: 'include' })

  actAsGuest(async () => 'token-of-the-guest')
  const transport = createHttpTransport(fetchAs)
  await call('/api/conversations', { method: 'POST', body: {} })
  await transport.sendWhole({ conversationId: 'c1', content: 'Hi', requestId: 'r1' })
  await new Promise((resolve) => {
    const nothing = () => undefined
    const target = { kind: 'resume', generationId: 'g1', after: 4 } as const
    transport.openStream(target, { onOpen: nothing, onActivity: nothing, onFrame: nothing, onEnd: resolve })
  })
  expect(asked.length).toBe(3)
  for (const { credentials, headers } of asked) {
    expect([credentials, new Headers(headers).get('X-Guest-Token')]).toEqual(['omit', 'token-of-the-guest'])
  }
  expect(new Headers(asked[0]?.headers).get('Content-Type')).toBe('application/json')
  expect(new Headers(asked[2]?.headers).get('Last-Event-ID')).toBe('g1:4')
})
