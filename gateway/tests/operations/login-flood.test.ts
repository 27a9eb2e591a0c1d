import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

describe('a flood of logins', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startGateway({ TRUSTED_PROXIES: '127.0.0.0/8' })
  })
  afterAll(() => gateway?.stop())

  it('is refused while 20 logins are in progress; other calls and later logins work', async () => {
    const hashed = Promise.withResolvers<void>()
    gateway.identity.on('LogIn', async () => {
      await hashed.promise
      throw new DomainError('unauthenticated', 'INVALID_CREDENTIALS', 'Invalid username or password.')
    })
    const logIn = (n: number) =>
      gateway.post('/api/login', { username: `name-${n}`, password: 'wrong-one' }, { 'X-Forwarded-For': `198.51.100.${n}` })
    const waiting = Array.from({ length: 20 }, (_, n) => logIn(n))
    await eventually(() => expect(gateway.identity.calls('LogIn')).toHaveLength(20))

    const refused = await logIn(20)
    expect([refused.status, refused.headers.get('Retry-After'), (await refused.json()).reason]).toEqual([503, '1', 'OVERLOADED'])
    expect(gateway.identity.calls('LogIn')).toHaveLength(20)
    expect((await gateway.fetch('/api/ping')).status).toBe(200)

    hashed.resolve()
    for (const response of waiting) expect((await response).status).toBe(401)
    expect((await logIn(21)).status).toBe(401)
  })
})
