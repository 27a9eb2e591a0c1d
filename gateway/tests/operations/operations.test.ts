import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import { registry } from '@rostra/kit/metrics'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'

let gateway: TestGateway
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostra-gateway-log-'))
  gateway = await startGateway({}, { log: createLog('test', { level: 'debug', file: join(folder, 'log') }) })
  gateway.identity.on('GetUsernames', () => ({ usernames: {} }))
  gateway.persona.on('ListFeaturedPersonas', () => ({ personas: [] }))
  gateway.persona.on('GetPersona', () => ({ id: 'p-1', category: 'Other', voice: 'male1' }))
  gateway.billing.on('ListPackages', () => ({ packages: [] }))
})
afterAll(async () => {
  await gateway?.stop()
  await rm(folder, { recursive: true })
})

/** Returns the log line of a request once it is written. */
const lineOf = (requestId: string): Promise<Record<string, unknown>> =>
  eventually(async () => {
    const lines = (await readFile(join(folder, 'log'), 'utf8')).split('\n')
    return JSON.parse(lines.find((line) => line.includes(requestId)) ?? 'no line yet')
  })

describe('health', () => {
  it('is served on the public port', async () => {
    const response = await gateway.fetch('/healthz')
    expect([response.status, await response.text()]).toEqual([200, 'ok'])
  })

  it('is ready after all services have responded once, and stays ready', async () => {
    const separate = await startGateway()
    expect((await fetch(`${separate.opsUrl}/readyz`)).status).toBe(200)
    await separate.chat.stop()
    expect((await fetch(`${separate.opsUrl}/readyz`)).status).toBe(200)
    await separate.stop()
  })

  it('is not ready before a service has responded, and names that service', async () => {
    const separate = await startGateway()
    await separate.chat.stop()
    const ready = await fetch(`${separate.opsUrl}/readyz`)
    expect([ready.status, await ready.text()]).toEqual([503, 'chat does not answer'])
    await separate.stop()
  })
})

describe('the request log', () => {
  it('has the route’s pattern and no personal data', async () => {
    const cookie = await gateway.asMember('very-private')
    await gateway.fetch('/api/bots/secret-id?q=secret-query', {
      headers: { ...cookie, 'X-Request-Id': '7d1a7d4e-2f0b-4a57-8f43-0d0fd1a0d001' },
    })
    const line = await lineOf('7d1a7d4e-2f0b-4a57-8f43-0d0fd1a0d001')
    expect(line).toMatchObject({
      service: 'gateway',
      method: 'GET',
      route: '/api/bots/{id}',
      status: 200,
      requestId: '7d1a7d4e-2f0b-4a57-8f43-0d0fd1a0d001',
    })
    expect(line.ms).toEqual(expect.any(Number))
    expect(JSON.stringify(line)).not.toMatch(/secret|private|127\.0\.0\.1/)
  })

  it('never contains credentials, whatever the outcome', async () => {
    const web = await mkdtemp(join(tmpdir(), 'rostra-web-'))
    await writeFile(join(web, 'index.html'), '<!doctype html><title>Rostra</title>')
    const logging = await startGateway({ WEB_DIST: web }, { log: createLog('test', { level: 'trace', file: join(folder, 'private') }) })
    const methods = ['ResetPassword', 'RequestPasswordReset', 'RequestOneTimeCode', 'LogInWithCode', 'LogIn', 'Register']
    const email = 'private@example.com'
    const bodies = {
      '/api/reset-password': { token: 'private-token', newPassword: 'private-Password1' },
      '/api/forgot-password': { email },
      '/api/request-otp': { email },
      '/api/login-with-otp': { email, otp: '918273' },
      '/api/login': { username: 'private-name', password: 'private-Password1' },
      '/api/register': { username: 'private-name', email, password: 'private-Password1' },
    }
    const last = '7d1a7d4e-2f0b-4a57-8f43-0d0fd1a0d0ff'
    for (const refusal of [new Error('broken'), new DomainError('invalid', 'VALIDATION', 'no')]) {
      for (const method of methods)
        logging.identity.on(method, () => {
          throw refusal
        })
      for (const [path, body] of Object.entries(bodies)) {
        await logging.post(path, body, { Referer: 'https://rostra.example/reset-password/private-token' })
        await logging.fetch(path, { method: 'POST', body: `${JSON.stringify(body)}}`, headers: { 'Content-Type': 'application/json' } })
      }
    }
    for (const path of ['/reset-password/private-token', '/reset-password/private-token/more', '/api/reset-password/private-token'])
      await logging.fetch(path)
    await logging.fetch('/api/ping', { headers: { 'X-Request-Id': last } })
    const lines = await eventually(async () => {
      const text = await readFile(join(folder, 'private'), 'utf8')
      if (!text.includes(last)) throw new Error('not written yet')
      return text
    })
    expect(lines).toContain('/api/reset-password')
    expect(lines).toContain('a request failed')
    expect(lines).not.toMatch(/private|\b918273\b|127\.0\.0\.1/)
    await logging.stop()
    await rm(web, { recursive: true })
  })

  it('has matching metrics', async () => {
    await gateway.fetch('/api/ping')
    await eventually(async () => {
      const metrics = await (await fetch(`${gateway.opsUrl}/metrics`)).text()
      expect(metrics).toMatch(/rostra_http_seconds_count\{method="GET",route="\/api\/ping",status="200"\} \d/)
      expect(metrics).toMatch(/rostra_open_streams 0/)
    })
  })

  it('has metrics that tell failures of models from those of the product', async () => {
    registry.resetMetrics()
    const counted = async () => {
      const metrics = await (await fetch(`${gateway.opsUrl}/metrics`)).text()
      const own = metrics.split('\n').filter((line) => /^rostra_http_seconds_count.*status="503"/.test(line))
      return own.map((line) => line.replace(/^.*\{method="POST",route="\/api\/messages",/, ''))
    }
    const member = await gateway.asMember('ada')
    for (const reason of ['MODEL_FAILED', 'EMPTY_ANSWER', 'OWN_MODEL_RESTING', 'OVERLOADED']) {
      gateway.chat.on('SendAndWait', () => {
        throw new DomainError('unavailable', reason, 'Please try again later')
      })
      const send = { conversationId: 'c-1', content: 'Hello', requestId: randomUUID() }
      expect((await gateway.post('/api/messages', send, member)).status).toBe(503)
    }
    await eventually(async () => expect(await counted()).toEqual(['status="503",fault="model"} 3', 'status="503"} 1']))
  })
})

describe('start', () => {
  it('fails with EADDRINUSE when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    await expect(startGateway({ PORT: String((other.address() as AddressInfo).port) })).rejects.toThrow('EADDRINUSE')
    other.close()
  })
})
