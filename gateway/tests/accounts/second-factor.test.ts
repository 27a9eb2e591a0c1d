import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError, type ErrorKind } from '@rostra/kit/errors'
import { account, scriptSignIn, user } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const passkeyOptions = { challenge: 'Y2hhbGxlbmdl', rpId: 'rostra.example', allowCredentials: [] }
const pending = {
  token: 'the-token',
  methods: ['passkey', 'totp', 'recovery'],
  expiresAt: '2099-01-01T00:00:00.000Z',
  passkeyOptions: JSON.stringify(passkeyOptions),
}
const refuse =
  (kind: ErrorKind, reason: string, message = reason) =>
  () => {
    throw new DomainError(kind, reason, message)
  }
const secondStep = (body: object) => gateway.post('/api/login/second-factor', { token: 'the-token', ...body })
const requestsOf = (method: string) => gateway.identity.calls(method).map(({ request }) => request)

describe('the first step of a sign-in with a second factor', () => {
  it.each([
    ['/api/login', 'LogIn', { username: 'Ada', password: 'Engine1843' }],
    ['/api/login-with-otp', 'LogInWithCode', { email: 'ada@example.com', otp: '123456' }],
  ])('at %s answers 202 and sets no cookie', async (path, method, body) => {
    gateway.identity.on(method, () => ({ secondFactor: pending }))
    const response = await gateway.post(path, body)
    expect([response.status, await response.json()]).toEqual([202, { secondFactor: { ...pending, passkeyOptions } }])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('has no passkey options for an account without passkeys', async () => {
    gateway.identity.on('LogIn', () => ({ secondFactor: { ...pending, methods: ['totp'], passkeyOptions: '' } }))
    const { secondFactor } = await (await gateway.post('/api/login', { username: 'Ada', password: 'Engine1843' })).json()
    expect(secondFactor).toEqual({ token: 'the-token', methods: ['totp'], expiresAt: pending.expiresAt })
  })
})

describe('the second step', () => {
  const assertion = {
    id: 'aWQ',
    rawId: 'aWQ',
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  }
  beforeAll(() => gateway.identity.on('FindPendingSignIn', () => ({ username: 'Ada' })))

  it.each([
    ['code', { code: '123456' }, { code: '123456', recoveryCode: '', passkey: '' }],
    ['recovery code', { recoveryCode: 'abcd-efgh' }, { code: '', recoveryCode: 'abcd-efgh', passkey: '' }],
    [
      'passkey',
      { passkey: { ...assertion, clientExtensionResults: {} } },
      { code: '', recoveryCode: '', passkey: JSON.stringify(assertion) },
    ],
  ])('opens the session by a %s', async (_name, body, sent) => {
    gateway.identity.on('LogInWithSecondFactor', scriptSignIn(gateway))
    const response = await secondStep({ ...body, anUnknownField: 'is ignored' })
    expect([response.status, await response.json()]).toEqual([200, user])
    expect(response.headers.getSetCookie()[0]).toMatch(/^rostra_session=the-secret;/)
    expect(requestsOf('LogInWithSecondFactor').at(-1)).toMatchObject({ token: 'the-token', ...sent })
  })

  it('takes exactly one of the three', async () => {
    const given = { code: '123456', recoveryCode: 'abcd', passkey: assertion }
    const wrong = [
      {},
      given,
      { code: '123456', recoveryCode: 'abcd' },
      { code: '12345' },
      { passkey: {} },
      { passkey: { ...assertion, id: 'a+b' } },
    ]
    for (const body of wrong) expect((await secondStep(body)).status).toBe(400)
  })

  it('passes on that the factor is wrong or the sign-in has ended', async () => {
    for (const [reason, message] of [
      ['SECOND_FACTOR_INVALID', 'This code is not right. Try again.'],
      ['SECOND_FACTOR_EXPIRED', 'This took too long. Sign in again.'],
    ] as const) {
      gateway.identity.on('LogInWithSecondFactor', refuse('unauthenticated', reason, message))
      const response = await secondStep({ code: '123456' })
      expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ reason, message })])
    }
  })

  it('allows a network 20 wrong factors a day, and leaves recovery codes, devices that have passed it and other networks open', async () => {
    const own = await startGateway({ TRUSTED_PROXIES: '127.0.0.0/8' })
    own.identity.on('FindPendingSignIn', () => ({ username: 'Grace' }))
    own.identity.on('LogInWithSecondFactor', refuse('unauthenticated', 'SECOND_FACTOR_INVALID'))
    const home = { 'X-Forwarded-For': '198.51.100.1' }
    const attempt = async (body: object, headers: Record<string, string>) =>
      (await own.post('/api/login/second-factor', { token: 'x', ...body }, headers)).status
    const code = { code: '000000' }
    const statuses = await Promise.all(Array.from({ length: 21 }, () => attempt(code, home)))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    own.identity.on('LogInWithSecondFactor', scriptSignIn(own))
    const device = await own.tokens.sign({ kind: 'device', sub: 'her-browser', name: 'grace', factor: true })
    const afterReset = await own.tokens.sign({ kind: 'device', sub: 'after-a-reset', name: 'grace' })
    expect(await attempt(code, home)).toBe(429)
    expect(await attempt(code, { ...home, cookie: `rostra_device=${afterReset}` })).toBe(429)
    expect(await attempt({ recoveryCode: 'abcd-efgh' }, home)).toBe(200)
    expect(await attempt(code, { ...home, cookie: `rostra_device=${device}` })).toBe(200)
    expect(await attempt(code, { 'X-Forwarded-For': '198.51.100.2' })).toBe(200)
    await own.stop()
  })

  it('allows all devices of an account that have passed it 20 wrong factors a day together', async () => {
    gateway.identity.on('LogInWithSecondFactor', refuse('unauthenticated', 'SECOND_FACTOR_INVALID'))
    const statuses: number[] = []
    for (let n = 0; n < 21; n++) {
      const device = await gateway.tokens.sign({ kind: 'device', sub: `browser-${n}`, name: 'ada', factor: true })
      const body = { token: 'the-token', code: '000000' }
      statuses.push((await gateway.post('/api/login/second-factor', body, { cookie: `rostra_device=${device}` })).status)
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429])
    expect((await secondStep({ code: '000000' })).status).toBe(401)
  })

  it.each([
    ['totp/confirm', 'ConfirmTotp', { code: '123456' }],
    ['passkeys', 'AddPasskey', undefined],
  ] as const)('counts a browser that adds the first factor as one that has passed it: %s', async (under, method, body) => {
    const passkey = { id: 'pk-1', name: 'Laptop', createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: '' }
    gateway.identity.on(method, () => ({ passkey, recoveryCodes: ['a'], deviceToken: 'a-device-token' }))
    const attestation = { ...assertion, response: { clientDataJSON: 'e30', attestationObject: 'AA' } }
    const sent = body ?? { name: 'Laptop', passkey: attestation }
    const added = await gateway.post(`/api/user/second-factor/${under}`, sent, await gateway.asMember('bea'))
    expect([added.ok, added.headers.getSetCookie()]).toEqual([true, [expect.stringMatching(/^rostra_device=a-device-token;/)]])
  })
})

describe('/api/user/second-factor', () => {
  const proven = { password: 'Engine1843' }
  const reauthentication = { password: 'Engine1843', code: '' }
  const wirePasskey = { id: 'pk-1', name: 'Laptop', createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: '' }
  const passkey = { ...wirePasskey, lastUsedAt: null }
  const attestation = {
    id: 'aWQ',
    rawId: 'aWQ',
    type: 'public-key',
    response: { clientDataJSON: 'e30', attestationObject: 'AA', transports: ['internal'] },
  }
  const path = '/api/user/second-factor'
  const send = async (method: string, under: string, body: object) =>
    gateway.fetch(`${path}${under}`, {
      method,
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...(await gateway.asMember('ada')) },
    })

  it('returns what the account has', async () => {
    const factor = { totp: true, recoveryCodesLeft: 8, usedInSession: true, neededForRole: false }
    gateway.identity.on('GetSecondFactor', () => ({ ...factor, passkeys: [wirePasskey] }))
    const response = await gateway.fetch(path, { headers: await gateway.asMember('ada') })
    expect([response.status, await response.json()]).toEqual([200, { ...factor, passkeys: [passkey] }])
    expect((await gateway.fetch(path)).status).toBe(401)
  })

  it('adds an authenticator app, with codes for the first factor only', async () => {
    gateway.identity.on('StartTotp', () => ({ secret: 'ABC', uri: 'otpauth://totp/x' }))
    const started = await send('POST', '/totp', proven)
    expect([started.status, await started.json()]).toEqual([200, { secret: 'ABC', uri: 'otpauth://totp/x' }])
    expect(requestsOf('StartTotp')).toEqual([{ reauthentication }])
    for (const [sent, recoveryCodes] of [
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      [[], null],
    ]) {
      gateway.identity.on('ConfirmTotp', () => ({ recoveryCodes: sent }))
      const confirmed = await send('POST', '/totp/confirm', { code: '123456' })
      expect([confirmed.status, await confirmed.json()]).toEqual([200, { recoveryCodes }])
    }
  })

  it('adds a passkey', async () => {
    const options = { challenge: 'YQ', rp: { id: 'rostra.example', name: 'Rostra' } }
    gateway.identity.on('CreatePasskeyOptions', () => ({ options: JSON.stringify(options) }))
    expect(await (await send('POST', '/passkeys/options', proven)).json()).toEqual(options)
    gateway.identity.on('AddPasskey', () => ({ passkey: wirePasskey, recoveryCodes: [] }))
    const added = await send('POST', '/passkeys', { name: 'Laptop', passkey: attestation })
    expect([added.status, await added.json()]).toEqual([201, { passkey, recoveryCodes: null }])
    expect(JSON.parse(requestsOf('AddPasskey').at(-1)?.passkey ?? '')).toEqual(attestation)
    for (const name of ['', '   ', 'x'.repeat(41)])
      expect((await send('POST', '/passkeys', { name, passkey: attestation })).status).toBe(400)
  })

  it('removes factors and renews recovery codes', async () => {
    gateway.identity.on('RemoveTotp', () => ({}))
    gateway.identity.on('RemovePasskey', () => ({}))
    gateway.identity.on('RenewRecoveryCodes', () => ({ recoveryCodes: ['a'] }))
    expect((await send('DELETE', '/totp', proven)).status).toBe(204)
    expect((await send('DELETE', '/passkeys/pk-1', proven)).status).toBe(204)
    expect(requestsOf('RemovePasskey')).toEqual([{ id: 'pk-1', reauthentication }])
    expect(await (await send('POST', '/recovery-codes', proven)).json()).toEqual({ recoveryCodes: ['a'] })
  })

  it('passes on that the session needs the second factor', async () => {
    const message = 'Sign in again with your second factor to change this.'
    gateway.identity.on('RemoveTotp', refuse('denied', 'SECOND_FACTOR_NEEDED', message))
    const refused = await send('DELETE', '/totp', proven)
    expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ reason: 'SECOND_FACTOR_NEEDED', message })])
  })

  it('names the methods of a path', async () => {
    const response = await gateway.fetch(`${path}/totp`, { headers: await gateway.asMember('ada') })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST, DELETE'])
  })

  it('ends the other sessions at once when the first factor was added', async () => {
    const other = await gateway.asMember('ada', 'citizen', 'phone')
    gateway.identity.on('GetAccount', () => account)
    expect((await gateway.fetch('/api/user', { headers: other })).status).toBe(200)
    gateway.identity.on('ConfirmTotp', () => ({ recoveryCodes: ['a'] }))
    const accessToken = await gateway.tokens.sign({ kind: 'member', sub: 'ada', name: 'ada', role: 'citizen', sid: 'session-ada' })
    gateway.identity.on('Authenticate', ({ request }) =>
      request.sessionSecret === 'secret-of-ada' ? { accessToken } : refuse('unauthenticated', 'SESSION_ENDED')(),
    )
    const confirmed = await send('POST', '/totp/confirm', { code: '123456' })
    expect(confirmed.status).toBe(200)
    expect((await gateway.fetch('/api/user', { headers: other })).status).toBe(401)
  })
})
