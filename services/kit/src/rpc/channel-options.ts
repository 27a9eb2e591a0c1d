import type { ChannelOptions } from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'

/**
 * Keepalive pings that detect a hung replica (stopped process, frozen node, dropped packets) within 1.5 s, although its connection stays
 * open. While a call runs, a ping is sent 500 ms after the last answer and must be answered within 1 s. Otherwise the replica's calls fail
 * with UNAVAILABLE, and it gets no calls until it answers a new connection.
 */
const keepalive: ChannelOptions = { 'grpc.keepalive_time_ms': 500, 'grpc.keepalive_timeout_ms': 1_000 }

/** The longest time of a call, in milliseconds: that of an export. Servers let a call run for it whatever its connection's age. */
export const longestCallMs = 15 * 60_000

/**
 * The retry budget of a channel (gRFC A6). Each UNAVAILABLE answer of a retryable call takes a token, each success returns a tenth of one,
 * and calls are retried while more than half of the tokens are left. So all calls of a hung replica, up to 500, are retried at once, but
 * during an outage at most one call in ten.
 */
const retryThrottling = { maxTokens: 1_000, tokenRatio: 0.1 }

/** gRPC adds a jitter of 20 % to each backoff. */
const retryPolicy = {
  maxAttempts: 3,
  initialBackoff: '0.05s',
  maxBackoff: '0.5s',
  backoffMultiplier: 2,
  retryableStatusCodes: ['UNAVAILABLE'],
}

/**
 * The longest response that a client accepts: 500 texts of 4,000 characters are 8 MB at most. Requests have gRPC's default limit of 4 MB.
 */
const maxResponseBytes = 10 * 1024 * 1024

/**
 * The HTTP/2 flow-control window of connections for unary calls, in bytes. With the default of 64 kB, answers of 50 kB waited for each
 * other: 20 concurrent calls took twice as long. Streams keep the default, which slows a server down when its reader is slow.
 */
export const largeAnswers: ChannelOptions = { 'grpc-node.flow_control_window': 4 * 1024 * 1024 }

/**
 * Turns off grpc-js's statistics of calls and connections (channelz), which nothing reads. Servers need theirs: without it grpc-js 1.14
 * does not track its sessions, and `forceShutdown` leaves them open.
 */
const withoutChannelz: ChannelOptions = { 'grpc.enable_channelz': 0 }

/** Whether the contract says that a method may be repeated: it only reads, or a repeated call has no further effect. */
export const isRepeatable = ({ options }: Pick<MethodDefinition<object, object>, 'options'>): boolean =>
  options.idempotency_level === 'NO_SIDE_EFFECTS' || options.idempotency_level === 'IDEMPOTENT'

/**
 * Returns the options of the channels to one service. gRPC's outlier detection is left out: it counts every refusal (NOT_FOUND,
 * PERMISSION_DENIED) as a failure of the replica. A stream has no retry policy, because its reader continues it. What no handler has seen
 * is still sent again, as gRPC always may: a server refuses calls that meet its GOAWAY, which ends each connection after 30 s.
 */
export function channelOptions(methods: readonly MethodDefinition<object, object>[]): ChannelOptions {
  const retried = methods.filter((method) => isRepeatable(method) && !method.responseStream)
  const name = retried.map(({ path }) => {
    const [, service, method] = path.split('/')
    return { service, method }
  })
  return {
    ...keepalive,
    ...withoutChannelz,
    'grpc.initial_reconnect_backoff_ms': 200,
    'grpc.max_reconnect_backoff_ms': 1_000,
    // By default grpc-js waits 30 s between DNS queries. A client that has lost its only replica must not wait: its successor already
    // serves, and calls to the lost address may hang until the next query.
    'grpc.dns_min_time_between_resolutions_ms': 1_000,
    'grpc.max_receive_message_length': maxResponseBytes,
    // Streams and unary calls use separate connections, so that flow control of a stream cannot delay a call.
    'grpc.use_local_subchannel_pool': 1,
    'grpc.service_config': JSON.stringify({
      loadBalancingConfig: [{ round_robin: {} }],
      retryThrottling,
      methodConfig: [{ name, retryPolicy }],
    }),
  }
}
