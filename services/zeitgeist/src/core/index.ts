import type { Foundation } from '@rostra/kit/app/service-app'
import { startPeriodicWork } from '@rostra/kit/async/periodic-work'
import { bindRpcs } from '@rostra/kit/rpc/method'
import type { Ports } from './domain/ports.ts'
import { rpcs } from './rpc/index.ts'
import type { Slice } from './slice.ts'
import { deleteExpired } from './usecases/delete-expired.ts'

/** Milliseconds between two deletions of expired rows and keys. */
const maintenanceMs = 600_000

/** Creates core: what is stored of messages and of editions, and the calls that read it. It imports no slice. */
export function createCore({ log, onStop }: Foundation, ports: Ports): Slice {
  return {
    rpcs: bindRpcs(rpcs, ports),
    begin: async () => {
      const run = () => deleteExpired(ports)
      onStop(startPeriodicWork({ everyMs: maintenanceMs, subject: 'the deletion of expired rows and keys', run, startsNow: true, log }))
    },
  }
}
