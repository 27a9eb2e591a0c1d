import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '../src/log.ts'
import { createRpcServer } from '../src/rpc/server.ts'
import { authenticate, serverStream, unary } from './harness.ts'
import { EchoService } from './json-service.ts'

/* The process of spawn-replica.ts: a server that answers every call with its process id and prints its port. A stream
 * repeats the answer every 20 ms. SIGTERM drains it. */
const say = String(process.pid)
const rpcs = [
  unary(EchoService.Say, async () => ({ say })),
  unary(EchoService.Read, async () => ({ say })),
  unary(EchoService.Open, async () => ({ say })),
  serverStream(EchoService.Count, async (_request, _caller, _ports: null, { signal }, emit) => {
    while (!signal.aborted) {
      await emit({ say })
      await sleep(20)
    }
  }),
]
const log = createLog('test', { level: 'silent' })
const server = createRpcServer({ service: EchoService, rpcs, ports: null, authenticate, log })
process.stdout.write(`${await server.listen('127.0.0.1:0')}\n`)
process.on('SIGTERM', () => void server.stop(60_000))
