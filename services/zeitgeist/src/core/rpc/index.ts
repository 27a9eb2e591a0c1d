import { exportDataRpc } from './export-data.ts'
import { getEntryRpc } from './get-entry.ts'
import { listEntriesRpc } from './list-entries.ts'

/** The methods of core. */
export const rpcs = [listEntriesRpc, getEntryRpc, exportDataRpc]
