import { type DestinationStream, destination, type Logger, pino } from 'pino'
import { recorder } from './trace-recorder.ts'

export type Log = Logger

const noFields = {}

function traceFields() {
  const span = recorder?.active()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : noFields
}

/**
 * Creates a log of JSON lines with the service's name; a process with several services creates a child for each. A line written within a
 * span carries its ids. Headers, cookies, bodies and fields named like a secret are redacted.
 */
export function createLog(service: string | undefined, { level = 'info', file }: { level?: string; file?: string } = {}): Log {
  const target: DestinationStream = destination(file ? { dest: file, mkdir: true, sync: false } : { dest: 1, sync: false })
  return pino(
    {
      level,
      base: service ? { service } : {},
      mixin: traceFields,
      mixinMergeStrategy: (line, fields) => (fields === noFields ? line : { ...fields, ...line }),
      redact: ['*.password', '*.token', '*.secret', '*.authorization', '*.cookie', '*.email', 'req.headers', 'body'],
    },
    target,
  )
}
