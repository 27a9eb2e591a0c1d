import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { status } from '@grpc/grpc-js'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '../src/errors.ts'
import { createLog } from '../src/log.ts'
import { createRpcClient, type RpcClient } from '../src/rpc/client.ts'
import type { Call } from '../src/rpc/method.ts'
import { createRpcServer, type RpcServer } from '../src/rpc/server.ts'
import { fromStatus } from '../src/rpc/status.ts'
import { eventually } from '../src/testing/eventually.ts'
import { authenticate, credentialOf, serverStream, type TestCaller, unary } from './harness.ts'
import { EchoService } from './json-service.ts'

describe.each([
  ['by gRPC', false],
  ['within a process', true],
])('a call between services, %s', (_how, isLocal) => {
  let server: RpcServer
  let port: number
  let client: RpcClient
  let heard: { caller: TestCaller; call: Call } | undefined
  const logged: string[] = []
  let written = 0
  let reads = 0
  /** Streams of `three` messages whose handler has ended. */
  let endedAlone = 0
  let streamEnded: Promise<unknown> = Promise.resolve()

  const say = unary(EchoService.Say, async ({ say: word }, caller, _ports: null, call) => {
    heard = { caller, call }
    if (word === 'refuse') throw new DomainError('state', 'NOT_NOW', 'Not now')
    if (word === 'break') throw new Error('secret')
    if (word === 'wait') await once(call.signal, 'abort')
    if (word === 'break later') {
      await once(call.signal, 'abort')
      throw new Error('secret')
    }
    return { say: `${word}!` }
  })
  const count = serverStream(EchoService.Count, ({ say: word }, _caller, _ports: null, { signal }, emit) => {
    const counting = (async () => {
      if (word === 'begin and wait') await emit({ say: 'begun' })
      if (word === 'three') {
        for (let number = 0; number < 3; number++) await emit({ say: 'x' })
        endedAlone++
        return
      }
      if (word.endsWith('wait')) return once(signal, 'abort').then(() => 'aborted')
      const filler = 'x'.repeat(16_384)
      for (written = 0; written < 100_000 && !signal.aborted; written++) await emit({ say: filler })
    })()
    streamEnded = counting.catch(() => undefined)
    return counting.then(() => undefined)
  })

  beforeAll(async () => {
    const rpcs = [
      say,
      unary(EchoService.Read, async ({ say }, _caller, _ports: null, call) => {
        reads++
        if (say === 'wait') await once(call.signal, 'abort')
        if (reads === 1 && say.startsWith('not now')) throw new DomainError('unavailable', say.slice(8), 'Not now')
        return { say }
      }),
      unary(EchoService.Open, async (request) => request, { open: true }),
      count,
    ]
    const log = createLog('test', { level: 'silent' })
    log.error = ((...line: unknown[]) => logged.push(String(line[1]))) as typeof log.error
    server = createRpcServer({ service: EchoService, rpcs, ports: null, authenticate, log, addressForwarder: 'gateway', isLocal })
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

  it('is refused as TOO_SLOW before its deadline, and its handler cancelled', async () => {
    const call = client.call(EchoService.Say, { say: 'wait' }, { deadlineMs: 1_600 })
    await expect(call).rejects.toMatchObject({ kind: 'unavailable', reason: 'TOO_SLOW', details: { retryAfter: 2 } })
    expect(heard?.call.signal.aborted).toBe(true)
    expect(heard?.call.signal.reason).toMatchObject({ reason: 'TOO_SLOW' })
  })

  it('that only reads is repeated while its answer is late, unless it says otherwise', async () => {
    for (const [repeat, expected] of [
      [true, 2],
      [false, 1],
    ] as const) {
      reads = 0
      await expect(client.call(EchoService.Read, { say: 'wait' }, { deadlineMs: 1_600, repeat })).rejects.toMatchObject({
        reason: 'TOO_SLOW',
      })
      expect(reads).toBe(expected)
    }
  })

  // Within a process there is no other replica.
  it.each([
    ['SERVICE_UNAVAILABLE', true],
    ['OVERLOADED', !isLocal],
    ['SHUTTING_DOWN', !isLocal],
    ['STORE_UNAVAILABLE', false],
  ])('that only reads, refused as %s, is repeated: %s', async (reason, isRepeated) => {
    reads = 0
    const say = `not now ${reason}`
    const call = client.call(EchoService.Read, { say })
    if (isRepeated) await expect(call).resolves.toEqual({ say })
    else await expect(call).rejects.toMatchObject({ kind: 'unavailable', reason })
    expect(reads).toBe(isRepeated ? 2 : 1)
  })

  it('is refused as OVERLOADED while too many calls wait, the log says why, and the waiting ones are kept', async () => {
    const rpcs = [EchoService.Read, EchoService.Open].map((method) => unary(method, async (request) => request))
    const log = createLog('test', { level: 'silent' })
    const warnings: unknown[] = []
    log.warn = ((fields: unknown) => warnings.push(fields)) as typeof log.warn
    const limits = { maxDelayMs: 60_000, maxWaiting: 2 }
    const bounded = createRpcServer({ service: EchoService, rpcs: [...rpcs, say, count], ports: null, authenticate, log, limits, isLocal })
    const other = createRpcClient(EchoService, {
      address: `127.0.0.1:${await bounded.listen('127.0.0.1:0')}`,
      credential: credentialOf('gateway'),
    })
    const waiting = [1, 2].map((number) => other.call(EchoService.Say, { say: 'wait' }, { requestId: `r-w${number}`, deadlineMs: 3_000 }))
    await eventually(() => expect(heard?.call.requestId).toMatch(/^r-w/))
    const refusal = { kind: 'unavailable', reason: 'OVERLOADED', details: { retryAfter: 2 } }
    await eventually(() => expect(other.call(EchoService.Say, { say: 'hi' })).rejects.toMatchObject(refusal))
    const stream = await other.open(EchoService.Count, { say: '' })
    expect(fromStatus(await new Promise((resolve) => stream.once('error', resolve)))).toMatchObject(refusal)
    // One line says it of all refused calls. The others are of those that wait.
    const overloads = warnings.filter((fields) => Object.hasOwn(Object(fields), 'err'))
    expect(overloads).toEqual([{ err: expect.objectContaining({ reason: 'OVERLOADED', cause: '2 calls wait' }) }])
    for (const outcome of await Promise.allSettled(waiting)) expect(outcome).toMatchObject({ reason: { reason: 'TOO_SLOW' } })
    expect(await other.call(EchoService.Say, { say: 'hi' })).toEqual({ say: 'hi!' })
    other.close()
    await bounded.stop(0)
  })

  it('rejects with the reason of its caller’s signal, and cancels the handler', async () => {
    const caller = new AbortController()
    const call = client.call(EchoService.Say, { say: 'wait' }, { signal: caller.signal, requestId: 'r-gone' })
    await eventually(() => expect(heard?.call.requestId).toBe('r-gone'))
    caller.abort(new Error('gone'))
    await expect(call).rejects.toThrow('gone')
    await eventually(() => expect(heard?.call.signal.aborted).toBe(true))
    await expect(client.call(EchoService.Say, { say: 'hi' }, { signal: caller.signal })).rejects.toThrow('gone')
  })

  it('is not logged as a failure when its caller is gone or the answer comes too late', async () => {
    logged.length = 0
    const late = client.call(EchoService.Say, { say: 'break later' }, { deadlineMs: 200 })
    // On a busy machine the caller's own deadline may come first.
    await expect(late).rejects.toMatchObject({ reason: expect.stringMatching(/^(TOO_SLOW|DEADLINE_EXCEEDED)$/) })
    await client.call(EchoService.Say, { say: 'break' }).catch(() => undefined)
    expect(logged).toEqual(['a call failed'])
  })

  it('that streams is refused as TOO_SLOW while it has no first message, and not after it', async () => {
    const stream = await client.open(EchoService.Count, { say: 'wait' }, { deadlineMs: 1_200 })
    const [error] = (await once(stream, 'error').catch((error) => [error])) as [Error]
    expect(fromStatus(error)).toMatchObject({ kind: 'unavailable', reason: 'TOO_SLOW' })
    await expect(streamEnded).resolves.toBe('aborted')
    const begun = await client.open(EchoService.Count, { say: 'begin and wait' }, { deadlineMs: 1_200 })
    const [late] = await Promise.all([once(begun.resume(), 'error').catch((error) => [error]), once(begun, 'data')])
    expect(fromStatus(late[0])).toMatchObject({ kind: 'deadline' })
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

  it('that streams is cancelled for its reader, though its handler has ended, while not all was read', async () => {
    const before = endedAlone
    const stream = await client.open(EchoService.Count, { say: 'three' })
    await eventually(() => expect(endedAlone).toBe(before + 1))
    await turn()
    stream.cancel()
    const failed = new Promise((resolve) => stream.once('error', resolve))
    const told = new Promise((resolve) => stream.once('status', resolve))
    expect(await Promise.all([failed, told])).toEqual([1, 2].map(() => expect.objectContaining({ code: status.CANCELLED })))
  })

  it('cannot be served by a service that lacks a method of its contract', () => {
    const log = createLog('test', { level: 'silent' })
    expect(() => createRpcServer({ service: EchoService, rpcs: [say], ports: null, authenticate, log })).toThrow(
      '/test.EchoService/Read has no implementation',
    )
  })
})
