import { afterEach, expect, it } from '@jest/globals'
import { api } from '../../api/client.ts'
import { actAsGuest, fetchAsCaller } from '../../api/fetch-as-caller.ts'
import { createHttpTransport } from './http-transport.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
  actAsGuest(null)
})

it('calls and streams of a guest carry its token and no cookie, and keep their other headers', async () => {
  const requests: RequestInit[] = []
  globalThis.fetch = async (_url, init) => {
    requests.push(init ?? {})
    return Response.json({ ok: true })
  }
  await fetchAsCaller('/api/user')
  expect(requests.pop()).toEqual({ credentials: 'include' })

  actAsGuest(async () => 'token-of-the-guest')
  const transport = createHttpTransport(fetchAsCaller)
  await api.POST('/api/conversations', { body: { botId: 'b1' } })
  await transport.sendAndWait({ conversationId: 'c1', content: 'Hi', requestId: 'r1' })
  await new Promise((resolve) => {
    const nothing = () => undefined
    const target = { kind: 'resume', generationId: 'g1', after: 4 } as const
    transport.openStream(target, { onOpen: nothing, onActivity: nothing, onFrame: nothing, onEnd: resolve })
  })
  expect(requests.length).toBe(3)
  for (const { credentials, headers } of requests) {
    expect([credentials, new Headers(headers).get('X-Guest-Token')]).toEqual(['omit', 'token-of-the-guest'])
  }
  expect(new Headers(requests[0]?.headers).get('Content-Type')).toBe('application/json')
  expect(new Headers(requests[2]?.headers).get('Last-Event-ID')).toBe('g1:4')
})
