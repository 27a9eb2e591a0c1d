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
  // Loaded on demand: the library takes 0.3 s to load, which would delay the start of a replica.
  const { Umzug } = await import('umzug')
  const ledger = connection.collection<LedgerRow>('migrations')
  const umzug = new Umzug({
    migrations: migrations.map(({ name, run }) => ({ name, up: () => run(connection, log) })),
    storage: {
      executed: async () => (await ledger.find({}, { sort: { at: 1 } }).toArray()).map(({ _id }) => _id),
      logMigration: async ({ name }) => {
        await ledger.updateOne({ _id: name }, { $setOnInsert: { at: new Date() } }, { upsert: true })
      },
      unlogMigration: async ({ name }) => {
        await ledger.deleteOne({ _id: name })
      },
    },
    logger: undefined,
  })
  umzug.on('migrated', ({ name }) => log.info({ name }, 'migrated'))
  if ((await umzug.pending()).length > 0) await underLease(connection, leaseMs, log, () => umzug.up())
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
