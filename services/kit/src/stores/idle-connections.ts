import { createRequire } from 'node:module'

/** The used part of the driver's pool of connections. */
interface ConnectionPool {
  /** Closes idle connections, opens those that the smallest size demands, and schedules the next run. */
  ensureMinPoolSize: () => void
  minPoolSizeTimer: NodeJS.Timeout | undefined
  poolState: 'paused' | 'ready' | 'closed'
}

const { ConnectionPool } = createRequire(import.meta.url)('mongodb/lib/cmap/connection_pool.js') as {
  ConnectionPool: { prototype: ConnectionPool }
}
const { ensureMinPoolSize } = ConnectionPool.prototype

/** The interval between searches for idle connections, in milliseconds. */
const checkMs = 10_000

/**
 * Searches for idle connections every 10 s. The driver 7.8 searches every 100 ms, which wakes an idle process, and no setting changes it.
 * Valid for pools without a smallest size, which open connections for commands only.
 */
ConnectionPool.prototype.ensureMinPoolSize = function (this: ConnectionPool) {
  ensureMinPoolSize.call(this)
  if (this.poolState !== 'ready') return
  clearTimeout(this.minPoolSizeTimer)
  this.minPoolSizeTimer = setTimeout(() => this.ensureMinPoolSize(), checkMs).unref()
}
