import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '../src/errors.ts'
import { createLog } from '../src/log.ts'
import { createRpcClient, type RpcClient } from '../src/rpc/client.ts'
import type { Call } from '../src/rpc/method.ts'
import { createRpcServer, type RpcServer } from '../src/rpc/server.ts'
import { eventually } from '../src/testing/eventually.ts'
import { authenticate, credentialOf, serverStream, type TestCaller, unary } from './harness.ts'
import { EchoService } from './json-service.ts'

describe('a call between services', () => {
  let server: RpcServer
  let port: number
  let client: RpcClient
  let heard: { caller: TestCaller; call: Call } | undefined
  let written = 0
  let streamEnded: Promise<unknown> = Promise.resolve()

  const say = unary(EchoService.Say, async ({ say: word }, caller, _ports: null, call) => {
    heard = { caller, call }
    if (word === 'refuse') throw new DomainError('state', 'NOT_NOW', 'Not now')
    if (word === 'break') throw new Error('secret')
    if (word === 'wait') await once(call.signal, 'abort')
    return { say: `${word}!` }
  })
  const count = serverStream(EchoService.Count, (_request, _caller, _ports: null, { signal }, emit) => {
    const counting = (async () => {
      const filler = 'x'.repeat(16_384)
      for (written = 0; written < 100_000 && !signal.aborted; written++) await emit({ say: filler })
    })()
    streamEnded = counting.catch(() => undefined)
    return counting
  })

  beforeAll(async () => {
    const rpcs = [
      say,
      unary(EchoService.Read, async (request) => request),
      unary(EchoService.Open, async (request) => request, { open: true }),
      count,
    ]
    const log = createLog('test', { level: 'silent' })
    server = createRpcServer({ service: EchoService as never, rpcs, ports: null, authenticate, log, addressForwarder: 'gateway' })
    port = await server.listen('127.0.0.1:0')
    client = createRpcClient(EchoService, { address: `127.0.0.1:${port}`, credential: credentialOf('gateway') })
  })
  afterAll(async () => {
    client.close()
    await server.stop(1_000)
  })

  it('carries the caller, the calling service, the request id and, from the forwarder only, the browser’s address', async () => {
    const options = { token: 'person:ada', requestId: 'r-1', clientAddress: '203.0.113.7' }
    expect(await client.call(EchoService.Say, { say: 'hi' }, options)).toEqual({ say: 'hi!' })
    expect(heard?.caller).toEqual({ name: 'ada' })
    expect(heard?.call).toMatchObject({ service: 'gateway', requestId: 'r-1', clientAddress: '203.0.113.7', callerToken: options.token })
    const other = createRpcClient(EchoService, { address: `127.0.0.1:${port}`, credential: credentialOf('chat') })
    await other.call(EchoService.Say, { say: 'hi' }, options)
    other.close()
    expect(heard?.call).toMatchObject({ service: 'chat', clientAddress: '' })
  })

  it('is refused without a service token, with a person’s token instead, and with a forged one', async () => {
    const stranger = createRpcClient(EchoService, { address: `127.0.0.1:${port}` })
    await expect(stranger.call(EchoService.Say, { say: 'hi' })).rejects.toMatchObject({ reason: 'SERVICE_REQUIRED' })
    expect(await stranger.call(EchoService.Open, { say: 'hi' })).toEqual({ say: 'hi' })
    stranger.close()
    for (const token of ['person:ada', 'forged']) {
      const pretender = createRpcClient(EchoService, { address: `127.0.0.1:${port}`, credential: async () => token })
      await expect(pretender.call(EchoService.Say, { say: 'hi' })).rejects.toMatchObject({ reason: 'TOKEN_INVALID' })
      pretender.close()
    }
  })

  it('returns a refusal with its reason, and hides an unexpected error', async () => {
    await expect(client.call(EchoService.Say, { say: 'refuse' })).rejects.toMatchObject({
      kind: 'state',
      reason: 'NOT_NOW',
      message: 'Not now',
    })
    const broken = await client.call(EchoService.Say, { say: 'break' }).catch((error) => error)
    expect(String(broken)).not.toContain('secret')
    expect(broken).not.toBeInstanceOf(DomainError)
  })

  it('ends at its deadline and cancels the handler', async () => {
    await expect(client.call(EchoService.Say, { say: 'wait' }, { deadlineMs: 100 })).rejects.toMatchObject({ kind: 'deadline' })
    await eventually(() => expect(heard?.call.signal.aborted).toBe(true))
  })

  it('applies back pressure to a stalled reader, and ends the stream of a reader that cancels', async () => {
    const stream = await client.open(EchoService.Count, { say: '' })
    stream.on('error', () => undefined)
    await once(stream, 'readable')
    let before = -1
    while (before !== written) {
      before = written
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    }
    expect(written).toBeLessThan(2_000)
    stream.cancel()
    await streamEnded
    expect(written).toBeLessThan(2_000)
  })

  it('cannot be served by a service that lacks a method of its contract', () => {
    const log = createLog('test', { level: 'silent' })
    expect(() => createRpcServer({ service: EchoService as never, rpcs: [say], ports: null, authenticate, log })).toThrow(
      '/test.EchoService/Read has no implementation',
    )
  })
})
