import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { createLog } from '../src/log.ts'
import { createRpcClient } from '../src/rpc/client.ts'
import { createRpcServer } from '../src/rpc/server.ts'
import { authenticate, credentialOf, serverStream, unary } from './harness.ts'
import { EchoService } from './json-service.ts'

/** The length of a call, in milliseconds: two pings of a client, which sends one every 500 ms. */
const callMs = 1_200
const connectionAgeMs = 100

it('a call and a stream outlive the age of their connection by several pings', async () => {
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
      await pause(callMs)
      await emit(request)
    }),
  ]
  const log = createLog('test', { level: 'silent' })
  const server = createRpcServer({ service: EchoService, rpcs, ports: null, authenticate, log, connectionAgeMs })
  const address = `127.0.0.1:${await server.listen('127.0.0.1:0')}`
  const client = createRpcClient(EchoService, { address, credential: credentialOf('gateway') })
  try {
    const stream = await client.open(EchoService.Count, { say: 'hi' })
    let messages = 0
    stream.on('data', () => messages++)
    const [answer] = await Promise.all([client.call(EchoService.Say, { say: 'hi' }), once(stream, 'end')])
    expect(answer).toEqual({ say: 'hi' })
    expect(messages).toBe(2)
  } finally {
    client.close()
    await server.stop(1_000)
  }
})
