import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { collectEventLoopLag, neverSampledMs } from './event-loop-lag.ts'

/** The metrics of this process; services of one process share them. */
export const registry = new Registry()

const registers = [registry]
const callBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

export const rpcSeconds = new Histogram({
  name: 'rpc_server_seconds',
  help: 'Duration of gRPC calls on the server, by method and status code',
  labelNames: ['method', 'code'],
  buckets: callBuckets,
  registers,
})

export const rpcClientSeconds = new Histogram({
  name: 'rpc_client_seconds',
  help: 'Duration of gRPC calls on the client, by method and status code',
  labelNames: ['method', 'code'],
  buckets: callBuckets,
  registers,
})

export const rpcRepeated = new Counter({
  name: 'rpc_client_repeated_total',
  help: 'Calls that got a second attempt because the first had no answer in time, by method',
  labelNames: ['method'],
  registers,
})

export const overloadRefusals = new Counter({
  name: 'overload_refusals_total',
  help: 'Calls refused because the process is overloaded, by server (grpc, http) and cause (delay of the event loop, waiting calls, no turn)',
  labelNames: ['server', 'cause'],
  registers,
})

export const waitingTurns = new Gauge({
  name: 'overload_waiting_turns',
  help: 'Works that wait for their turn to begin, such as answers at the gateway',
  registers,
})

export const logLinesDropped = new Counter({
  name: 'log_lines_dropped_total',
  help: 'Lines of the log that could not be written, for example because the disk was full',
  registers,
})

export const eventsHandled = new Counter({
  name: 'events_handled_total',
  help: 'Events handled, by topic, group and result (done, retried, dead)',
  labelNames: ['topic', 'group', 'result'],
  registers,
})

export const eventsLag = new Gauge({
  name: 'events_lag',
  help: 'Events that are not handled yet, by topic, group and partition; every member of a group exports all partitions',
  labelNames: ['topic', 'group', 'partition'],
  registers,
})

export const eventsLagAssigned = new Gauge({
  name: 'events_lag_assigned',
  help: 'Events that are not handled yet in the partitions of this process, without those that wait for a store or a service, by topic and group',
  labelNames: ['topic', 'group'],
  registers,
})

export const eventsPausedPartitions = new Gauge({
  name: 'events_paused_partitions',
  help: 'Partitions of this process that wait until a store or a service is back, also while they are tried again, by topic and group',
  labelNames: ['topic', 'group'],
  registers,
})

export const eventsDeadLetters = new Gauge({
  name: 'events_dead_letters',
  help: 'Dead letters that were not replayed, of all groups, by topic; every consumer of the topic on Kafka exports it',
  labelNames: ['topic'],
  registers,
})

export const eventsConsuming = new Gauge({
  name: 'events_consuming',
  help: 'Whether the consumer of this process is a member of its group: 1, otherwise 0, by topic and group',
  labelNames: ['topic', 'group'],
  registers,
})

export const eventsPublished = new Counter({
  name: 'events_published_total',
  help: 'Events published from an outbox, by topic',
  labelNames: ['topic'],
  registers,
})

export const outboxOldestSeconds = new Gauge({
  name: 'outbox_oldest_seconds',
  help: 'Age of the oldest event in an outbox, by service',
  labelNames: ['service'],
  registers,
})

export const outboxSetAside = new Gauge({
  name: 'outbox_set_aside',
  help: 'Documents with an event that the broker refuses, by service',
  labelNames: ['service'],
  registers,
})

let isCollecting = false

/** Starts collecting prom-client's process metrics (CPU, memory, event loop, garbage collection), once per process. */
export function collectProcessMetrics(): void {
  if (isCollecting) return
  isCollecting = true
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: neverSampledMs })
  collectEventLoopLag(registry)
}
