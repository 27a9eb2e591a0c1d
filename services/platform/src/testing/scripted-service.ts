import type { ServiceDefinition } from '@grpc/grpc-js'
import { DomainError } from '@rostra/kit/errors'
import { createLog } from '@rostra/kit/log'
import type { Call, Emit } from '@rostra/kit/rpc/method'
import { createRpcServer } from '@rostra/kit/rpc/server'
import { nameOf } from '@rostra/proto/services'
import type { Caller } from '../caller.ts'
import type { Rpc } from '../rpc.ts'
import { refuseBeyondScope } from '../scope.ts'
import { addressForwarder } from '../service.ts'
import { authenticateBy, type TokenVerifier } from '../tokens.ts'

/** The message that a method of a contract receives. */
export type RequestOf<Contract, Method extends keyof Contract> = Contract[Method] extends {
  requestDeserialize: (bytes: Buffer) => infer Request
}
  ? Request
  : never

export interface ReceivedCall<Request = unknown> {
  request: Request
  caller: Caller
  call: Call
}

/** Answers a call: returns the response, or emits the messages of a stream and returns. */
export type Script<Request = unknown> = (received: ReceivedCall<Request>, emit: Emit<unknown>) => unknown

export interface ScriptedService<Contract> {
  address: string
  /** Sets the script of a method. */
  on: <Method extends keyof Contract & string>(method: Method, script: Script<RequestOf<Contract, Method>>) => void
  /** The calls that a method has received. */
  calls: <Method extends keyof Contract & string>(method: Method) => ReceivedCall<RequestOf<Contract, Method>>[]
  stop: () => Promise<void>
}

/** The methods with larger requests than gRPC's default. */
const largeRequests: Record<string, Rpc<null>['largeRequests']> = { AddSource: { maxBytes: 11 * 1024 * 1024, atOnce: 16 } }

/** Starts a real gRPC server of a contract whose methods answer by the test's scripts. Refuses a method without a script. */
export async function startScriptedService<Contract extends object>(
  definition: Contract,
  verify: TokenVerifier,
  port = 0,
): Promise<ScriptedService<Contract>> {
  const scripts = new Map<string, Script>()
  const calls = new Map<string, ReceivedCall[]>()
  const service = definition as Contract & ServiceDefinition
  const run = (name: string, received: ReceivedCall, emit: Emit<unknown>) => {
    refuseBeyondScope(received.caller, service[name]?.path ?? '')
    calls.set(name, [...(calls.get(name) ?? []), received])
    const script = scripts.get(name)
    if (!script) throw new DomainError('state', 'NOT_SCRIPTED', `the test has no script for ${name}`)
    return script(received, emit)
  }
  const rpcs = Object.entries(service).map(([name, method]): Rpc<null> => {
    const rpc = { method: method as Rpc<null>['method'], open: false, largeRequests: largeRequests[name] }
    if (!method.responseStream)
      return { ...rpc, answer: async (request, caller, _ports, call) => run(name, { request, caller, call }, () => undefined) }
    return { ...rpc, stream: async (request, caller, _ports, call, emit) => void (await run(name, { request, caller, call }, emit)) }
  })
  const server = createRpcServer({
    service,
    rpcs,
    ports: null,
    authenticate: authenticateBy(verify, nameOf(definition)),
    addressForwarder,
    log: createLog('scripted-service', { level: 'silent' }),
  })
  const bound = await server.listen(`127.0.0.1:${port}`)
  return {
    address: `127.0.0.1:${bound}`,
    on: (method, script) => scripts.set(method, script as Script),
    calls: <Method extends keyof Contract & string>(method: Method) =>
      (calls.get(method) ?? []) as ReceivedCall<RequestOf<Contract, Method>>[],
    stop: () => server.stop(0),
  }
}
