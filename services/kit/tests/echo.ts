import { once } from 'node:events'
import { createLog } from '../src/log.ts'
import { createRpcClient, type RpcClient } from '../src/rpc/client.ts'
import { createRpcServer } from '../src/rpc/server.ts'
import { openSpan } from '../src/tracing/spans.ts'
import { authenticate, credentialOf, serverStream, unary } from './harness.ts'
import { EchoService } from './json-service.ts'

/** Creates methods that call themselves until the text is three characters long. `fail` fails, and a stream of `wait` waits. */
export function echoRpcs(client: () => RpcClient | undefined) {
  const deeper = async ({ say }: { say: string }) => {
    if (say === 'fail') throw new Error('no')
    return say.length > 2 ? { say } : ((await client()?.call(EchoService.Say, { say: `${say}.` })) ?? { say })
  }
  return [
    unary(EchoService.Say, deeper),
    unary(EchoService.Read, deeper),
    unary(EchoService.Open, deeper),
    serverStream(EchoService.Count, async ({ say }, _caller, _ports: null, { signal }, emit) => {
      await emit({ say: 'one' })
      if (say === 'wait') await once(signal, 'abort')
    }),
  ]
}

/** Starts an echo service and a client of it. */
export async function startEcho() {
  let client: RpcClient | undefined
  const log = createLog('test', { level: 'silent' })
  const server = createRpcServer({ service: EchoService, rpcs: echoRpcs(() => client), ports: null, authenticate, log })
  const port = await server.listen('127.0.0.1:0')
  client = createRpcClient(EchoService, { address: `127.0.0.1:${port}`, credential: credentialOf('gateway') })
  return {
    client,
    end: async () => {
      client.close()
      await server.stop(1_000)
    },
  }
}

/** Runs work as a request would. */
export async function inRequest<T>(work: () => Promise<T>): Promise<T> {
  const span = openSpan('request', { kind: 'server', root: true })
  try {
    return await (span ? span.run(work) : work())
  } finally {
    span?.end()
  }
}
