import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { account, user } from './support/accounts.ts'
import { startGateway, type TestGateway } from './support/gateway.ts'

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

it.each([
  ['PUT', '/api/user/profile', { email: 'new@example.com' }],
  ['PUT', '/api/user/password', passwords],
  ['DELETE', '/api/user', undefined],
  ['GET', '/api/user/export', undefined],
])('%s %s needs an account', async (method, path, body) => {
  for (const headers of [{}, await gateway.asGuest()]) {
    const answer = await send(gateway, method, path, headers, body)
    expect([answer.status, (await answer.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
  }
  for (const rpc of ['UpdateProfile', 'ChangePassword', 'DeleteAccount']) expect(gateway.identity.calls(rpc)).toEqual([])
})

describe('PUT /api/user/profile', () => {
  it.each([
    [
      { email: ' new@example.com ', insights: false, role: 'super_senator' },
      { email: 'new@example.com', insights: false },
    ],
    [{ email: 'new@example.com' }, { email: 'new@example.com' }],
    [{ insights: false }, { insights: false }],
    [{}, {}],
  ])('%j changes what is given and gives the user', async (body, asked) => {
    gateway.identity.on('UpdateProfile', () => account)
    const answer = await send(gateway, 'PUT', '/api/user/profile', await gateway.asMember('u-1'), body)
    expect([answer.status, await answer.json()]).toEqual([200, user])
    const { request, caller } = gateway.identity.calls('UpdateProfile').at(-1) ?? {}
    const given = Object.fromEntries(Object.entries(request).filter(([name, value]) => value !== undefined && !name.startsWith('_')))
    expect([given, caller]).toMatchObject([asked, { kind: 'member', id: 'u-1' }])
    expect(Object.keys(given)).toEqual(Object.keys(asked))
  })

  it('is refused when the address is somebody else’s', async () => {
    gateway.identity.on('UpdateProfile', refuses('exists', 'EMAIL_TAKEN'))
    const answer = await send(gateway, 'PUT', '/api/user/profile', await gateway.asMember('u-1'), { email: 'taken@example.com' })
    expect([answer.status, (await answer.json()).reason]).toEqual([409, 'EMAIL_TAKEN'])
  })

  it('limits addresses for each account, and the rest less', async () => {
    const narrow = await startGateway({ RATE_LIMIT_SCALE: '0.2' })
    narrow.identity.on('UpdateProfile', () => account)
    const put = async (id: string, body: object) => (await send(narrow, 'PUT', '/api/user/profile', await narrow.asMember(id), body)).status
    const email = 'new@example.com'
    expect([await put('ada', { email }), await put('ada', { email }), await put('ada', { email })]).toEqual([200, 200, 429])
    expect([await put('ada', { insights: true }), await put('bob', { email })]).toEqual([200, 200])
    await narrow.stop()
  })
})

describe('PUT /api/user/password', () => {
  it('sets it in the member’s name, keeps this session and forgets the others', async () => {
    gateway.identity.on('ChangePassword', () => ({}))
    const [here, elsewhere, stranger] = [
      await gateway.asMember('u-1'),
      await gateway.asMember('u-1', 'citizen', 'elsewhere'),
      await gateway.asMember('u-2'),
    ]
    const look = (headers: Record<string, string>) => gateway.fetch('/api/user', { headers })
    for (const headers of [here, elsewhere, stranger]) await look(headers)
    const asked = gateway.identity.calls('Authenticate').length
    const answer = await send(gateway, 'PUT', '/api/user/password', here, passwords)
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'Your password has been changed successfully.' }])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(gateway.identity.calls('ChangePassword').at(-1)).toMatchObject({ request: passwords, caller: { kind: 'member', id: 'u-1' } })
    await look(elsewhere)
    const secrets = gateway.identity
      .calls('Authenticate')
      .slice(asked)
      .map(({ request }) => request.sessionSecret)
    expect(secrets).toContain('secret-of-u-1-elsewhere')
  })

  it('is refused with what identity says', async () => {
    gateway.identity.on('ChangePassword', refuses('invalid', 'WRONG_PASSWORD'))
    const answer = await send(gateway, 'PUT', '/api/user/password', await gateway.asMember('u-1'), passwords)
    expect([answer.status, (await answer.json()).reason]).toEqual([400, 'WRONG_PASSWORD'])
  })

  it('slows down guesses at one account’s password', async () => {
    const narrow = await startGateway()
    narrow.identity.on('ChangePassword', refuses('invalid', 'WRONG_PASSWORD'))
    const guess = async (id: string) => (await send(narrow, 'PUT', '/api/user/password', await narrow.asMember(id), passwords)).status
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) statuses.push(await guess('ada'))
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    expect(await guess('bob')).toBe(400)
    await narrow.stop()
  })
})

describe('DELETE /api/user', () => {
  it('deletes in the member’s name; the cookies go, and no session is remembered', async () => {
    gateway.identity.on('DeleteAccount', () => ({}))
    const [here, elsewhere] = [await gateway.asMember('u-9'), await gateway.asMember('u-9', 'citizen', 'elsewhere')]
    for (const headers of [here, elsewhere]) await gateway.fetch('/api/user', { headers })
    const answer = await gateway.fetch('/api/user', { method: 'DELETE', headers: here })
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^rostra_session=; Path=\/; Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^rostra_device=; Path=\/; Expires=Thu, 01 Jan 1970/),
    ])
    expect(gateway.identity.calls('DeleteAccount').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-9' })
    const asked = gateway.identity.calls('Authenticate').length
    for (const headers of [here, elsewhere]) await gateway.fetch('/api/user', { headers })
    expect(gateway.identity.calls('Authenticate').length).toBe(asked + 2)
  })

  it('keeps the session when it fails', async () => {
    const failing = await startGateway()
    failing.identity.on('DeleteAccount', () => {
      throw new DomainError('unavailable', 'OVERLOADED', 'later')
    })
    const answer = await failing.fetch('/api/user', { method: 'DELETE', headers: await failing.asMember() })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []])
    await failing.stop()
  })
})
