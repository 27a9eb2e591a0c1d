import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { inTransaction, isDuplicate } from '@rostra/kit/stores/mongo'
import type { ClientSession, Connection, Model } from 'mongoose'
import { type Account, newAccount } from '../../domain/accounts/account.ts'
import type { AccountRule } from '../../domain/accounts/account-change.ts'
import { type AccountUpdate, buildUpdate } from '../../domain/accounts/account-update.ts'
import { DuplicateEntryError } from '../../domain/accounts/ledger.ts'
import { type AccountRow, toAccount, toFields } from './account-model.ts'
import { type LedgerEntryRow, toLedgerEntryRow } from './ledger-model.ts'

/** An account at one version. Version 0 means that the account isn't stored yet. */
export interface AccountSnapshot {
  account: Account
  version: number
}

/** Creates the events of an update, for the account's outbox. */
type CreateEvents = (before: Account, update: AccountUpdate, at: Date) => EventEnvelope[]

export interface AccountWrites {
  read: (id: string) => Promise<AccountSnapshot>
  /**
   * Stores consecutive updates of an account in one write: a single update, or a transaction when there are ledger entries. Returns null when
   * the account has another version by now. Throws DuplicateEntryError.
   */
  write: (snapshot: AccountSnapshot, updates: readonly AccountUpdate[], now: Date) => Promise<AccountSnapshot | null>
  /**
   * Applies a rule within the caller's transaction, with the ledger entries and events. Returns null when the account is missing or closed,
   * or nothing changes. Throws DuplicateEntryError, which must abort the transaction.
   */
  changeInTransaction: (session: ClientSession, accountId: string, rule: AccountRule, now: Date) => Promise<Account | null>
}

/** The account has another version than the one that was read. */
class VersionConflictError extends Error {}

/** Writes accounts and ledger entries with the MongoDB driver itself: mongoose's casts and checks cost as much CPU as the write. */
export function accountWrites(
  connection: Connection,
  accounts: Model<AccountRow>,
  ledger: Model<LedgerEntryRow>,
  createEvents: CreateEvents,
): AccountWrites {
  const [accountRows, entryRows] = [accounts.collection, ledger.collection]

  const read = async (id: string, session?: ClientSession): Promise<AccountSnapshot> => {
    const row = (await accountRows.findOne({ _id: id as never }, { session, projection: { outbox: 0 } })) as unknown as AccountRow | null
    return row ? { account: toAccount(row), version: row.version } : { account: newAccount(id), version: 0 }
  }

  /** A duplicate id means that the entry was written before. A duplicate number is a defect: the version check prevents it. */
  const insertEntries = async (entries: LedgerEntryRow[], session?: ClientSession) => {
    try {
      await entryRows.insertMany(entries as never[], { session })
    } catch (error) {
      const ids = entries.map(({ _id }) => _id as never)
      if (isDuplicate(error) && (await entryRows.findOne({ _id: { $in: ids } }))) throw new DuplicateEntryError()
      throw error
    }
  }

  const store = async (
    { account, version }: AccountSnapshot,
    updates: readonly AccountUpdate[],
    now: Date,
    session?: ClientSession,
  ): Promise<AccountSnapshot> => {
    const states = [account, ...updates.map((update) => update.account)]
    const events = updates.flatMap((update, index) => createEvents(states[index] as Account, update, now))
    const entries = updates.flatMap((update) => update.entries)
    const next = states.at(-1) as Account
    const fields = { ...toFields(next), version: version + 1 }
    if (version === 0) {
      const row = { _id: account.id as never, ...fields, ...(events.length > 0 && { outbox: events }) }
      await accountRows.insertOne(row, { session }).catch(conflictIfDuplicate)
    } else {
      const update = {
        $set: fields,
        ...(!fields.oldestHoldAt && { $unset: { oldestHoldAt: 1 as const } }),
        ...(events.length > 0 && { $push: { outbox: { $each: events } as never } }),
      }
      const { matchedCount } = await accountRows.updateOne({ _id: account.id as never, version }, update, { session })
      if (matchedCount === 0) throw new VersionConflictError()
    }
    if (entries.length > 0) await insertEntries(entries.map(toLedgerEntryRow), session)
    return { account: next, version: version + 1 }
  }

  return {
    read,
    write: async (snapshot, updates, now) => {
      const storeAll = (session?: ClientSession) => store(snapshot, updates, now, session)
      try {
        return await (updates.some(({ entries }) => entries.length > 0) ? inTransaction(connection, storeAll) : storeAll())
      } catch (error) {
        if (error instanceof VersionConflictError) return null
        throw error
      }
    },
    changeInTransaction: async (session, accountId, rule, now) => {
      const snapshot = await read(accountId, session)
      const change = snapshot.version === 0 || snapshot.account.closed ? null : rule(snapshot.account, now)
      return change && (await store(snapshot, [buildUpdate(snapshot.account, change, now)], now, session)).account
    },
  }
}

function conflictIfDuplicate(error: unknown): never {
  throw isDuplicate(error) ? new VersionConflictError() : error
}
