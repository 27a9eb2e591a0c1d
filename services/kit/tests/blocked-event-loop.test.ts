import { once } from 'node:events'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { expect, it } from '@jest/globals'
import { createLog } from '../src/log.ts'
import { createRpcClient } from '../src/rpc/client.ts'
import { createRpcServer } from '../src/rpc/server.ts'
import { authenticate, credentialOf, serverStream, unary } from './harness.ts'
import { EchoService } from './json-service.ts'

/** A client sends a ping 500 ms after the last answer, and waits 1 s for its answer, which takes two turns of the event loop. */
const turnMs = 600
const turns = 4

/** An age of connections that ends before the first ping. */
const youngMs = 100
const oldMs = 600_000

it.each([
  ['on an open connection', oldMs],
  ['on a connection that its server has closed for new calls', youngMs],
])('a stream %s outlives turns of the event loop in which no ping can be answered in time', async (_what, connectionAgeMs) => {
  const same = async (request: { say: string }) => request
  const rpcs = [
    ...[EchoService.Say, EchoService.Read, EchoService.Open].map((method) => unary(method, same)),
    serverStream(EchoService.Count, async (request, _caller, _ports: null, _call, emit) => {
      await emit(request)
      if (connectionAgeMs === youngMs) await pause(2 * youngMs)
      for (let number = 0; number < turns; number++) {
        const until = performance.now() + turnMs
        while (performance.now() < until);
        await turn()
      }
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
    await once(stream, 'end')
    expect(messages).toBe(2)
  } finally {
    client.close()
    await server.stop(1_000)
  }
})
