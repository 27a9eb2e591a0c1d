import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { account, user } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  gateway.identity.on('GetAccount', () => account)
})
afterAll(() => gateway?.stop())

const send = (on: TestGateway, method: string, path: string, headers: Record<string, string>, body?: object) =>
  on.fetch(path, { method, headers: { 'Content-Type': 'application/json', ...headers }, body: body && JSON.stringify(body) })
const passwords = { currentPassword: 'Engine1843', newPassword: 'Engine1844' }
const refuses = (kind: 'invalid' | 'exists', reason: string) => () => {
  throw new DomainError(kind, reason, 'Because')
}

const proof = { password: 'Engine1843' }

it.each([
  ['PUT', '/api/user/profile', { email: 'new@example.com', ...proof }],
  ['PUT', '/api/user/password', passwords],
  ['DELETE', '/api/user', undefined],
  ['GET', '/api/user/export', undefined],
])('%s %s requires an account', async (method, path, body) => {
  for (const headers of [{}, await gateway.asGuest()]) {
    const response = await send(gateway, method, path, headers, body)
    expect([response.status, (await response.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
  }
  for (const rpc of ['UpdateProfile', 'ChangePassword', 'DeleteAccount']) expect(gateway.identity.calls(rpc)).toEqual([])
})

it('GET /api/user/storage returns what the account keeps, and may keep', async () => {
  gateway.persona.on('GetStorage', () => ({ bytes: '1234567', quotaBytes: '200000000' }))
  gateway.chat.on('CountConversations', () => ({ conversations: 12, limit: 2_000 }))
  const response = await gateway.fetch('/api/user/storage', { headers: await gateway.asMember('ada') })
  expect(await response.json()).toEqual({ material: 1_234_567, quota: 200_000_000, conversations: 12, conversationLimit: 2_000 })
  expect((await gateway.fetch('/api/user/storage', { headers: await gateway.asGuest() })).status).toBe(401)
})

describe('PUT /api/user/profile', () => {
  it.each([
    [
      { email: ' new@example.com ', insights: false, role: 'super_senator', ...proof },
      { email: 'new@example.com', insights: false, reauthentication: { password: 'Engine1843', code: '' } },
    ],
    [{ email: 'new@example.com' }, { email: 'new@example.com', reauthentication: { password: '', code: '' } }],
    [
      { email: 'new@example.com', otp: '012345' },
      { email: 'new@example.com', reauthentication: { password: '', code: '012345' } },
    ],
    [{ insights: false }, { insights: false }],
    [{ inboxMail: true }, { inboxMail: true }],
    [{}, {}],
  ])('%j changes the given fields and returns the user', async (body, expected) => {
    gateway.identity.on('UpdateProfile', () => account)
    const response = await send(gateway, 'PUT', '/api/user/profile', await gateway.asMember('u-1'), body)
    expect([response.status, await response.json()]).toEqual([200, user])
    const { request, caller } = gateway.identity.calls('UpdateProfile').at(-1) ?? {}
    const sent = Object.fromEntries(Object.entries(request ?? {}).filter(([name, value]) => value != null && !name.startsWith('_')))
    expect([sent, caller]).toMatchObject([expected, { kind: 'member', id: 'u-1' }])
    expect(Object.keys(sent).sort()).toEqual(Object.keys(expected).sort())
  })

  it('returns the address that waits for its confirmation', async () => {
    gateway.identity.on('UpdateProfile', () => ({ ...account, pendingEmail: 'new@example.com' }))
    const response = await send(gateway, 'PUT', '/api/user/profile', await gateway.asMember('u-1'), { email: 'new@example.com', ...proof })
    expect([response.status, await response.json()]).toEqual([200, { ...user, pendingEmail: 'new@example.com' }])
  })

  it('returns identity’s refusal of the password, with its field', async () => {
    gateway.identity.on('UpdateProfile', () => {
      throw new DomainError('invalid', 'WRONG_PASSWORD', 'No', { fields: { password: 'No' } })
    })
    const response = await send(gateway, 'PUT', '/api/user/profile', await gateway.asMember('u-1'), { email: 'new@example.com' })
    expect([response.status, await response.json()]).toMatchObject([400, { reason: 'WRONG_PASSWORD', fields: { password: 'No' } }])
  })

  it('refuses the address of another account', async () => {
    gateway.identity.on('UpdateProfile', refuses('exists', 'EMAIL_TAKEN'))
    const response = await send(gateway, 'PUT', '/api/user/profile', await gateway.asMember('u-1'), { email: 'taken@example.com' })
    expect([response.status, (await response.json()).reason]).toEqual([409, 'EMAIL_TAKEN'])
  })

  it('limits address changes more than other changes', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.2' })
    limited.identity.on('UpdateProfile', () => account)
    const put = async (id: string, body: object) =>
      (await send(limited, 'PUT', '/api/user/profile', await limited.asMember(id), body)).status
    const email = 'new@example.com'
    expect([await put('ada', { email }), await put('ada', { email }), await put('ada', { email })]).toEqual([200, 200, 429])
    expect([await put('ada', { insights: true }), await put('bob', { email: 'another@example.com' })]).toEqual([200, 200])
    await limited.stop()
  })
})

describe('POST /api/confirm-email', () => {
  it('says whether the first proof removed the password, and marks the browser of a session that goes on as a device', async () => {
    const confirm = async (headers: Record<string, string>) => {
      const response = await send(gateway, 'POST', '/api/confirm-email', headers, { token: 'from-the-link' })
      return [response.status, await response.json(), response.headers.getSetCookie()]
    }
    gateway.identity.on('ConfirmEmail', () => ({ account, sessionsEnded: true, passwordRemoved: true }))
    expect(await confirm({})).toEqual([200, { ...user, messageCredits: 0, passwordRemoved: true }, []])
    gateway.identity.on('ConfirmEmail', () => ({ account, sessionsEnded: true, deviceToken: 'a-device-token' }))
    const device = expect.stringMatching(/^rostra_device=a-device-token;/)
    expect(await confirm(await gateway.asMember('u-1'))).toEqual([200, { ...user, passwordRemoved: false }, [device]])
  })
})

describe('PUT /api/user/password', () => {
  it('changes the password on behalf of the member and invalidates the other sessions', async () => {
    gateway.identity.on('ChangePassword', () => ({}))
    const current = await gateway.asMember('u-1')
    const otherBrowser = await gateway.asMember('u-1', 'citizen', 'elsewhere')
    const otherMember = await gateway.asMember('u-2')
    const getUser = (headers: Record<string, string>) => gateway.fetch('/api/user', { headers })
    for (const headers of [current, otherBrowser, otherMember]) await getUser(headers)
    const before = gateway.identity.calls('Authenticate').length
    const response = await send(gateway, 'PUT', '/api/user/password', current, passwords)
    expect([response.status, await response.json()]).toEqual([200, { message: 'Your password has been changed successfully.' }])
    expect(response.headers.getSetCookie()).toEqual([])
    expect(gateway.identity.calls('ChangePassword').at(-1)).toMatchObject({ request: passwords, caller: { kind: 'member', id: 'u-1' } })
    await getUser(otherBrowser)
    const secrets = gateway.identity
      .calls('Authenticate')
      .slice(before)
      .map(({ request }) => request.sessionSecret)
    expect(secrets).toContain('secret-of-u-1-elsewhere')
  })

  it('returns identity’s refusal', async () => {
    gateway.identity.on('ChangePassword', refuses('invalid', 'WRONG_PASSWORD'))
    const response = await send(gateway, 'PUT', '/api/user/password', await gateway.asMember('u-1'), passwords)
    expect([response.status, (await response.json()).reason]).toEqual([400, 'WRONG_PASSWORD'])
  })

  it('limits attempts at one account’s password', async () => {
    const limited = await startGateway()
    limited.identity.on('ChangePassword', refuses('invalid', 'WRONG_PASSWORD'))
    const guess = async (id: string) => (await send(limited, 'PUT', '/api/user/password', await limited.asMember(id), passwords)).status
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push(await guess('ada'))
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect(await guess('bob')).toBe(400)
    await limited.stop()
  })
})

describe('DELETE /api/user', () => {
  it('passes the password or the code on, and returns identity’s refusal', async () => {
    gateway.identity.on('DeleteAccount', refuses('invalid', 'WRONG_PASSWORD'))
    const remove = async (body?: object) => {
      const response = await send(gateway, 'DELETE', '/api/user', await gateway.asMember('u-8'), body)
      expect([response.status, (await response.json()).reason, response.headers.getSetCookie()]).toEqual([400, 'WRONG_PASSWORD', []])
      return gateway.identity.calls('DeleteAccount').at(-1)?.request.reauthentication
    }
    expect(await remove()).toEqual({ password: '', code: '' })
    expect(await remove(proof)).toEqual({ password: 'Engine1843', code: '' })
    expect(await remove({ otp: '012345' })).toEqual({ password: '', code: '012345' })
  })

  it('and the other calls that ask for the password share a limit of 10 attempts in 5 minutes', async () => {
    const limited = await startGateway()
    for (const rpc of ['DeleteAccount', 'UpdateProfile', 'ChangePassword']) limited.identity.on(rpc, refuses('invalid', 'WRONG_PASSWORD'))
    const headers = await limited.asMember('ada')
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) {
      statuses.push((await send(limited, 'DELETE', '/api/user', headers, proof)).status)
      statuses.push((await send(limited, 'PUT', '/api/user/profile', headers, { email: 'new@example.com', ...proof })).status)
      statuses.push((await send(limited, 'PUT', '/api/user/password', headers, passwords)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
    await limited.stop()
  })

  it('deletes on behalf of the member, clears cookies and invalidates sessions', async () => {
    gateway.identity.on('DeleteAccount', () => ({}))
    const current = await gateway.asMember('u-9')
    const otherBrowser = await gateway.asMember('u-9', 'citizen', 'elsewhere')
    for (const headers of [current, otherBrowser]) await gateway.fetch('/api/user', { headers })
    const response = await gateway.fetch('/api/user', { method: 'DELETE', headers: current })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rostra_session=; Path=\/; Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^rostra_signed_in=; /),
      expect.stringMatching(/^rostra_device=; Path=\/; Expires=Thu, 01 Jan 1970/),
    ])
    expect(gateway.identity.calls('DeleteAccount').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-9' })
    const before = gateway.identity.calls('Authenticate').length
    for (const headers of [current, otherBrowser]) await gateway.fetch('/api/user', { headers })
    expect(gateway.identity.calls('Authenticate').length).toBe(before + 2)
  })

  it('keeps the session after a failure', async () => {
    const failing = await startGateway()
    failing.identity.on('DeleteAccount', () => {
      throw new DomainError('unavailable', 'OVERLOADED', 'later')
    })
    const response = await failing.fetch('/api/user', { method: 'DELETE', headers: await failing.asMember() })
    expect([response.status, response.headers.getSetCookie()]).toEqual([503, []])
    await failing.stop()
  })
})
