import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Every figure of this process; a process that holds several services shows them together. */
export const registry = new Registry()

const registers = [registry]
const callBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

export const rpcSeconds = new Histogram({
  name: 'rostra_rpc_seconds',
  help: 'Time from a gRPC call until its end where it is answered, by method and status code',
  labelNames: ['method', 'code'],
  buckets: callBuckets,
  registers,
})

export const rpcClientSeconds = new Histogram({
  name: 'rostra_rpc_client_seconds',
  help: 'Time from a gRPC call until its end where it is made, by method and status code',
  labelNames: ['method', 'code'],
  buckets: callBuckets,
  registers,
})

export const modelSeconds = new Histogram({
  name: 'rostra_model_seconds',
  help: 'Time of one call to a model until its end, by model and result (ok, aborted, or why it failed)',
  labelNames: ['model', 'result'],
  buckets: [0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300],
  registers,
})

export const eventsHandled = new Counter({
  name: 'rostra_events_handled_total',
  help: 'Events handled, by topic, group and result (done, retried, dead)',
  labelNames: ['topic', 'group', 'result'],
  registers,
})

export const eventsLag = new Gauge({
  name: 'rostra_events_lag',
  help: 'Events that wait to be handled or are being handled, by topic and group',
  labelNames: ['topic', 'group'],
  registers,
})

export const eventsPublished = new Counter({
  name: 'rostra_events_published_total',
  help: 'Events taken from an outbox and published, by topic',
  labelNames: ['topic'],
  registers,
})

export const outboxOldestSeconds = new Gauge({
  name: 'rostra_outbox_oldest_seconds',
  help: 'Age of the oldest event that waits in an outbox, by service',
  labelNames: ['service'],
  registers,
})

let collecting = false

/** Begins to collect what prom-client knows of a process (CPU, memory, event loop, garbage), once, however many services share it. */
export function collectProcessMetrics(): void {
  if (collecting) return
  collecting = true
  collectDefaultMetrics({ register: registry })
}
