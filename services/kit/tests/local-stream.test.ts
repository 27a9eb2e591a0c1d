import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { status } from '@grpc/grpc-js'
import { expect, it } from '@jest/globals'
import { createLog } from '../src/log.ts'
import { createRpcClient } from '../src/rpc/client.ts'
import { createRpcServer } from '../src/rpc/server.ts'
import { authenticate, credentialOf, serverStream, unary } from './harness.ts'
import { EchoService } from './json-service.ts'

it('a stream within a process that its reader destroys ends with a status, and its handler is cancelled', async () => {
  let signal: AbortSignal | undefined
  const rpcs = [EchoService.Say, EchoService.Read, EchoService.Open].map((method) => unary(method, async (request) => request))
  const count = serverStream(EchoService.Count, async ({ say }, _caller, _ports: null, call, emit) => {
    signal = call.signal
    await emit({ say })
    if (say === 'wait') await once(call.signal, 'abort')
  })
  const log = createLog('test', { level: 'silent' })
  const server = createRpcServer({ service: EchoService, rpcs: [...rpcs, count], ports: null, authenticate, log, isLocal: true })
  const address = `127.0.0.1:${await server.listen('127.0.0.1:0')}`
  const client = createRpcClient(EchoService, { address, credential: credentialOf('gateway') })
  for (const say of ['wait', 'end']) {
    const stream = await client.open(EchoService.Count, { say })
    await once(stream, 'readable')
    await turn()
    const told = once(stream, 'status')
    stream.destroy()
    expect((await told)[0].code).toBe(status.CANCELLED)
    expect(signal?.aborted).toBe(say === 'wait')
  }
  client.close()
  await server.stop(0)
})
