import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLog } from '../src/log.ts'
import { createRpcClient, type RpcClient } from '../src/rpc/client.ts'
import { createRpcServer, type RpcServer } from '../src/rpc/server.ts'
import { eventually } from '../src/testing/eventually.ts'
import { authenticate, credentialOf, serverStream, unary } from './harness.ts'
import { EchoService } from './json-service.ts'

const megabyte = 1024 * 1024
const atOnce = 2
let server: RpcServer
let client: RpcClient
/** The number of calls that are being handled, and its maximum. */
let running = 0
let mostRunning = 0
let gate = Promise.withResolvers<void>()

beforeAll(async () => {
  const rpcs = [
    unary(
      EchoService.Say,
      async ({ say }) => {
        running++
        mostRunning = Math.max(mostRunning, running)
        if (say.startsWith('wait')) await gate.promise
        running--
        return { say: String(say.length) }
      },
      { largeRequests: { maxBytes: 10 * megabyte, atOnce } },
    ),
    unary(EchoService.Read, async ({ say }) => ({ say: String(say.length) })),
    unary(EchoService.Open, async ({ say }) => ({ say })),
    serverStream(EchoService.Count, async () => {}),
  ]
  const log = createLog('test', { level: 'silent' })
  server = createRpcServer({ service: EchoService, rpcs, ports: null, authenticate, log })
  const port = await server.listen('127.0.0.1:0')
  client = createRpcClient(EchoService, { address: `127.0.0.1:${port}`, credential: credentialOf('gateway') })
})
afterAll(async () => {
  client?.close()
  await server?.stop(1_000)
})

const say = (text: string, signal?: AbortSignal) =>
  client.call(EchoService.Say, { say: text }, { deadlineMs: 15_000, ...(signal ? { signal } : {}) })

describe('a method with large requests', () => {
  it('takes requests up to its limit, and refuses longer ones', async () => {
    expect(await say('x'.repeat(9 * megabyte))).toEqual({ say: String(9 * megabyte) })
    await expect(say('x'.repeat(11 * megabyte))).rejects.toThrow(/larger than/)
  })

  it('leaves the limit of other methods at 4 MB', async () => {
    const read = (length: number) => client.call(EchoService.Read, { say: 'x'.repeat(length) })
    expect(await read(3 * megabyte)).toEqual({ say: String(3 * megabyte) })
    await expect(read(5 * megabyte)).rejects.toThrow(/deserializing/)
  })

  it('handles a few at once, and the others in their turn', async () => {
    gate = Promise.withResolvers()
    mostRunning = 0
    const calls = Array.from({ length: 8 }, (_, n) => say(`wait ${n}`))
    await eventually(() => expect(running).toBe(atOnce))
    gate.resolve()
    expect(await Promise.all(calls)).toHaveLength(8)
    expect([running, mostRunning]).toEqual([0, atOnce])
  })

  it('refuses a call that has waited for 3 s, and frees the places of cancelled calls', async () => {
    gate = Promise.withResolvers()
    const abort = new AbortController()
    const held = Array.from({ length: atOnce }, () => say('wait', abort.signal).catch((error) => error))
    await eventually(() => expect(running).toBe(atOnce))
    await expect(say('late')).rejects.toMatchObject({ kind: 'unavailable', reason: 'OVERLOADED' })
    abort.abort(new Error('gone'))
    await Promise.all(held)
    expect(await say('now')).toEqual({ say: '3' })
    gate.resolve()
  })
})
