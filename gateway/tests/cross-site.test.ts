import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_URL: 'http://rostra.example' })
})
afterAll(() => gateway?.stop())

const changing = [
  ['POST', '/api/login'],
  ['POST', '/api/register'],
  ['POST', '/api/logout'],
  ['DELETE', '/api/user/sessions/s-1'],
  ['POST', '/api/conversations'],
  ['POST', '/api/messages'],
  ['POST', '/api/messages/stream'],
  ['GET', '/api/messages/stream?conversationId=c-1&content=Hello'],
  ['POST', '/api/generations/g-1/stop'],
] as const
const reasonOf = async (method: string, path: string, headers: Record<string, string>) => {
  const answer = await gateway.fetch(path, { method, headers })
  return answer.status === 204 ? undefined : (await answer.json()).reason
}

describe('a call that changes something', () => {
  it.each(changing)('is refused from another site: %s %s', async (method, path) => {
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, { Origin: 'null' }]) {
      const answer = await gateway.fetch(path, { method, headers })
      expect([answer.status, (await answer.json()).reason]).toEqual([403, 'CROSS_SITE'])
    }
  })

  it.each(changing)('is taken from our own pages and from programs: %s %s', async (method, path) => {
    const own = [
      { 'Sec-Fetch-Site': 'same-origin', Origin: gateway.url },
      { Origin: 'http://rostra.example' },
      { 'Sec-Fetch-Site': 'none' },
      {},
    ]
    for (const headers of own) expect(await reasonOf(method, path, headers as Record<string, string>)).not.toBe('CROSS_SITE')
  })

  it('is refused from our host under another scheme or port', async () => {
    for (const Origin of [gateway.url.replace('http:', 'https:'), 'http://rostra.example:8080']) {
      expect(await reasonOf('POST', '/api/logout', { Origin })).toBe('CROSS_SITE')
    }
  })
})

it('a read is answered to anybody, and no header invites other sites to read it', async () => {
  const answer = await gateway.fetch('/api/ping', { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } })
  expect(answer.status).toBe(200)
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})
