import { type ChannelOptions, Client, type ClientReadableStream, credentials, Metadata, status } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { ServiceCredential } from '../service-credential.ts'
import { metadataKeys } from './metadata.ts'
import { madeCall } from './observed-call.ts'
import { fromStatus } from './status.ts'

/** Whose behalf a call is made on, and how long it may take. */
export interface CallOptions {
  /** The person's token. */
  token?: string
  requestId?: string
  clientAddress?: string
  signal?: AbortSignal
  deadlineMs?: number
}

export interface RpcClient {
  /** One request, one answer. Throws DomainError for a refusal. */
  call: <In, Out, Request, Answer>(
    method: MethodDefinition<In, Out, Request, Answer>,
    request: In,
    options?: CallOptions,
  ) => Promise<Answer>
  /** One request, a stream of answers, on a channel of its own. Its `error` event carries the raw error: see `fromStatus`. */
  open: <In, Out, Request, Answer>(
    method: MethodDefinition<In, Out, Request, Answer>,
    request: In,
    options?: CallOptions,
  ) => Promise<ClientReadableStream<Answer>>
  close: () => void
}

export interface RpcClientOptions {
  /** `host:port`; the scheme `dns:///` is put in front, so that every address behind a headless service gets its share. */
  address: string
  /** Left out only by calls that are open before a token exists. */
  credential?: ServiceCredential
}

const defaultDeadlineMs = 5_000

/** Reads may be sent again when a replica goes away; how is in gRFC A6. */
const retryReads = (methods: readonly MethodDefinition<object, object>[]) =>
  methods
    .filter(({ options }) => options.idempotency_level === 'NO_SIDE_EFFECTS')
    .map(({ path }) => {
      const [, service, method] = path.split('/')
      return { service, method }
    })

/** Connects to one service. `definition` tells which of its methods are reads. */
export function createRpcClient(definition: object, { address, credential }: RpcClientOptions): RpcClient {
  const reads = retryReads(Object.values(definition))
  const channelOptions: ChannelOptions = {
    'grpc.keepalive_time_ms': 20_000,
    'grpc.keepalive_timeout_ms': 5_000,
    'grpc.initial_reconnect_backoff_ms': 200,
    'grpc.max_reconnect_backoff_ms': 3_000,
    // A replica that comes after another has gone is found by the next question to the resolver, not half a minute later.
    'grpc.dns_min_time_between_resolutions_ms': 5_000,
    // Streams and single calls don't share a connection, so that a full stream can't hold a call up.
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
    const observed = madeCall(path)
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
      // What was streamed can't be sent again by the channel, and keeping it for that costs memory.
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

/** A copy in memory of its own: a call keeps its request for as long as its stream lasts, and with a slice the 64 kB it was cut from. */
function unpooled(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
