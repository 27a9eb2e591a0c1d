import { randomBytes } from 'node:crypto'
import { buildIndexes, connectMongo } from '@rostra/kit/stores/mongo'
import { dropDatabase } from '@rostra/kit/testing/drop-database'
import type { Connection } from 'mongoose'
import type { Accounts, HoldMetrics } from '../../src/domain/accounts/ports.ts'
import { accountEvents } from '../../src/events/account-events.ts'
import { createAccountCache } from '../../src/store/accounts/account-cache.ts'
import { accountModel } from '../../src/store/accounts/account-model.ts'
import { type AccountWrites, accountWrites } from '../../src/store/accounts/account-writes.ts'
import { mongoAccounts } from '../../src/store/accounts/accounts.ts'
import { ledgerModel } from '../../src/store/accounts/ledger-model.ts'

/** The account store of one replica, on a database of the test. */
export interface AccountStore {
  connection: Connection
  accounts: Accounts
  writes: AccountWrites
  holdMetrics: HoldMetrics
  /** Runs `work` before the next command of this name is sent. */
  onceBefore: (command: string, work: () => void) => void
  /** Returns the names of the commands that were sent since the last call. */
  takeCommands: () => string[]
  /** Returns the numbers of settled holds since the last call. */
  takeSettled: () => Record<Parameters<HoldMetrics['settled']>[1], number>
  /** Drops the database and closes the connection. */
  drop: () => Promise<void>
}

export const newDatabase = () => `rostra_billing_${randomBytes(6).toString('hex')}`

const nothingSettled = () => ({ captured: 0, released: 0, stray: 0 })

/** Opens the store of one replica. Replicas that open the same database share its accounts. */
export async function openAccountStore(
  database: string,
  now: () => Date,
  mongoUrl = process.env.TEST_MONGO_URL ?? '',
): Promise<AccountStore> {
  const url = new URL(mongoUrl)
  url.searchParams.set('monitorCommands', 'true')
  const connection = await connectMongo(url.href, database)
  const accounts = accountModel(connection)
  const ledger = ledgerModel(connection)
  await buildIndexes(connection)
  let commands = [] as string[]
  let settled = nothingSettled()
  connection.getClient().on('commandStarted', ({ commandName }) => void commands.push(commandName))
  const writes = accountWrites(connection, accounts, ledger, accountEvents)
  return {
    connection,
    accounts: mongoAccounts({ accounts, ledger, writes, cache: createAccountCache(1_000), now }),
    writes,
    holdMetrics: { settled: (_by, how) => void settled[how]++ },
    onceBefore: (command, work) => {
      const client = connection.getClient()
      const listener = ({ commandName }: { commandName: string }) => {
        if (commandName !== command) return
        client.off('commandStarted', listener)
        work()
      }
      client.on('commandStarted', listener)
    },
    takeCommands: () => {
      const taken = commands
      commands = []
      return taken
    },
    takeSettled: () => {
      const taken = settled
      settled = nothingSettled()
      return taken
    },
    drop: async () => {
      await dropDatabase(connection)
      await connection.close()
    },
  }
}
