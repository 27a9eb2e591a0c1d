import { type Metadata, Server, type ServiceDefinition, type UntypedServiceImplementation } from '@grpc/grpc-js'
import { logEpisodes } from '../episode-log.ts'
import { causeOf, DomainError, isUnavailable } from '../errors.ts'
import type { Log } from '../log.ts'
import { createLoadShedder, type LoadLimits } from '../overload/load-shedder.ts'
import { storeFailure } from '../stores/store-failure.ts'
import type { CertificateFiles } from './certificates/certificate-files.ts'
import { serverCredentials } from './certificates/transport-credentials.ts'
import { longestCallMs } from './channel-options.ts'
import { boundRequests, largeRequestOptions } from './connections/large-requests.ts'
import { type HandlerFrame, text } from './handler-frame.ts'
import { addLocalServer, type LocalMethod, LocalServer } from './local/local-servers.ts'
import { metadataKeys } from './metadata.ts'
import type { Call, Rpc } from './method.ts'
import { toStatus } from './status.ts'
import { streamHandler } from './stream-handler.ts'
import { unaryHandler } from './unary-handler.ts'

/**
 * Resolves the tokens of an incoming call, each empty when absent, to its caller and the name of the calling service, empty without a
 * service token. Throws DomainError for a token that is not valid.
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
  limits?: LoadLimits
  /** The certificates of this component. With them, only clients with a certificate of the same authority can connect. */
  certificates?: CertificateFiles | undefined
  /**
   * The age at which a connection accepts no further calls, in ms, ± 10 %. Clients reconnect through DNS, so new replicas get their share
   * of calls.
   */
  connectionAgeMs?: number
  /**
   * Lets clients of this process call its handlers directly. Methods for large requests
   * are served by gRPC alone, which admits few at a time.
   */
  isLocal?: boolean | undefined
}

export interface RpcServer {
  /** Listens and returns the port, a free one for `host:0`. */
  listen: (address: string) => Promise<number>
  /** Refuses new calls and waits for running ones, at most `graceMs`. */
  stop: (graceMs: number) => Promise<void>
}

/**
 * The limits of load. The delay is twice the gateway's, so that the edge sheds load first. 4,000 waiting calls are the 2,000 generations of
 * a chat replica, each with a waiting client, and as many other calls.
 */
const defaultLimits: LoadLimits = { maxDelayMs: 400, maxWaiting: 4_000 }

/** Milliseconds without a refusal until an overload has ended. */
const quietOverloadMs = 5_000

/** How long the calls of a connection that is closed for its age may run, in milliseconds. */
const closedGraceMs = longestCallMs + 60_000

/**
 * Returns the options of connections. A client may ping every 500 ms, because grpc-js has no lower limit. The server itself sends no pings:
 * after its own GOAWAY the session refuses them, and grpc-js 1.14 would destroy it with every running call. A hung client is dropped when
 * the grace ends.
 */
const connectionOptions = (ageMs: number) => ({ 'grpc.max_connection_age_ms': ageMs, 'grpc.max_connection_age_grace_ms': closedGraceMs })

/** Serves the methods of one service. Throws when a method of the contract has no implementation. */
export function createRpcServer<Ports, Caller>({
  service,
  rpcs,
  ports,
  authenticate,
  log,
  addressForwarder,
  certificates,
  limits = defaultLimits,
  connectionAgeMs = 30_000,
  isLocal = false,
}: RpcServerOptions<Ports, Caller>): RpcServer {
  const methods = rpcs.map(({ method, largeRequests }) => ({ path: method.path, largeRequests }))
  const { maxBytes, interceptors } = largeRequestOptions(methods)
  const server = new Server({ ...connectionOptions(connectionAgeMs), 'grpc.max_receive_message_length': maxBytes, interceptors })
  const shedder = createLoadShedder('grpc', limits)
  const overload = logEpisodes(log, { began: 'new calls are refused', ended: 'new calls are accepted again', quietMs: quietOverloadMs })
  const frame: HandlerFrame<Ports, Caller> = { ports, enter, leave: shedder.leave, contextOf, failed }
  const implementation: UntypedServiceImplementation = {}
  // A method may have a serializer of its own, for answers that are encoded already.
  const served: Record<string, ServiceDefinition[string]> = {}
  const local = new Map<string, LocalMethod>()
  for (const [name, method] of Object.entries(service)) {
    const rpc = rpcs.find((candidate) => candidate.method.path === method.path)
    if (!rpc) throw new Error(`${method.path} has no implementation`)
    served[name] = rpc.method
    const definition = rpc.method
    const unary = unaryHandler(rpc, frame)
    const stream = streamHandler(rpc, frame)
    implementation[name] = rpc.stream ? stream : unary
    if (!rpc.largeRequests) local.set(definition.path, { definition, unary, stream })
  }
  server.addService(interceptors.length > 0 ? boundRequests(served, methods) : served, implementation)

  /** A line for each refused call would add to the load. */
  function enter() {
    const refusal = shedder.enter()
    if (!refusal) {
      overload.recovered()
      return undefined
    }
    overload.failed(refusal)
    return toStatus(refusal)
  }

  async function contextOf(rpc: Rpc<Ports, Caller>, metadata: Metadata, signal: AbortSignal): Promise<{ caller: Caller; call: Call }> {
    const callerToken = text(metadata, metadataKeys.caller)
    const serviceToken = text(metadata, metadataKeys.service)
    const { caller, service } = await authenticate({ callerToken, serviceToken })
    if (!service && !rpc.open) throw new DomainError('unauthenticated', 'SERVICE_REQUIRED', 'This call needs a service token')
    const clientAddress = service && service === addressForwarder ? text(metadata, metadataKeys.clientAddress) : ''
    return { caller, call: { service, callerToken, requestId: text(metadata, metadataKeys.requestId), clientAddress, signal } }
  }

  function failed(rpc: Rpc<Ports, Caller>, error: unknown, requestId: string) {
    const fields = { method: rpc.method.path, requestId }
    if (error instanceof DomainError) {
      if (isUnavailable(error)) log.warn({ ...fields, reason: error.reason, cause: causeOf(error) }, 'a call could not be served')
      return toStatus(error)
    }
    const refusal = storeFailure(error)
    if (refusal) log.warn({ ...fields, reason: String(error) }, 'a call failed because a store does not answer')
    else log.error({ err: error, ...fields }, 'a call failed')
    return toStatus(refusal ?? error)
  }

  const localServer = new LocalServer(local)
  let endLocal = () => {}

  return {
    listen: (address) =>
      new Promise((resolve, reject) => {
        server.bindAsync(address, serverCredentials(certificates), (error, port) => {
          if (error) return reject(error)
          if (isLocal) endLocal = addLocalServer(address.replace(/:\d+$/, `:${port}`), localServer)
          resolve(port)
        })
      }),
    stop: async (graceMs) => {
      endLocal()
      await Promise.all([localServer.stop(graceMs), shutDown(server, graceMs)])
    },
  }
}

const shutDown = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => {
      server.forceShutdown()
      resolve()
    }, graceMs)
    server.tryShutdown(() => {
      clearTimeout(force)
      resolve()
    })
  })
