import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { Connection } from 'mongoose'
import { type Migration, runMigrations } from '../src/app/run-migrations.ts'
import { createLog } from '../src/log.ts'
import { connectMongo } from '../src/stores/mongo.ts'
import { openTestDatabase, type TestDatabase } from '../src/testing/test-database.ts'

const url = process.env.TEST_MONGO_URL ?? ''
const log = createLog('test', { level: 'silent' })
/** A busy machine may stop this process for less. */
const leaseMs = 1_500

let database: TestDatabase
let runs: string[]
beforeEach(async () => {
  database = await openTestDatabase(url, 'rostra_migrations')
  runs = []
})
afterEach(() => database.release())

/** Creates a migration that takes so many milliseconds. */
const migration = (name: string, ms = 0): Migration => ({
  name,
  run: async () => {
    runs.push(name)
    await sleep(ms)
  },
})
const ledger = async () =>
  (await database.connection.collection('migrations').find().sort({ at: 1 }).toArray()).map(({ _id }) => String(_id))
const migrate = (connection: Connection, migrations: Migration[]) => runMigrations(connection, migrations, log, leaseMs)

it('each migration runs once, in order, when two replicas prepare at the same time', async () => {
  const other = await connectMongo(url, database.connection.name)
  // Each takes as long as two leases without renewal.
  const migrations = ['2026-12-01-first', '2026-12-02-second'].map((name) => migration(name, 2 * leaseMs))
  await Promise.all([migrate(database.connection, migrations), migrate(other, migrations)])
  await other.close()
  expect(runs).toEqual(['2026-12-01-first', '2026-12-02-second'])
  expect(await ledger()).toEqual(runs)
}, 30_000)

it('a migration that failed runs again at the next preparation, and those after it wait', async () => {
  let fails = true
  const first = migration('2026-12-01-first')
  const second: Migration = {
    name: '2026-12-02-second',
    run: async () => {
      runs.push('second')
      if (fails) throw new Error('half of it is changed')
    },
  }
  const third = migration('2026-12-03-third')
  await expect(migrate(database.connection, [first, second, third])).rejects.toThrow(/half of it is changed/)
  expect(await ledger()).toEqual([first.name])
  fails = false
  await migrate(database.connection, [first, second, third])
  expect(runs).toEqual([first.name, 'second', 'second', third.name])
  expect(await ledger()).toEqual([first.name, second.name, third.name])
}, 30_000)

it('a rollout without a new migration reads the ledger only', async () => {
  const migrations = [migration('2026-12-01-first')]
  await migrate(database.connection, migrations)
  const { db } = database.connection
  await db?.command({ profile: 2 })
  await migrate(database.connection, migrations)
  await db?.command({ profile: 0 })
  const commands = await database.connection
    .collection('system.profile')
    .find({ op: { $ne: 'none' } })
    .toArray()
  expect(commands.map(({ op, ns }) => `${op} ${String(ns).split('.').at(-1)}`).filter((each) => !each.endsWith('$cmd'))).toEqual([
    'query migrations',
  ])
})
