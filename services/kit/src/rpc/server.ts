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
import { DomainError } from '../errors.ts'
import type { Log } from '../log.ts'
import { storeFailure } from '../stores/store-failure.ts'
import { metadataKeys } from './metadata.ts'
import type { Call, Rpc } from './method.ts'
import { observeServerCall } from './observed-call.ts'
import { toStatus } from './status.ts'
import { writer } from './writer.ts'

/**
 * Resolves the tokens of an incoming call, each empty when absent, to its caller and the name of the calling service, empty without a service
 * token. Throws DomainError for a token that is not valid.
 */
export type Authenticate<Caller> = (tokens: { callerToken: string; serviceToken: string }) => Promise<{ caller: Caller; service: string }>

export interface RpcServerOptions<Ports, Caller> {
  service: ServiceDefinition
  rpcs: readonly Rpc<Ports, Caller>[]
  ports: Ports
  authenticate: Authenticate<Caller>
  log: Log
  /** The only service from which a browser's address is accepted. */
  addressForwarder?: string
}

export interface RpcServer {
  /** Listens and returns the port, a free one for `host:0`. */
  listen: (address: string) => Promise<number>
  /** Refuses new calls and waits for running ones, at most `graceMs`. */
  stop: (graceMs: number) => Promise<void>
}

const serverOptions = {
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 10_000,
  'grpc.http2.min_ping_interval_without_data_ms': 5_000,
  // Clients reconnect through DNS, so that new replicas get their share of calls within a minute.
  'grpc.max_connection_age_ms': 30_000,
  'grpc.max_connection_age_grace_ms': 600_000,
}

/** Serves the methods of one service. Throws when a method of the contract has no implementation. */
export function createRpcServer<Ports, Caller>({
  service,
  rpcs,
  ports,
  authenticate,
  log,
  addressForwarder,
}: RpcServerOptions<Ports, Caller>): RpcServer {
  const server = new Server(serverOptions)
  const implementation: UntypedServiceImplementation = {}
  for (const [name, method] of Object.entries(service)) {
    const rpc = rpcs.find((candidate) => candidate.method.path === method.path)
    if (!rpc) throw new Error(`${method.path} has no implementation`)
    implementation[name] = rpc.stream ? streamHandler(rpc) : unaryHandler(rpc)
  }
  server.addService(service, implementation)

  async function contextOf(rpc: Rpc<Ports, Caller>, metadata: Metadata, signal: AbortSignal): Promise<{ caller: Caller; call: Call }> {
    const [callerToken, serviceToken] = [text(metadata, metadataKeys.caller), text(metadata, metadataKeys.service)]
    const { caller, service } = await authenticate({ callerToken, serviceToken })
    if (!service && !rpc.open) throw new DomainError('unauthenticated', 'SERVICE_REQUIRED', 'This call needs a service token')
    const clientAddress = service && service === addressForwarder ? text(metadata, metadataKeys.clientAddress) : ''
    return { caller, call: { service, callerToken, requestId: text(metadata, metadataKeys.requestId), clientAddress, signal } }
  }

  function failed(rpc: Rpc<Ports, Caller>, error: unknown, requestId: string) {
    if (error instanceof DomainError) return toStatus(error)
    const fields = { method: rpc.method.path, requestId }
    const refusal = storeFailure(error)
    if (refusal) log.warn({ ...fields, reason: String(error) }, 'a call failed because a store does not answer')
    else log.error({ err: error, ...fields }, 'a call failed')
    const status = toStatus(refusal ?? error)
    // The channel does not retry (gRFC A6): another replica has the same store, and the caller would wait until its deadline.
    if (refusal) status.metadata.set('grpc-retry-pushback-ms', '-1')
    return status
  }

  function unaryHandler(rpc: Rpc<Ports, Caller>): handleUnaryCall<unknown, unknown> {
    return (incoming, callback) => {
      const requestId = text(incoming.metadata, metadataKeys.requestId)
      const observed = observe(rpc, incoming.metadata)
      const cancelled = new AbortController()
      // gRPC reports every finished call as cancelled, and an abort costs as much as an error.
      let isAnswered = false
      incoming.on('cancelled', () => isAnswered || cancelled.abort())
      observed.run(async () => {
        try {
          const { caller, call } = await contextOf(rpc, incoming.metadata, cancelled.signal)
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

  // Chained, not awaited: an async function would keep its variables, tokens included, while the stream is open.
  function streamHandler(rpc: Rpc<Ports, Caller>): handleServerStreamingCall<unknown, unknown> {
    return (outgoing) => {
      const { request, metadata } = outgoing
      const observed = observe(rpc, metadata)
      const requestId = text(metadata, metadataKeys.requestId)
      const cancelled = new AbortController()
      outgoing.on('cancelled', () => cancelled.abort())
      observed.run(() =>
        contextOf(rpc, metadata, cancelled.signal)
          .then(({ caller, call }) => {
            for (const key of [metadataKeys.caller, metadataKeys.service]) metadata.remove(key)
            return rpc.stream?.(request, caller, ports, call, writer(outgoing, cancelled.signal))
          })
          .then(
            () => {
              outgoing.end()
              observed.end(cancelled.signal.aborted ? status.CANCELLED : status.OK)
            },
            (error) => {
              if (cancelled.signal.aborted) return observed.end(status.CANCELLED)
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

function observe<Ports, Caller>({ method }: Rpc<Ports, Caller>, metadata: Metadata) {
  return observeServerCall(method.path, text(metadata, metadataKeys.traceparent), text(metadata, metadataKeys.requestId))
}

function text(metadata: Metadata, key: string): string {
  const value = metadata.get(key)[0]
  return typeof value === 'string' ? value : ''
}
