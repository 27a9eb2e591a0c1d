import { inTransaction } from '@rostra/kit/stores/mongo'
import mongoose, { type ClientSession, type Connection, type Model } from 'mongoose'
import type { Account } from '../../domain/accounts/account.ts'
import type { AccountRule } from '../../domain/accounts/account-change.ts'
import { type AccountUpdate, buildUpdate } from '../../domain/accounts/account-update.ts'
import type { AccountRow } from './account-model.ts'
import { type AccountSnapshot, accountRows, type CreateEvents, VersionConflictError } from './account-rows.ts'
import { groupReads } from './group-reads.ts'
import { groupWrites } from './group-writes.ts'
import type { LedgerEntryRow } from './ledger-model.ts'

export interface AccountWrites {
  read: (id: string) => Promise<AccountSnapshot>
  /**
   * Stores consecutive updates of an account: in a single update, or in a transaction when there are ledger entries. Returns null when the
   * account no longer has the expected version. Throws DuplicateEntryError. Do not run two writes of one account concurrently.
   */
  write: (snapshot: AccountSnapshot, updates: readonly AccountUpdate[], now: Date) => Promise<AccountSnapshot | null>
  /**
   * Applies a rule within the caller's transaction, with the ledger entries and events. Returns null when the account is missing or closed,
   * or nothing changes. Throws DuplicateEntryError, which must abort the transaction.
   */
  changeInTransaction: (session: ClientSession, accountId: string, rule: AccountRule, now: Date) => Promise<Account | null>
}

/** Reads and writes accounts and their ledgers. Concurrent reads share a command, concurrent writes with ledger entries a transaction. */
export function accountWrites(
  connection: Connection,
  accounts: Model<AccountRow>,
  ledger: Model<LedgerEntryRow>,
  createEvents: CreateEvents,
): AccountWrites {
  const rows = accountRows(accounts, ledger, createEvents)
  const writeWithEntries = groupWrites((writes) =>
    inTransaction(connection, async (session) => {
      try {
        return await rows.store(writes, session)
      } catch (error) {
        // Converted, because the driver would retry the whole group for its own error.
        throw writes.length > 1 && isWriteConflict(error) ? new VersionConflictError() : error
      }
    }),
  )

  return {
    read: groupReads(rows.read),
    write: async (snapshot, updates, now) => {
      const write = { snapshot, updates, now }
      try {
        if (updates.some(({ entries }) => entries.length > 0)) return await writeWithEntries(write)
        const [next] = await rows.store([write])
        return next ?? null
      } catch (error) {
        if (error instanceof VersionConflictError) return null
        throw error
      }
    },
    changeInTransaction: async (session, accountId, rule, now) => {
      const [snapshot] = await rows.read([accountId], session)
      if (!snapshot || snapshot.version === 0 || snapshot.account.closed) return null
      const change = rule(snapshot.account, now)
      if (!change) return null
      const [next] = await rows.store([{ snapshot, updates: [buildUpdate(snapshot.account, change, now)], now }], session)
      return next?.account ?? null
    },
  }
}

/** Returns whether a transaction failed because another one, or a write, changed the same document since it began. */
const isWriteConflict = (error: unknown) => error instanceof mongoose.mongo.MongoServerError && error.code === 112
