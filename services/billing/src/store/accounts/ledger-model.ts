import { type Connection, Schema } from 'mongoose'
import { pockets } from '../../domain/accounts/account.ts'
import { entryKinds, type LedgerEntry } from '../../domain/accounts/ledger.ts'
import { storedEnum } from '../stored-enum.ts'

export interface LedgerEntryRow extends Omit<LedgerEntry, 'id'> {
  /** `<account id>/<entry id>`: unique, so that nothing is charged or granted twice. */
  _id: string
}

const schema = new Schema<LedgerEntryRow>(
  {
    _id: String,
    accountId: { type: String, required: true },
    number: { type: Number, required: true },
    at: { type: Date, required: true },
    kind: { type: String, required: true },
    amount: { type: Number, required: true },
    pocket: { type: String, required: true },
    reference: { type: String, required: true },
    note: { type: String, default: '' },
    balanceAfter: { type: Number, required: true },
  },
  { collection: 'ledger', versionKey: false },
)
schema.index({ accountId: 1, number: -1 }, { unique: true })

export const ledgerModel = (connection: Connection) => connection.model<LedgerEntryRow>('LedgerEntry', schema)

export const toLedgerEntryRow = ({ id, ...entry }: LedgerEntry): LedgerEntryRow => ({ _id: `${entry.accountId}/${id}`, ...entry })

/** Converts a stored entry. Throws for an unknown kind or pocket. */
export const toLedgerEntry = ({ _id, ...entry }: LedgerEntryRow): LedgerEntry => ({
  ...entry,
  id: _id.slice(entry.accountId.length + 1),
  kind: storedEnum(entryKinds, entry.kind, 'ledger.kind'),
  pocket: storedEnum(pockets, entry.pocket, 'ledger.pocket'),
})
