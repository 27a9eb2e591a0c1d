import { once } from 'node:events'
import { createLog } from '../src/log.ts'
import { createRpcServer } from '../src/rpc/server.ts'
import { authenticate, serverStream, unary } from './harness.ts'
import { EchoService } from './json-service.ts'

/* The process of spawn-replica.ts: a server that answers every call with its process id and prints its port. A stream stays open. */
const say = String(process.pid)
const rpcs = [
  unary(EchoService.Say, async () => ({ say })),
  unary(EchoService.Read, async () => ({ say })),
  unary(EchoService.Open, async () => ({ say })),
  serverStream(EchoService.Count, async (_request, _caller, _ports: null, { signal }, emit) => {
    await emit({ say })
    await once(signal, 'abort')
  }),
]
const log = createLog('test', { level: 'silent' })
const server = createRpcServer({ service: EchoService as never, rpcs, ports: null, authenticate, log })
process.stdout.write(`${await server.listen('127.0.0.1:0')}\n`)
