import type { ServiceDefinition } from '@grpc/grpc-js'
import type { Caller } from '@rostra/kit/caller'
import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import type { Call, Emit, Rpc } from '@rostra/kit/rpc/method'
import { createRpcServer } from '@rostra/kit/rpc/server'
import type { TokenVerifier } from '@rostra/kit/token-verifier'

export interface PeerCall {
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever message it expects
  request: any
  caller: Caller
  call: Call
}

/** What a test's service does on a method: gives the answer, or emits the events of a stream and returns. */
export type Script = (asked: PeerCall, emit: Emit<unknown>) => unknown

export interface Peer {
  address: string
  /** Sets what a method does from now on. */
  on: (method: string, script: Script) => void
  /** The calls that a method has got. */
  calls: (method: string) => PeerCall[]
  stop: () => Promise<void>
}

/** A real gRPC server of the contract, whose methods do what a test says; what it doesn't say is refused. */
export async function startPeer(definition: object, verify: TokenVerifier, port = 0): Promise<Peer> {
  const scripts = new Map<string, Script>()
  const calls = new Map<string, PeerCall[]>()
  const service = definition as ServiceDefinition
  const run = (name: string, asked: PeerCall, emit: Emit<unknown>) => {
    calls.set(name, [...(calls.get(name) ?? []), asked])
    const script = scripts.get(name)
    if (!script) throw new DomainError('state', 'NOT_SCRIPTED', `the test has no script for ${name}`)
    return script(asked, emit)
  }
  const rpcs = Object.entries(service).map(([name, method]): Rpc<null> => {
    const rpc = { method: method as Rpc<null>['method'], open: false }
    if (!method.responseStream)
      return { ...rpc, answer: async (request, caller, _ports, call) => run(name, { request, caller, call }, () => undefined) }
    return { ...rpc, stream: async (request, caller, _ports, call, emit) => void (await run(name, { request, caller, call }, emit)) }
  })
  const server = createRpcServer({ service, rpcs, ports: null, verify, log: createLog('peer', { level: 'silent' }) })
  const bound = await server.listen(`127.0.0.1:${port}`)
  return {
    address: `127.0.0.1:${bound}`,
    on: (method, script) => scripts.set(method, script),
    calls: (method) => calls.get(method) ?? [],
    stop: () => server.stop(0),
  }
}
