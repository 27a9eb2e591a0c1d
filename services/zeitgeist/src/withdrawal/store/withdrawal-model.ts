import { type TombstoneRow, tombstoneSchema } from '@rostra/kit/stores/tombstones'
import type { Connection } from 'mongoose'

export const withdrawalModel = (connection: Connection) => connection.model<TombstoneRow>('Withdrawal', tombstoneSchema('withdrawals'))
