import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { isDuplicate } from '@rostra/kit/stores/mongo'
import type { ClientSession, Model, mongo } from 'mongoose'
import { type Account, newAccount } from '../../domain/accounts/account.ts'
import type { AccountUpdate } from '../../domain/accounts/account-update.ts'
import { DuplicateEntryError } from '../../domain/accounts/ledger.ts'
import { type AccountRow, toAccount, toFields } from './account-model.ts'
import { type LedgerEntryRow, toLedgerEntryRow } from './ledger-model.ts'

/** An account at one version. Version 0 means that the account isn't stored yet. */
export interface AccountSnapshot {
  account: Account
  version: number
}

/** Consecutive updates of one account. */
export interface AccountWrite {
  snapshot: AccountSnapshot
  updates: readonly AccountUpdate[]
  now: Date
}

type AccountOperation =
  | { insertOne: { document: AccountRow } }
  | { updateOne: { filter: Pick<AccountRow, '_id' | 'version'>; update: mongo.UpdateFilter<AccountRow> } }

/** Creates the events of an update, for the account's outbox. */
export type CreateEvents = (before: Account, update: AccountUpdate, at: Date) => EventEnvelope[]

/** Thrown when the account no longer has the version that was read. */
export class VersionConflictError extends Error {}

export interface AccountRows {
  /** Returns the accounts in the order of their ids, which must differ. */
  read: (ids: readonly string[], session?: ClientSession) => Promise<AccountSnapshot[]>
  /**
   * Stores writes of different accounts, each over its version, and their ledger entries, with one command per collection. With several
   * commands the caller's transaction makes them atomic. Throws VersionConflictError, and DuplicateEntryError when the only write has an
   * entry that was stored before.
   */
  store: (writes: readonly AccountWrite[], session?: ClientSession) => Promise<AccountSnapshot[]>
}

/** Reads and writes with the MongoDB driver itself: mongoose's casts and checks cost as much CPU as the write. */
export function accountRows(accounts: Model<AccountRow>, ledger: Model<LedgerEntryRow>, createEvents: CreateEvents): AccountRows {
  const rows = collectionOf(accounts)
  const entryRows = collectionOf(ledger)

  /** A duplicate id means that the entry was written before. A duplicate number is a defect: the version check prevents it. */
  const insertEntries = async (entries: LedgerEntryRow[], session?: ClientSession) => {
    try {
      await entryRows.insertMany(entries, { session })
    } catch (error) {
      const ids = entries.map(({ _id }) => _id)
      if (isDuplicate(error) && (await entryRows.findOne({ _id: { $in: ids } }))) throw new DuplicateEntryError()
      throw error
    }
  }

  /** Returns the number of accounts that had the expected version. */
  const storeAccounts = async (operations: readonly AccountOperation[], session?: ClientSession): Promise<number> => {
    const [first] = operations
    if (operations.length > 1 || !first) {
      // Ordered, so that it stops at the first failure. Otherwise the driver would send updates after a refused insert to an aborted
      // transaction, and report only that error, which is retryable.
      const { matchedCount, insertedCount } = await rows.bulkWrite(operations, { session, ordered: true })
      return matchedCount + insertedCount
    }
    // Cheaper for the driver than a bulk write of one.
    if ('updateOne' in first) return (await rows.updateOne(first.updateOne.filter, first.updateOne.update, { session })).matchedCount
    await rows.insertOne(first.insertOne.document, { session })
    return 1
  }

  return {
    read: async (ids, session) => {
      // The batch size returns all documents in the first reply.
      const options = { session, projection: { outbox: 0 }, batchSize: ids.length + 1 }
      const found = await rows.find({ _id: { $in: ids } }, options).toArray()
      const byId = new Map(found.map((row) => [row._id, row]))
      return ids.map((id) => {
        const row = byId.get(id)
        return row ? { account: toAccount(row), version: row.version } : { account: newAccount(id), version: 0 }
      })
    },
    store: async (writes, session) => {
      const nexts = writes.map(({ snapshot, updates }) => ({
        account: updates.at(-1)?.account ?? snapshot.account,
        version: snapshot.version + 1,
      }))
      const operations = writes.map((write, index) => operationOf(write, nexts[index] as AccountSnapshot, createEvents))
      // One command for all inserts, and one for all updates, in the order of the ids: two replicas with the same accounts conflict at the
      // first one, and one of them succeeds.
      operations.sort((one, other) => Number(isUpdate(one)) - Number(isUpdate(other)) || (one.id < other.id ? -1 : 1))
      const stored = await storeAccounts(
        operations.map(({ operation }) => operation),
        session,
      ).catch(conflictIfDuplicate)
      if (stored < writes.length) throw new VersionConflictError()
      const entries = writes.flatMap(({ updates }) => updates.flatMap((update) => update.entries))
      if (entries.length > 0) await insertEntries(entries.map(toLedgerEntryRow), session)
      return nexts
    },
  }
}

const isUpdate = ({ operation }: { operation: AccountOperation }) => 'updateOne' in operation

/** Returns the command's operation for one write: the account's new fields and its events, over the version that was read. */
function operationOf(
  { snapshot, updates, now }: AccountWrite,
  next: AccountSnapshot,
  createEvents: CreateEvents,
): { id: string; operation: AccountOperation } {
  const { account, version } = snapshot
  const states = [account, ...updates.map((update) => update.account)]
  const events = updates.flatMap((update, index) => createEvents(states[index] as Account, update, now))
  const fields = { ...toFields(next.account), version: next.version }
  const { id } = account
  if (version === 0)
    return { id, operation: { insertOne: { document: { _id: id, ...fields, ...(events.length > 0 && { outbox: events }) } } } }
  const update = {
    $set: fields,
    ...(!fields.oldestHoldAt && { $unset: { oldestHoldAt: 1 as const } }),
    ...(events.length > 0 && { $push: { outbox: { $each: events } } }),
  }
  return { id, operation: { updateOne: { filter: { _id: id, version }, update } } }
}

function conflictIfDuplicate(error: unknown): never {
  throw isDuplicate(error) ? new VersionConflictError() : error
}
