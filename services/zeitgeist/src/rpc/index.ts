import { exportDataRpc } from './export-data.ts'
import { listEntriesRpc } from './list-entries.ts'
import { refreshRpc } from './refresh.ts'

/** Every method of ZeitgeistService. */
export const rpcs = [listEntriesRpc, refreshRpc, exportDataRpc]
