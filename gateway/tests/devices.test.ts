import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createTestIdentity } from '@rostra/kit/testing/test-identity'
import { signsIn } from './support/accounts.ts'
import { startGateway, type TestGateway } from './support/gateway.ts'

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
const gone = expect.stringMatching(/^rostra_device=; Path=\/; Expires=Thu, 01 Jan 1970/)

let address = 0
const elsewhere = () => ({ 'X-Forwarded-For': `198.51.100.${++address}` })
const logIn = (username: string, headers: Record<string, string>) =>
  gateway.post('/api/login', { username, password: 'a-wrong-one' }, { ...elsewhere(), ...headers })
const statusesOf = async (times: number, username: string, headers: Record<string, string> = {}) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await logIn(username, headers)).status)
  return statuses
}

describe('a browser that was signed in before', () => {
  it('is told by a cookie that scripts can’t read, which goes nowhere else', async () => {
    gateway.identity.on('LogIn', signsIn(gateway, 'a-device-token'))
    const answer = await gateway.post('/api/login', { username: 'Ada', password: 'Engine1843' })
    const cookie = answer.headers.getSetCookie().find((set) => set.startsWith('rostra_device='))
    expect(cookie).toMatch(/^rostra_device=a-device-token; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
    const days = (Date.parse(/Expires=([^;]+)/.exec(cookie ?? '')?.[1] ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
  })

  it('gets in while others have used up the name’s tries', async () => {
    gateway.identity.on('LogIn', wrongPassword)
    const owner = asDevice(await deviceOf('ada'))
    expect((await statusesOf(11, 'ada')).at(-1)).toBe(429)
    expect((await logIn('Ada', owner)).status).toBe(401)
    gateway.identity.on('LogIn', signsIn(gateway))
    expect((await logIn('ADA', owner)).status).toBe(200)
    expect((await logIn('ada', {})).status).toBe(429)
  })

  it('gets in while others have used up the network’s tries', async () => {
    gateway.identity.on('LogIn', wrongPassword)
    const school = { 'X-Forwarded-For': '203.0.113.50' }
    for (let n = 0; n < 31; n++) await logIn(`pupil-${n}`, school)
    expect((await logIn('somebody', school)).status).toBe(429)
    expect((await logIn('grace', { ...school, ...asDevice(await deviceOf('grace')) })).status).toBe(401)
  })

  it('has ten tries a minute of its own, and takes none from the name', async () => {
    gateway.identity.on('LogIn', wrongPassword)
    const owner = asDevice(await deviceOf('eve'))
    expect(await statusesOf(11, 'eve', owner)).toEqual([...Array(10).fill(401), 429])
    expect((await logIn('eve', asDevice(await deviceOf('eve', 'another-browser')))).status).toBe(401)
    expect(await statusesOf(11, 'eve')).toEqual([...Array(10).fill(401), 429])
  })

  it('is one of many for every other name', async () => {
    gateway.identity.on('LogIn', wrongPassword)
    const answer = await logIn('mallory', asDevice(await deviceOf('trent')))
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []])
    expect((await statusesOf(10, 'mallory', asDevice(await deviceOf('trent')))).at(-1)).toBe(429)
  })
})

describe('a device cookie that isn’t ours', () => {
  it.each([
    ['forged', async () => (await createTestIdentity()).sign({ kind: 'device', sub: 'x', name: 'victim' })],
    ['expired', () => deviceOf('victim', 'x', -10)],
    ['of no shape', async () => 'not-a-token'],
    ['unsigned', async () => 'eyJhbGciOiJub25lIn0.eyJraW5kIjoiZGV2aWNlIiwic3ViIjoieCIsIm5hbWUiOiJ2aWN0aW0ifQ.'],
    ['a member’s token', () => gateway.tokens.member('victim')],
    ['a guest’s token', () => gateway.tokens.guest('victim')],
    ['a service’s token', () => gateway.tokens.service('gateway')()],
  ])('%s is ignored and cleared', async (kind, make) => {
    gateway.identity.on('LogIn', wrongPassword)
    const headers = asDevice(await make())
    const name = `victim of ${kind}`
    const answer = await logIn(name, headers)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, [gone]])
    expect((await statusesOf(10, name, headers)).at(-1)).toBe(429)
  })
})

describe('a device token', () => {
  it('is nobody’s session', async () => {
    const token = await deviceOf('ada')
    const asSession = await gateway.fetch('/api/user', { headers: { cookie: `rostra_session=${token}` } })
    expect([asSession.status, (await asSession.json()).reason]).toEqual([401, 'AUTH_REQUIRED'])
    const alone = await startGateway()
    alone.identity.on('Authenticate', async () => ({ accessToken: await alone.tokens.sign({ kind: 'device', sub: 'x', name: 'ada' }) }))
    expect((await alone.fetch('/api/user', { headers: { cookie: 'rostra_session=any' } })).status).toBe(401)
    await alone.stop()
  })

  it('is no guest', async () => {
    gateway.chat.on('ListConversations', () => ({ conversations: [], total: 0 }))
    const answer = await gateway.fetch('/api/conversations', { headers: { cookie: `rostra_guest=${await deviceOf('ada')}` } })
    expect(await answer.json()).toEqual([])
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^rostra_guest=;/)])
    expect(gateway.chat.calls('ListConversations')).toEqual([])
  })

  it('brings a guest’s conversations to nobody', async () => {
    gateway.identity.on('LogIn', signsIn(gateway))
    await logIn('ada', { cookie: `rostra_guest=${await deviceOf('ada')}` })
    expect(gateway.chat.calls('AdoptConversations')).toEqual([])
  })

  it('is nobody to a service', async () => {
    await expect(gateway.tokens.access.verify(await deviceOf('ada'))).resolves.toMatchObject({ kind: 'device' })
    gateway.persona.on('ListFeaturedPersonas', () => ({ personas: [] }))
    await gateway.fetch('/api/bots/featured', { headers: asDevice(await deviceOf('ada')) })
    expect(gateway.persona.calls('ListFeaturedPersonas').at(-1)?.caller).toEqual({ kind: 'anonymous' })
  })
})
