import { DiagLogLevel, diag } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'

/** Milliseconds until a batch is dropped, so that an unavailable collector loses only traces. */
const exportTimeoutMs = 2_000

/**
 * Creates a processor that sends spans to a collector in batches every 5 s, by OTLP over HTTP. `endpoint` is the address before
 * `/v1/traces`.
 */
export function otlpExporter(endpoint: string, log: Log): SpanProcessor {
  const silent = () => undefined
  const error = (message: string) => log.warn({ problem: message.slice(0, 500) }, 'traces could not be sent')
  diag.setLogger({ error, warn: silent, info: silent, debug: silent, verbose: silent }, { logLevel: DiagLogLevel.ERROR })
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportTimeoutMs })
  return new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportTimeoutMs })
}
