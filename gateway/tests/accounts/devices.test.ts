import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createKeyPair, createTestIdentity } from '@rostra/platform/testing/test-identity'
import { scriptSignIn } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.0/8' })
})
afterAll(() => gateway?.stop())

const wrongPassword = () => {
  throw new DomainError('unauthenticated', 'INVALID_CREDENTIALS', 'Invalid username or password.')
}
const deviceOf = (name: string, sub = `browser-of-${name}`, seconds = 3_600) => gateway.tokens.sign({ kind: 'device', sub, name }, seconds)
const asDevice = (token: string) => ({ cookie: `rostra_device=${token}` })
const cleared = expect.stringMatching(/^rostra_device=; Path=\/; Expires=Thu, 01 Jan 1970/)

let address = 0
const nextAddress = () => ({ 'X-Forwarded-For': `198.51.100.${++address}` })
const logIn = (username: string, headers: Record<string, string>) =>
  gateway.post('/api/login', { username, password: 'a-wrong-one' }, { ...nextAddress(), ...headers })
const statusesOf = async (times: number, username: string, headers: Record<string, string> = {}) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await logIn(username, headers)).status)
  return statuses
}

describe('a browser that has signed in before', () => {
  it('is identified by an HttpOnly cookie', async () => {
    gateway.identity.on('LogIn', scriptSignIn(gateway, 'a-device-token'))
    const response = await gateway.post('/api/login', { username: 'Ada', password: 'Engine1843' })
    const cookie = response.headers.getSetCookie().find((set) => set.startsWith('rostra_device='))
    expect(cookie).toMatch(/^rostra_device=a-device-token; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    const days = (Date.parse(/Expires=([^;]+)/.exec(cookie ?? '')?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
  })

  it('can log in when the username’s attempts are used up', async () => {
    gateway.identity.on('LogIn', wrongPassword)
    const owner = asDevice(await deviceOf('ada'))
    expect((await statusesOf(11, 'ada')).at(-1)).toBe(429)
    expect((await logIn('Ada', owner)).status).toBe(401)
    gateway.identity.on('LogIn', scriptSignIn(gateway))
    expect((await logIn('ADA', owner)).status).toBe(200)
    expect((await logIn('ada', {})).status).toBe(429)
  })

  it('can log in when the network’s attempts are used up', async () => {
    gateway.identity.on('LogIn', wrongPassword)
    const school = { 'X-Forwarded-For': '203.0.113.50' }
    for (let n = 0; n < 31; n++) await logIn(`pupil-${n}`, school)
    expect((await logIn('somebody', school)).status).toBe(429)
    expect((await logIn('grace', { ...school, ...asDevice(await deviceOf('grace')) })).status).toBe(401)
  })

  it('has ten attempts a minute of its own, apart from the username’s', async () => {
    gateway.identity.on('LogIn', wrongPassword)
    const owner = asDevice(await deviceOf('eve'))
    expect(await statusesOf(11, 'eve', owner)).toEqual([...Array(10).fill(401), 429])
    expect((await logIn('eve', asDevice(await deviceOf('eve', 'another-browser')))).status).toBe(401)
    expect(await statusesOf(11, 'eve')).toEqual([...Array(10).fill(401), 429])
  })

  it('shares 30 attempts a minute with the other devices of the account, which a right password resets', async () => {
    gateway.identity.on('LogIn', wrongPassword)
    let devices = 0
    const attempts = async (times: number) => {
      const statuses: number[] = []
      for (let n = 0; n < times; n++) statuses.push((await logIn('peggy', asDevice(await deviceOf('peggy', `peggy-${++devices}`)))).status)
      return statuses
    }
    expect(await attempts(29)).toEqual(Array(29).fill(401))
    gateway.identity.on('LogIn', scriptSignIn(gateway))
    expect(await attempts(1)).toEqual([200])
    gateway.identity.on('LogIn', wrongPassword)
    expect(await attempts(31)).toEqual([...Array(30).fill(401), 429])
    expect(await statusesOf(1, 'peggy')).toEqual([401])
  })

  it.each([
    ['the account whose second factor it has passed', 'ada', true],
    ['another account', 'grace', false],
  ])('keeps that it has passed the factor at a reset of the password of %s', async (_whose, name, isKept) => {
    gateway.identity.on('ResetPassword', async () => ({ accountId: 'u-1', deviceToken: await deviceOf(name) }))
    const passed = await gateway.tokens.sign({ kind: 'device', sub: 'passed', name: 'ada', factor: true })
    const response = await gateway.post('/api/reset-password', { token: 'x', newPassword: 'Engine1844' }, asDevice(passed))
    expect([response.status, response.headers.getSetCookie().length]).toEqual([200, isKept ? 0 : 1])
  })

  it('counts as unknown for another username', async () => {
    gateway.identity.on('LogIn', wrongPassword)
    const response = await logIn('mallory', asDevice(await deviceOf('trent')))
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
    expect((await statusesOf(10, 'mallory', asDevice(await deviceOf('trent')))).at(-1)).toBe(429)
  })
})

describe('an invalid device cookie', () => {
  it.each([
    ['forged', async () => createTestIdentity('gateway', createKeyPair()).sign({ kind: 'device', sub: 'x', name: 'victim' })],
    ['expired', () => deviceOf('victim', 'x', -10)],
    ['malformed', async () => 'not-a-token'],
    ['unsigned', async () => 'eyJhbGciOiJub25lIn0.eyJraW5kIjoiZGV2aWNlIiwic3ViIjoieCIsIm5hbWUiOiJ2aWN0aW0ifQ.'],
    ['a member’s token', () => gateway.tokens.member('victim')],
    ['a guest’s token', () => gateway.tokens.guest('victim')],
    ['a service’s token', () => gateway.tokens.service('gateway')()],
  ])('%s is ignored and cleared', async (kind, createToken) => {
    gateway.identity.on('LogIn', wrongPassword)
    const headers = asDevice(await createToken())
    const name = `victim of ${kind}`
    const response = await logIn(name, headers)
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, [cleared]])
    expect((await statusesOf(10, name, headers)).at(-1)).toBe(429)
  })
})

describe('a device token', () => {
  it('is no session token', async () => {
    const token = await deviceOf('ada')
    const asSession = await gateway.fetch('/api/user', { headers: { cookie: `rostra_session=${token}` } })
    expect([asSession.status, (await asSession.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    const separate = await startGateway()
    separate.identity.on('Authenticate', async () => ({
      accessToken: await separate.tokens.sign({ kind: 'device', sub: 'x', name: 'ada' }),
    }))
    expect((await separate.fetch('/api/user', { headers: { cookie: 'rostra_session=any' } })).status).toBe(401)
    await separate.stop()
  })

  it('is no guest token', async () => {
    gateway.chat.on('ListConversations', () => ({ conversations: [], total: 0 }))
    const response = await gateway.fetch('/api/conversations', { headers: { cookie: `rostra_guest=${await deviceOf('ada')}` } })
    expect(await response.json()).toEqual([])
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^rostra_guest=;/)])
    expect(gateway.chat.calls('ListConversations')).toEqual([])
  })

  it('transfers no guest conversations', async () => {
    gateway.identity.on('LogIn', scriptSignIn(gateway))
    await logIn('ada', { cookie: `rostra_guest=${await deviceOf('ada')}` })
    expect(gateway.chat.calls('AdoptConversations')).toEqual([])
  })

  it('makes no caller of a service call', async () => {
    await expect(gateway.tokens.access.verify(await deviceOf('ada'), 'gateway')).resolves.toMatchObject({ kind: 'device' })
    gateway.persona.on('ListFeaturedPersonas', () => ({ personas: [] }))
    await gateway.fetch('/api/bots/featured', { headers: asDevice(await deviceOf('ada')) })
    expect(gateway.persona.calls('ListFeaturedPersonas').at(-1)?.caller).toEqual({ kind: 'anonymous' })
  })
})
