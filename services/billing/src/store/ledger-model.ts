import { type Connection, Schema } from 'mongoose'
import type { Entry } from '../domain/ledger.ts'

export interface EntryRow extends Omit<Entry, 'id'> {
  /** The account's id and the entry's: the same can't be charged or given twice. */
  _id: string
}

const schema = new Schema<EntryRow>(
  {
    _id: String,
    accountId: { type: String, required: true },
    number: { type: Number, required: true },
    at: { type: Date, required: true },
    kind: { type: String, required: true },
    amount: { type: Number, required: true },
    pocket: { type: String, required: true },
    about: { type: String, required: true },
    note: { type: String, default: '' },
    balanceAfter: { type: Number, required: true },
  },
  { collection: 'ledger', versionKey: false },
)
schema.index({ accountId: 1, number: -1 }, { unique: true })

export const ledgerModel = (connection: Connection) => connection.model<EntryRow>('LedgerEntry', schema)

export const toEntryRow = ({ id, ...entry }: Entry): EntryRow => ({ _id: `${entry.accountId}/${id}`, ...entry })

export const toEntry = ({ _id, ...entry }: EntryRow): Entry => ({ id: _id.slice(entry.accountId.length + 1), ...entry })
