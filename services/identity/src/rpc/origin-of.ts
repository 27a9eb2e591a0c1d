import { networkOf } from '@rostra/kit/network'
import type { Call } from '@rostra/kit/rpc/method'
import type { Origin } from '../domain/audit/audit-log.ts'

/** Returns the origin of a call, as the audit log stores it. */
export const originOf = ({ clientAddress, requestId }: Call): Origin => ({
  network: networkOf(clientAddress),
  requestId: requestId.slice(0, 64),
})
