import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { account, scriptSignIn } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { requestRaw } from '../support/stream-client.ts'

/** Two replicas that would accept a session for a minute after it has ended. */
let gateway: TestGateway
let other: Awaited<ReturnType<TestGateway['replica']>>
const live = new Map<string, string>()
beforeAll(async () => {
  gateway = await startGateway({}, { sessionCacheMs: 60_000 })
  other = await gateway.replica()
  const { identity, tokens } = gateway
  identity.on('Authenticate', async ({ request }) => {
    const id = live.get(request.sessionSecret)
    if (!id) throw new DomainError('unauthenticated', 'SESSION_ENDED', 'ended')
    return { accessToken: await tokens.sign({ kind: 'member', sub: id, name: id, role: 'super_senator', sid: `sid-${request.sessionSecret}` }) }
  })
  const end = (matches: (secret: string, id: string) => boolean) => {
    for (const [secret, id] of live) if (matches(secret, id)) live.delete(secret)
  }
  identity.on('LogOut', ({ request }) => {
    end((secret) => secret === request.sessionSecret)
    return { sessionId: `sid-${request.sessionSecret}` }
  })
  identity.on('RevokeSession', ({ request }) => {
    end((secret) => `sid-${secret}` === request.id)
    return {}
  })
  identity.on('DeleteAccount', ({ caller }) => {
    end((_secret, id) => caller.kind === 'member' && id === caller.id)
    return {}
  })
  identity.on('ChangePassword', ({ caller }) => {
    end((secret, id) => caller.kind === 'member' && id === caller.id && `sid-${secret}` !== caller.sessionId)
    return {}
  })
  identity.on('ResetPassword', ({ request }) => {
    end((_secret, id) => id === request.token)
    return { accountId: request.token, deviceToken: '' }
  })
  identity.on('ConfirmEmail', ({ request }) => {
    end((_secret, id) => id === request.token)
    return { account: { ...account, id: request.token }, undone: true }
  })
  identity.on('SuspendAccount', ({ request }) => {
    end((_secret, id) => id === request.accountId)
    return { id: request.accountId, username: 'ada', email: 'ada@example.com', role: 'citizen', createdAt: account.createdAt }
  })
  identity.on('LogIn', async ({ request }) => {
    end((secret) => secret === request.previousSessionSecret)
    return { ...(await scriptSignIn(gateway)()), endedSessionId: `sid-${request.previousSessionSecret}` }
  })
  identity.on('GetAccount', () => account)
  // A stream that begins and then stays silent, as a long answer does.
  gateway.chat.on('FollowGeneration', () => ({ events: [{ started: { generationId: 'g-1' } }], stayOpen: true }))
})
afterAll(() => gateway?.stop())

const cookieOf = (secret: string) => ({ cookie: `rostra_session=${secret}`, 'Content-Type': 'application/json' })
const statusAt = async (replica: { fetch: TestGateway['fetch'] }, secret: string) =>
  (await replica.fetch('/api/user', { headers: cookieOf(secret) })).status
const password = 'Engine1843'
