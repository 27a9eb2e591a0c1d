import { mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Logger, pino } from 'pino'
import { createLineWriter } from './log-lines.ts'
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
  return pino(
    {
      level,
      base: service ? { service } : {},
      mixin: traceFields,
      mixinMergeStrategy: (line, fields) => (fields === noFields ? line : { ...fields, ...line }),
      redact: ['*.password', '*.token', '*.secret', '*.authorization', '*.cookie', '*.email', 'req.headers', 'body'],
    },
    createLineWriter(file ? openLog(file) : stdout),
  )
}

const stdout = 1

function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true })
  return openSync(file, 'a')
}
