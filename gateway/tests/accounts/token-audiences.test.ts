import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  gateway.identity.on('GetAccount', () => account)
  gateway.persona.on('ListOwnPersonas', () => ({ personas: [] }))
  gateway.zeitgeist.on('ListEntries', () => ({ entries: [] }))
})
afterAll(() => gateway?.stop())

const asked = (from: number) =>
  gateway.identity
    .calls('Authenticate')
    .slice(from)
    .map(({ request }) => request.audiences)
const askedBy = async (path: string, member: string) => {
  const before = gateway.identity.calls('Authenticate').length
  await gateway.fetch(path, { headers: await gateway.asMember(member) })
  return asked(before)
}

describe('the token of a caller', () => {
  it('is asked for the services that the route calls, and for no others', async () => {
    await askedBy('/api/user', 'first')
    await askedBy('/api/bots', 'first')
    expect(await askedBy('/api/user', 'second')).toEqual([['identity', 'billing']])
    expect(await askedBy('/api/bots', 'second')).toEqual([['persona']])
  })

  it('is asked again when the route calls a service for the first time', async () => {
    const separate = await startGateway()
    separate.identity.on('GetAccount', () => account)
    const response = await separate.fetch('/api/user', { headers: await separate.asMember('ada') })
    expect(response.status).toBe(200)
    const audiences = separate.identity.calls('Authenticate').map(({ request }) => request.audiences)
    expect(audiences).toEqual([['identity'], ['identity', 'billing']])
    await separate.stop()
  })

  it('is not sent to a service that does not act for guests', async () => {
    gateway.chat.on('ListConversations', () => ({ conversations: [], total: 0 }))
    const headers = await gateway.asGuest('g-1')
    await gateway.fetch('/api/zeitgeist', { headers })
    await gateway.fetch('/api/conversations', { headers })
    expect(gateway.zeitgeist.calls('ListEntries').at(-1)?.caller).toEqual({ kind: 'anonymous' })
    expect(gateway.chat.calls('ListConversations').at(-1)?.caller).toEqual({ kind: 'guest', id: 'g-1' })
  })
})
