import { createKeyedMutex } from '@rostra/kit/async/keyed-mutex'
import { collectionOf } from '@rostra/kit/stores/collection-of'
import { inTransaction, objectId } from '@rostra/kit/stores/mongo'
import { figureDates, keptFigures } from '@rostra/platform/console/figures'
import { type ClientSession, type Connection, type Model, type mongo, Types } from 'mongoose'
import type { Payment } from '../../domain/payments/payment.ts'
import type { PaymentChange, PaymentRule } from '../../domain/payments/payment-change.ts'
import type { Payments } from '../../domain/payments/ports.ts'
import type { AccountWrites } from '../accounts/account-writes.ts'
import { hasReversal, type PaymentRow, toPayment } from './payment-model.ts'
import { sumRevenue } from './revenue.ts'

interface PaymentsOptions {
  now: () => Date
  /** Called with the account's id after a payment has changed; the account may have changed and have events to publish. */
  onChange: (accountId: string) => void
}

/**
 * Stores payments in MongoDB. A change is one transaction with the account and its ledger, which MongoDB retries after a conflict. Changes
 * of one payment run one at a time within a replica, so that fifty copies of a webhook cause one transaction.
 */
export function mongoPayments(
  connection: Connection,
  model: Model<PaymentRow>,
  { changeInTransaction }: Pick<AccountWrites, 'changeInTransaction'>,
  { now, onChange }: PaymentsOptions,
): Payments {
  const rows = collectionOf(model)
  const oneAtATime = createKeyedMutex()

  const findRow = (filter: mongo.Filter<PaymentRow>, session?: ClientSession) => rows.findOne(filter, { session })
  const findOne = async (filter: mongo.Filter<PaymentRow>) => {
    const row = await findRow(filter)
    return row && toPayment(row)
  }

  /** Returns the account's other paid payments that grant a role. */
  const findOthers = async ({ _id, accountId }: PaymentRow, session: ClientSession): Promise<Payment[]> => {
    const found = await rows.find({ accountId, role: 'orator', status: 'paid', _id: { $ne: _id } }, { session }).toArray()
    return found.map(toPayment)
  }

  const changeInSession = async (_id: Types.ObjectId, rule: PaymentRule, session: ClientSession): Promise<Payment | null> => {
    const row = (await findRow({ _id }, session)) as PaymentRow
    const payment = toPayment(row)
    const others = await findOthers(row, session)
    const decided: { change: PaymentChange | null } = { change: rule(payment, null, others) }
    const accountRule = (account: Parameters<PaymentRule>[1]) => {
      decided.change = rule(payment, account, others)
      return decided.change?.accountChange ?? null
    }
    await changeInTransaction(session, payment.accountId, accountRule, now())
    if (!decided.change) return null
    const { id, ...fields } = decided.change.payment
    const update = { $set: { ...fields, version: row.version + 1 } }
    const { matchedCount } = await rows.updateOne({ _id, version: row.version }, update, { session })
    if (matchedCount === 0) throw new Error(`Payment ${id} changed within its own transaction`)
    return decided.change.payment
  }

  return {
    create: async (payment) => {
      const row: PaymentRow = { _id: new Types.ObjectId(), ...payment, version: 1, checkedAt: new Date(0) }
      await rows.insertOne(row)
      return toPayment(row)
    },
    findById: async (id) => {
      const _id = objectId(id)
      return _id && findOne({ _id })
    },
    findByIntent: (intentId) => findOne({ intentId }),
    list: async ({ accountId, reversedOnly, page, limit }) => {
      const filter = { ...(accountId === '' ? {} : { accountId }), ...(reversedOnly ? hasReversal : {}) }
      const found = rows.find(filter, { sort: { createdAt: -1, _id: -1 }, skip: (page - 1) * limit, limit })
      const count = Object.keys(filter).length === 0 ? rows.estimatedDocumentCount() : rows.countDocuments(filter)
      const [payments, total] = await Promise.all([found.toArray(), count])
      return { payments: payments.map(toPayment), total }
    },
    revenue: keptFigures((days) => sumRevenue(model, figureDates(days, now())[0])),
    setCheckout: async (id, { sessionId, url }) => {
      await rows.updateOne({ _id: new Types.ObjectId(id) }, { $set: { sessionId, url }, $inc: { version: 1 } })
    },
    change: (id, rule) =>
      oneAtATime(id, async () => {
        const _id = new Types.ObjectId(id)
        const current = await findOne({ _id })
        if (!current || !rule(current, null, [])) return null
        const changed = await inTransaction(connection, (session) => changeInSession(_id, rule, session))
        if (changed) onChange(changed.accountId)
        return changed
      }),
    claimDue: async ({ status, createdAfter, createdBefore, checkedBefore }, checkedAt) => {
      const filter = { status, createdAt: { $gt: createdAfter, $lt: createdBefore }, checkedAt: { $lt: checkedBefore } }
      const row = await rows.findOneAndUpdate(filter, { $set: { checkedAt } }, { sort: { createdAt: 1 } })
      return row && toPayment(row)
    },
  }
}
