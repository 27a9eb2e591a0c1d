import type { LeaseTimes } from '@rostra/kit/leases/lease-times'
import { mongoLeases } from '@rostra/kit/leases/mongo-leases'
import { type Model, Types } from 'mongoose'
import type { Exchanges } from '../../domain/exchanges/ports.ts'
import { onTakeOver } from '../claim-rows.ts'
import { type ExchangeRow, toTakenOver } from './exchange-model.ts'

/** The identity of this process among the replicas of the service. */
export interface Replica {
  /** Owns the exchanges that this process claims. Unique among replicas and new at every start. */
  owner: string
  leases: LeaseTimes
}

type Leases = Pick<Exchanges, 'leases' | 'stopRequestedAmong' | 'takeOver'> & { claimLeaseUntil: () => Date }

/**
 * Leases on exchanges in MongoDB. A renewal also stores which of them have shown frames. `claimLeaseUntil` returns the end of a new claim's
 * lease.
 */
export function exchangeLeases(model: Model<ExchangeRow>, { leases: times }: Replica): Leases {
  const leases = mongoLeases(model, {
    times,
    // 'running' comes before 'claimed' in descending order.
    sort: { status: -1 },
    onTakeOver,
    toWork: toTakenOver,
  })
  return {
    claimLeaseUntil: () => leases.firstLease(times.unrenewedMs),
    leases: {
      ...leases,
      renew: async (running) => {
        const { shown = [], silent = [] } = Object.groupBy(running, ({ hasShown }) => (hasShown ? 'shown' : 'silent'))
        const lost = await Promise.all([leases.renew(shown, { shown: true }), leases.renew(silent)])
        return lost.flat()
      },
    },
    stopRequestedAmong: async (running) => {
      if (running.length === 0) return []
      const rows = await model.find({ ...leases.ownAmong(running), stopRequested: true }, { _id: 1 }).lean()
      return rows.map(({ _id }) => _id.toHexString())
    },
    takeOver: (id) => leases.takeOverNow({ _id: new Types.ObjectId(id), status: 'running' }),
  }
}
