import { type ChannelOptions, Client, type ClientReadableStream, credentials, Metadata, status } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ServiceCredential } from '../auth/service-credential.ts'
import { metadataKeys } from './metadata.ts'
import { observeClientCall } from './observed-call.ts'
import { fromStatus } from './status.ts'

/** Context and limits of one call. */
export interface CallOptions {
  /** The token of the caller on whose behalf the call is made. */
  token?: string
  requestId?: string
  clientAddress?: string
  signal?: AbortSignal
  deadlineMs?: number
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
  /** `host:port`. It is resolved by DNS, and calls are spread over all addresses of a headless service. */
  address: string
  /** This service's own token; absent only for methods that need none. */
  credential?: ServiceCredential
}

const defaultDeadlineMs = 5_000

/** Returns the names of the methods that may be retried when a replica goes away (gRFC A6): those that only read. */
const retryableMethods = (methods: readonly MethodDefinition<object, object>[]) =>
  methods
    .filter(({ options }) => options.idempotency_level === 'NO_SIDE_EFFECTS')
    .map(({ path }) => {
      const [, service, method] = path.split('/')
      return { service, method }
    })

/** Creates a client of one service. `definition` says which methods only read and may be retried. */
export function createRpcClient(definition: object, { address, credential }: RpcClientOptions): RpcClient {
  const reads = retryableMethods(Object.values(definition))
  const channelOptions: ChannelOptions = {
    'grpc.keepalive_time_ms': 20_000,
    'grpc.keepalive_timeout_ms': 5_000,
    'grpc.initial_reconnect_backoff_ms': 200,
    'grpc.max_reconnect_backoff_ms': 3_000,
    // grpc-js waits 30 s between DNS queries by default; a new replica should get calls sooner.
    'grpc.dns_min_time_between_resolutions_ms': 5_000,
    // Streams and unary calls use separate connections, so that flow control of a stream cannot delay a call.
    'grpc.use_local_subchannel_pool': 1,
    'grpc.service_config': JSON.stringify({
      loadBalancingConfig: [{ round_robin: {} }],
      methodConfig: [
        {
          name: reads,
          retryPolicy: {
            maxAttempts: 3,
            initialBackoff: '0.05s',
            maxBackoff: '0.5s',
            backoffMultiplier: 2,
            retryableStatusCodes: ['UNAVAILABLE'],
          },
        },
      ],
    }),
  }
  const connect = (options: ChannelOptions) => new Client(`dns:///${address}`, credentials.createInsecure(), options)
  const calls = connect(channelOptions)
  let streams: Client | undefined

  const metadataOf = async (options: CallOptions) => {
    const metadata = new Metadata()
    if (credential) metadata.set(metadataKeys.service, await credential())
    if (options.token) metadata.set(metadataKeys.caller, options.token)
    if (options.requestId) metadata.set(metadataKeys.requestId, options.requestId)
    if (options.clientAddress) metadata.set(metadataKeys.clientAddress, options.clientAddress)
    return metadata
  }
  const observe = (path: string, metadata: Metadata) => {
    const observed = observeClientCall(path)
    if (observed.traceparent) metadata.set(metadataKeys.traceparent, observed.traceparent)
    return observed
  }

  return {
    call: async (method, request, options = {}) => {
      const metadata = await metadataOf(options)
      const observed = observe(method.path, metadata)
      const deadline = Date.now() + (options.deadlineMs ?? defaultDeadlineMs)
      return new Promise((resolve, reject) => {
        const sent = calls.makeUnaryRequest(
          method.path,
          method.requestSerialize,
          method.responseDeserialize,
          request,
          metadata,
          { deadline },
          (error, answer) => {
            observed.end(error ? error.code : status.OK)
            return error ? reject(fromStatus(error, { isLate: Date.now() >= deadline })) : resolve(answer as never)
          },
        )
        options.signal?.addEventListener('abort', () => sent.cancel(), { once: true })
      })
    },
    open: async (method, request, options = {}) => {
      // A stream is never retried by the channel, and its retry buffer would cost memory.
      streams ??= connect({ ...channelOptions, 'grpc.enable_retries': 0 })
      const metadata = await metadataOf(options)
      const deadline = options.deadlineMs === undefined ? {} : { deadline: Date.now() + options.deadlineMs }
      const serialize = (message: typeof request) => unpooled(method.requestSerialize(message))
      const { end } = observe(method.path, metadata)
      const stream = streams.makeServerStreamRequest(method.path, serialize, method.responseDeserialize, request, metadata, deadline)
      return stream.once('status', ({ code }) => end(code))
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
