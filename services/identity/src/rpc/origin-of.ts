import { networkOf } from '@rostra/kit/network'
import type { Call } from '@rostra/kit/rpc/method'
import type { Origin } from '../domain/audit.ts'

/** Where a call came from, as far as it is written down. */
export const originOf = ({ clientAddress, requestId }: Call): Origin => ({
  network: networkOf(clientAddress),
  requestId: requestId.slice(0, 64),
})
