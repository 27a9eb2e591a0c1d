import type { Log } from '../log.ts'
import { recordWith } from './recorder.ts'

/** The settings of `tracingSettings`, as read. */
export interface TracingSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string
  OTEL_TRACES_SAMPLER_ARG?: number
}

/** At its end a process waits no longer than this for a collector. */
const lastSpansMs = 3_000

let users = 0
let running: Promise<() => Promise<void>> | undefined

/**
 * Traces this process, under the name of a service, if it is told where traces go. Services that share a process share what the first
 * of them has started. Gives what ends it and sends what is left, once the last of them has gone. The SDK is loaded only here.
 */
export async function startTracing(service: string, settings: TracingSettings, log: Log): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share = 1 } = settings
  if (!endpoint) return async () => undefined
  users++
  running ??= start(service, endpoint, share, log)
  const stop = await running
  return async () => {
    if (--users > 0) return
    running = undefined
    await stop()
  }
}

async function start(service: string, endpoint: string, share: number, log: Log) {
  const [{ openTelemetry }, { otlpExporter }] = await Promise.all([import('./open-telemetry.ts'), import('./otlp-exporter.ts')])
  const tracing = openTelemetry({ service, share, processor: otlpExporter(endpoint, log) })
  recordWith(tracing.recorder)
  return async () => {
    recordWith(undefined)
    const late = Promise.withResolvers<void>()
    const timer = setTimeout(late.resolve, lastSpansMs)
    await Promise.race([tracing.stop().catch((err) => log.warn({ err }, 'the last traces could not be sent')), late.promise])
    clearTimeout(timer)
  }
}
