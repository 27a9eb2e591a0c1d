import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { eventually } from '@rostra/kit/testing/eventually'
import { timed } from '@rostra/kit/testing/running-time'
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

  it('of which 200 never send the rest of their body leaves a real login its answer within 1 s', async () => {
    gateway.identity.on('LogIn', () => {
      throw new DomainError('unauthenticated', 'INVALID_CREDENTIALS', 'Invalid username or password.')
    })
    const before = gateway.identity.calls('LogIn').length
    const sockets = await Promise.all(Array.from({ length: 200 }, (_, n) => openHalfLogin(n)))
    const credentials = { username: 'real', password: 'wrong-one' }
    const { result, ms } = await timed(async () => {
      const response = await gateway.post('/api/login', credentials, { 'X-Forwarded-For': '203.0.113.7' })
      return [response.status, (await response.json()).reason]
    })
    expect(result).toEqual([401, 'INVALID_CREDENTIALS'])
    expect(ms).toBeLessThan(1_000)
    expect(gateway.identity.calls('LogIn')).toHaveLength(before + 1)
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([])
    for (const socket of sockets) socket.destroy()
  })

  /** Sends a ping, the headers of a login and one byte of its body. Resolves once the ping was answered, so the login has begun. */
  async function openHalfLogin(n: number) {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1')
    const headers = ['Host: rostra.example', `X-Forwarded-For: 198.51.100.${n}`, 'Content-Type: application/json', 'Content-Length: 100']
    socket.write(['GET /api/ping HTTP/1.1', 'Host: rostra.example', '', 'POST /api/login HTTP/1.1', ...headers, '', '{'].join('\r\n'))
    await once(socket, 'data')
    return socket
  }
})
