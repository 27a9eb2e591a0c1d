import { createTurns } from '@rostra/kit/in-turn'
import { inTransaction, objectId } from '@rostra/kit/mongo'
import { type ClientSession, type Connection, type Model, Types } from 'mongoose'
import type { PaymentChange, Payments } from '../domain/payment-ports.ts'
import type { AccountWrites } from './account-writes.ts'
import { type PaymentRow, toPayment } from './payment-model.ts'

const mostListed = 200

interface Around {
  now: () => Date
  /** Hears whose account may have been changed, and left an event in its outbox. */
  left: (accountId: string) => void
}

/**
 * Payments in MongoDB. A change is one transaction with the account and its ledger; whoever changes the payment or the account meanwhile makes
 * it run again. Changes of one payment take turns within a replica, so that a webhook that comes fifty times at once is one transaction.
 */
export function mongoPayments(
  connection: Connection,
  model: Model<PaymentRow>,
  { applyRule }: Pick<AccountWrites, 'applyRule'>,
  { now, left }: Around,
): Payments {
  const inTurn = createTurns()
  const one = async (filter: object, session?: ClientSession) =>
    (await model.collection.findOne(filter, { session })) as unknown as PaymentRow | null
  const known = async (filter: object) => {
    const row = await one(filter)
    return row && toPayment(row)
  }

  /** The account's other payments that may give it a role. */
  const others = async ({ _id, accountId }: PaymentRow, session: ClientSession) => {
    const filter = { accountId, role: 'orator', status: 'paid', _id: { $ne: _id } }
    return ((await model.collection.find(filter, { session }).toArray()) as unknown as PaymentRow[]).map(toPayment)
  }

  return {
    add: async (payment) => {
      const row: PaymentRow = { _id: new Types.ObjectId(), ...payment, version: 1, askedAt: new Date(0) }
      await model.collection.insertOne(row)
      return toPayment(row)
    },
    byId: async (id) => {
      const _id = objectId(id)
      return _id && known({ _id })
    },
    byIntent: (intentId) => known({ intentId }),
    listOf: async (accountId) => {
      const rows = model.collection.find({ accountId }, { sort: { createdAt: -1, _id: -1 }, limit: mostListed })
      return ((await rows.toArray()) as unknown as PaymentRow[]).map(toPayment)
    },
    opened: async (id, { sessionId, url }) => {
      await model.collection.updateOne({ _id: new Types.ObjectId(id) }, { $set: { sessionId, url }, $inc: { version: 1 } })
    },
    change: (id, rule) =>
      inTurn(id, async () => {
        const _id = new Types.ObjectId(id)
        const seen = await known({ _id })
        if (!seen || !rule(seen, null, [])) return null
        const changed = await inTransaction(connection, async (session) => {
          const row = (await one({ _id }, session)) as PaymentRow
          const [payment, rest] = [toPayment(row), await others(row, session)]
          const made: { change: PaymentChange | null } = { change: rule(payment, null, rest) }
          await applyRule(
            session,
            payment.accountId,
            (account) => {
              made.change = rule(payment, account, rest)
              return made.change?.change ?? null
            },
            now(),
          )
          if (!made.change) return null
          const { id, ...fields } = made.change.payment
          const update = { $set: { ...fields, version: row.version + 1 } }
          const { matchedCount } = await model.collection.updateOne({ _id, version: row.version }, update, { session })
          if (matchedCount === 0) throw new Error(`Payment ${id} was changed within its transaction`)
          return made.change.payment
        })
        if (changed) left(changed.accountId)
        return changed
      }),
    takeOverdue: async ({ createdBefore, askedBefore, now: askedAt }) => {
      const filter = { status: 'pending', askedAt: { $lt: askedBefore }, createdAt: { $lt: createdBefore } }
      const row = await model.collection.findOneAndUpdate(filter, { $set: { askedAt } }, { sort: { askedAt: 1, createdAt: 1 } })
      return row && toPayment(row as unknown as PaymentRow)
    },
  }
}
