import './connections/bounded-connect.ts'
import './connections/late-pings.ts'
import './connections/ping-after-goaway.ts'
import { type ChannelOptions, Client, type ClientReadableStream, Metadata, type ServiceError, status } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ServiceCredential } from '../auth/service-credential.ts'
import { isUnavailable } from '../errors.ts'
import { rpcRepeated } from '../metrics.ts'
import type { CertificateFiles } from './certificates/certificate-files.ts'
import { channelCredentials } from './certificates/transport-credentials.ts'
import { channelOptions, isRepeatable, largeAnswers } from './channel-options.ts'
import type { Sent } from './local/local-call.ts'
import { localCalls } from './local/local-calls.ts'
import { metadataKeys } from './metadata.ts'
import { observeClientCall } from './observed-call.ts'
import { RetryBudget, type StartAttempt, startRepeatable } from './repeated-call.ts'
import { fromStatus } from './status.ts'

/** Returns the caller's token for a call of the method with this path; empty for an anonymous caller. */
export type CallerToken = (method: string) => Promise<string>

/** Context and limits of one call. */
export interface CallOptions {
  /** The token of the caller on whose behalf this call is made. */
  token?: string | CallerToken
  requestId?: string
  clientAddress?: string
  /** Cancels the call, which then rejects with the signal's reason; a stream ends. */
  signal?: AbortSignal
  /** 5 s by default for a unary call; a stream has none. */
  deadlineMs?: number
  /** `false` turns off the repetition of a late call, for requests that are too large to be sent twice. */
  repeat?: boolean
}

export interface RpcClient {
  /** Makes a unary call. Throws DomainError for a refusal. */
  call: <In, Out, Request, Answer>(
    method: MethodDefinition<In, Out, Request, Answer>,
    request: In,
    options?: CallOptions,
  ) => Promise<Answer>
  /** Opens a server stream on a separate channel. Its `error` event carries the raw error: see `fromStatus`. */
  open: <In, Out, Request, Answer>(
    method: MethodDefinition<In, Out, Request, Answer>,
    request: In,
    options?: CallOptions,
  ) => Promise<ClientReadableStream<Answer>>
  close: () => void
}

export interface RpcClientOptions {
  /**
   * `host:port`, resolved by DNS: calls are spread over all addresses of a headless service. Or `ipv4:host:port,host:port`, a fixed list of
   * replicas. A local server of this process with the same `host:port` is called without gRPC.
   */
  address: string
  /** This service's own token. Only methods that need none work without it. */
  credential?: ServiceCredential
  /** The certificates of this component. Without them the connection is not encrypted. */
  certificates?: CertificateFiles | undefined
}

const defaultDeadlineMs = 5_000
/** Milliseconds after which a repeatable call is repeated, or half of its time when that is shorter. */
const repeatAfterMs = 2_000
/** The tokens of the retry budget: while a replica is slow, up to 100 calls are repeated at once, then one for ten successes. */
const repeatTokens = 200
const repeatRatio = 0.1

const targetOf = (address: string) => (address.startsWith('ipv4:') ? address : `dns:///${address}`)

/** Creates a client of one service. The options in `definition` decide which methods may be repeated: read-only and idempotent ones. */
export function createRpcClient(definition: object, { address, credential, certificates }: RpcClientOptions): RpcClient {
  const channel = channelOptions(Object.values(definition))
  const connect = (options: ChannelOptions) => new Client(targetOf(address), channelCredentials(certificates), options)
  const calls = connect({ ...channel, ...largeAnswers })
  const budget = new RetryBudget(repeatTokens, repeatRatio)
  let streams: Client | undefined

  const metadataOf = async (method: string, options: CallOptions) => {
    const metadata = new Metadata()
    const token = typeof options.token === 'function' ? await options.token(method) : options.token
    if (credential) metadata.set(metadataKeys.service, await credential())
    if (token) metadata.set(metadataKeys.caller, token)
    if (options.requestId) metadata.set(metadataKeys.requestId, options.requestId)
    if (options.clientAddress) metadata.set(metadataKeys.clientAddress, options.clientAddress)
    return metadata
  }
  const observe = (path: string, metadata: Metadata) => {
    const observed = observeClientCall(path)
    if (observed.traceparent) metadata.set(metadataKeys.traceparent, observed.traceparent)
    return observed
  }

  const repetition = (method: string, deadlineMs: number) => ({
    afterMs: Math.min(repeatAfterMs, deadlineMs / 2),
    budget,
    isTransient: (error: unknown) => isUnavailable(fromStatus(error)),
    onRepeated: () => rpcRepeated.inc({ method }),
  })

  const openRemote = <In, Out, Request, Answer>(method: MethodDefinition<In, Out, Request, Answer>, request: In, sent: Sent) => {
    streams ??= connect(channel)
    const { path, requestSerialize, responseDeserialize } = method
    const serialize = (message: In) => unpooled(requestSerialize(message))
    return streams.makeServerStreamRequest(path, serialize, responseDeserialize, request, sent.metadata, { deadline: sent.deadline })
  }
  const { startLocal, openLocal } = localCalls(address)

  return {
    call: async (method, request, options = {}) => {
      const { signal, deadlineMs = defaultDeadlineMs, repeat = true } = options
      const metadata = await metadataOf(method.path, options)
      signal?.throwIfAborted()
      const observed = observe(method.path, metadata)
      const deadline = Date.now() + deadlineMs
      return new Promise((resolve, reject) => {
        const settle = (code: status, act: () => void) => {
          signal?.removeEventListener('abort', abort)
          observed.end(code)
          act()
        }
        const start: StartAttempt<unknown> = (end) =>
          startLocal(method, request, { metadata, deadline }, end) ??
          calls.makeUnaryRequest(method.path, method.requestSerialize, method.responseDeserialize, request, metadata, { deadline }, end)
        const end: Parameters<typeof start>[0] = (error, answer) => {
          if (signal?.aborted) return
          if (error) settle((error as ServiceError).code, () => reject(fromStatus(error, { isLate: Date.now() >= deadline })))
          else settle(status.OK, () => resolve(answer as never))
        }
        const attempt = repeat && isRepeatable(method) ? startRepeatable(start, repetition(method.path, deadlineMs), end) : start(end)
        const abort = () => {
          settle(status.CANCELLED, () => reject(signal?.reason))
          attempt.cancel()
        }
        signal?.addEventListener('abort', abort, { once: true })
      })
    },
    open: async (method, request, options = {}) => {
      const metadata = await metadataOf(method.path, options)
      options.signal?.throwIfAborted()
      const deadline = Date.now() + (options.deadlineMs ?? Number.POSITIVE_INFINITY)
      const { end } = observe(method.path, metadata)
      const stream = openLocal(method, request, { metadata, deadline }) ?? openRemote(method, request, { metadata, deadline })
      const cancel = () => stream.cancel()
      options.signal?.addEventListener('abort', cancel, { once: true })
      return stream.once('status', ({ code }) => {
        options.signal?.removeEventListener('abort', cancel)
        end(code)
      })
    },
    close: () => {
      calls.close()
      streams?.close()
    },
  }
}

/** Copies a buffer out of Node's pool: a stream keeps its request, and a pooled slice would keep 64 kB alive with it. */
function unpooled(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
