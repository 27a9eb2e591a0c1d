import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createEvent, withOutbox } from '@rostra/kit/events/outbox'
import { buildIndexes, connectMongo } from '@rostra/kit/stores/mongo'
import { dropDatabase } from '@rostra/kit/testing/drop-database'
import { type Connection, Schema } from 'mongoose'
import { listSetAsideEvents, putBackEvents } from '../operator/set-aside-events.ts'

const mongoUrl = process.env.TEST_MONGO_URL ?? ''
const suffix = `_${randomUUID().slice(0, 8)}`
let connection: Connection

beforeAll(async () => {
  connection = await connectMongo(mongoUrl, `rostra_billing${suffix}`)
  const schema = new Schema({ _id: String }, { collection: 'accounts' })
  withOutbox(schema)
  connection.model('Account', schema)
  await buildIndexes(connection)
})
afterAll(async () => {
  if (connection) await dropDatabase(connection)
  await connection?.close()
})

it('an operator lists the events that are set aside, and puts those of a service back', async () => {
  const refused = { reason: 'MESSAGE_TOO_LARGE', at: new Date() }
  const event = createEvent('billing.bought-role-changed.v1', 'ada', Buffer.from('orator'))
  await connection.collection<{ _id: string; outbox: object[] }>('accounts').insertOne({ _id: 'ada', outbox: [{ ...event, refused }] })
  expect(await listSetAsideEvents({ mongoUrl, suffix })).toMatchObject([
    { service: 'billing', collection: 'accounts', documentId: 'ada', event: { topic: event.topic, refused } },
  ])
  expect(await putBackEvents({ mongoUrl, suffix }, 'chat')).toEqual([])
  expect(await putBackEvents({ mongoUrl, suffix }, 'billing')).toEqual([{ service: 'billing', collection: 'accounts', documents: 1 }])
  expect(await listSetAsideEvents({ mongoUrl, suffix })).toEqual([])
})
