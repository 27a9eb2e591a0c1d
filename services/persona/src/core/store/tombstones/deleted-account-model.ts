import { type TombstoneRow, tombstoneSchema } from '@rostra/kit/stores/tombstones'
import type { Connection } from 'mongoose'

const schema = tombstoneSchema('deleted_accounts')

/** The tombstones of deleted accounts. */
export const deletedAccountModel = (connection: Connection) => connection.model<TombstoneRow>('DeletedAccount', schema)
