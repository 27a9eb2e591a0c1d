import { collectionOf } from '@rostra/kit/stores/collection-of'
import type { Model } from 'mongoose'
import type { PaymentStatus } from '../../domain/payments/payment.ts'
import type { RevenueDay } from '../../domain/payments/ports.ts'
import type { PaymentRow } from './payment-model.ts'

const paid: PaymentStatus[] = ['paid', 'refunded']

/** Sums the payments that were paid by the day (UTC) on which they were begun, since the beginning of a day. */
export function sumRevenue(model: Model<PaymentRow>, first: string): Promise<RevenueDay[]> {
  const date = { $dateToString: { date: '$createdAt', format: '%Y-%m-%d' } }
  const sums = { payments: { $sum: 1 }, amount: { $sum: '$amount' }, refunded: { $sum: '$refunded' } }
  return collectionOf(model)
    .aggregate<RevenueDay>([
      { $match: { createdAt: { $gte: new Date(first) }, status: { $in: paid } } },
      { $group: { _id: date, ...sums } },
      { $project: { _id: 0, date: '$_id', payments: 1, amount: 1, refunded: 1 } },
    ])
    .toArray()
}
