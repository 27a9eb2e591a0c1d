import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import { startGateway, type TestGateway } from '../support/gateway-harness.ts'
import { rawRequest } from '../support/mcp-client.ts'
import { chunk, done, scriptAnswer, started } from '../support/mcp-fixtures.ts'
import { requestRaw } from '../support/stream-client.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway?.stop())

const ask = { name: 'ask_persona', arguments: { persona: 'max', question: 'Hello' } }
const open = (target: TestGateway, headers: Record<string, string>, params: object = ask) => {
  const request = rawRequest('tools/call', { ...params }, headers)
  return requestRaw(`${target.url}/mcp`, { method: 'POST', body: JSON.parse(request.body), headers: request.headers })
}
/** Lets an answer begin, and end when `finish` is called. */
function holdAnswer(target: TestGateway) {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  scriptAnswer(target)
  target.chat.on('StopGeneration', () => ({ status: 'MESSAGE_STATUS_STOPPED', fullResponse: 'x' }))
  target.chat.on('Send', async ({ call }, emit) => {
    await emit(started)
    await emit(chunk(1, 'Mice'))
    await Promise.race([finished, new Promise<void>((resolve) => call.signal.addEventListener('abort', () => resolve()))])
    await emit(done(2, 'Mice'))
  })
  return finish
}
const sends = (target: TestGateway) => target.chat.calls('Send').length

it('a draining gateway refuses new requests, and lets an answer finish', async () => {
  const draining = await startGateway({ STOP_GRACE_MS: '10000' })
  const finish = holdAnswer(draining)
  const headers = await draining.asKey(['chat'])
  const stream = await open(draining, headers)
  await eventually(() => expect(sends(draining)).toBe(1))
  const stopped = draining.stop()
  const refused = await draining.fetch('/mcp', rawRequest('tools/list', {}, headers))
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2'])
  expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', error: { data: { reason: 'SHUTTING_DOWN' } } })
  finish()
  expect(await stream.ended).toContain('"answer":"Mice"')
  await stopped
})

it('a gateway that stops cuts an open request, and does not stop the answer', async () => {
  const stopping = await startGateway({ STOP_GRACE_MS: '100' })
  holdAnswer(stopping)
  let hasEnded = false
  stopping.chat.on('Send', async ({ call }, emit) => {
    await emit(started)
    await new Promise<void>((resolve) => call.signal.addEventListener('abort', () => resolve()))
    hasEnded = true
  })
  const stream = await open(stopping, await stopping.asKey(['chat']))
  await eventually(() => expect(sends(stopping)).toBe(1))
  // A request in progress keeps the connections to services open for half a second: a call that stops the answer would arrive.
  stopping.persona.on('GetPersona', ({ call }) => new Promise<void>((resolve) => call.signal.addEventListener('abort', () => resolve())))
  const waiting = stopping.fetch('/api/bots/p-1').catch(() => undefined)
  await eventually(() => expect(stopping.persona.calls('GetPersona')).toHaveLength(2))
  const stopped = stopping.stop()
  expect(await stream.ended).not.toContain('"result"')
  await eventually(() => expect(hasEnded).toBe(true))
  await stopped
  await waiting
  expect(stopping.chat.calls('StopGeneration')).toHaveLength(0)
})

describe('a key', () => {
  it('ends its open requests when it is revoked', async () => {
    holdAnswer(gateway)
    const key = await gateway.asKey(['chat'], 'eve')
    const stream = await open(gateway, key)
    await eventually(() => expect(sends(gateway)).toBeGreaterThan(0))
    gateway.identity.on('RevokeAccessKey', () => ({}))
    const member = await gateway.asMember('eve')
    expect((await gateway.fetch('/api/keys/key-eve-chat', { method: 'DELETE', headers: member })).status).toBe(204)
    expect(await stream.ended).not.toContain('"result"')
  })

  it('has at most 10 questions open at once', async () => {
    const finish = holdAnswer(gateway)
    const headers = await gateway.asKey(['chat'], 'max')
    const streams = await Promise.all(Array.from({ length: 10 }, () => open(gateway, headers)))
    const refused = await open(gateway, headers)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '5'])
    expect(JSON.parse(await refused.ended)).toMatchObject({ id: 7, error: { code: -32_000, data: { reason: 'TOO_MANY_STREAMS' } } })
    finish()
    for (const stream of streams) expect(await stream.ended).toContain('"result"')
  })

  it('has 60 requests a minute, and is told how many are left', async () => {
    const headers = await gateway.asKey(['read'], 'ida')
    const list = () => gateway.fetch('/mcp', rawRequest('tools/list', {}, headers))
    const first = await list()
    expect([first.status, first.headers.get('x-ratelimit-remaining-requests')]).toEqual([200, '59'])
    for (let call = 2; call <= 60; call++) expect((await list()).status).toBe(200)
    const refused = await list()
    expect([refused.status, refused.headers.get('x-ratelimit-remaining-requests')]).toEqual([429, '0'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await refused.json()).error.data).toMatchObject({ reason: 'RATE_LIMITED', retryAfter: expect.any(Number) })
  })

  it('counts a question against the member’s limit of sends, as a page does', async () => {
    scriptAnswer(gateway)
    const key = await gateway.asKey(['chat'], 'pat')
    const member = await gateway.asMember('pat')
    const send = () => gateway.post('/api/messages/stream', { conversationId: 'c-1', content: 'Hello' }, member)
    for (let call = 1; call <= 60; call++) await (await send()).text()
    const text = await (await gateway.fetch('/mcp', rawRequest('tools/call', ask, key))).text()
    expect(text).toContain('RATE_LIMITED')
  })
})

it.each([
  ['evil.example', 'http://evil.example', 403],
  ['evil.example:8080', 'http://evil.example:8080', 403],
  ['localhost:3000', 'http://localhost:3000', 200],
  ['rostra.example', 'https://rostra.example', 200],
  ['internal:3000', 'https://rostra.example', 200],
])('a page at the host %s with the origin %s gets %i: its own name for this server is DNS rebinding', async (host, origin, status) => {
  const request = rawRequest('tools/list', {}, { ...(await gateway.asKey(['read'], 'rob')), Host: host, Origin: origin })
  const response = await requestRaw(`${gateway.url}/mcp`, { method: 'POST', body: JSON.parse(request.body), headers: request.headers })
  await response.ended
  expect(response.status).toBe(status)
})
