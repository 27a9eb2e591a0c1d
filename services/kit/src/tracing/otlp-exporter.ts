import { DiagLogLevel, diag } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'

/** A collector that is away takes nothing from the product but its traces: a batch is given up after this long. */
const giveUpMs = 2_000

/** Sends spans to a collector every five seconds, in batches, over OTLP and HTTP. `endpoint` is what comes before `/v1/traces`. */
export function otlpExporter(endpoint: string, log: Log): SpanProcessor {
  const silent = () => undefined
  const error = (message: string) => log.warn({ problem: message.slice(0, 500) }, 'traces could not be sent')
  diag.setLogger({ error, warn: silent, info: silent, debug: silent, verbose: silent }, { logLevel: DiagLogLevel.ERROR })
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: giveUpMs })
  return new BatchSpanProcessor({ exporter, exportTimeoutMillis: giveUpMs })
}
