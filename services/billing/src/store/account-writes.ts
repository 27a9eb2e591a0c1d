import type { EventEnvelope } from '@rostra/kit/events/event-bus'
import { inTransaction, isDuplicate } from '@rostra/kit/mongo'
import type { ClientSession, Connection, Model } from 'mongoose'
import { type Account, newAccount } from '../domain/account.ts'
import { EntryExists } from '../domain/ledger.ts'
import type { Rule } from '../domain/ports.ts'
import { type Posting, post } from '../domain/posting.ts'
import { type AccountRow, toAccount, toFields } from './account-model.ts'
import { type EntryRow, toEntryRow } from './ledger-model.ts'

/** An account as it was read. Version 0 is not stored yet. */
export interface Seen {
  account: Account
  version: number
}

/** The events that a posting leaves behind. */
export type Leave = (before: Account, posting: Posting, at: Date) => EventEnvelope[]

export interface AccountWrites {
  read: (id: string) => Promise<Seen>
  /**
   * Stores changes of an account that is still as it was seen, one upon the other: one update, or one transaction with the ledger. Null when
   * somebody else has changed it. Throws EntryExists.
   */
  write: (seen: Seen, postings: readonly Posting[], now: Date) => Promise<Seen | null>
  /**
   * Applies a rule within a transaction, which others may have more to do in: the account, its events and its ledger. Null when there is no
   * account, or nothing to do; a closed account is none. Throws EntryExists, which must end the transaction.
   */
  applyRule: (session: ClientSession, accountId: string, rule: Rule, now: Date) => Promise<Account | null>
}

/** Somebody else has changed the account since it was seen. */
class Outrun extends Error {}

// Rows of our own making go to the driver itself: casting and checking them costs as much as the write.
export function accountWrites(connection: Connection, accounts: Model<AccountRow>, ledger: Model<EntryRow>, leave: Leave): AccountWrites {
  const [rows, entryRows] = [accounts.collection, ledger.collection]

  const read = async (id: string, session?: ClientSession): Promise<Seen> => {
    const row = (await rows.findOne({ _id: id as never }, { session, projection: { outbox: 0 } })) as unknown as AccountRow | null
    return row ? { account: toAccount(row), version: row.version } : { account: newAccount(id), version: 0 }
  }

  /** Numbers are unique as well, but only an account's version decides on them: one that is taken is a defect. */
  const insertEntries = async (entries: EntryRow[], session?: ClientSession) => {
    try {
      await entryRows.insertMany(entries as never[], { session })
    } catch (error) {
      const ids = entries.map(({ _id }) => _id as never)
      if (isDuplicate(error) && (await entryRows.findOne({ _id: { $in: ids } }))) throw new EntryExists()
      throw error
    }
  }

  const store = async ({ account, version }: Seen, postings: readonly Posting[], now: Date, session?: ClientSession): Promise<Seen> => {
    const accounts = [account, ...postings.map((posting) => posting.account)]
    const events = postings.flatMap((posting, index) => leave(accounts[index] as Account, posting, now))
    const entries = postings.flatMap((posting) => posting.entries)
    const after = accounts.at(-1) as Account
    const fields = { ...toFields(after), version: version + 1 }
    if (version === 0) {
      const row = { _id: account.id as never, ...fields, ...(events.length > 0 && { outbox: events }) }
      await rows.insertOne(row, { session }).catch(outrunIfThere)
    } else {
      const update = {
        $set: fields,
        ...(!fields.oldestHoldAt && { $unset: { oldestHoldAt: 1 as const } }),
        ...(events.length > 0 && { $push: { outbox: { $each: events } as never } }),
      }
      const { matchedCount } = await rows.updateOne({ _id: account.id as never, version }, update, { session })
      if (matchedCount === 0) throw new Outrun()
    }
    if (entries.length > 0) await insertEntries(entries.map(toEntryRow), session)
    return { account: after, version: version + 1 }
  }

  return {
    read,
    write: async (seen, postings, now) => {
      const work = (session?: ClientSession) => store(seen, postings, now, session)
      try {
        return await (postings.some(({ entries }) => entries.length > 0) ? inTransaction(connection, work) : work())
      } catch (error) {
        if (error instanceof Outrun) return null
        throw error
      }
    },
    applyRule: async (session, accountId, rule, now) => {
      const seen = await read(accountId, session)
      const change = seen.version === 0 || seen.account.closed ? null : rule(seen.account, now)
      return change && (await store(seen, [post(seen.account, change, now)], now, session)).account
    },
  }
}

function outrunIfThere(error: unknown): never {
  throw isDuplicate(error) ? new Outrun() : error
}
