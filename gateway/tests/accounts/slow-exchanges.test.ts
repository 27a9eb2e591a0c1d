import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

describe('a session that identity exchanges slowly', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    // The cache drops an exchange before it is answered.
    gateway = await startGateway({}, { sessionCacheMs: 1 })
    gateway.chat.on('ListConversations', () => ({ conversations: [], total: 0 }))
  })
  afterAll(() => gateway?.stop())

  it('is exchanged once for a request', async () => {
    const ada = await gateway.asMember('ada')
    const accessToken = await gateway.tokens.sign({ kind: 'member', sub: 'ada', name: 'ada', role: 'citizen', sid: 'session-ada' })
    gateway.identity.on('Authenticate', async () => {
      await delay(20)
      return { accessToken }
    })
    const read = async () => (await gateway.fetch('/api/conversations', { headers: ada })).status
    // The gateway learns which services a route calls.
    expect(await read()).toBe(200)
    const before = gateway.identity.calls('Authenticate').length
    expect(await read()).toBe(200)
    expect(gateway.identity.calls('Authenticate')).toHaveLength(before + 1)
  })

  it('gets 503 TOO_SLOW with Retry-After when there is no answer in time', async () => {
    const ada = await gateway.asMember('ada')
    gateway.identity.on('Authenticate', () => {
      throw new DomainError('deadline', 'DEADLINE', 'late')
    })
    const response = await gateway.fetch('/api/conversations', { headers: ada })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await response.json()).toMatchObject({ reason: 'TOO_SLOW' })
  })
})
