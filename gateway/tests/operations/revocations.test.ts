import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { timed } from '@rostra/kit/testing/running-time'
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
    return {
      accessToken: await tokens.sign({ kind: 'member', sub: id, name: id, role: 'super_senator', sid: `sid-${request.sessionSecret}` }),
    }
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
    return { account: { ...account, id: request.token }, undone: true, sessionsEnded: true }
  })
  identity.on('SuspendAccount', ({ request }) => {
    end((_secret, id) => id === request.accountId)
    return { id: request.accountId, username: 'ada', email: 'ada@example.com', role: 'citizen', createdAt: account.createdAt }
  })
  identity.on('LogIn', async ({ request }) => {
    end((secret) => secret === request.previousSessionSecret)
    return { ...(await scriptSignIn(gateway)()), endedSessionId: `sid-${request.previousSessionSecret}` }
  })
  identity.on('LogInWithCode', async ({ request }) => {
    const sessionsEndedOf = request.email.split('@')[0] ?? ''
    end((_secret, id) => id === sessionsEndedOf)
    return { ...(await scriptSignIn(gateway)()), sessionsEndedOf }
  })
  identity.on('GetAccount', () => account)
  // The stream sends its first event and then nothing, as during a long answer.
  gateway.chat.on('FollowGeneration', async ({ call }, emit) => {
    await emit({ started: { generationId: 'g-1' } })
    await new Promise<void>((resolve) => call.signal.addEventListener('abort', () => resolve()))
  })
})
afterAll(() => gateway?.stop())

const cookieOf = (secret: string) => ({ cookie: `rostra_session=${secret}`, 'Content-Type': 'application/json' })
const statusAt = async (replica: { fetch: TestGateway['fetch'] }, secret: string) =>
  (await replica.fetch('/api/user', { headers: cookieOf(secret) })).status
/** Opens a stream and waits for its beginning. */
const follow = (url: string, secret: string) => requestRaw(`${url}/api/generations/g-1/stream`, { headers: cookieOf(secret) })
const password = 'Engine1843'
let round = 0
/** How long the other replica took, in milliseconds after the response. */
const delays: { what: string; streamMs: number; sessionMs: number }[] = []

describe('a session that ends is refused by another replica at once, and its open streams end', () => {
  it.each<[what: string, method: string, path: string, body: object | undefined]>([
    ['log out', 'POST', '/api/logout', undefined],
    ['signing in again in the same browser', 'POST', '/api/login', { username: 'ada', password }],
    ['signing out elsewhere', 'DELETE', '/api/user/sessions/sid-stolen-3', undefined],
    ['a change of the password', 'PUT', '/api/user/password', { currentPassword: password, newPassword: 'Engine1844' }],
    ['a reset of the password', 'POST', '/api/reset-password', { token: 'ada-5', newPassword: 'Engine1844' }],
    ['an undone change of the address', 'POST', '/api/confirm-email', { token: 'ada-6' }],
    ['a suspension', 'POST', '/api/admin/people/ada-7/suspend', { reason: 'Sells pills to everybody.' }],
    ['the account’s deletion', 'DELETE', '/api/user', { password }],
    ['the first proof of the address by a code', 'POST', '/api/login-with-otp', { email: 'ada-9@example.com', otp: '123456' }],
  ])('after %s', async (what, method, path, body) => {
    const n = ++round
    const isSame = what === 'log out' || what.startsWith('signing in')
    const [own, stolen] = isSame ? [`stolen-${n}`, `stolen-${n}`] : [`own-${n}`, `stolen-${n}`]
    live.set(own, what === 'a suspension' ? 'the operator' : `ada-${n}`)
    live.set(stolen, `ada-${n}`)
    const bystander = `bystander-${n}`
    live.set(bystander, 'bob')
    expect([await statusAt(other, stolen), await statusAt(gateway, stolen), await statusAt(other, bystander)]).toEqual([200, 200, 200])
    const streams = await Promise.all([follow(gateway.url, stolen), follow(other.url, stolen)])
    const unaffected = await follow(other.url, bystander)

    const response = await gateway.fetch(path, { method, headers: cookieOf(own), ...(body && { body: JSON.stringify(body) }) })
    expect(response.status).toBeLessThan(300)
    const [{ ms: streamMs }, { ms: sessionMs }] = await Promise.all([
      timed(() => Promise.all(streams.map(({ ended }) => ended))),
      timed(() => eventually(async () => expect(await statusAt(other, stolen)).toBe(401))),
    ])
    delays.push({ what, streamMs, sessionMs })
    expect(await statusAt(gateway, stolen)).toBe(401)
    expect(await statusAt(other, bystander)).toBe(200)
    expect(unaffected.response.closed).toBe(false)
    unaffected.disconnect()
  })

  it('before the 60 s of the cache have passed', () => {
    expect(delays).toHaveLength(9)
    for (const { streamMs, sessionMs } of delays) expect(Math.max(streamMs, sessionMs)).toBeLessThan(10_000)
    process.stdout.write(
      `revocation on the other replica: streams ended after ${Math.round(Math.max(...delays.map(({ streamMs }) => streamMs)))} ms at most\n`,
    )
  })
})

it('an exchange that identity answered before the session ended is repeated', async () => {
  const answers: (() => void)[] = []
  const separate = await startGateway({}, { sessionCacheMs: 60_000 })
  let hasEnded = false
  separate.identity.on('Authenticate', async () => {
    if (hasEnded) throw new DomainError('unauthenticated', 'SESSION_ENDED', 'ended')
    await new Promise<void>((resolve) => answers.push(resolve))
    return { accessToken: await separate.tokens.sign({ kind: 'member', sub: 'carol', name: 'carol', role: 'citizen', sid: 'sid' }) }
  })
  separate.identity.on('GetAccount', () => account)
  separate.identity.on('ResetPassword', () => ({ accountId: 'carol', deviceToken: '' }))
  const request = separate.fetch('/api/user', { headers: cookieOf('in-flight') })
  await eventually(() => expect(answers).toHaveLength(1))
  hasEnded = true
  await separate.post('/api/reset-password', { token: 'x', newPassword: 'Engine1844' })
  answers[0]?.()
  expect((await request).status).toBe(401)
  await separate.stop()
})
