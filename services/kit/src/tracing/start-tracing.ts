import type { Log } from '../log.ts'
import { setRecorder } from '../trace-recorder.ts'
import type { TracedNames } from './open-telemetry.ts'

/** The settings of `tracingSettings`, as read. */
export interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string
  OTEL_TRACES_SAMPLER_ARG?: number
}

/** Milliseconds that a stopping process waits for the collector. */
const flushTimeoutMs = 3_000

let users = 0
let running: Promise<() => Promise<void>> | undefined

/**
 * Starts tracing of this process when a collector is set. Services of one process share the tracing that the first of them starts. Returns
 * a stop function; the last call of it flushes the spans. The OpenTelemetry SDK is loaded only here.
 */
export async function startTracing(names: TracedNames, settings: TracingSettings, log: Log): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share = 1 } = settings
  if (!endpoint) return async () => undefined
  users++
  running ??= start(names, endpoint, share, log)
  const stop = await running
  return async () => {
    if (--users > 0) return
    running = undefined
    await stop()
  }
}

async function start(names: TracedNames, endpoint: string, share: number, log: Log) {
  const [{ openTelemetry }, { otlpExporter }] = await Promise.all([import('./open-telemetry.ts'), import('./otlp-exporter.ts')])
  const tracing = openTelemetry({ ...names, share, processor: otlpExporter(endpoint, log) })
  setRecorder(tracing.recorder)
  return async () => {
    setRecorder(undefined)
    const timeout = Promise.withResolvers<void>()
    const timer = setTimeout(timeout.resolve, flushTimeoutMs)
    await Promise.race([tracing.stop().catch((err) => log.warn({ err }, 'the last traces could not be sent')), timeout.promise])
    clearTimeout(timer)
  }
}
