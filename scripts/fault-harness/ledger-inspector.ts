import { type Db, MongoClient } from 'mongodb'

interface AccountRow {
  _id: string
  free: number
  purchased: number
  holds: { id: string; free: number; purchased: number; heldAt: Date }[]
}

/** What the stores have of one send. `answer` and `status` are of its first document. */
export interface StoredSend {
  documents: number
  status: string
  answer: string
  /** The number of times that its price was charged. */
  charged: number
}

interface ExchangeRow {
  requestId: string
  person: string
  status: string
  answer: string
  open?: boolean
}

/** Reads exchanges, balances and ledgers from MongoDB, past the product's own API. */
export interface LedgerInspector {
  /** Returns the credits in an account's pockets, its held credits and the sum of its ledger. */
  account: (id: string) => Promise<{ pockets: number; held: number; ledger: number; entries: number; numbersWithoutGap: boolean }>
  /** Returns an account's exchanges by request id: the number of charges and of documents, the text and the status. */
  exchanges: (accountId: string) => Promise<Map<string, { charged: number; text: string; status: string; documents: number }>>
  /** Returns the stored sends of members and guests by request id. */
  sends: () => Promise<Map<string, StoredSend>>
  /** Returns the number of exchanges that are claimed or running. */
  openExchanges: () => Promise<number>
  /** Returns the age of the oldest open hold in milliseconds; 0 without an open hold. */
  oldestHoldMs: () => Promise<number>
  /** Returns the number of documents whose outbox still has events. */
  unpublished: () => Promise<number>
  /** Returns the number of messages that persona has counted. */
  countedMessages: () => Promise<number>
  client: MongoClient
  db: (service: 'chat' | 'experts' | 'billing' | 'persona' | 'identity' | 'zeitgeist' | 'newsroom') => Db
  close: () => Promise<void>
}

/** Connects to the databases of a product. `suffix`: the suffix of their names. By default MongoDB is that of the tests. */
export async function openLedgerInspector(suffix: string, mongoUrl = process.env.TEST_MONGO_URL ?? ''): Promise<LedgerInspector> {
  const client = await MongoClient.connect(mongoUrl, { readConcern: { level: 'majority' } })
  const db: LedgerInspector['db'] = (service) => client.db(`rostra_${service}${suffix}`)
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
      const chargedFor = Map.groupBy(charges, ({ reference }) => String(reference))
      const byRequest = Map.groupBy(rows, ({ requestId }) => requestId)
      return new Map(
        [...byRequest].map(([requestId, found]) => {
          const first = found[0] as (typeof found)[number]
          const credits = found.flatMap(({ _id }) => chargedFor.get(String(_id)) ?? []).reduce((sum, { amount }) => sum - amount, 0)
          return [requestId, { charged: credits / 2, text: first.answer, status: first.status, documents: found.length }]
        }),
      )
    },
    sends: async () => {
      const rows = await db('chat').collection<ExchangeRow>('exchanges').find().toArray()
      const charges = await db('billing').collection('ledger').find({ kind: 'exchange' }).toArray()
      const chargedFor = Map.groupBy(charges, ({ reference }) => String(reference))
      const creditsOf = (row: { _id: unknown }) => (chargedFor.get(String(row._id)) ?? []).reduce((sum, { amount }) => sum - amount, 0)
      const byRequest = Map.groupBy(rows, ({ requestId }) => requestId)
      return new Map(
        [...byRequest].map(([requestId, found]) => {
          const { status, answer } = found[0] as (typeof found)[number]
          const charged = found.reduce((sum, row) => sum + creditsOf(row), 0) / 2
          return [requestId, { documents: found.length, status, answer, charged }]
        }),
      )
    },
    openExchanges: () => db('chat').collection('exchanges').countDocuments({ open: true }),
    oldestHoldMs: async () => {
      const rows = await accounts()
        .find({ 'holds.0': { $exists: true } })
        .toArray()
      const ages = rows.flatMap(({ holds }) => holds.map(({ heldAt }) => Date.now() - heldAt.getTime()))
      return Math.max(0, ...ages)
    },
    unpublished: async () => {
      const outboxes = [
        ['chat', 'exchanges'],
        ['experts', 'discussions'],
        ['billing', 'accounts'],
        ['identity', 'accounts'],
      ] as const
      const all = await Promise.all(
        outboxes.map(([service, collection]) =>
          db(service)
            .collection(collection)
            .countDocuments({ 'outbox.0': { $exists: true } }),
        ),
      )
      return all.reduce((sum, count) => sum + count, 0)
    },
    countedMessages: async () => {
      const days = await db('persona').collection('daily').find().toArray()
      return days.reduce((sum, { messages = 0 }) => sum + messages, 0)
    },
  }
}
