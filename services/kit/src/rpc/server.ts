import {
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  Server,
  ServerCredentials,
  type ServiceDefinition,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js'
import type { Caller } from '../caller.ts'
import { callerOf, tokenInvalid } from '../claims.ts'
import { DomainError } from '../errors.ts'
import type { Log } from '../log.ts'
import type { TokenVerifier } from '../token-verifier.ts'
import { metadataKeys } from './metadata.ts'
import type { Call, Rpc } from './method.ts'
import { answeredCall } from './observed-call.ts'
import { toStatus } from './status.ts'
import { writer } from './writer.ts'

export interface RpcServerOptions<Ports> {
  service: ServiceDefinition
  rpcs: readonly Rpc<Ports>[]
  ports: Ports
  verify: TokenVerifier
  log: Log
  /** Whose word on the browser's address is taken. */
  edge?: string
}

export interface RpcServer {
  /** Listens and gives the port, which is a free one for `host:0`. */
  listen: (address: string) => Promise<number>
  /** Takes no new calls and waits for running ones, at most `graceMs`. */
  stop: (graceMs: number) => Promise<void>
}

const serverOptions = {
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 10_000,
  'grpc.http2.min_ping_interval_without_data_ms': 5_000,
  // Clients come back through the resolver, so that replicas which were added get their share within a minute.
  'grpc.max_connection_age_ms': 30_000,
  'grpc.max_connection_age_grace_ms': 600_000,
}

/** Serves the methods of one service. Throws when a method of the contract has no implementation. */
export function createRpcServer<Ports>({ service, rpcs, ports, verify, log, edge = 'gateway' }: RpcServerOptions<Ports>): RpcServer {
  const server = new Server(serverOptions)
  const implementation: UntypedServiceImplementation = {}
  for (const [name, method] of Object.entries(service)) {
    const rpc = rpcs.find((candidate) => candidate.method.path === method.path)
    if (!rpc) throw new Error(`${method.path} has no implementation`)
    implementation[name] = rpc.stream ? streamHandler(rpc) : unaryHandler(rpc)
  }
  server.addService(service, implementation)

  async function contextOf(rpc: Rpc<Ports>, metadata: Metadata, signal: AbortSignal): Promise<{ caller: Caller; call: Call }> {
    const [callerToken, serviceToken] = [text(metadata, metadataKeys.caller), text(metadata, metadataKeys.service)]
    const callingService = serviceToken ? await verify(serviceToken) : undefined
    if (callingService && callingService.kind !== 'service') throw tokenInvalid()
    if (!callingService && !rpc.open) throw new DomainError('unauthenticated', 'SERVICE_REQUIRED', 'This call needs a service token')
    const caller: Caller = callerToken ? callerOf(await verify(callerToken)) : { kind: 'anonymous' }
    const serviceName = callingService?.sub ?? ''
    const clientAddress = serviceName === edge ? text(metadata, metadataKeys.clientAddress) : ''
    return { caller, call: { service: serviceName, callerToken, requestId: text(metadata, metadataKeys.requestId), clientAddress, signal } }
  }

  function failed(rpc: Rpc<Ports>, error: unknown, requestId: string) {
    if (!(error instanceof DomainError)) log.error({ err: error, method: rpc.method.path, requestId }, 'a call failed')
    return toStatus(error)
  }

  function unaryHandler(rpc: Rpc<Ports>): handleUnaryCall<unknown, unknown> {
    return (incoming, callback) => {
      const requestId = text(incoming.metadata, metadataKeys.requestId)
      const observed = observe(rpc, incoming.metadata)
      const gone = new AbortController()
      // It is said of calls that were answered as well, and an abort costs as much as an error.
      let isAnswered = false
      incoming.on('cancelled', () => isAnswered || gone.abort())
      observed.run(async () => {
        try {
          const { caller, call } = await contextOf(rpc, incoming.metadata, gone.signal)
          const answer = await rpc.answer?.(incoming.request, caller, ports, call)
          isAnswered = true
          callback(null, answer)
          observed.end(status.OK)
        } catch (error) {
          isAnswered = true
          const refusal = failed(rpc, error, requestId)
          callback(refusal)
          observed.end(refusal.code)
        }
      })
    }
  }

  // Chained, not awaited: a function that waits keeps what it knows, tokens too, for as long as the stream is open.
  function streamHandler(rpc: Rpc<Ports>): handleServerStreamingCall<unknown, unknown> {
    return (outgoing) => {
      const { request, metadata } = outgoing
      const observed = observe(rpc, metadata)
      const requestId = text(metadata, metadataKeys.requestId)
      const gone = new AbortController()
      outgoing.on('cancelled', () => gone.abort())
      observed.run(() =>
        contextOf(rpc, metadata, gone.signal)
          .then(({ caller, call }) => {
            for (const key of [metadataKeys.caller, metadataKeys.service]) metadata.remove(key)
            return rpc.stream?.(request, caller, ports, call, writer(outgoing, gone.signal))
          })
          .then(
            () => {
              outgoing.end()
              observed.end(gone.signal.aborted ? status.CANCELLED : status.OK)
            },
            (error) => {
              if (gone.signal.aborted) return observed.end(status.CANCELLED)
              const refusal = failed(rpc, error, requestId)
              outgoing.emit('error', refusal)
              observed.end(refusal.code)
            },
          ),
      )
    }
  }

  return {
    listen: (address) =>
      new Promise((resolve, reject) => {
        server.bindAsync(address, ServerCredentials.createInsecure(), (error, port) => (error ? reject(error) : resolve(port)))
      }),
    stop: (graceMs) =>
      new Promise((resolve) => {
        const force = setTimeout(() => {
          server.forceShutdown()
          resolve()
        }, graceMs)
        server.tryShutdown(() => {
          clearTimeout(force)
          resolve()
        })
      }),
  }
}

function observe<Ports>({ method }: Rpc<Ports>, metadata: Metadata) {
  return answeredCall(method.path, text(metadata, metadataKeys.traceparent), text(metadata, metadataKeys.requestId))
}

function text(metadata: Metadata, key: string): string {
  const value = metadata.get(key)[0]
  return typeof value === 'string' ? value : ''
}
