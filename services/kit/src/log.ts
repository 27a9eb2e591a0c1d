import { type DestinationStream, destination, type Logger, pino } from 'pino'
import { recorder } from './tracing/recorder.ts'

export type Log = Logger

/** What a line gets that belongs to no trace. */
const nothing = {}

function traceFields() {
  const span = recorder?.active()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : nothing
}

/**
 * JSON lines with the service's name; a process of several gives each a child with its own. A line that is written within a span carries its
 * ids. Headers, cookies, bodies and whatever is named like a secret never reach a line.
 */
export function createLog(service: string | undefined, { level = 'info', file }: { level?: string; file?: string } = {}): Log {
  const target: DestinationStream = destination(file ? { dest: file, mkdir: true, sync: false } : { dest: 1, sync: false })
  return pino(
    {
      level,
      base: service ? { service } : {},
      mixin: traceFields,
      mixinMergeStrategy: (line, fields) => (fields === nothing ? line : { ...fields, ...line }),
      redact: ['*.password', '*.token', '*.secret', '*.authorization', '*.cookie', '*.email', 'req.headers', 'body'],
    },
    target,
  )
}
