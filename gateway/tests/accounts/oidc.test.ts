import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { scriptSignIn, user } from '../support/account-fixtures.ts'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const left = { url: 'https://id.example.org/auth?state=s', browserSecret: 'browser-secret', expiresAt: '2099-01-01T00:00:00.000Z' }
const ownBrowser = { cookie: 'rostra_oidc=browser-secret' }
const finish = (headers: Record<string, string> = ownBrowser) =>
  gateway.post('/api/oidc/example/finish', { response: '?code=a&state=s' }, headers)
const requestsOf = (method: string) => gateway.identity.calls(method).map(({ request }) => request)
const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])

it('the issuers are listed for everybody', async () => {
  gateway.identity.on('ListIssuers', () => ({
    issuers: [
      { id: 'example', label: 'Example', icon: '' },
      { id: 'other', label: 'Other', icon: '/icons/other.svg' },
    ],
  }))
  expect(await (await gateway.fetch('/api/oidc')).json()).toEqual([
    { id: 'example', label: 'Example' },
    { id: 'other', label: 'Other', icon: '/icons/other.svg' },
  ])
})

describe('a sign-in at an issuer', () => {
  it('is bound to the browser by a cookie that no script reads', async () => {
    gateway.identity.on('StartIssuerSignIn', () => left)
    const response = await gateway.post('/api/oidc/example/start', { next: '/discover' })
    expect([response.status, await response.json()]).toEqual([200, { url: left.url }])
    expect(response.headers.getSetCookie()).toEqual([
      'rostra_oidc=browser-secret; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; HttpOnly; SameSite=Lax',
    ])
    expect(requestsOf('StartIssuerSignIn')).toEqual([{ issuerId: 'example', next: '/discover' }])
  })

  it('opens the session of a linked account', async () => {
    const script = scriptSignIn(gateway)
    gateway.identity.on('FinishIssuerSignIn', async () => ({ next: '/discover', signedIn: await script() }))
    const response = await finish()
    expect([response.status, await response.json()]).toEqual([200, { next: '/discover', user }])
    expect(cookiesOf(response)).toEqual(expect.arrayContaining(['rostra_oidc=', 'rostra_session=the-secret']))
    expect(requestsOf('FinishIssuerSignIn').at(-1)).toMatchObject({
      issuerId: 'example',
      response: '?code=a&state=s',
      browserSecret: 'browser-secret',
    })
  })

  it('asks for the second factor without a session', async () => {
    const secondFactor = { token: 'the-token', methods: ['totp'], expiresAt: '2099-01-01T00:00:00.000Z', passkeyOptions: '' }
    gateway.identity.on('FinishIssuerSignIn', () => ({ next: '', signedIn: { secondFactor } }))
    const response = await finish()
    const { passkeyOptions: _none, ...asked } = secondFactor
    expect(await response.json()).toEqual({ next: '', secondFactor: asked })
    expect(cookiesOf(response)).toEqual(['rostra_oidc='])
  })

  it('keeps its cookie for a person who has to choose a username, who then signs up', async () => {
    const signUp = { label: 'Example', username: 'ada', email: 'ada@example.com', proven: true }
    gateway.identity.on('FinishIssuerSignIn', () => ({ next: '', signUp }))
    const response = await finish()
    expect(await response.json()).toEqual({ next: '', signUp })
    expect(response.headers.getSetCookie()).toEqual([])

    gateway.identity.on('SignUpByIssuer', scriptSignIn(gateway))
    const signedUp = await gateway.post('/api/oidc/sign-up', { username: 'ada', insights: false }, ownBrowser)
    expect([signedUp.status, await signedUp.json()]).toEqual([201, user])
    expect(cookiesOf(signedUp)).toEqual(expect.arrayContaining(['rostra_oidc=', 'rostra_session=the-secret']))
    expect(requestsOf('SignUpByIssuer')).toMatchObject([{ username: 'ada', email: '', insights: false, browserSecret: 'browser-secret' }])
  })

  it('passes on the member who links an identity, and what the issuer refused', async () => {
    gateway.identity.on('FinishIssuerSignIn', () => ({ next: '', linked: 'Example' }))
    const { cookie } = await gateway.asMember('u-1')
    const response = await finish({ cookie: `${cookie}; ${ownBrowser.cookie}` })
    expect(await response.json()).toEqual({ next: '', linked: 'Example' })
    expect(gateway.identity.calls('FinishIssuerSignIn').at(-1)?.caller).toMatchObject({ kind: 'member', id: 'u-1' })

    gateway.identity.on('FinishIssuerSignIn', () => {
      throw new DomainError('unavailable', 'ISSUER_UNAVAILABLE', 'later')
    })
    const refused = await finish()
    expect([refused.status, (await refused.json()).reason]).toEqual([503, 'ISSUER_UNAVAILABLE'])
  })

  it('is limited for a network', async () => {
    const limited = await startGateway({ RATE_LIMIT_SCALE: '0.025' })
    limited.identity.on('StartIssuerSignIn', () => left)
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await limited.post('/api/oidc/example/start', {})).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    await limited.stop()
  })
})

describe('the identities of an account', () => {
  const identities = [
    {
      id: 'i-1',
      label: 'Example',
      issuerId: 'example',
      issuer: 'https://id.example.org',
      subject: 's',
      name: 'ada',
      linkedAt: '2026-01-01T00:00:00.000Z',
    },
  ]

  it('are listed, linked and removed by the member only', async () => {
    gateway.identity.on('ListIdentities', () => ({ identities, hasPassword: true }))
    gateway.identity.on('StartIdentityLink', () => left)
    gateway.identity.on('UnlinkIdentity', () => ({}))
    const member = await gateway.asMember('u-2')
    expect(await (await gateway.fetch('/api/user/identities', { headers: member })).json()).toEqual({ identities, hasPassword: true })
    const linking = await gateway.post('/api/user/identities/example', { password: 'Engine1843' }, member)
    expect([await linking.json(), cookiesOf(linking)]).toEqual([{ url: left.url }, ['rostra_oidc=browser-secret']])
    const headers = { 'Content-Type': 'application/json' }
    const remove = (more: Record<string, string>) =>
      gateway.fetch('/api/user/identities/i-1', { method: 'DELETE', body: '{"otp":"123456"}', headers: { ...headers, ...more } })
    expect((await remove(member)).status).toBe(204)
    expect(requestsOf('UnlinkIdentity')).toEqual([{ id: 'i-1', reauthentication: { password: '', code: '123456' } }])

    const statuses = [
      (await gateway.fetch('/api/user/identities')).status,
      (await gateway.post('/api/user/identities/example', {})).status,
      (await remove({})).status,
    ]
    expect(statuses).toEqual([401, 401, 401])
  })
})

it('a sign-out names the page of the issuer that ends its session', async () => {
  gateway.identity.on('LogOut', () => ({ sessionId: 's-1', signOutUrl: 'https://id.example.org/end' }))
  const response = await gateway.post('/api/logout', {}, await gateway.asMember('u-3'))
  expect([response.status, await response.json()]).toEqual([200, { signOutUrl: 'https://id.example.org/end' }])
})
