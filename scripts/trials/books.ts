import { type Db, MongoClient } from 'mongodb'

interface AccountRow {
  _id: string
  free: number
  purchased: number
  holds: { id: string; free: number; purchased: number; heldAt: Date }[]
}

interface ExchangeRow {
  requestId: string
  person: string
  status: string
  reply: string
  open?: boolean
}

/** What the stores say, whatever the product says. */
export interface Books {
  /** Of one account: what is in its pockets, what is held, and the sum of its ledger. */
  account: (id: string) => Promise<{ pockets: number; held: number; ledger: number; entries: number; numbersWithoutGap: boolean }>
  /** How often an exchange was charged, by its request id, and what became of it. */
  exchanges: (accountId: string) => Promise<Map<string, { charged: number; reply: string; status: string; documents: number }>>
  /** Milliseconds since the oldest open hold was made; 0 without any. */
  oldestHoldMs: () => Promise<number>
  /** How many events wait in outboxes. */
  untold: () => Promise<number>
  /** How many messages persona has counted. */
  countedMessages: () => Promise<number>
  client: MongoClient
  db: (service: 'chat' | 'billing' | 'persona' | 'identity') => Db
  close: () => Promise<void>
}

/** `suffix`: what follows the databases' names. Without an address, MongoDB is that of the tests. */
export async function openBooks(suffix: string, mongoUrl = process.env.TEST_MONGO_URL ?? ''): Promise<Books> {
  const client = await MongoClient.connect(mongoUrl, { readConcern: { level: 'majority' } })
  const db: Books['db'] = (service) => client.db(`rostra_${service}${suffix}`)
  const accounts = () => db('billing').collection<AccountRow>('accounts')
  const total = (holds: AccountRow['holds']) => holds.reduce((sum, { free, purchased }) => sum + free + purchased, 0)

  return {
    client,
    db,
    close: () => client.close(),
    account: async (id) => {
      const row = await accounts().findOne({ _id: id })
      const entries = await db('billing').collection('ledger').find({ accountId: id }).sort({ number: 1 }).toArray()
      return {
        pockets: (row?.free ?? 0) + (row?.purchased ?? 0),
        held: total(row?.holds ?? []),
        ledger: entries.reduce((sum, { amount }) => sum + amount, 0),
        entries: entries.length,
        numbersWithoutGap: entries.every(({ number }, index) => number === index + 1),
      }
    },
    exchanges: async (accountId) => {
      const rows = await db('chat')
        .collection<ExchangeRow>('exchanges')
        .find({ person: `member:${accountId}` })
        .toArray()
      const charges = await db('billing').collection('ledger').find({ accountId, kind: 'exchange' }).toArray()
      const chargedFor = Map.groupBy(charges, ({ about }) => String(about))
      const byRequest = Map.groupBy(rows, ({ requestId }) => requestId)
      return new Map(
        [...byRequest].map(([requestId, found]) => {
          const last = found[0] as (typeof found)[number]
          const taken = found.flatMap(({ _id }) => chargedFor.get(String(_id)) ?? []).reduce((sum, { amount }) => sum - amount, 0)
          return [requestId, { charged: taken / 2, reply: last.reply, status: last.status, documents: found.length }]
        }),
      )
    },
    oldestHoldMs: async () => {
      const rows = await accounts()
        .find({ 'holds.0': { $exists: true } })
        .toArray()
      const ages = rows.flatMap(({ holds }) => holds.map(({ heldAt }) => Date.now() - heldAt.getTime()))
      return Math.max(0, ...ages)
    },
    untold: async () => {
      const waiting = async (service: 'chat' | 'billing' | 'identity', collection: string) =>
        db(service)
          .collection(collection)
          .countDocuments({ 'outbox.0': { $exists: true } })
      const all = await Promise.all([waiting('chat', 'exchanges'), waiting('billing', 'accounts'), waiting('identity', 'accounts')])
      return all.reduce((sum, count) => sum + count, 0)
    },
    countedMessages: async () => {
      const days = await db('persona').collection('daily').find().toArray()
      return days.reduce((sum, { messages = 0 }) => sum + messages, 0)
    },
  }
}
