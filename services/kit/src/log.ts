import { type DestinationStream, destination, type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines with the service's name; a process of several gives each a child with its own. Headers, cookies, bodies and whatever is named like a secret never reach a line. */
export function createLog(service: string | undefined, { level = 'info', file }: { level?: string; file?: string } = {}): Log {
  const target: DestinationStream = destination(file ? { dest: file, mkdir: true, sync: false } : { dest: 1, sync: false })
  return pino(
    {
      level,
      base: service ? { service } : {},
      redact: ['*.password', '*.token', '*.secret', '*.authorization', '*.cookie', '*.email', 'req.headers', 'body'],
    },
    target,
  )
}
