import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from '@jest/globals'
import { createLog } from '../src/log.ts'
import { createRpcClient } from '../src/rpc/client.ts'
import { createRpcServer } from '../src/rpc/server.ts'
import { authenticate, credentialOf, serverStream, unary } from './harness.ts'
import { EchoService } from './json-service.ts'

/** Two pings of a client, which sends one every 500 ms. */
const longMs = 1_200
const connectionAgeMs = 250
/** The CPU time in which streams are opened, in microseconds: that of two connections or more. */
const openingCpuMicros = 600_000
/** So many streams open at the same time that each end of a connection meets some. */
const openers = 20

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Starts a server that closes each connection after 250 ms. Its calls and streams take `callMs`. */
async function startAging(callMs: number) {
  const same = async (request: { say: string }) => request
  const rpcs = [
    unary(EchoService.Say, async (request) => {
      await pause(callMs)
      return request
    }),
    unary(EchoService.Read, same),
    unary(EchoService.Open, same),
    serverStream(EchoService.Count, async (request, _caller, _ports: null, _call, emit) => {
      await emit(request)
      if (callMs > 0) await pause(callMs)
      await emit(request)
    }),
  ]
  const log = createLog('test', { level: 'silent' })
  const server = createRpcServer({ service: EchoService, rpcs, ports: null, authenticate, log, connectionAgeMs })
  const address = `127.0.0.1:${await server.listen('127.0.0.1:0')}`
  const client = createRpcClient(EchoService, { address, credential: credentialOf('gateway') })
  ends.push(async () => {
    client.close()
    await server.stop(1_000)
  })
  return client
}

it('a call and a stream outlive the age of their connection by several pings', async () => {
  const client = await startAging(longMs)
  const stream = await client.open(EchoService.Count, { say: 'hi' })
  let messages = 0
  stream.on('data', () => messages++)
  const [answer] = await Promise.all([client.call(EchoService.Say, { say: 'hi' }), once(stream, 'end')])
  expect(answer).toEqual({ say: 'hi' })
  expect(messages).toBe(2)
})

it('a stream that is opened while its connection is closed for its age is not refused', async () => {
  const client = await startAging(0)
  const before = process.threadCpuUsage()
  const isOpening = () => {
    const { user, system } = process.threadCpuUsage(before)
    return user + system < openingCpuMicros
  }
  const open = async () => {
    while (isOpening()) {
      const stream = await client.open(EchoService.Count, { say: 'hi' })
      stream.resume()
      await once(stream, 'end')
    }
  }
  await Promise.all(Array.from({ length: openers }, open))
})
