import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from 'mongoose'
import { interval } from '../async/interval.ts'
import { relayLease } from '../events/relay-lease.ts'
import type { Log } from '../log.ts'

/** A change to stored data that a new version requires. */
export interface Migration {
  /** `<date>-<purpose>`: its id in the ledger. Migrations run in the order of the list. */
  name: string
  /** Changes the data. Must be idempotent: a failed migration runs again from its beginning. */
  run: (connection: Connection, log: Log) => Promise<void>
}

/** A row of the ledger, the collection `migrations` of each service with migrations. */
interface LedgerRow {
  /** The name of the migration. */
  _id: string
  at: Date
}

/** The length of the lease under which one process migrates, in milliseconds. Longer than an election of MongoDB. */
const defaultLeaseMs = 30_000

/**
 * Runs the migrations that the ledger does not contain, one process at a time, and records each success. Throws the error of a migration
 * that fails, and does not run those after it. Without a pending migration it only reads the ledger.
 */
export async function runMigrations(
  connection: Connection,
  migrations: readonly Migration[],
  log: Log,
  leaseMs = defaultLeaseMs,
): Promise<void> {
  if (migrations.length === 0) return
  const ledger = connection.collection<LedgerRow>('migrations')
  const pending = async () => {
    const done = new Set((await ledger.find().toArray()).map(({ _id }) => _id))
    return migrations.filter(({ name }) => !done.has(name))
  }
  const runPending = async () => {
    for (const { name, run } of await pending()) {
      await run(connection, log)
      await ledger.updateOne({ _id: name }, { $setOnInsert: { at: new Date() } }, { upsert: true })
      log.info({ name }, 'migrated')
    }
  }
  if ((await pending()).length > 0) await underLease(connection, leaseMs, log, runPending)
}

/** Waits until no other process migrates, then runs `work`. Waits at most one lease longer than the other process runs. */
async function underLease(connection: Connection, leaseMs: number, log: Log, work: () => Promise<unknown>): Promise<void> {
  const lease = relayLease(connection, 'migrations', { leaseMs })
  while (!(await lease.owns())) await sleep(lease.othersMs())
  const renewalFailed = (err: unknown) => log.warn({ err }, 'the lease of the migrations was not renewed')
  const stopRenewing = interval(leaseMs / 6, lease.owns, renewalFailed)
  try {
    await work()
  } finally {
    await stopRenewing()
    await lease.release()
  }
}
