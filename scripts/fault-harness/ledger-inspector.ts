import { expect } from '@jest/globals'
import { eventually } from '@rostra/kit/testing/eventually'
import type { ServiceName } from '@rostra/proto/services'
import { type Db, MongoClient } from 'mongodb'

interface AccountRow {
  _id: string
  free: number
  purchased: number
  holds: { id: string; free: number; purchased: number; heldAt: Date }[]
}

/** What the stores have of one send. `text` and `status` are of its first document. */
export interface StoredSend {
  /** `member:<account>` or `guest:<id>`. */
  person: string
  documents: number
  status: string
  text: string
  /** The number of times that its price was charged. */
  charged: number
}

interface ExchangeRow {
  requestId: string
  person: string
  status: string
  answer: string
}

/** Reads exchanges, balances and ledgers from MongoDB, past the product's own API. */
export interface LedgerInspector {
  /** Expects that an account holds nothing and that its ledger adds up, without a gap, to its pockets. Returns these credits. */
  expectExact: (accountId: string) => Promise<number>
  /** Returns the stored sends of members and guests by request id, or those of one account. */
  sends: (accountId?: string) => Promise<Map<string, StoredSend>>
  /** Expects that each send of an account has one document and was charged once if it has text. Returns the sends. */
  expectChargedOnce: (accountId: string) => Promise<Map<string, StoredSend>>
  /** Returns the age of the oldest open hold in milliseconds; 0 without an open hold. */
  oldestHoldMs: () => Promise<number>
  /** Returns the number of documents whose outbox still has events, or has events from before a time. */
  unpublished: (before?: Date) => Promise<number>
  /** Resolves when no exchange is open, no credits are held and every event is published. */
  settled: (withinMs?: number) => Promise<void>
  /** Resolves when persona has counted each answer with text once, and so many answers that chat has deleted. */
  allCounted: (deletedAnswers?: number) => Promise<void>
  client: MongoClient
  mongoUrl: string
  db: (service: ServiceName) => Db
  close: () => Promise<void>
}

const outboxes = [
  ['chat', 'exchanges'],
  ['experts', 'discussions'],
  ['billing', 'accounts'],
  ['identity', 'accounts'],
] as const
const priceOfExchange = 2
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Connects to the databases of a product. `suffix`: the suffix of their names. By default MongoDB is that of the tests. */
export async function openLedgerInspector(suffix: string, mongoUrl = process.env.TEST_MONGO_URL ?? ''): Promise<LedgerInspector> {
  const client = await MongoClient.connect(mongoUrl, { readConcern: { level: 'majority' } })
  const db: LedgerInspector['db'] = (service) => client.db(`rostra_${service}${suffix}`)
  const accounts = () => db('billing').collection<AccountRow>('accounts')
  const count = (service: ServiceName, collection: string, filter: object) => db(service).collection(collection).countDocuments(filter)

  const sends: LedgerInspector['sends'] = async (accountId) => {
    const rows = await db('chat')
      .collection<ExchangeRow>('exchanges')
      .find(accountId === undefined ? {} : { person: `member:${accountId}` })
      .toArray()
    const charges = await db('billing').collection('ledger').find({ kind: 'exchange' }).toArray()
    const chargesOf = Map.groupBy(charges, ({ reference }) => String(reference))
    const creditsOf = ({ _id }: { _id: unknown }) => -sum((chargesOf.get(String(_id)) ?? []).map(({ amount }) => amount))
    const byRequest = [...Map.groupBy(rows, ({ requestId }) => requestId)]
    return new Map(
      byRequest.map(([requestId, found]) => {
        const { person, status, answer } = found[0] as (typeof found)[number]
        const charged = sum(found.map(creditsOf)) / priceOfExchange
        return [requestId, { person, documents: found.length, status, text: answer, charged }]
      }),
    )
  }
  const unpublished: LedgerInspector['unpublished'] = async (before) => {
    const filter = before ? { 'outbox.at': { $lt: before } } : { 'outbox.0': { $exists: true } }
    return sum(await Promise.all(outboxes.map(([service, collection]) => count(service, collection, filter))))
  }
  const oldestHoldMs = async () => {
    const rows = await accounts()
      .find({ 'holds.0': { $exists: true } })
      .toArray()
    return Math.max(0, ...rows.flatMap(({ holds }) => holds.map(({ heldAt }) => Date.now() - heldAt.getTime())))
  }
  const expectSettled = async () => {
    const found = { open: await count('chat', 'exchanges', { open: true }), unpublished: await unpublished(), held: await oldestHoldMs() }
    expect(found).toEqual({ open: 0, unpublished: 0, held: 0 })
  }
  const expectCounted = async (deletedAnswers: number) => {
    const days = await db('persona').collection('daily').find().toArray()
    const withText = [...(await sends()).values()].filter(({ text }) => text !== '').length
    expect(sum(days.map(({ messages = 0 }) => messages))).toBe(withText + deletedAnswers)
  }
  return {
    client,
    mongoUrl,
    db,
    sends,
    oldestHoldMs,
    unpublished,
    close: () => client.close(),
    expectExact: async (id) => {
      const row = await accounts().findOne({ _id: id })
      const pockets = (row?.free ?? 0) + (row?.purchased ?? 0)
      const entries = await db('billing').collection('ledger').find({ accountId: id }).sort({ number: 1 }).toArray()
      const ledger = sum(entries.map(({ amount }) => amount))
      expect({ id, holds: row?.holds ?? [], ledger }).toEqual({ id, holds: [], ledger: pockets })
      expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1))
      return pockets
    },
    expectChargedOnce: async (accountId) => {
      const stored = await sends(accountId)
      for (const [requestId, { documents, charged, text }] of stored)
        expect({ requestId, documents, charged }).toEqual({ requestId, documents: 1, charged: text === '' ? 0 : 1 })
      return stored
    },
    settled: (withinMs = 150_000) => eventually(expectSettled, withinMs),
    allCounted: (deletedAnswers = 0) => eventually(() => expectCounted(deletedAnswers), 120_000),
  }
}
